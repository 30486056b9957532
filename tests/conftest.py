"""For all tests: no example of Hypothesis fails for being slow on a busy machine."""

from hypothesis import settings

settings.register_profile("grandstand", deadline=None)
settings.load_profile("grandstand")
