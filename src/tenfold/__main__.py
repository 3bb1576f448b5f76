"""Runs the command line with `python -m tenfold`."""

from tenfold.cli import main

main()
