"""What can go wrong with a program."""

from __future__ import annotations

from tenfold.protocol.errors import TenfoldError


class ProgramFault(TenfoldError):
    """A program cannot be started, crashed, cheated or did not answer. Its details have its `name`, and what
    it last said on standard error (`stderr`, and in `told` whether it said anything)."""
