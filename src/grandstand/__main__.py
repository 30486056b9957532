"""`python -m grandstand` is the command `grandstand`."""

from .cli import main

if __name__ == "__main__":
    main()
