"""Answers for front ends about a position: powers, threats, progress, costs, and obstacles.

Never asked while a game is played or simulated: players choose by what they see. The rule files
know nothing of them; each module's catalogue entry names what answers for it.

A new kind of fact is a field of `answers.Insight`, filled in `collect.py`; `make wire` passes it on
to the browser.
"""
