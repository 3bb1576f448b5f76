"""A server with another client than the package's: the one in the folder `TENFOLD_CLIENT`."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import patch

from tenfold.cli import main
from tenfold.server.http.routes import client

if __name__ == "__main__":
    with patch.object(client, "FOLDER", Path(os.environ["TENFOLD_CLIENT"])):
        main()
