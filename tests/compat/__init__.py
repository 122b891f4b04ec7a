"""What older versions have written must be read for ever: nobody loses a game.

`v1/` holds data written by the program when rules and format had version 1: records, positions, a
database with a signed cookie, and sums over played games. They are data, not code: nothing writes
them anew, so no later change can agree with itself by mistake. `README.md` tells what each file is.

The tests ask only what every later version must still answer, through the outermost functions, and
compare with facts that name no internals (`facts.py`).
"""
