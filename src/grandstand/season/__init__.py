"""Seasons: linked events of one game, with points for places and a championship at the end.

Read `plan` (what a season is), `file` (how a file says so), `kits` (what each player brings),
`records` (points and totals), `end` (ranking and awards), `playing` (from a plan to matches, from
matches to results), `report` (all of it as data). The rules are those of Gravstrike's rulebook (§14
of its rules.md), for any game.
"""
