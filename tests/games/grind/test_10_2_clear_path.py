"""Clear Path (§10.2): one Runner is not blocked by whom your Crushers have in reach."""

from grandstand.core.match import Match
from grandstand.games.grind.state import Field

from .arena import (
    BREAK,
    PUSH,
    REDLINE,
    activate,
    call,
    choose,
    end,
    field,
    go,
    go_on,
    offers,
    play,
    refuse,
)

BLOCKED = """
    . . .
    . A V<
    . . D^"""  # V blocks A, and D has V in reach


def cleared(s: Field, jack: str = "A") -> Match[Field]:
    return play(s, call("Clear Path"), choose(jack), activate("A"))


def test_who_is_in_a_crushers_reach_does_not_block_it() -> None:
    s = field(BLOCKED, at="B10")
    match = play(s.copy(), activate("A"))
    refuse(match, go("C10"))
    assert offers(match, BREAK)
    match = cleared(s)
    assert offers(match, go("C10"))
    refuse(match, BREAK)


def test_only_the_chosen_runner() -> None:
    match = cleared(field(BLOCKED, at="B10"), "B")
    refuse(match, go("C10"))


def test_only_a_crushers_reach_counts() -> None:
    match = cleared(field(BLOCKED.replace("D^", "B^"), at="B10"))
    refuse(match, go("C10"))


def test_the_crusher_must_have_it_in_reach() -> None:
    for crusher in ("Dv", "d^"):
        match = cleared(field(BLOCKED.replace("D^", crusher), at="B10"))
        refuse(match, go("C10"))


def test_a_rattled_crusher_has_reach() -> None:
    assert offers(cleared(field(BLOCKED.replace("D^", "D^!"), at="B10")), go("C10"))


def test_others_block_it_as_ever() -> None:
    match = cleared(field(BLOCKED.replace(". A", "W> A"), at="B10"))
    refuse(match, go("C10"))
    assert offers(match, BREAK)


def test_on_its_whole_way() -> None:
    s = field(". . V<\n. . D^\n. . .\n. A .", at="B12")
    assert offers(cleared(s), go("C13"))
    s = field(". . V<\n. . Dv\n. . .\n. A .", at="B12")
    match = cleared(s)
    assert offers(match, go("C11"))
    go_on(match, go("C11"))
    refuse(match, go("C12"))


def test_where_the_crushers_stand_when_it_advances_counts() -> None:
    s = field(". . .\n. A V<\n. . .\n. . D", at="B10")
    match = play(s, call("Clear Path"), choose("A"), activate("D"), go("D8"), end("^"))
    go_on(match, activate("A"))
    assert offers(match, go("C10"))


def test_while_redlining_too() -> None:
    s = field(". . V<\n. . D^\n. . .\n. . .\n. . .\n. A .", at="B15")
    match = go_on(cleared(s), go("C14"), REDLINE)
    assert offers(match, go("C16"))


def test_a_push_is_still_hindered_by_every_reach() -> None:
    """Pushing asks for reach, not for blocks."""
    s = field(". o .\n. A V<\n. . D^", at="B10")
    refuse(cleared(s), PUSH)
