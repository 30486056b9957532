"""The kernel: rules are generators that ask questions; the list of answers is the game.

Read `questions`, then `table` and `chance`, then `game`, then `match`. It imports nothing of ours.
"""
