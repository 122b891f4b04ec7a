"""Artefact checks of `make lint`: each file here checks one kind of artefact.

    python -m tools.lint                  # all of them, in one process
    python -m tools.lint names texts      # some of them

A check has `findings()`, which yields what is wrong, and `main()`, which prints it and returns 1
if there was anything. To add a check, add a file, and a wrong sample to `tests/tools/test_lint.py`.
"""
