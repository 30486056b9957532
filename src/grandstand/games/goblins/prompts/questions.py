"""Prompts: what is decided and what it is for, in a sentence, and the section it is about."""

from grandstand.core.face import Prompt
from grandstand.core.questions import Question
from grandstand.games.goblins.board import name_of
from grandstand.games.goblins.cards import NUMBERS
from grandstand.games.goblins.cards.tactics import ABILITY_NAMES, BLANK, DONE

from .building import craned_from, own_robot, receiver
from .fighting import own_dice, values_of
from .seen import (
    COLOURS,
    TILE_NAMES,
    WorksView,
    all_of,
    attacked_side,
    counted,
    face,
    side_of,
    tile_at,
)


def me(question: Question) -> str:
    return COLOURS[question.seat]


# -- building ----------------------------------------------------------------------------------


def ask_give(view: WorksView, question: Question) -> Prompt:
    who = receiver(view, question.seat)
    told = f"choose 2 of your 5 tiles to give to {who}. You get 2 back, and build with all five."
    return Prompt(f"{me(question)}: {told}", "§3.2")


def ask_place(view: WorksView, question: Question) -> Prompt:
    left = sum(tile is not None for tile in view["hand"])
    told = "Metal must lead to the cockpit in the end, or it falls off."
    return Prompt(f"{me(question)}: lay a tile on your robot, {left} to go. {told}", "§3.3")


def ask_turn(view: WorksView, question: Question) -> Prompt:
    square, what = view["turning"], "The tile"
    laid = None if square is None else own_robot(view, question)["tiles"][square]
    if square is not None and laid is not None:
        what = f"The {TILE_NAMES[laid['tile']]} on {name_of(square)}"
    return Prompt(f"{what}: choose which way up it lies. Only metal on metal holds.", "§3.3")


def ask_done(view: WorksView, question: Question) -> Prompt:
    told = "all five tiles are on. Say done, and they stay; or lay them anew."
    return Prompt(f"{me(question)}: {told}", "§3.3")


# -- getting ready -----------------------------------------------------------------------------


def ask_discard(view: WorksView, question: Question) -> Prompt:
    kept = NUMBERS.agendas_kept
    left = counted(max(1, len(view["agendas"]) - kept), "agenda")
    told = f"throw away {left}, unseen. The {kept} that you keep pay points after the fight."
    return Prompt(f"{me(question)}: {told}", "§4.3")


# -- controllers -------------------------------------------------------------------------------


def ask_pilot(view: WorksView, question: Question) -> Prompt:
    told = "choose how to steer, then where to hit. Unused engines win cards."
    return Prompt(f"{me(question)}, pilot: {told}", "§5.2")


def ask_pick(view: WorksView, question: Question) -> Prompt:
    told = "pick a card for this round. If they pick it too, more unused engines get it."
    return Prompt(f"{me(question)}, tactician: {told}", "§5.5")


# -- cards -------------------------------------------------------------------------------------


def offered_abilities(question: Question) -> str:
    """`Crane or Sabotage`."""
    names = [ABILITY_NAMES[ability] for ability in values_of(question) if ability != DONE]
    return " or ".join(names) if names else "your card"


def ask_card(view: WorksView, question: Question) -> Prompt:
    told = f"use {offered_abilities(question)} now, before the dice are rolled? Each works once."
    return Prompt(f"{me(question)}: {told}", "§5.9")


def ask_crane(view: WorksView, question: Question) -> Prompt:
    told = "choose one of your tiles to move or turn. What it leaves unconnected falls."
    return Prompt(f"Crane: {told}", "§8.3")


def ask_crane_to(view: WorksView, question: Question) -> Prompt:
    square = craned_from(view, question)
    what = "the tile" if square is None else f"the {tile_at(own_robot(view, question), square)}"
    return Prompt(f"Crane: choose where {what} goes and how it lies there.", "§8.3")


def ask_tape(view: WorksView, question: Question) -> Prompt:
    told = "choose a tile of yours for a defense token. It absorbs one hit."
    return Prompt(f"Duct Tape: {told}", "§8.7")


# -- dice --------------------------------------------------------------------------------------


def rolled_text(view: WorksView, question: Question) -> str:
    """`2, 2, 5 and a blank`."""
    dice = ["a blank" if n == BLANK else str(n) for n in own_dice(view, question)]
    return all_of(dice) if dice else "nothing"


def aim_text(view: WorksView, question: Question) -> str:
    """`their rear`: the side that the dice hit."""
    side = side_of(view, question.seat)
    return f"their {face(view, 1 - side, attacked_side(view, side))}"


def ask_roll(view: WorksView, question: Question) -> Prompt:
    told = f"you rolled {rolled_text(view, question)}, at {aim_text(view, question)}."
    return Prompt(f"{me(question)}: {told} Use {offered_abilities(question)}?", "§5.10")


def ask_nitro(view: WorksView, question: Question) -> Prompt:
    return Prompt("Nitro: choose one die to roll again, or all. What comes stays.", "§8.1")


def ask_homing(view: WorksView, question: Question) -> Prompt:
    told = f"choose a die and its new line, at {aim_text(view, question)}."
    return Prompt(f"Homing: {told}", "§8.5")


def ask_order(view: WorksView, question: Question) -> Prompt:
    lines = all_of([str(line) for line in values_of(question)])
    told = f"choose which hits next, {lines}, at {aim_text(view, question)}. What falls is gone."
    return Prompt(f"{me(question)}: {told}", "§5.11")


def ask_token(view: WorksView, question: Question) -> Prompt:
    told = "your tile is hit, but has defense tokens. Choose the one that this costs."
    return Prompt(f"{me(question)}: {told}", "§5.12")


# -- the end -----------------------------------------------------------------------------------


def ask_third(view: WorksView, question: Question) -> Prompt:
    told = "a tie for first! Play a third round to settle it? One no, and nobody is the Boss."
    return Prompt(f"{me(question)}: {told}", "§6.5")
