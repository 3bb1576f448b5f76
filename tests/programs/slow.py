"""A program that thinks for a while about its first move, as people notice it."""

from __future__ import annotations

import json
import sys
import time

pause = 2.0
for line in sys.stdin:
    message = json.loads(line)
    answer: object = {"type": "ready", "protocol": 1, "name": "Slow", "games": ["cards", "tiles"]}
    if message["type"] == "move":
        time.sleep(pause)
        pause = 0.0
        answer = {"type": "move", "id": message["id"], "move": message["legal"][0]}
    if message["type"] in ("hello", "move"):
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
