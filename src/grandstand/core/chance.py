"""Where chance comes from. One interface: a number below n, each one equally likely.

`Seeded` is for simulation: a seed gives the same numbers on every machine, compiled or not.
`Entropy` is for tables with people: what it has shown says nothing about what comes next, and
there is no seed that could leak. `Script` re-reads what a log recorded. `Unlisted` draws nothing
and says what could be drawn, for those who want chance as a listed decision.
"""

import os
from typing import Final

from mypy_extensions import i64

from .errors import BadData

# A multiply-with-carry step, x -> A * low word + high word. A * 2**32 - 1 is a safe prime, so the
# period is over 2**61; A below 2**31 keeps every state below 2**63: exact in a machine word.
MULTIPLIER: Final = 2147417760
WORD: Final = 0xFFFFFFFF


class Source:
    """A source of chance."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def read(self, clock: int) -> int:
        """What the clock says, unless it was read before."""
        return clock

    def split(self, key: int) -> "Source":
        """A source for a flow that runs beside others; `key` is different for each."""
        return self

    def copy(self) -> "Source":
        return self


class Seeded(Source):
    """Fast, and the same for the same seed everywhere.

    >>> dice = Seeded(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [4, 6, 5, 1, 1]
    """

    def __init__(self, seed: int, x: i64 = 0) -> None:
        self.seed = seed
        self.x: i64 = x  # 0 is no state: it has not begun, and most that are split off never do
        self.base = 0

    def below(self, n: int) -> int:
        assert 0 < n < 1 << 31, f"a draw below {n}"
        bound: i64 = n
        product: i64 = self.word() * bound
        if product & WORD < bound:  # the few words that would favour some numbers are passed over
            unfair: i64 = (WORD + 1 - bound) % bound
            while product & WORD < unfair:
                product = self.word() * bound
        return product >> 32

    def word(self) -> i64:
        x: i64 = self.state()
        self.x = MULTIPLIER * (x & WORD) + (x >> 32)
        return (x ^ (x >> 32)) & WORD

    def state(self) -> i64:
        if self.x == 0:
            self.x = scatter(self.seed)
        return self.x

    def split(self, key: int) -> "Seeded":
        # by the key alone, not by a draw: who splits again after an undo gets the same
        if not self.base:
            self.base = scatter(self.seed) << 64
        return Seeded(self.base + key + 1)

    def copy(self) -> "Seeded":
        return Seeded(self.seed, self.x)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self.state() == other.state()


class Entropy(Source):
    """The operating system's: nothing that was drawn tells what will be."""

    def below(self, n: int) -> int:
        limit = (1 << 62) - (1 << 62) % n
        while True:
            number = int.from_bytes(os.urandom(8), "big") >> 2
            if number < limit:
                return number % n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entropy)


class Script(Source):
    """What a log recorded, in its order; then another source goes on."""

    def __init__(self, numbers: list[int], then: Source) -> None:
        self.numbers = numbers
        self.then = then
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.numbers):
            return self.then.below(n)
        number = self.numbers[self.at]
        if not 0 <= number < n:
            raise BadData(f"log, draw {self.at}: {number} is not one of 0 … {n - 1}")
        self.at += 1
        return number

    def read(self, clock: int) -> int:
        if self.at == len(self.numbers):
            return clock
        self.at += 1
        return self.numbers[self.at - 1]


class Undrawn(Exception):
    """A draw that nobody has decided yet: any number below n, each as likely as the others."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Unlisted(Source):
    """Chance as a decision of its own: every draw stops the step and asks to be listed."""

    def below(self, n: int) -> int:
        raise Undrawn(n)


def scatter(seed: int) -> int:
    """A state far from those of neighbouring seeds (the finishing steps of splitmix64)."""
    mask = (1 << 64) - 1
    folded = seed + (seed >> 64) * 0xD6E8FEB86659FD93
    z = (folded * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    z ^= z >> 31
    # neither 0 nor the largest state: the step would stand still on both
    return z % (MULTIPLIER * (WORD + 1) - 2) + 1
