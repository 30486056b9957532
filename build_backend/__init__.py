"""Builds Grandstand: setuptools, plus the page in the wheel, compiled where a C compiler is found.

Here are the hooks that pip calls; what they add is in `page` and `compiled`. Setuptools is imported
inside the hooks only: `scripts/install` asks those two what the build needs before it is there.
"""

import shutil
from collections.abc import Mapping

from build_backend import compiled, page
from build_backend.project import ROOT

Settings = Mapping[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*get_requires_for_build_sdist(), *compiled.requires()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return get_requires_for_build_sdist()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [] if page.is_built() else page.requires()


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    from setuptools import build_meta

    return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """The page, then the wheel; if compiling fails the wheel is made of the plain modules."""
    from setuptools import build_meta

    page.build()
    if compiled.is_wanted():
        forget_last_build()
        try:
            compiled.generate_c()
            return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
        except (Exception, SystemExit):  # mypyc and setuptools both leave by SystemExit
            if compiled.is_demanded():
                raise
            print("Compiling failed: Grandstand is installed interpreted, and runs slower.")
            compiled.EXTENSIONS.clear()
    forget_last_build()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """An editable install runs the files as they are: never compiled."""
    from setuptools import build_meta

    page.build()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The page goes along built, so that installing from the archive needs no Node.js."""
    from setuptools import build_meta

    page.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def forget_last_build() -> None:
    """Setuptools packs all that `build/lib*` holds, also modules that are gone from the sources."""
    for left_over in (ROOT / "build").glob("lib*"):
        shutil.rmtree(left_over)
