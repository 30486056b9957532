"""Gates (§11.15): lines between two posts, and when one is passed."""

from grandstand.core.questions import Seat
from grandstand.games.gravstrike.arenas import Line
from grandstand.games.gravstrike.board import Place
from grandstand.games.gravstrike.state import BOTH_WAYS, NONE, Arena


def gate_passed(s: Arena, seat: Seat, start: Place, end: Place) -> int:
    """The gate that a length from here to there would score; the first of several."""
    first = len(s.map.checkpoints)
    for gate, posts in enumerate(s.map.gates):
        number = first + gate
        if number == s.last_checkpoint[seat] or s.crossed >> number & 1:
            continue
        if is_passed(posts, start, end, s.gates == BOTH_WAYS):
            return gate
    return NONE


def is_passed(posts: Line, start: Place, end: Place, both_ways: bool) -> bool:
    """Whether the straight way between two places passes between the posts.

    The right way is with the first post on the left. A way that ends on the line has passed it, one
    that begins there hasn't: so it counts once, however many lengths it takes. All of it is whole
    numbers, and exact.
    """
    before = side(posts, start[0], start[1])
    after = side(posts, end[0], end[1])
    if not (before < 0 <= after or (both_ways and before > 0 >= after)):
        return False
    way = start[0], start[1], end[0], end[1]
    one = side(way, posts[0], posts[1])
    other = side(way, posts[2], posts[3])
    return one <= 0 <= other or other <= 0 <= one


def side(line: Line, x: int, y: int) -> int:
    """On which side of a line a point is: above 0 on the left."""
    x1, y1, x2, y2 = line
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
