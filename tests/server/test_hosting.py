"""What whoever hosts a server relies on: settings, health, figures, logs, and an orderly end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from prometheus_client.mmap_dict import MmapedDict
from server.databases import NewUrl
from server.ports import free_port
from server.serving import Client, Refusal, Server, call, children_of, serving

from tenfold.protocol.errors import TenfoldError
from tenfold.server.settings import Settings, load_settings
from tenfold.server.telemetry import metrics

EXAMPLE = Path(__file__).parents[2] / "deploy" / "tenfold.toml"


def test_flags_are_stronger_than_the_environment_and_that_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tenfold.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nbots = 2\n')
    environment = {"TENFOLD_PORT": "2", "TENFOLD_BOTS": "3", "TENFOLD_ORIGINS": "https://a.b,https://c.d"}
    settings = load_settings(file, environment, {"bots": 4, "port": None})
    assert (settings.host, settings.port, settings.bots) == ("0.0.0.0", 2, 4)
    assert settings.origins == ["https://a.b", "https://c.d"]


@pytest.mark.parametrize(
    ("text", "environment", "flags"),
    [
        ("port = ", {}, {}),
        ("prot = 80", {}, {}),
        ("", {"TENFOLD_PORT": "eighty"}, {}),
        ("", {}, {"port": 70_000}),
        ("", {}, {"log": "xml"}),
        ('metrics_token = "short"', {}, {}),
        ('metrics_token = "no letters for a header: ä"', {}, {}),
    ],
)
def test_a_wrong_setting_is_named(
    tmp_path: Path, text: str, environment: dict[str, str], flags: dict[str, object]
) -> None:
    file = tmp_path / "tenfold.toml"
    file.write_text(text)
    with pytest.raises(TenfoldError) as error:
        load_settings(file, environment, flags)
    assert error.value.key == "server.bad_settings"


def test_the_example_lists_every_setting_with_its_usual_value() -> None:
    assert load_settings(EXAMPLE, {}, {}) == Settings()
    text = EXAMPLE.read_text("utf-8")
    assert all(f"{name} =" in text for name in Settings.__struct_fields__)


@pytest.mark.parametrize(
    "flags",
    [
        ["--database", "sqlite:/proc/nowhere/x.sqlite"],
        ["--database", "mysql:x"],
        ["--workers", "2"],
        ["--host", "203.0.113.1"],
        ["--config", "/nowhere.toml"],
    ],
)
def test_what_keeps_a_server_from_starting_is_one_sentence(tmp_path: Path, flags: list[str]) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tenfold", "serve", "--port", str(free_port()), *flags],
        check=False,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert told.returncode == 1
    assert len(told.stderr.splitlines()) == 1
    assert "Traceback" not in told.stderr


def test_health_and_figures(server: Server) -> None:
    assert call(server, "GET", "/healthz")[0] == {"status": "alive"}
    assert call(server, "GET", "/readyz")[0] == {"status": "ready"}
    before = figures(server)["tenfold_moves_total"]
    client = Client(server)
    client.connect(client.make(options={"edition": "aeg", "seats": 1, "target": 4}, seats=[{"kind": "mine"}]))
    client.move("draw")
    now = figures(server)
    assert now["tenfold_moves_total"] >= before + 2
    assert now["tenfold_connections"] >= 1
    client.close()


def figures(server: Server) -> dict[str, float]:
    with urllib.request.urlopen(f"http://{server.address}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    told = [line.rpartition(" ") for line in lines if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in told}


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/healthz", "/api/catalogue", "/api/tables/nothing123"):
        try:
            answer = urllib.request.urlopen(f"http://{server.address}{path}", timeout=30)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["referrer-policy"] == "same-origin"


def test_the_log_can_be_read_by_programs_and_the_end_is_orderly(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'server.sqlite'}", bots="1", log="json", log_level="debug") as server:
        client = Client(server)
        table = client.make(seats=[{"kind": "mine"}, {"kind": "mine"}])
        client.connect(table)
        client.move("draw")
        moves, process = client.moves, server.process
        server.stop()
        client.close()
        assert process
        assert process.returncode in (0, -signal.SIGTERM)
        lines = [json.loads(line) for line in server.errors().splitlines()]
        assert {"time", "level", "event"} <= set(lines[0])
        server.start()
        again = Client(server)
        again.secrets = client.secrets
        assert again.connect(table)["moves"] == moves
        again.close()


def test_several_workers_on_one_postgres_serve_the_same_tables(new_postgres_url: NewUrl) -> None:
    with serving(new_postgres_url(), workers="2", bots="1") as server:
        owner = Client(server)
        table = owner.make(seats=[{"kind": "mine"}, {"kind": "mine"}])
        clients = [Client(server) for _ in range(8)]  # some of them at the other worker
        for client in clients:
            client.secrets = owner.secrets
            client.connect(table)
        clients[0].move("draw")
        for client in clients:
            while client.version < clients[0].version:
                client.receive()
            assert client.moves == clients[0].moves
            client.close()
        with pytest.raises(Refusal):
            owner.call("POST", f"/api/tables/{table}/seats/0", {})


def test_the_figures_of_several_workers_are_added_up(new_postgres_url: NewUrl) -> None:
    with serving(new_postgres_url(), workers="2", bots="1") as server:
        clients = [Client(server) for _ in range(6)]  # some of them at the other worker
        for client in clients:
            client.connect(client.make(seats=[{"kind": "mine"}, {"kind": "mine"}]))
            client.move("draw")
        told = [figures(server) for _ in range(4)]  # some of them by the other worker
        assert {one["tenfold_connections"] for one in told} == {6.0}
        assert min(one["tenfold_moves_total"] for one in told) >= 6
        os.kill(children_of(server)[-1], signal.SIGKILL)  # its sockets are no more
        for client in clients:
            client.close()
        server.wait_until_ready()
        until(lambda: figures(server)["tenfold_connections"] == 0)


def test_figures_are_told_while_a_worker_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes its files before it writes anything into them."""
    monkeypatch.setenv(metrics.SEVERAL, str(tmp_path))
    written = MmapedDict(str(tmp_path / "counter_1.db"))  # type: ignore[no-untyped-call]
    written.write_value(json.dumps(["a", "a", {}, ""]), 3.0, 0.0)  # type: ignore[no-untyped-call]
    written.close()  # type: ignore[no-untyped-call]
    (tmp_path / "counter_2.db").touch()
    assert metrics.report().decode().splitlines()[-1] == "a 3.0"


def test_workers_end_with_a_parent_that_was_killed(new_postgres_url: NewUrl) -> None:
    with serving(new_postgres_url(), workers="2", bots="1") as server:
        workers = children_of(server)
        client = Client(server)
        table = client.make(seats=[{"kind": "mine"}, {"kind": "mine"}])
        client.connect(table)
        client.move("draw")
        server.kill()
        client.close()
        until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
        server.start()  # at the same address
        assert client.connect(table)["moves"] == client.moves
        client.close()


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)
