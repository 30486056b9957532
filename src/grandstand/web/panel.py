"""What changes on a table's page: made for every update and every page, so plain and quick.

Here belong the pieces of HTML that follow the game: what is asked, who plays, what happened. Each
is made from what these seats may know. Whole pages are `pages.py`'s and the templates'.
"""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple, TypedDict

from grandstand.core.game import View
from grandstand.core.questions import Dial, Question, Seat, Write

from .eyes import Eyes, asked_of, asking, to_be_passed_to, viewer_of
from .sitters import BOT, Sitter
from .table import Frame, LiveTable, sentence

FEW: Final = 7  # so many options are all shown as buttons; more only on demand
MANY: Final = 3  # so many buttons have room for all their words
ROW: Final = 4  # so many stand in one row of a wide window
LINE: Final = 110  # letters that fit into one row of a wide window
BUTTON: Final = 8  # as many letters are as wide as what is around a button's words
WORDS: Final = 34  # letters of what comes of an option, on one line of its button
KEYS: Final = 9
IDLE: Final = "Pick what is lit, then where it goes."
STORY_LINES: Final = 80
GREAT: Final = (".scored", "game.ended")


class Own(NamedTuple):
    """For an answer that may be a text: one's own works, and what was written and is wrong."""

    works: str = ""
    written: str = ""
    wrong: str = ""


NO_OWN: Final = Own()


class Shown(TypedDict):
    """One frame: the pieces just after an event (empty: as before), and the event in words."""

    pieces: str
    kind: str
    sentence: str
    facts: list[int]


class Update(TypedDict):
    """What the page is sent when the table has changed."""

    version: int
    number: int
    frames: list[Shown]
    pieces: str
    panel: str
    story: str | None  # None: what the frames tell comes after what the page has
    title: str
    yours: bool
    over: bool


def update(table: LiveTable, eyes: Eyes, frames: Sequence[Frame], portrait: bool = False) -> Update:
    """What a page with these eyes shows from now on, and what it plays on the way there."""
    viewer = viewer_of(table, eyes)
    view = table.match.view(viewer)
    question = asked_of(table, eyes)
    return {
        "version": table.version_for(eyes.seats),
        "number": table.number_for(viewer),
        "frames": shown_frames(table, viewer, frames, portrait),
        "pieces": pieces(table, view, question, portrait),
        "panel": panel(table, eyes, view, question),
        "story": None if frames else story(table, viewer),
        "title": title(table, eyes, question),
        "yours": asking(table, eyes) is not None,
        "over": table.match.over,
    }


# -- the board ---------------------------------------------------------------------------------


def pieces(table: LiveTable, view: View, question: Question | None, portrait: bool) -> str:
    """The layer of the board that changes. It is a group, not a picture: it can be worked with."""
    return table.game.pieces(view, question, portrait).replace('role="img"', 'role="group"', 1)


def shown_frames(
    table: LiveTable, viewer: Seat | None, frames: Sequence[Frame], portrait: bool
) -> list[Shown]:
    shown: list[Shown] = []
    before = ""
    for frame in frames:
        if frame.event is None:
            continue
        drawn = pieces(table, table.game.view(frame.state, viewer), None, portrait)
        shown.append(
            {
                "pieces": "" if drawn == before else drawn,
                "kind": frame.event.kind,
                "sentence": sentence(table.game, frame.event.kind, frame.event.facts),
                "facts": [*frame.event.facts],
            }
        )
        before = drawn
    return shown


# -- the story ---------------------------------------------------------------------------------


def story(table: LiveTable, viewer: Seat | None) -> str:
    """The end of the story, one line an event."""
    return "".join(
        story_line(event.kind, sentence(table.game, event.kind, event.facts))
        for event in table.last_events(viewer, STORY_LINES)
    )


def story_line(kind: str, told: str) -> str:
    return f'<li class="{line_class(kind)}">{escape(told)}</li>' if told else ""


def line_class(kind: str) -> str:
    if kind.endswith(GREAT):
        return "great"
    return "turn" if kind == "turn.started" else "line"


# -- who plays ---------------------------------------------------------------------------------


def seat_name(table: LiveTable, seat: int) -> str:
    return table.game.seat_names[seat]


def badge(seat: int) -> str:
    """The seat's sign: its shape tells it from the others, its colour too."""
    return (
        f'<svg class="badge seat-{seat}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<use href="#seat-{seat}"/></svg>'
    )


def players(table: LiveTable, seats: Sequence[int]) -> str:
    rows = "".join(
        player_row(table, seat, sitter, seat in seats) for seat, sitter in enumerate(table.sitters)
    )
    watching = "" if seats else '<p class="quiet">You are watching.</p>'
    return (
        f'<section id="players"><h2>Players</h2><ul class="players">{rows}</ul>{watching}</section>'
    )


def player_row(table: LiveTable, seat: int, sitter: Sitter, mine: bool) -> str:
    asked = seat in table.match.asked
    state = seat_state(table, sitter, asked, mine)
    role = f"{seat_name(table, seat)}{', you' if mine else ''}"
    free = "" if sitter.claimed else f' data-open="{seat}"'
    return (
        f'<li class="{"asked" if asked else "idle"}"{free}>{badge(seat)}'
        f'<span class="name">{escape(sitter.name)}<small>{escape(role)}</small></span>'
        f'<span class="state">{state}</span></li>'
    )


def seat_state(table: LiveTable, sitter: Sitter, asked: bool, mine: bool) -> str:
    if table.match.over:
        return ""
    if not sitter.claimed:
        return "not here yet"
    if not asked:
        return ""
    if sitter.kind == BOT:
        return "thinking"
    return "to play" if mine else "we wait for them"


# -- what is asked -----------------------------------------------------------------------------


def panel(table: LiveTable, eyes: Eyes, view: View, question: Question | None) -> str:
    """Everything beside the board that follows the game; each part replaces the one of its id."""
    return ask(table, eyes, view, question) + players(table, eyes.seats) + clock(table)


def clock(table: LiveTable) -> str:
    """The time left, where a game is played against the clock; the page counts it down."""
    if table.seconds_left is None:
        return '<span id="clock" hidden></span>'
    left = int(table.seconds_left)
    return (
        f'<span class="clock" id="clock" role="timer" aria-label="Time left" data-left="{left}">'
        f"{left // 60}:{left % 60:02}</span>"
    )


def ask(
    table: LiveTable, eyes: Eyes, view: View, question: Question | None, own: Own = NO_OWN
) -> str:
    seats = eyes.seats
    next_up = to_be_passed_to(table, eyes)
    nameless = [seat for seat in seats if not table.sitters[seat].claimed]
    if table.match.over:
        inside = final(table, seats)
    elif question is not None:
        inside = asked(table, seats, view, question, own)
    elif next_up is not None:
        inside = cover(table, next_up, [] if eyes.shown is None else [eyes.shown])
    else:
        inside = welcome(table, nameless[0]) if nameless else waiting(table, seats)
    if nameless and not table.match.over:
        inside += sit_down(table, nameless[0])
    return f'<section id="ask" class="ask" aria-label="What to do">{inside}</section>'


def asked(table: LiveTable, seats: Sequence[int], view: View, question: Question, own: Own) -> str:
    prompt = table.game.prompt(view, question)
    turn = "Your turn" if len(seats) == 1 else table.sitters[question.seat].name
    return (
        f'<p class="prompt" id="prompt" role="status"><span class="turn">{escape(turn)}</span>'
        f'<span class="say">{escape(prompt.text)}</span>{rules_link(table, prompt.section)}</p>'
        f"{wrong_line(own.wrong)}{answer_form(table, seats, view, question, own)}"
        f"{undo_form(table, seats)}"
    )


def wrong_line(wrong: str) -> str:
    return f'<p class="wrong" id="wrong" role="alert">{escape(wrong)}</p>' if wrong else ""


def cover(table: LiveTable, seat: int, before: Sequence[int]) -> str:
    """Nobody's secrets are on the screen until the next one says that it is in their hands."""
    name = escape(table.sitters[seat].name)
    return (
        f'<p class="prompt" id="prompt" role="status"><span class="turn">{name}</span>'
        f'<span class="say">Pass the screen to {name}.</span></p>'
        f'<form id="show" method="post" action="/t/{table.id}/show">'
        f'<input type="hidden" name="seat" value="{seat}">'
        '<div class="now"><button class="button main" type="submit">Show my cards</button>'
        f"{undo_button(table, before)}</div></form>{undo_form(table, before)}"
    )


def rules_link(table: LiveTable, section: str) -> str:
    anchor = section.replace("§", "s").replace(".", "-")
    return (
        f'<a class="section" href="/rules/{table.game.name}#{anchor}" target="rules">'
        f'<span class="word">Rules</span> {escape(section)}</a>'
    )


def answer_form(
    table: LiveTable, seats: Sequence[int], view: View, question: Question, own: Own
) -> str:
    """Every option as a button; the board's marks lead to the same buttons."""
    groups: dict[str, list[str]] = {}
    now: list[str] = []
    said: list[str] = []  # the words of those buttons
    bare = 0  # options without a place: for them there are the buttons alone
    spots = [table.game.spot(view, question, option) for option in question.options]
    turned = isinstance(question, Dial)  # the dial is all of them; buttons would only crowd it
    # a piece and then its place take many words, and are better picked on the board
    most = ROW if any(spot.piece for spot in spots) else FEW
    labels = [table.game.label(view, question, option) for option in question.options]
    few = len(spots) <= most and not turned
    if len(spots) > ROW and any(spot.place for spot in spots):
        few = few and sum(len(label.partition(": ")[0]) + BUTTON for label in labels) <= LINE
    for index, spot in enumerate(spots):
        label = escape(labels[index])
        where = f' data-piece="{spot.piece}"' if spot.piece else ""
        where += f' data-place="{spot.place}"' if spot.place else ""
        bare += spot.place is None and not turned
        if few or (spot.place is None and not turned):
            now.append(option_button(index, in_two(label), where, len(now) + 1))
            said.append(labels[index])
        groups.setdefault(spot.piece or "", []).append(option_button(index, label, where, 0))
    narrow = room(said, bare, any(spot.place for spot in spots))
    return (
        f'<form id="answer" method="post" action="/t/{table.id}/answer">'
        f'<input type="hidden" name="number" value="{table.number_for(question.seat)}">'
        f'<input type="hidden" name="seat" value="{question.seat}">'
        f'<p class="hint" id="hint" aria-live="{"polite" if turned else "off"}" '
        f'data-idle="{IDLE if any(groups) else ""}"></p>'
        f"{dial(question) if isinstance(question, Dial) else ''}"
        f'<div class="now{narrow}" id="now">{"".join(now)}'
        f"{moves(groups, len(question.options), few)}"
        f"{own_part(table, question, own) if isinstance(question, Write) else ''}"
        f"{undo_button(table, seats)}</div></form>"
    )


def own_part(table: LiveTable, question: Write, own: Own) -> str:
    """What one has made oneself is an answer too: a work, or a text that is pasted here.

    The page's script fetches the works: which are one's own is not the table's to know.
    """
    return (
        f'<details class="moves own" id="own" name="lists"{" open" if own.written else ""}>'
        "<summary>One of your own</summary>"
        f'<div class="list"><div class="works" data-works="/t/{table.id}/own/{question.seat}" '
        f'data-kept>{own.works}</div><label for="written">Or paste a text, or the link of a work'
        '</label><textarea class="text" id="written" name="written" rows="5" spellcheck="false" '
        f"data-kept>{escape(own.written)}</textarea>"
        '<button class="button main" type="submit" name="own" value="1">Play with this</button>'
        "</div></details>"
    )


def dial(question: Dial) -> str:
    """Any number of the range; the list of moves has the ones that are tried most."""
    start = 0 if question.low <= 0 <= question.high else question.low
    ends = f'min="{question.low}" max="{question.high}" value="{start}"'
    return (
        f'<div class="row dial" data-start="{start}">'
        f'<input class="script" id="dial" type="range" {ends} aria-hidden="true" tabindex="-1">'
        f'<input class="text" id="dialled" type="number" name="value" {ends} required '
        'aria-label="Any number">'
        '<button class="button main" type="submit">Set</button></div>'
    )


def room(said: list[str], bare: int, spots: bool) -> str:
    """Whether buttons have to be narrow for all to be seen: in a wide window, and on a phone."""
    shown = len(said)
    # a button of three lines is too high: what takes them is told on hover only
    wordy = spots and max([len(label.partition(": ")[2]) for label in said], default=0) > WORDS
    wide = (" dense" if shown > MANY else "") + (" crowded" if shown > ROW or wordy else "")
    return wide + (" many" if bare > MANY else "")


def in_two(label: str) -> str:
    """What it is on one line; what comes of it smaller under that. Chances are never left out."""
    what, colon, more = label.partition(": ")
    if not colon:
        return label
    kind = "odds" if "%" in more else "more"
    told = more.replace(" %", "&nbsp;%")
    return f'<span>{what}<span class="unseen">: </span><small class="{kind}">{told}</small></span>'


def option_button(index: int, label: str, where: str, key: int) -> str:
    shortcut = f"<kbd>{key}</kbd>" if 0 < key <= KEYS else ""
    return (
        f'<button class="option" type="submit" name="option" value="{index}"{where}>'
        f"{label}{shortcut}</button>"
    )


def moves(groups: dict[str, list[str]], count: int, few: bool) -> str:
    """All options in one list, a group for each piece: the board for those who can't see it."""
    listed = "".join(f'<div class="piece">{"".join(group)}</div>' for group in groups.values())
    return (
        f'<details class="moves{" few" if few else ""}" id="moves" name="lists">'
        f'<summary>All {count}<span class="word"> moves</span></summary>'
        f'<div class="list">{listed}</div></details>'
    )


def undo_form(table: LiveTable, seats: Sequence[int]) -> str:
    """The form of the undo button, which stands where the hand is."""
    for seat in seats:
        if table.match.can_undo(Seat(seat)):
            return (
                f'<form id="undo" method="post" action="/t/{table.id}/undo">'
                f'<input type="hidden" name="seat" value="{seat}">'
                f'<input type="hidden" name="number" value="{table.number_for(seat)}"></form>'
            )
    return ""


def undo_button(table: LiveTable, seats: Sequence[int]) -> str:
    if not any(table.match.can_undo(Seat(seat)) for seat in seats):
        return ""
    return '<button class="button bare undo" type="submit" form="undo">Undo<kbd>U</kbd></button>'


def welcome(table: LiveTable, seat: int) -> str:
    host = next((s.name for s in table.sitters if s.kind != BOT and s.claimed), "")
    kept = f"{escape(host)} keeps this seat for you." if host else "This seat is yours."
    return (
        '<p class="prompt" id="prompt" role="status"><span class="turn">Welcome</span>'
        f'<span class="say">{kept} You play {escape(seat_name(table, seat))}.</span></p>'
    )


def sit_down(table: LiveTable, seat: int) -> str:
    """Whoever came by a link says who they are."""
    return (
        f'<form class="row" id="sit" method="post" action="/t/{table.id}/sit">'
        f'<input type="hidden" name="seat" value="{seat}">'
        f'<label for="called">You are</label><input class="text called" id="called" name="name" '
        f'maxlength="40" required pattern="[^<>]+" title="A name without < and >" '
        f'autocomplete="nickname" '
        f'value="{escape(table.sitters[seat].name)}">'
        '<button class="button main" type="submit">Sit down</button></form>'
    )


def waiting(table: LiveTable, seats: Sequence[int]) -> str:
    """For whom everyone waits."""
    missing = missing_at(table)
    text = waiting_words(table)
    if missing and seats:
        text += f". Send {'its link' if len(missing) == 1 else 'their links'} to friends."
    return (
        '<p class="prompt" id="prompt" role="status">'
        f'<span class="turn">{"Watching" if not seats else "Wait"}</span>'
        f'<span class="say">{escape(text)}</span>'
        '<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span></p>'
        f'<div class="now">{hand_on(table, seats, missing)}{undo_button(table, seats)}</div>'
        f"{undo_form(table, seats)}"
    )


def waiting_words(table: LiveTable) -> str:
    """Whoever is not here yet is waited for first."""
    missing = missing_at(table)
    names = listed([table.sitters[seat].name for seat in table.waiting_for])
    if missing:
        seats = listed([f"{seat_name(table, seat)}’s" for seat in missing])
        return f"{seats} {'seat is' if len(missing) == 1 else 'seats are'} still empty"
    if all(table.sitters[seat].kind == BOT for seat in table.waiting_for):
        return f"{names} {'is' if len(table.waiting_for) == 1 else 'are'} thinking"
    return f"Waiting for {names}"


def missing_at(table: LiveTable) -> list[int]:
    return [seat for seat in table.waiting_for if not table.sitters[seat].claimed]


def listed(names: Sequence[str]) -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cleo`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def hand_on(table: LiveTable, seats: Sequence[int], missing: Sequence[int]) -> str:
    """The links of empty seats, for those who sit here already."""
    return "".join(
        f'<button class="button main copy script" type="button" '
        f'data-path="/t/{table.id}/sit/{table.sitters[seat].token}">'
        f"Copy the link for {escape(seat_name(table, seat))}</button>"
        for seat in missing
        if seats and seat not in seats
    )


# -- the end -----------------------------------------------------------------------------------


def final(table: LiveTable, seats: Sequence[int]) -> str:
    """The end of the game as a moment: who won, by how much, and what next."""
    scores = table.match.scores or []
    winners = table.match.winners
    colours = f" seat-{winners[0]}" if len(winners) == 1 else ""
    return (
        f'<div class="final{colours}"><h2 id="prompt" role="status">{result(table)} '
        f'<span class="quiet">{" – ".join(str(score) for score in scores)}</span></h2>'
        f'<div class="row">{again(table, seats)}'
        f'<a class="button" href="/t/{table.id}/replay">Watch the replay</a>'
        f'<a class="button bare" href="/">All games</a></div>{numbers(table)}</div>'
    )


def result(table: LiveTable) -> str:
    winners = table.match.winners
    if not winners:
        return escape(table.game.nobody_wins)
    names = listed([f"{badge(seat)}{escape(seat_name(table, seat))}" for seat in winners])
    return f"{names} win{'s' if len(winners) == 1 else ''}"


def numbers(table: LiveTable) -> str:
    """A few telling numbers of the game, seat by seat."""
    counts = table.game.tally(table.match.story_for(None))
    if not counts:
        return ""
    heads = "".join(
        f'<th scope="col">{badge(seat)}<span class="unseen">{escape(name)}</span></th>'
        for seat, name in enumerate(table.game.seat_names[: len(table.sitters)])
    )
    seats = len(table.sitters)
    rows = "".join(number_row(label, count[:seats]) for label, count in counts.items())
    return (
        f'<table class="numbers"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def number_row(label: str, counts: Sequence[int]) -> str:
    most = max(counts) if min(counts) < max(counts) else None
    cells = "".join(
        f'<td class="{"most" if count == most else "some"}">{count}</td>' for count in counts
    )
    return f'<tr><th scope="row">{escape(label)}</th>{cells}</tr>'


def again(table: LiveTable, seats: Sequence[int]) -> str:
    if table.season is not None:
        return f'<a class="button main" href="/season/{table.season.season}">Back to the season</a>'
    if table.next is not None:
        word = "Go to the next game" if seats else "Watch the next game"
        return f'<a class="button main" href="/t/{table.id}/again">{word}</a>'
    if not seats:
        return ""
    return (
        f'<form id="again" method="post" action="/t/{table.id}/again">'
        f'<button class="button main" type="submit">Play again, {moved(table)}</button></form>'
    )


def moved(table: LiveTable) -> str:
    return "sides swapped" if len(table.sitters) == 2 else "everyone one seat on"


def title(table: LiveTable, eyes: Eyes, question: Question | None) -> str:
    """The tab's title: the third way to see whose turn it is."""
    return f"{title_state(table, eyes, question)} · {table.game.title}"


def title_state(table: LiveTable, eyes: Eyes, question: Question | None) -> str:
    if table.match.over:
        names = [seat_name(table, seat) for seat in table.match.winners]
        return f"{listed(names)} won" if names else table.game.nobody_wins
    next_up = to_be_passed_to(table, eyes)
    if next_up is not None:
        return f"● Pass the screen to {table.sitters[next_up].name}"
    if question is None:
        return f"Waiting for {listed([table.sitters[s].name for s in table.waiting_for])}"
    if len(eyes.seats) == 1:
        return "● Your turn"
    return f"● {table.sitters[question.seat].name}’s turn"
