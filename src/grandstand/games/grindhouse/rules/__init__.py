"""Grind House, one file a chapter.

`set_up` (§2), `body` and `wounds` (§3), `rooms`, `doors`, `rolling`, `dice` and `choosing` (§4),
`ghosts` (§5), `hands`, `trades` and `windows` (§6), `scoring` (§7), `tokens` and `madness` (§8);
`night` strings them together. Nothing is imported here: cards use the lower chapters, and the upper
ones use cards.
"""
