"""`python -m onirim`: the same as the `onirim` command."""

from onirim.cli import main

if __name__ == "__main__":
    main()
