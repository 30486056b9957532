"""The rules, chapter by chapter, in the order in which they build on each other.

`scoring`, `sights`, `piles`, `payment`, `damage`, `tokens`, `rams`, `markers`, `fields`; then the
phases: `set_up`, `acceleration`, `maneuver`, `attack`, `reload`; `battle` runs them.
"""
