"""How the doctor speaks to a server: by hand, so that every header is what it is meant to be."""

from __future__ import annotations

import base64
import http.client
import secrets
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import msgspec

from tenfold.protocol.errors import TenfoldError, problem_of
from tenfold.server.host_names import is_address, is_here
from tenfold.server.settings import Settings

SECONDS: Final = 10.0  # for one question to the server
MOST_READ: Final = 1 << 20  # bytes of an answer
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class NoAnswer(Exception):
    """Nobody is there, or nobody who speaks HTTP."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server is."""

    scheme: str
    host: str
    port: int

    @property
    def netloc(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.scheme == "https" else 80
        return host if self.port == usual else f"{host}:{self.port}"

    def __str__(self) -> str:
        return f"{self.scheme}://{self.netloc}"

    @property
    def is_secure(self) -> bool:
        return self.scheme == "https"

    @property
    def is_here(self) -> bool:
        return is_here(self.host)

    @property
    def is_name(self) -> bool:
        return not is_address(self.host)


def address_of(given: str | None, settings: Settings) -> Address:
    """As somebody types it; or where the settings let the server listen. A public name speaks HTTPS."""
    if given is None:
        return Address("http", EVERYWHERE.get(settings.host, settings.host), settings.port)
    has_scheme = "://" in given
    try:
        parts = urlsplit(given if has_scheme else f"//{given}")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port = "", None
    if not host or (has_scheme and parts.scheme not in ("http", "https")):
        raise TenfoldError("doctor.bad_address", address=given[:100])
    is_plain = is_here(host) or is_address(host) or port not in (None, 443)
    scheme = parts.scheme or ("http" if is_plain else "https")
    return Address(scheme, host, port or (443 if scheme == "https" else 80))


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes

    def told(self, name: str) -> object:
        """A part of the answer, if it is JSON and has it."""
        try:
            told = msgspec.json.decode(self.body)
        except msgspec.DecodeError:
            return None
        return told.get(name) if isinstance(told, dict) else None


def ask(address: Address, path: str, **headers: str) -> Answer:
    """Raises `NoAnswer`, or `ssl.SSLCertVerificationError` for a certificate that nobody should trust."""
    line = _connect(address)
    try:
        line.putrequest("GET", path, skip_host=True, skip_accept_encoding=True)
        for name, value in ({"host": address.netloc} | headers).items():
            line.putheader(name.replace("_", "-"), value)
        line.endheaders()
        answer = line.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        body = b"" if answer.status == http.HTTPStatus.SWITCHING_PROTOCOLS else answer.read(MOST_READ)
        return Answer(answer.status, found, body)
    except (OSError, http.client.HTTPException) as error:
        raise _no_answer(error) from error
    finally:
        line.close()


def shake_hands(address: Address) -> Answer:
    """Asks for a WebSocket, as a page of this very address would."""
    upgrade = {
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec_websocket_version": "13",
        "sec_websocket_key": base64.b64encode(secrets.token_bytes(16)).decode(),
        "origin": str(address),
    }
    return ask(address, "/socket/doctordoct", **upgrade)


def _connect(address: Address) -> http.client.HTTPConnection:
    if not address.is_secure:
        return http.client.HTTPConnection(address.host, address.port, timeout=SECONDS)
    context = ssl.create_default_context()
    return http.client.HTTPSConnection(address.host, address.port, timeout=SECONDS, context=context)


def _no_answer(error: Exception) -> Exception:
    if isinstance(error, ssl.SSLCertVerificationError):
        return error
    if isinstance(error, socket.gaierror):
        return NoAnswer("no such name")
    return NoAnswer(problem_of(error) if isinstance(error, OSError) else str(error) or type(error).__name__)
