"""How often somebody may do a thing: it is counted by the address from which they come."""

import time
from collections import deque
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final

from .problems import TooMany

# A party behind one router mistypes a few times. Who guesses gets 20 of 28 million codes a minute.
MOST: Final = 20
SECONDS: Final = 60.0
ADDRESSES: Final = 10_000  # more are not kept in mind: the oldest are forgotten


class Tries:
    """Tries of the last minute, by address, and the most that there may be."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST,
        what: str = "wrong codes",
    ) -> None:
        self._most = most
        self._what = what
        self._clock = clock
        self._wrong: dict[str, deque[float]] = {}  # who tried longest ago first

    def check(self, address: str) -> None:
        """TooMany, if that address has to wait."""
        wrong = self._recent(neighbourhood(address))
        if len(wrong) >= self._most:
            wait = max(1, round(wrong[0] + SECONDS - self._clock()))
            raise TooMany(f"{self._most} {self._what} in a minute; try again in {wait} s")

    def count(self, address: str) -> None:
        """One more."""
        key = neighbourhood(address)
        wrong = self._recent(key)
        wrong.append(self._clock())
        self._wrong.pop(key, None)
        self._wrong[key] = wrong
        if len(self._wrong) > ADDRESSES:
            del self._wrong[next(iter(self._wrong))]

    def _recent(self, key: str) -> deque[float]:
        wrong = self._wrong.get(key, deque())
        while wrong and wrong[0] <= self._clock() - SECONDS:
            wrong.popleft()
        return wrong


def neighbourhood(address: str) -> str:
    """The address; of IPv6 the network, in which one person has as many addresses as they like."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else address
