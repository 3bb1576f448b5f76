"""A program that makes the first legal move and writes down every line that it hears."""

from __future__ import annotations

import json
import sys
from pathlib import Path

with Path(sys.argv[1]).open("a", encoding="utf-8") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
        message = json.loads(line)
        answer: object = None
        if message["type"] == "hello":
            answer = {"type": "ready", "protocol": 1, "name": "Ear", "games": ["cards", "tiles"]}
        elif message["type"] == "move":
            chosen = message["legal"][message["seed"] % len(message["legal"])]
            answer = {"type": "move", "id": message["id"], "move": chosen}
        if answer:
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()
