"""A match: drives a game's flows from answer to answer.

Here belong the pending questions, the history of answers, and what follows from it: clone,
imagine, undo, log. What the questions mean belongs to the game.

A generator can't be copied. So at each step's start a copy of the plain state is laid aside, and
whoever needs the present again (clone, imagine, undo, a listed draw) copies that one and runs the
step's few answers once more, meeting the same draws.
"""

from typing import Final, Generic, final

from .chance import Seeded, Undrawn
from .errors import BadData, IllegalAnswer
from .game import Game, Options, Plain, S, State, View
from .questions import Flow, Pause, Question, Seat, Together
from .table import Event, Stream, Table


@final
class Entry:
    """One answer, and all that chance drew and the rules told until the next question."""

    def __init__(self, seat: Seat, value: object, place: int) -> None:
        self.seat = seat
        self.value = value
        self.place = place  # what the flow was sent
        self.draws: list[int] = []
        self.events: list[Event] = []
        self.final = False  # it brought chance or a secret to light
        self.crowd = 0  # which Together it was given in; 0: in none
        self.mark = 0  # how much its stream had drawn before
        self.opened = 0  # how many Togethers the step had opened before

    def copy(self) -> "Entry":
        twin = Entry(self.seat, self.value, self.place)
        twin.draws = self.draws[:]
        twin.events = self.events[:]
        twin.final = self.final
        twin.crowd = self.crowd
        twin.mark = self.mark
        twin.opened = self.opened
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return False
        mine = (self.seat, self.value, self.draws, self.events)
        return mine == (other.seat, other.value, other.draws, other.events)


class Step(Generic[S]):
    """A step's start: the state then, the answers before it, and what was drawn since."""

    def __init__(self, state: S, answers: int, table: Table) -> None:
        self.state = state
        self.answers = answers
        self.record = table.main.record
        self.branches = table.branches


@final
class Dealer:
    """In an imagined match: deals what a seat can't know, when the last Together is opened."""

    def __init__(self, opened_at: int, seat: Seat | None, luck: Table) -> None:
        self.opened_at = opened_at
        self.seat = seat
        self.luck = luck


NEXT_STEP: Final = Pause()


def course(game: Game[S], state: S, table: Table, midway: bool) -> Flow[None]:
    """Step after step to the end of the game; it says so before each that it begins.

    It knows nothing of the match that runs it: a match that nobody needs any more is gone at once.
    """
    if midway:
        yield from game.step(state, table)
    while not game.over(state):
        yield NEXT_STEP
        yield from game.step(state, table)


class Match(Generic[S]):
    """A running game. `keep=False` forgets as it goes: for playouts, with no clone, undo or log."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: dict[str, int | str],
        table: Table,
        state: S,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.table = table
        self.state: S = state
        self.keep = table.keep
        self.answers = 0
        self.begun = 0  # steps
        self.opening = Entry(Seat(-1), None, 0)
        self.history: list[Entry] = []
        self.steps: list[Step[S]] = []  # the current one last, before it those undo may return to
        self.crowd: Together[object] | None = None
        self.opened_at = 0  # names the last Together: the same whenever its step is run again
        self.streams: dict[Seat, Stream] = {}
        self.dealer: Dealer | None = None
        self.question: Question | None = None
        self.undrawn = 0
        self.flow = course(game, state, table, False)

    def begin_step(self) -> None:
        table = self.table
        self.begun += 1
        if self.keep:
            self.flush()
            self.forget()
        table.begin_step()
        if self.keep:
            self.steps.append(Step(self.state.copy(), self.answers, table))

    def flush(self) -> None:
        """What was drawn and told belongs to the answer that led to it."""
        entry = self.history[-1] if self.history else self.opening
        entry.draws += self.table.draws
        entry.events += self.table.events
        entry.final = entry.final or self.table.irrevocable
        self.table.draws = []
        self.table.events = []

    def forget(self) -> None:
        """Let go of the steps that nobody may return to."""
        history = self.history
        if not history or history[-1].final:
            self.steps.clear()
        elif len(history) > 1 and history[-1].seat != history[-2].seat:
            del self.steps[:-1]

    # -- the present ------------------------------------------------------------------------

    @property
    def asked(self) -> dict[Seat, Question]:
        """Who owes which answer; empty when the game is over."""
        if self.undrawn:
            return {}
        if self.crowd is not None:
            return dict(self.crowd.asked)
        if self.question is not None:
            return {self.question.seat: self.question}
        return {}

    @property
    def over(self) -> bool:
        return self.question is None and self.crowd is None and not self.undrawn

    @property
    def scores(self) -> list[int] | None:
        return self.game.scores(self.state) if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs, and after a draw."""
        return self.game.winners(self.state) if self.over else []

    def view(self, seat: Seat | None) -> View:
        """What that seat may know; None: a spectator."""
        return self.game.view(self.state, seat)

    def svg(self, seat: Seat | None = None) -> str:
        """The picture of that seat's view, with what it is asked."""
        question = None if seat is None else self.asked.get(seat)
        return self.game.draw(self.view(seat), question)

    def _repr_svg_(self) -> str:
        return self.svg()

    # -- the past ---------------------------------------------------------------------------

    @property
    def story(self) -> list[Event]:
        """All that happened."""
        events = list(self.opening.events)
        for entry in self.history:
            events += entry.events
        return events

    def story_for(self, seat: Seat | None) -> list[Event]:
        """What happened, as far as that seat may know it."""
        return [event for event in self.story if event.known_to(seat)]

    def sentences(self, seat: Seat | None = None) -> list[str]:
        """The same in words."""
        told = [self.game.sentence(event) for event in self.story_for(seat)]
        return [sentence for sentence in told if sentence]

    @property
    def log(self) -> dict[str, Plain]:
        """The whole match as JSON data, from which it can be played again."""
        assert self.keep, "a match with keep=False has no log"
        source = self.table.main.source
        log: dict[str, Plain] = {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "timed": self.table.timed,
            "opening": list(self.opening.draws),
            "answers": [
                [entry.seat, plain_value(entry.value), list(entry.draws)] for entry in self.history
            ],
        }
        if isinstance(source, Seeded):
            log["seed"] = source.seed
        return log

    # -- answering --------------------------------------------------------------------------

    def answer(self, seat: Seat, value: object) -> None:
        """Give that seat's answer. One that isn't legal raises IllegalAnswer, changing nothing."""
        question = self.owed(seat)
        place = question.place(value)
        if place < 0:
            raise IllegalAnswer(f"seat {seat}, {question.kind}: {question.wrong(value)}")
        self.take(question, place)

    def pick(self, seat: Seat, index: int) -> None:
        """Answer with the option of that index."""
        question = self.owed(seat)
        if not 0 <= index < len(question.options):
            raise IllegalAnswer(
                f"seat {seat}, {question.kind}: there is no option {index}, "
                f"only 0 … {len(question.options) - 1}"
            )
        self.take(question, question.nth(index))

    def fallback(self, seat: Seat) -> object:
        """The answer that is given for a seat that gives none."""
        return self.game.fallback(self.state, self.owed(seat))

    def owed(self, seat: Seat) -> Question:
        question = self.question
        if question is not None and question.seat == seat and not self.undrawn:
            return question
        asked = self.asked
        if seat in asked:
            return asked[seat]
        others = ", ".join(str(other) for other in asked) or "nobody"
        raise IllegalAnswer(f"seat {seat}: is not asked anything now; asked: {others}")

    def take(self, question: Question, place: int) -> None:
        """Record an answer that is known to be legal, and go on to the next question."""
        seat = question.seat
        self.answers += 1
        self.table.irrevocable = False
        if self.keep:
            entry = Entry(seat, question.value(place), place)
            entry.opened = self.table.opened
            entry.crowd = 0 if self.crowd is None else self.opened_at
            entry.mark = self.table.main.at if self.crowd is None else self.streams[seat].at
            self.history.append(entry)
        self.feed(seat, place)
        if self.keep and not self.undrawn:
            self.flush()

    def start(self) -> None:
        """Run to the first question."""
        self.advance(None)
        if self.keep and not self.undrawn:
            self.flush()

    def feed(self, seat: Seat, place: int) -> None:
        crowd = self.crowd
        if crowd is None:
            self.advance(place)
            return
        if self.run_beside(crowd, seat, place) and not crowd.running:
            self.table.irrevocable = True  # what was done together is shown
            self.crowd = None
            self.advance(0)

    def advance(self, place: int | None) -> None:
        """Run the rules to the next question, or to the end."""
        self.question = None
        try:
            while True:
                pause = next(self.flow) if place is None else self.flow.send(place)
                if isinstance(pause, Question):
                    self.question = pause
                    return
                if pause is NEXT_STEP:
                    self.begin_step()
                else:
                    assert isinstance(pause, Together), f"a flow yielded {pause!r}"
                    if self.open(pause):
                        return
                place = 0
        except StopIteration:
            return
        except Undrawn as draw:
            self.undrawn = draw.n

    def open(self, crowd: Together[object]) -> bool:
        """Start several flows; whether anybody has something to decide."""
        seats = list(crowd.running)
        self.streams = self.table.branch(seats, self.answers)
        # those opened without an answer between them, since nobody had a choice, are told apart too
        self.opened_at = (self.answers << 16) + self.table.opened
        self.crowd = crowd
        dealer = self.dealer
        if dealer is not None and dealer.opened_at == self.opened_at:
            # before anybody is asked: what they are asked depends on what they now hold
            self.game.imagine(self.state, dealer.luck, dealer.seat)
        for seat in seats:
            if not self.run_beside(crowd, seat, None):
                return True
        if not crowd.running:
            self.crowd = None
        return self.crowd is not None

    def run_beside(self, crowd: Together[object], seat: Seat, place: int | None) -> bool:
        """Run one seat's flow with the chance that is its own; whether no draw stopped it."""
        table = self.table
        table.stream = self.streams[seat]
        table.seat = seat
        try:
            crowd.resume(seat, place)
        except Undrawn as draw:
            self.undrawn = draw.n
            return False
        table.stream = table.main
        table.seat = None
        return True

    # -- the same again ---------------------------------------------------------------------

    def rerun(self, step: Step[S], entries: list[Entry], retell: bool) -> None:
        """Play the step again up to these answers. Only the last is told anew, if at all."""
        table = self.table
        listening = table.listening
        table.rewind()
        self.state = step.state.copy()
        self.answers = step.answers
        self.crowd = None
        self.undrawn = 0
        self.flow = course(self.game, self.state, table, True)
        table.listening = listening and retell and not entries
        self.advance(None)
        for number, entry in enumerate(entries):
            self.answers += 1
            table.listening = listening and retell and number == len(entries) - 1
            self.feed(entry.seat, entry.place)
        table.listening = listening

    def since(self, step: Step[S]) -> list[Entry]:
        return self.history[step.answers :]

    def twin(self, keep: bool) -> "Match[S]":
        table = Table(self.table.main.source, keep, self.table.timed)
        table.began = self.table.began
        twin: Match[S] = Match(self.game, self.seats, self.options, table, self.state)
        twin.answers = self.answers
        return twin

    def clone(self) -> "Match[S]":
        """An equal match that goes its own way from here."""
        assert self.keep, "a match with keep=False can't be cloned"
        twin = self.twin(True)
        twin.table.adopt(self.table)
        twin.table.listening = self.table.listening
        twin.opening = self.opening
        twin.history = self.history[:]
        if self.undrawn:
            twin.take_over_last_entry(self.table)
        if self.over:
            twin.state = self.state.copy()
            return twin
        step = self.steps[-1]
        twin.steps = self.steps[:-1]
        twin.steps.append(Step(step.state, step.answers, twin.table))
        twin.rerun(step, self.since(step), False)
        return twin

    def take_over_last_entry(self, table: Table) -> None:
        """With a draw pending the last entry is still being written: each goes on with its own."""
        self.table.draws = table.draws[:]
        if self.history:
            self.history[-1] = self.history[-1].copy()
        else:
            self.opening = self.opening.copy()

    def imagine(self, seat: Seat | None, seed: int) -> "Match[S]":
        """A match for playouts that may be this one, as far as that seat can know.

        Its secrets are dealt anew, and so is what others have decided, unseen, beside this seat.
        """
        assert self.keep, "a match with keep=False can't be imagined"
        chance = Seeded(seed)
        twin = self.twin(False)
        twin.table.adopt(self.table)
        twin.table.imagine(chance, seat, self.crowd is not None)
        if self.over:
            twin.state = self.state.copy()
            return twin
        step = self.steps[-1]
        luck = Table(chance, False, False)
        if self.crowd is None:
            twin.rerun(step, self.since(step), False)
            self.game.imagine(twin.state, luck, seat)
            return twin
        crowd = self.opened_at
        twin.dealer = Dealer(crowd, seat, luck)
        known = [entry for entry in self.since(step) if entry.seat == seat or entry.crowd != crowd]
        twin.rerun(step, known, False)
        twin.dealer = None
        twin.finish_others(self.crowd, seat)
        return twin

    def finish_others(self, truth: Together[object], seat: Seat | None) -> None:
        """Whoever is known to be done is done here too, by choices of chance."""
        crowd = self.crowd
        assert crowd is not None
        for other in list(crowd.asked):
            while other != seat and other not in truth.running and other in crowd.asked:
                question = crowd.asked[other]
                index = self.streams[other].source.below(len(question.options))
                self.run_beside(crowd, other, question.nth(index))

    # -- taking back ------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """Whether that seat's last answer can be taken back."""
        return self.undoable(seat) >= 0

    def undo(self, seat: Seat) -> None:
        """Take back that seat's last answer, if nothing has come of it that others saw."""
        index = self.undoable(seat)
        if index < 0:
            raise IllegalAnswer(
                f"seat {seat}: nothing to take back; since its last answer chance was drawn, "
                "a secret was shown or somebody else answered"
            )
        entry = self.history.pop(index)
        while self.steps[-1].answers > index:
            self.steps.pop()
        step = self.steps[-1]
        self.table.restore(step.record, step.branches)
        self.table.cut(entry.seat if entry.crowd else None, entry.mark, entry.opened)
        self.steps[-1] = Step(step.state, step.answers, self.table)
        self.rerun(step, self.since(step), False)

    def undoable(self, seat: Seat) -> int:
        """The place in the history of the answer that seat may take back, or -1.

        The seat's own last answer; later ones of others only if all were given side by side.
        """
        beside = self.opened_at if self.crowd is not None else -1
        for index in range(len(self.history) - 1, -1, -1):
            entry = self.history[index]
            if entry.seat == seat:
                last = index == len(self.history) - 1
                return index if not entry.final and (last or entry.crowd == beside) else -1
            if entry.crowd != beside:
                return -1
        return -1

    # -- chance as a decision ---------------------------------------------------------------

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """What the pending draw may come to, with the odds; empty unless chance is listed."""
        return [(number, 1 / self.undrawn) for number in range(self.undrawn)]

    def draw(self, number: int) -> None:
        """Let the pending draw come to this number."""
        if not 0 <= number < self.undrawn:
            legal = f"0 … {self.undrawn - 1}" if self.undrawn else "nothing: no draw is pending"
            raise IllegalAnswer(f"draw: {number} is not one of {legal}")
        self.table.note(number)
        self.table.events = []
        step = self.steps[-1]
        self.rerun(step, self.since(step), True)
        if not self.undrawn:
            self.flush()

    def __eq__(self, other: object) -> bool:
        """The same game so far, in the same state, with the same luck to come."""
        if not isinstance(other, Match):
            return False
        mine = (self.game.name, self.options, self.opening, self.history, self.asked)
        theirs = (other.game.name, other.options, other.opening, other.history, other.asked)
        luck = self.table.main.source == other.table.main.source
        return luck and mine == theirs and fields(self.state) == fields(other.state)


def start(game: Game[S], seats: int, options: Options, table: Table) -> Match[S]:
    """A new match, at its first question."""
    chosen = game.chosen(seats, options)
    if table.timed and isinstance(table.main.source, Seeded):
        raise BadData(f"{game.name}: a match with a seed can't have a clock that runs")
    match = Match(game, seats, chosen, table, game.setup(seats, chosen))
    match.start()
    return match


def fields(state: State) -> dict[str, object]:
    """A state's fields by name, whether its class is compiled or not."""
    kind = type(state)
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ()) or vars(kind)["__slots__"]
    return {name: getattr(state, name) for name in names if not name.startswith("__")}


def plain_value(value: object) -> Plain:
    """An answer as JSON has it."""
    if isinstance(value, tuple):
        return [plain_value(part) for part in value]
    assert isinstance(value, int | str), f"an answer is an int, a str or a tuple, not {value!r}"
    return value
