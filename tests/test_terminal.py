"""What the terminal makes of a game's words: lines, rules."""

from grandstand.terminal import common_words, rule_text

RULEBOOK = """# Game

## §1 Aim
Win.

### §1.1 Goals
Score.

#### Note
Often.

### §1.10 Own goals
Don't.

## §2 Start
Begin.
"""


def test_a_rule_is_shown_with_what_is_inside_it_and_no_further() -> None:
    assert rule_text(RULEBOOK, "§1.1") == "### §1.1 Goals\nScore.\n\n#### Note\nOften."
    assert rule_text(RULEBOOK, "§1").endswith("Don't.")
    assert rule_text(RULEBOOK, "§2") == "## §2 Start\nBegin."


def test_a_rule_that_is_not_there_is_said() -> None:
    assert rule_text(RULEBOOK, "§9") == "§9 is not in the rules."


def test_options_of_one_piece_are_called_by_their_common_words() -> None:
    assert common_words(["Coral 1 to F4", "Coral 1 to F8"]) == "Coral 1 to"
    assert common_words(["Coral 1 to F4", "Coral 1 loads the ball"]) == "Coral 1"
