"""What can be set: by a file, by the environment, and by flags, the later ones stronger."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, field

from tenfold.bots.registry import HOUSE
from tenfold.protocol.errors import TenfoldError

from .host_names import LONGEST_TOLD, Hosts, plain_name
from .web_addresses import web_address

PREFIX: Final = "TENFOLD_"
PAGES_PER_REQUEST: Final = 8  # a page has files, and is asked for them once
TOKEN: Final = r"^([!-~]{16,})?\Z"  # letters that a header may hold, too many to guess
LISTS: Final = ("origins", "sites", "hosts")  # with commas between, where there is only text

ProgramName: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9 _.-]{0,29}\Z")]
Command: TypeAlias = Annotated[str, Meta(min_length=1)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8010
    database: str = ""  # empty: SQLite in the data folder
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # more than one need PostgreSQL
    bots: Annotated[int, Meta(ge=0, le=64)] = 1  # processes in which bots think
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 5.0
    programs: dict[ProgramName, Command] = field(default_factory=dict)  # bots of one's own, by name
    reviews: Annotated[int, Meta(ge=0, le=64)] = 1  # processes that review games; 0: none are reviewed
    review_seconds: Annotated[float, Meta(gt=0, le=3_600)] = 120.0  # of a processor, for a review
    hints: Annotated[int, Meta(ge=0, le=64)] = 1  # processes that say what the expert would do; 0: none
    origins: list[str] = field(default_factory=list)  # other addresses of this server, as browsers see them
    sites: list[str] = field(default_factory=list)  # sites of files elsewhere that may send games home
    hosts: list[str] = field(default_factory=list)  # more names of this server; `*.` before one: all below it
    proxies: str = ""  # whose word about the caller's address is believed
    metrics: Literal["token", "all", "off"] = "token"  # who may read the figures, or all, or nobody
    metrics_token: Annotated[str, Meta(pattern=TOKEN)] = ""  # unless it is set, nobody has it
    may_open: bool = False  # somebody at this machine may let devices of its network in
    network: str = ""  # this machine's address there; empty: the one it reaches others from
    clients: str = ""  # where the client's files of earlier versions are kept; empty: beside the database
    log: Literal["json", "text"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    # Limits; an address is one household, or one club behind its router.
    connections: Annotated[int, Meta(ge=1)] = 20_000
    connections_per_address: Annotated[int, Meta(ge=1)] = 100
    head_seconds: Annotated[float, Meta(gt=0)] = 10.0  # for saying anything at all, up to the end of the head
    body_seconds: Annotated[float, Meta(gt=0)] = 60.0  # for the body of a request
    messages_per_second: Annotated[float, Meta(gt=0)] = 100.0  # of one connection, with bursts of five times
    requests_per_second: Annotated[float, Meta(gt=0)] = 20.0  # of one address, with bursts of ten times
    pages_per_second: Annotated[float, Meta(ge=0)] = 0.0  # likewise, with their files; 0: 8 times as many
    tables_per_hour: Annotated[int, Meta(ge=1)] = 120  # made by one address
    people_per_hour: Annotated[int, Meta(ge=1)] = 120  # who are new, from one address

    def database_url(self) -> str:
        return self.database or f"sqlite:{data_folder() / 'server.sqlite'}"

    def clients_folder(self) -> Path:
        """Beside the database's own file; with a database elsewhere, in the data folder."""
        scheme, _, path = self.database_url().partition(":")
        beside = Path(path.removeprefix("//")).parent if scheme == "sqlite" else data_folder()
        return Path(self.clients) if self.clients else beside / "clients"

    def most_pages_per_second(self) -> float:
        return self.pages_per_second or PAGES_PER_REQUEST * self.requests_per_second

    def known_by(self) -> Hosts:
        return Hosts(self.hosts, self.origins, own=(self.host, self.network))


def data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tenfold"


def load_settings(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Raises a `TenfoldError` that names what is wrong."""
    given: dict[str, Any] = {}
    if file is not None:
        try:
            given |= tomllib.loads(file.read_text("utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise TenfoldError("server.bad_settings", problem=f"{file}: {error}") from None
    for name in Settings.__struct_fields__:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            given[name] = _parts(text) if name in LISTS else _named(text) if name == "programs" else text
    given |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise TenfoldError("server.bad_settings", problem=str(error)) from None
    settings.sites = [_site(site) for site in settings.sites]
    settings.hosts = [plain_name(host) for host in settings.hosts]
    _check_names(settings.programs)
    if settings.workers > 1 and settings.database_url().startswith("sqlite:"):
        raise TenfoldError("server.workers_need_postgres")
    return settings


def _site(site: str) -> str:
    """As browsers name it when its pages ask."""
    address = web_address(site)
    if address is None or address.path.strip("/"):
        raise TenfoldError("server.bad_site", site=site[:LONGEST_TOLD])
    return address.origin


def _check_names(programs: Mapping[str, str]) -> None:
    """Nobody is to take a program for a bot of the house."""
    known = {bot for house in HOUSE.values() for bot in house.bots}
    for name in programs:
        if name.lower() in known:
            raise TenfoldError("server.program_name", name=name)


def _named(text: str) -> dict[str, str]:
    parts = (part.partition("=") for part in _parts(text))
    return {name.strip(): command.strip() for name, _, command in parts}


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
