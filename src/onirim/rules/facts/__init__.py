"""Answers for front ends about a position: powers, threats, progress, costs, and why not.

Never asked while a game is played or simulated: players choose by what they see.
"""
