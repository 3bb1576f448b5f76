"""What the container, its neighbours and the service are made of, as far as one can tell by reading."""

from __future__ import annotations

import ipaddress
import re
import tomllib
from pathlib import Path

from tenfold.server.http.routes.homecoming import LARGEST_HOMECOMING
from tenfold.server.records.uploaded_record import LARGEST_RECORD
from tenfold.server.settings import PREFIX, Settings

HOME = Path(__file__).parents[2]
DEPLOY = HOME / "deploy"
RECIPE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
PIN = re.compile(r"([a-z0-9-]+)==[0-9][0-9a-z.]*( ; .+)?")
NAME = re.compile(r"[a-z0-9-]+")


def test_it_begins_from_one_exact_version() -> None:
    images = re.findall(r"^FROM (\S+)", RECIPE, re.MULTILINE)
    assert len(images) == 1
    assert re.search(r":\d+\.\d+\.\d+-|@sha256:", images[0])
    beside = re.findall(r"^ +image: (docker\.io\S+)", COMPOSE, re.MULTILINE)
    assert len(beside) == 2
    assert all(re.search(r":\d+\.\d+(\.\d+)?(-|$)", image) for image in beside)


def test_every_package_has_one_version() -> None:
    lines = (DEPLOY / "constraints.txt").read_text("utf-8").splitlines()
    pins = [PIN.fullmatch(line) for line in lines if line and not line.startswith("#")]
    assert all(pins)
    known = {pin[1] for pin in pins if pin}
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = {found[0] for found in map(NAME.match, wanted) if found}
    assert len(names) == len(wanted)
    assert names <= known
    assert "--constraint /deploy/constraints.txt" in RECIPE


def test_nothing_comes_in_that_is_not_named() -> None:
    lines = (HOME / ".dockerignore").read_text("utf-8").splitlines()
    rules = [line for line in lines if not line.startswith("#")]
    assert rules == ["*", "!deploy/constraints.txt", "!dist/*.whl"]


def test_it_is_nobody_and_stops_when_it_is_told_to() -> None:
    (user,) = re.findall(r"^USER (\d+):\d+$", RECIPE, re.MULTILINE)
    assert int(user) > 0
    assert f"--owner={user}" in RECIPE
    assert "STOPSIGNAL SIGTERM" in RECIPE
    assert 'CMD ["tenfold", "serve"]' in RECIPE, "without a shell in between, which would keep the signal"


def test_it_is_restarted_for_what_a_restart_mends() -> None:
    """As docs/hosting.md says: the process is asked whether it lives, not whether its database does."""
    (check,) = re.findall(r"^HEALTHCHECK (.*\n.*)", RECIPE, re.MULTILINE)
    assert "/healthz" in check
    assert "/readyz" not in RECIPE


def test_what_is_set_from_outside_are_settings() -> None:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    for text in (RECIPE, COMPOSE):
        named = set(re.findall(rf"\b({PREFIX}[A-Z_]+)[=:]", text))
        assert named
        assert named <= known
    service = (DEPLOY / "tenfold.service").read_text("utf-8")
    assert PREFIX not in service, "they would be stronger than the file that `tenfold doctor` is told"


def test_secrets_are_in_no_file_that_all_may_read() -> None:
    """The unit's user is made at each start and owns no file: systemd reads the secrets for it, as root."""
    service = (DEPLOY / "tenfold.service").read_text("utf-8")
    assert "DynamicUser=yes" in service
    (secret,) = re.findall(r"^EnvironmentFile=-(\S+)$", service, re.MULTILINE)
    page = (HOME / "docs" / "hardening.md").read_text("utf-8")
    (settings,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert not {"metrics_token", "database"} & tomllib.loads(settings).keys()
    assert f"install -m 600 /dev/null {secret}\n" in page


def test_the_proxy_is_believed_and_nobody_else() -> None:
    """Its address is fixed, and far from those that the network gives to others, which begin at its start."""
    (believed,) = re.findall(rf"{PREFIX}PROXIES: (\S+)", COMPOSE)
    (fixed,) = re.findall(r"ipv4_address: (\S+)", COMPOSE)
    (network,) = re.findall(r"subnet: (\S+)", COMPOSE)
    assert believed == fixed
    place = [*ipaddress.ip_network(network).hosts()].index(ipaddress.ip_address(fixed))
    assert place > 100


def test_the_proxy_asks_the_server_where_it_listens() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    (port,) = re.findall(r"^EXPOSE (\d+)", RECIPE, re.MULTILINE)
    assert f"reverse_proxy {{$TENFOLD:tenfold:{port}}}" in caddy
    assert re.search(r"^  tenfold:$", COMPOSE, re.MULTILINE)
    assert f"{PREFIX}PORT={port}" in RECIPE
    assert "respond /metrics 404" in caddy


def test_no_proxy_refuses_what_the_server_takes() -> None:
    assert "max_size" not in (DEPLOY / "Caddyfile").read_text("utf-8")
    for page in ("hardening.md", "hosting.md"):
        nginx = (HOME / "docs" / page).read_text("utf-8")
        (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", nginx)
        assert int(megabytes) * 2**20 >= max(LARGEST_HOMECOMING, LARGEST_RECORD)
