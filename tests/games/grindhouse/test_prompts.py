"""What a person reads and points at (prompts): questions, labels, spots and the story."""

import re
from pathlib import Path

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.face import Spot
from grandstand.core.game import Plain, View
from grandstand.core.match import Match, start
from grandstand.core.questions import Ask, Question, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME, prompts
from grandstand.games.grindhouse.cards import (
    INSANITY_TEXTS,
    ITEM_AT,
    ITEMS,
    PERSONA_AT,
    PERSONAS,
    QUESTION_AT,
    QUESTIONS,
    ROOM_AT,
    ROOMS,
)
from grandstand.games.grindhouse.prompts.seen import NAMES, short
from grandstand.games.grindhouse.prompts.seen import house as seen_house
from grandstand.games.grindhouse.state import House
from tests.contract import random_answers
from tests.games.grindhouse.house import (
    LEAN_BACK,
    NO,
    PASS,
    SIT_UP,
    YES,
    door,
    haunting,
    house,
    play,
    room,
    say,
)

PACKAGE = Path(GAME.package.replace(".", "/"))
SOURCES = Path(__file__).parents[3] / "src" / PACKAGE
EVERYTHING: dict[str, Plain] = {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"}
GENERIC = [
    "item.keep", "persona.keep", "persona.name", "item.play", "item.lose", "item.give",
    "wound.part", "sever.part", "heal.part", "ticket.cancel", "volunteer.offer", "volunteer.pick",
    "volunteer.choose", "volunteer.nominate", "volunteer.elect",
]  # fmt: skip


def ask(kind: str, options: list[object], seat: int = 0) -> Question:
    return Ask(Seat(seat), kind, options)


def view_of(s: House, seat: int | None = 0, **parts: Plain) -> View:
    return {**GAME.view(s, None if seat is None else Seat(seat)), **parts}


def told(view: View, kind: str, options: list[object], seat: int = 0) -> str:
    return prompts.prompt(view, ask(kind, options, seat)).text


def label(view: View, kind: str, option: object, seat: int = 0) -> str:
    return prompts.label(view, ask(kind, [option], seat), option)


def spot(view: View, kind: str, option: object, seat: int = 0) -> tuple[str | None, str | None]:
    found: Spot = prompts.spot(view, ask(kind, [option], seat), option)
    return found.piece, found.place


def asked_of(match: Match[House], seat: int) -> tuple[View, Question]:
    return view_of(match.state, seat), match.asked[Seat(seat)]


# -- set-up ------------------------------------------------------------------------------------


def test_what_was_dealt_is_kept_by_its_name_and_what_it_does() -> None:
    match = start(GAME, 2, {}, Table(Seeded(3)))
    view = match.view(Seat(0))
    cards = seen_house(view)["dealt"]
    assert cards is not None
    first, other = (ITEMS[item] for item in cards["items"])
    assert label(view, "item.keep", 0) == f"Keep {first.title}: {short(first.text)}"
    assert label(view, "item.keep", 1).startswith(f"Keep {other.title}: ")
    persona = PERSONAS[cards["personas"][1]]
    assert label(view, "persona.keep", 1).startswith(f"Keep {persona.title}")
    assert spot(view, "item.keep", 1) == (None, "k1")
    assert spot(view, "persona.keep", 0) == (None, "q0")


def test_everybody_names_somebody_and_is_told_whether_it_matters() -> None:
    view = view_of(house(3), persona=PERSONA_AT["related"])
    assert told(view, "persona.name", [1, 2]).startswith("Related: it is about one other Player.")
    view["persona"] = PERSONA_AT["pianist"]
    assert "For you it means nothing" in told(view, "persona.name", [1, 2])
    assert spot(view, "persona.name", 2) == (None, "p2")


# -- items -------------------------------------------------------------------------------------


def test_a_window_says_what_is_about_to_happen() -> None:
    match = door(seats=3, items={0: ["carving-knife"]})
    view, question = asked_of(match, 0)
    title = ROOMS[match.state.row[0]].title
    assert prompts.prompt(view, question).text == (
        f"{title} is next. Use an item now, pass, or lean back until something happens to you?"
    )
    match = room("cold-supper", seats=3, items={0: ["carving-knife"], 1: ["serving-tray"]})
    say(match, "volunteer.offer", {0: YES, 1: NO, 2: NO})
    assert prompts.prompt(*asked_of(match, 0)).text == (
        "STOP. Use an item now, pass, or lean back until something happens to you?"
    )
    assert "Nothing you hold would help." in prompts.prompt(*asked_of(match, 1)).text


def test_what_is_coming_is_told_in_full_to_whom_it_hits() -> None:
    view = view_of(house(3), window=2, pending=[[0, 1, 7], [0, 1, 7], [1, 2, 6]])
    assert told(view, "item.play", [PASS]).startswith("2 wounds to a limb for you. ")
    assert told({**view, "you": 2}, "item.play", [PASS]).startswith("Wounds for Crimson and Amber.")
    view["pending"] = [[1, 2, 6]]
    assert told(view, "item.play", [PASS]).startswith("2 wounds anywhere for Amber. ")


def test_the_dying_and_the_dice_are_named() -> None:
    view = view_of(house(3), window=3, doomed=[2])
    assert told(view, "item.play", [PASS]).startswith("Moss is about to die. ")
    assert told({**view, "you": 2}, "item.play", [PASS]).startswith("You are about to die. ")
    view = view_of(house(3), window=4, dice=[3, 0, 5], rolling=[0, 2])
    assert told(view, "item.play", [PASS]).startswith("The dice lie: Crimson 3 and Moss 5. ")
    assert "sit up again?" in told(view, "item.play", [PASS, SIT_UP])


def test_an_item_says_on_whom_and_what_it_does_to_them() -> None:
    names = ["gauze", "carving-knife", "sleigh-bells", "card-sleeves", "horseshoe"]
    s = house(3, items={0: names}, wounds={0: "ll1"})
    view = view_of(s, window=0)
    assert label(view, "item.play", (0, 0, 4)) == (
        "Roll of Gauze on your left leg: heal one of your wounded parts"
    )
    assert label(view, "item.play", (1, 2, -1)) == "Carving Knife on Moss: they take a wound"
    assert label(view, "item.play", (2, -1, -1)).startswith("Sleigh Bells: ")
    assert " on Amber and Moss: " in label(view, "item.play", (3, 1, 2))
    assert label(view, "item.play", (4, 0, -1)).endswith("on yourself: your roll is two more")
    assert label(view, "item.play", (4, 1, -1)).endswith("on Amber: their roll is two less")


def test_passing_leaning_back_and_sitting_up_are_told_apart() -> None:
    labels = [label(view_of(house(2)), "item.play", play) for play in (PASS, LEAN_BACK, SIT_UP)]
    assert [each.split(":")[0] for each in labels] == ["Pass", "Lean back", "Sit up"]


def test_an_item_is_taken_up_and_put_where_it_goes() -> None:
    view = view_of(house(3, items={0: ["gauze", "carving-knife", "sleigh-bells"]}), window=0)
    assert spot(view, "item.play", (0, 0, 4)) == ("i0", "b4")
    assert spot(view, "item.play", (1, 2, -1)) == ("i1", "p2")
    assert spot(view, "item.play", (2, -1, -1)) == (None, "i2")
    assert spot(view, "item.play", PASS) == (None, None)
    assert spot(view, "item.lose", 1) == spot(view, "item.give", 1) == (None, "i1")
    assert label(view, "item.lose", 1).startswith("Carving Knife: ")


# -- bodies ------------------------------------------------------------------------------------


def test_a_part_says_what_a_wound_would_do_to_it() -> None:
    view = view_of(house(2, wounds={0: "h1 la1"}))
    assert label(view, "wound.part", 0) == "Head: wounded already, you would die"
    assert label(view, "wound.part", 1) == "Torso: whole, it would be wounded"
    assert label(view, "wound.part", 2) == "Left arm: wounded already, it would come off"
    assert label(view, "sever.part", 3) == "Right arm: whole, it comes off"
    assert label(view, "sever.part", 2) == "Left arm: wounded already, it comes off"
    assert label(view, "sever.part", 1) == "Torso: whole, it would be wounded"
    assert label(view, "heal.part", 2) == "Left arm: whole again"
    assert spot(view, "wound.part", 5) == spot(view, "heal.part", 5) == (None, "b5")


def test_what_is_marked_already_counts() -> None:
    s = house(2)
    s.marks[0] = [4]
    assert label(view_of(s), "wound.part", 4) == "Left leg: wounded already, it would come off"


def test_wounds_ask_for_one_part_at_a_time() -> None:
    view = view_of(house(2), pending=[[0, 1, 7]])
    assert told(view, "wound.part", [2, 3]) == "1 wound to a limb for you. Which part takes it?"
    view = view_of(house(2), pending=[[0, 2, 6]])
    assert told(view, "wound.part", [2, 3]) == "2 wounds anywhere for you. Which part takes one?"
    assert told(view, "sever.part", [2, 3]).endswith("Which limb?")
    assert "no limb left" in told(view, "sever.part", [0, 1])


def test_tickets_say_what_they_cancel() -> None:
    view = view_of(house(2, tickets={0: 4}), pending=[[0, 2, 7], [1, 1, 6], [0, 1, 0], [0, 1, 0]])
    assert told(view, "ticket.cancel", [0, -1]).startswith("You hold 4 tickets, and two ")
    labels = [label(view, "ticket.cancel", option) for option in (0, 2, 3, -1)]
    assert labels == [
        "Cancel one of 2 wounds to a limb: costs 2 tickets",
        "Cancel one of 1 wound to the head (1 of 2): costs 2 tickets",
        "Cancel one of 1 wound to the head (2 of 2): costs 2 tickets",
        "Keep your tickets: take it all",
    ]


# -- volunteers --------------------------------------------------------------------------------


def test_a_player_is_told_by_name_and_by_what_is_left_of_them() -> None:
    view = view_of(house(4, wounds={1: "la2 h1"}, ghosts=[3]))
    assert label(view, "volunteer.pick", 1) == "Amber: 3 wounds, left arm gone"
    assert label(view, "volunteer.choose", 0) == "Yourself, Crimson: unhurt"
    assert label(view, "persona.name", 3) == "Teal: a ghost"
    assert label(view, "volunteer.nominate", -1) == "Nobody: leave it to the others"
    assert spot(view, "volunteer.nominate", -1) == (None, None)
    assert spot(view, "volunteer.choose", 1) == (None, "p1")


@pytest.mark.parametrize(
    ("method", "otherwise"),
    [(0, "you will vote"), (1, "the First Player chooses"), (2, "the lowest die is it")],
)
def test_stepping_up_says_what_happens_otherwise(method: int, otherwise: str) -> None:
    assert otherwise in told(view_of(house(3, method=method)), "volunteer.offer", [0, 1])


def test_a_nominee_is_named() -> None:
    view = view_of(house(3), nominee=2)
    assert told(view, "volunteer.elect", [0, 1]).startswith("Moss is nominated. ")
    assert label(view, "volunteer.elect", 1) == "Yes: Moss must, if more than half agree"
    assert told({**view, "you": 2}, "volunteer.elect", [0, 1], 2).startswith("You are nominated. ")


# -- what cards ask ----------------------------------------------------------------------------


def test_cards_ask_in_their_own_words() -> None:
    match = room("cold-supper", seats=2)
    say(match, "volunteer.offer", {0: YES, 1: NO})
    view, question = asked_of(match, 0)
    prompt = prompts.prompt(view, question)
    assert (prompt.text, prompt.section) == (
        "The spoon trembles before your lips. What do you do?",
        "§9.1",
    )
    labels = [prompts.label(view, question, option) for option in question.options]
    assert labels == ["Take a sip", "Gulp it down", "Spit it out"]
    view = view_of(house(3))
    assert prompts.prompt(view, ask("pianist.haunt", [1, -1])).section == "§5.2"
    assert label(view, "pianist.haunt", -1) == "Nobody"
    assert label(view, "gun-room.fire", -1) == "Nobody: fire at the ceiling"
    assert label(view, "shooting-gallery.aim", -1) == "Nobody's duck: aim at the moon"
    assert label(view, "ballot-box.kill", 2) == "Moss: unhurt"
    assert spot(view, "ballot-box.kill", 2) == (None, "p2")
    assert spot(view, "cold-supper.taste", 2) == (None, None)


def test_the_questions_of_final_rooms_are_about_final_rooms() -> None:
    finals = [q.kind for room in ROOMS if room.final for q in room.questions]
    for kind in finals:
        assert prompts.prompt(view_of(house(3)), ask(kind, [0, 1])).section == "§9.2"


def test_a_question_about_parts_names_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(house(2))
    monkeypatch.setattr(QUESTIONS[QUESTION_AT["related.haunt"]], "of", "parts")
    assert label(view, "related.haunt", 4) == "Left leg"
    assert label(view, "related.haunt", -1) == "None of them"
    assert spot(view, "related.haunt", 1) == (None, None)


# -- all of them -------------------------------------------------------------------------------


def test_every_generic_question_has_words() -> None:
    assert sorted(prompts.QUESTIONS) == sorted(GENERIC)


def test_every_kind_that_the_rules_ask_is_known() -> None:
    for file in [*SOURCES.glob("rules/*.py"), *SOURCES.glob("cards/*.py")]:
        for kind in re.findall(r'ask\([\w.]+, "([\w.-]+)"', file.read_text("utf-8")):
            assert kind in GENERIC or kind in QUESTION_AT, f"{file.name}: {kind}"


def test_every_event_that_the_rules_tell_is_known() -> None:
    kinds: set[str] = set()
    for file in [*SOURCES.glob("rules/*.py"), *SOURCES.glob("cards/*.py")]:
        for call in re.findall(r"t\.(?:tell|reveal)\(([^,]*),", file.read_text("utf-8")):
            kinds |= set(re.findall(r'"([\w.]+)"', call))
    assert kinds
    assert kinds <= set(prompts.FACTS)


SECTIONS = {
    "item.keep": "§2.2", "persona.keep": "§2.3", "persona.name": "§2.4", "item.play": "§6.1",
    "item.lose": "§6.4", "item.give": "§6.4", "wound.part": "§3.2", "sever.part": "§3.4",
    "heal.part": "§3.6", "ticket.cancel": "§8.6", "volunteer.offer": "§4.5",
    "volunteer.pick": "§4.5", "volunteer.choose": "§4.7", "volunteer.nominate": "§4.6",
    "volunteer.elect": "§4.6",
}  # fmt: skip


@pytest.mark.parametrize("kind", GENERIC)
def test_every_prompt_cites_its_section(kind: str) -> None:
    view = view_of(house(3, items={0: ["gauze"]}))
    option: object = PASS if kind == "item.play" else 1
    assert prompts.prompt(view, ask(kind, [option])).section == SECTIONS[kind]


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_every_option_has_a_label_of_its_own(seats: int, seed: int) -> None:
    match = start(GAME, seats, EVERYTHING, Table(Seeded(100 * seats + seed)))
    for _ in random_answers(match, Seeded(seats + 9)):
        for seat, question in match.asked.items():
            check_words(match.view(seat), question)
    for event in match.story:
        match.game.facts(event)
        assert "{" not in match.game.sentence(event)


def check_words(view: View, question: Question) -> None:
    prompt = prompts.prompt(view, question)
    assert 0 < len(prompt.text) < 190
    assert re.fullmatch(r"§\d\.\d+", prompt.section)
    labels = [prompts.label(view, question, option) for option in question.options]
    assert len(set(labels)) == len(labels), f"{question.kind}: {labels}"
    assert all(0 < len(each) < 160 for each in labels)
    for option in question.options:
        prompts.spot(view, question, option)


# -- the story ---------------------------------------------------------------------------------

KNIFE, SUPPER = ITEM_AT["carving-knife"], ROOM_AT["cold-supper"]
TASTE, KILL, LID, SHOT = (
    QUESTION_AT[kind]
    for kind in ("cold-supper.taste", "ballot-box.kill", "pianist.haunt", "gun-room.fire")
)


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("door.laid", (SUPPER,), ""),
        ("door.reached", (SUPPER,), "A door: The Cold Supper."),
        ("line.read", (SUPPER, 1, 0), "The dome comes up. It is aspic. It is looking back."),
        ("stop.reached", (SUPPER, 0), "STOP."),
        ("choice.made", (1, TASTE, 1), "Amber gulps it all down."),
        ("choice.made", (1, LID, 2), "Amber plays a chord over Moss."),
        ("choice.made", (1, LID, -1), "Amber lets it be."),
        ("choice.made", (1, SHOT, -1), "Amber raises the pistol and fires at the ceiling."),
        ("choice.made", (1, KILL, 0), "Amber chooses Crimson."),
        ("choice.made", (1, KILL, 1), "Amber chooses themselves."),
        ("vote.shown", (0, 5), "Crimson's die says Bone."),
        ("volunteer.voted", (0, 1, 1), "Crimson is for Amber."),
        ("volunteer.voted", (0, 1, 0), "Crimson is against Amber."),
        ("volunteer.voted", (1, 1, 0), "Amber would rather not."),
        ("volunteer.found", (2, 0), "Moss volunteers. Brave, says the Host."),
        ("volunteer.found", (2, 3), "Moss rolled lowest, and volunteers."),
        ("wound.coming", (3, 2, 7), "2 wounds for Teal, to a limb."),
        ("wound.coming", (3, 1, 0), "1 wound for Teal, to the head."),
        ("wound.coming", (3, 1, 11), "Death comes for Teal."),
        ("wound.moved", (3, 0, 2), "Teal's wound crawls from the head to the left arm."),
        ("part.wounded", (4, 5), "Violet's right leg is wounded."),
        ("part.severed", (4, 2), "Violet's left arm comes off."),
        ("part.severed", (4, 0), "Violet's head takes its last wound."),
        ("seat.died", (4,), "Violet is dead. The Host turns a page."),
        (
            "persona.shown",
            (4, PERSONA_AT["related"], 2),
            "Violet's mask comes off: Related, who named Moss.",
        ),
        ("persona.shown", (4, PERSONA_AT["pianist"], 2), "Violet's mask comes off: Pianist."),
        ("item.played", (0, KNIFE, 3), "Crimson uses Carving Knife on Teal."),
        ("item.played", (0, KNIFE, 0), "Crimson uses Carving Knife on themselves."),
        ("item.played", (0, KNIFE, -1), "Crimson uses Carving Knife."),
        ("tickets.won", (0, 1), "Crimson wins 1 ticket."),
        ("tickets.passed", (0, 1, 2), "Crimson hands 2 tickets to Amber."),
        ("madness.rolled", (0, 7), f"Crimson rolls 7. {INSANITY_TEXTS[7]}"),
        (
            "points.counted",
            (0, 8, 4, 2),
            "Crimson scores 14: 8 for the body, 4 for the goal, 2 for tickets.",
        ),
        ("points.counted", (0, 8, 0, 0), "Crimson scores 8: 8 for the body."),
        ("seat.won", (0, 1), "Crimson's ghost has what it wanted, and wins."),
        ("seat.won", (0, 0), "Crimson walks out with ten million, and wins."),
        ("host.won", (), "Nobody gets the money. The Host thanks you for coming."),
    ],
)
def test_the_story_tells_an_event_in_a_sentence(
    kind: str, facts: tuple[int, ...], sentence: str
) -> None:
    assert prompts.sentence(kind, facts) == sentence


@pytest.mark.parametrize(
    "kind", sorted(prompts.FACTS.keys() - {"door.laid", "line.read", "choice.made"})
)
def test_every_other_event_has_a_sentence(kind: str) -> None:
    told = prompts.sentence(kind, [1] * len(prompts.FACTS[kind]))
    assert told.endswith((".", "!", "?"))
    assert "{" not in told
    assert told[0].isupper() or told[0].isdigit()


def test_every_choice_on_a_card_is_told() -> None:
    for n, question in enumerate(QUESTIONS):
        for value in range(len(question.labels) or 2):
            told = prompts.sentence("choice.made", (1, n, value))
            assert "{" not in told, question.kind
            assert told[-1] in ".!?”’", f"{question.kind}: {told}"


def test_every_line_of_every_room_is_a_sentence_of_the_story() -> None:
    for n, card in enumerate(ROOMS):
        for m, part in enumerate(card.parts):
            lines = [prompts.sentence("line.read", (n, m, line)) for line in range(len(part.story))]
            assert lines == part.story


# -- the picture in words ----------------------------------------------------------------------


def test_the_scene_is_told_for_those_who_cannot_see_it() -> None:
    match = room("cold-supper", seats=3, wounds={1: "la2"}, tickets={2: 1}, insane=[2])
    told = prompts.scene(seen_house(view_of(match.state)))
    assert told.startswith("Door 1 of 3, The Cold Supper, open: in the room. Crimson (you): unhurt")
    assert "Amber: 2 wounds, left arm gone, 0 items." in told
    assert "Moss: unhurt, 0 items, 1 ticket, insane." in told


def test_a_ghost_asks_as_its_persona_does() -> None:
    match = haunting("pianist", seats=3)
    view, question = asked_of(match, 0)
    assert prompts.prompt(view, question).section == "§5.2"
    labels = [prompts.label(view, question, option) for option in question.options]
    assert labels == ["Amber: unhurt", "Moss: unhurt", "Nobody"]


def test_names_are_those_of_the_seats() -> None:
    assert list(NAMES) == GAME.seat_names
    assert play(house(2, row=["cold-supper"])).asked
