"""What every game promises, whatever its rules: one check, run on each."""

import json
from collections.abc import Iterator

from grandstand.bots.playout import playout
from grandstand.core.chance import Entropy, Seeded
from grandstand.core.game import Game, Options, Plain, S
from grandstand.core.log import replay
from grandstand.core.match import Match, fields, start
from grandstand.core.questions import Ask, Seat
from grandstand.core.table import Table

MOST_ANSWERS = 20_000


def random_answers(match: Match[S], dice: Seeded) -> Iterator[Seat]:
    """Answer at random until the game is over; who answered, each time."""
    while match.asked:
        assert match.answers < MOST_ANSWERS, "a game that does not end"
        seats = list(match.asked)
        seat = seats[dice.below(len(seats))]
        match.pick(seat, dice.below(len(match.asked[seat].options)))
        yield seat


def viewers(match: Match[S]) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(match.seats))]


def shown(match: Match[S], seat: Seat | None) -> str:
    """Every byte that a seat gets: its view, its story in words, its picture, who is asked."""
    view, told = match.view(seat), match.sentences(seat)
    return json.dumps([view, told, match.svg(seat), sorted(match.asked)])


def check_random_games_end(game: Game[S], seats: int, options: Options, games: int) -> None:
    """Fast playouts: they end, and what is conserved is conserved."""
    expected = game.conserved(start(game, seats, options, Table(Seeded(0))).state)
    for seed in range(games):
        match = start(game, seats, options, Table(Seeded(seed), keep=False))
        playout(match, Seeded(~seed))
        assert match.scores is not None
        assert game.conserved(match.state) == expected
        assert match.answers < MOST_ANSWERS


def check_hasty_games_end(game: Game[S], seats: int, options: Options, games: int) -> None:
    """Playouts that mostly do what a hasty player would: they get to where random play doesn't."""
    for seed in range(games):
        match = start(game, seats, options, Table(Seeded(seed), keep=False))
        expected = game.conserved(match.state)
        dice = Seeded(~seed)
        luck = Table(dice, keep=False)
        while match.asked:
            assert match.answers < MOST_ANSWERS, "a game that does not end"
            for seat, question in match.asked.items():
                random = dice.below(4) == 0
                count = len(question.options)
                index = dice.below(count) if random else game.suggest(match.state, question, luck)
                match.pick(seat, index)
                break
            assert game.conserved(match.state) == expected


def check_whole_games(game: Game[S], seats: int, options: Options, games: int) -> None:
    """Games with everything checked after each answer."""
    for seed in range(games):
        match = start(game, seats, options, Table(Seeded(seed)))
        expected = game.conserved(match.state)
        dice = Seeded(seed + 1_000_000)
        check_present(match, seed)
        for _ in random_answers(match, dice):
            assert game.conserved(match.state) == expected
            check_present(match, seed)
        check_log(match)


def check_present(match: Match[S], seed: int) -> None:
    check_questions(match)
    check_clone(match)
    check_carried(match)
    for seat in viewers(match):
        check_imagined(match, seat, seed)


def check_questions(match: Match[S]) -> None:
    """Each question has a prompt, each option a label of its own; the fallback is legal."""
    rulebook = match.game.rulebook()
    for seat, question in match.asked.items():
        view = match.view(seat)
        prompt = match.game.prompt(view, question)
        assert prompt.text
        assert f"{prompt.section} " in rulebook, f"{question.kind}: no {prompt.section}"
        labels = [match.game.label(view, question, option) for option in question.options]
        assert all(labels)
        assert len(set(labels)) == len(labels), f"{question.kind}: {labels}"
        if isinstance(question, Ask):
            assert len(question.options) > 0  # a lone one is asked where the pause would tell
            assert len(set(question.options)) == len(question.options)
        assert question.place(match.fallback(seat)) >= 0
    for event in match.history[-1].events if match.history else match.opening.events:
        match.game.facts(event)
        match.game.sentence(event)


def check_clone(match: Match[S]) -> None:
    """Equal, and independent: what is done to the clone doesn't touch the match."""
    before = json.dumps(plain(fields(match.state)))
    twin = match.clone()
    assert twin == match
    for _ in zip(range(3), random_answers(twin, Seeded(match.answers)), strict=False):
        pass
    assert json.dumps(plain(fields(match.state))) == before


def check_imagined(match: Match[S], seat: Seat | None, seed: int) -> None:
    """An imagined world looks the same to that seat, and can be played on."""
    world = match.imagine(seat, seed)
    assert json.dumps(world.view(seat)) == json.dumps(match.view(seat))
    assert sorted(world.asked) == sorted(match.asked)
    if seat is not None and seat in match.asked:
        assert world.asked[seat] == match.asked[seat]
    assert match.game.conserved(world.state) == match.game.conserved(match.state)
    # everybody is shown these while they play
    assert match.game.scores(world.state) == match.game.scores(match.state)
    assert match.game.carried(world.state) == match.game.carried(match.state)


def check_carried(match: Match[S]) -> None:
    """The next game of the same people can start with what this one leaves them."""
    options: dict[str, Plain] = {**match.options, **match.game.carried(match.state)}
    assert match.game.chosen(match.seats, options) == options


def check_log(match: Match[S]) -> None:
    """The log is JSON, replays to an equal match, and replays without its seed too."""
    log = json.loads(json.dumps(match.log))
    assert replay(match.game, log) == match
    del log["seed"]
    again = replay(match.game, log)
    assert again.history == match.history
    assert fields(again.state) == fields(match.state)
    assert again.table.main.source == Entropy()


def plain(value: object) -> Plain:
    """Any state as JSON data."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if value is None or isinstance(value, int | float | str):
        return value
    return plain(parts(value))


def parts(piece: object) -> dict[str, object]:
    """The fields of a piece that a state holds, whether its class is compiled or not."""
    kind = type(piece)
    names = getattr(kind, "__mypyc_attrs__", ()) or vars(kind).get("__slots__", ())
    names = names or vars(piece)  # what is printed, and only looked at, needs no slots
    assert names, f"not plain: {piece!r}"
    return {name: getattr(piece, name) for name in names if not name.startswith("__")}
