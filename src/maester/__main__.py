"""`python -m maester` is `maester`."""

from maester.cli import main

if __name__ == "__main__":
    main()
