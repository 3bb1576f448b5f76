"""What a server looks like from outside: its name, HTTPS, sockets, and whom it believes."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from tenfold import __version__
from tenfold.server.settings import Settings
from tenfold.server.transport.trusted_proxies import Proxies

from .asking import Address, Answer, NoAnswer, ask, shake_hands
from .finding import Finding, advice, must, ok

STRANGE: Final = "doctor.tenfold.invalid"  # a name that no server has
FORGED: Final = "203.0.113.77"  # an address that nobody has
YEAR: Final = 31_536_000
HTTP_PORT: Final = 80


def look(address: Address, settings: Settings, http_port: int = HTTP_PORT) -> Iterator[Finding]:
    """Everything that can be seen of a server that answers."""
    try:
        alive = ask(address, "/healthz")
    except ssl.SSLCertVerificationError as error:
        yield must("doctor.certificate", address=str(address), problem=error.verify_message)
        return
    except NoAnswer as error:
        yield must("doctor.unreachable", address=str(address), problem=str(error))
        return
    if alive.status == 421:
        yield must("doctor.name_refused", "hosts", name=address.host)
        return
    if alive.told("status") != "alive":
        yield must("doctor.not_tenfold", address=str(address), status=alive.status)
        return
    yield ok("doctor.reachable", address=str(address))
    for check in (_version, _ready, _name, _strange_name, _origins, _sockets, _callers, _figures):
        yield from _attempt(check, address, settings)
    yield from _https(address, alive, http_port)


def _attempt(
    check: Callable[[Address, Settings], Iterator[Finding]], address: Address, settings: Settings
) -> Iterator[Finding]:
    """A server that goes away meanwhile is one more finding."""
    try:
        yield from check(address, settings)
    except (NoAnswer, ssl.SSLCertVerificationError) as error:
        yield must("doctor.unreachable", address=str(address), problem=str(error))


def _version(address: Address, _: Settings) -> Iterator[Finding]:
    version = str(ask(address, "/api/catalogue").told("version") or "?")
    if version == __version__:
        yield ok("doctor.version", version=version)
    else:
        yield advice("doctor.other_version", version=version, own=__version__)


def _ready(address: Address, _: Settings) -> Iterator[Finding]:
    answer = ask(address, "/readyz")
    if answer.status == 200:
        yield ok("doctor.ready")
    else:
        yield must("doctor.not_ready", "database", problem=str(answer.told("message") or answer.status))


def _name(address: Address, settings: Settings) -> Iterator[Finding]:
    """The server knows it, since it answered; whether these settings do is another matter."""
    if address.is_name and not settings.known_by().know(address.host):
        yield advice("doctor.name_missing", "hosts", name=address.host)
    elif address.is_name:
        yield ok("doctor.name_known", name=address.host)


def _strange_name(address: Address, _: Settings) -> Iterator[Finding]:
    if ask(address, "/healthz", host=STRANGE).told("status") == "alive":
        yield must("doctor.any_name", "hosts")
    else:
        yield ok("doctor.own_names")


def _origins(address: Address, settings: Settings) -> Iterator[Finding]:
    """Pages of each may do here what their visitors may; whose they are, only whoever hosts can know."""
    for origin in settings.origins:
        if origin == str(address):
            yield ok("doctor.origin_own", origin=origin)
        else:
            yield advice("doctor.origin_foreign", "origins", origin=origin)


def _sockets(address: Address, _: Settings) -> Iterator[Finding]:
    answer = shake_hands(address)
    if answer.status == 101:
        yield ok("doctor.sockets")
    elif answer.status == 403:
        yield must("doctor.socket_origin", "origins", address=str(address))
    else:
        yield must("doctor.no_sockets", status=answer.status)


def _callers(address: Address, settings: Settings) -> Iterator[Finding]:
    """Whether a stranger can say that they are somebody else, and a proxy is believed that should be."""
    told = ask(address, "/api/caller", x_forwarded_for=FORGED)
    if told.status != 200:
        yield advice("doctor.callers_unknown")
        return
    if told.told("address") != FORGED:
        yield ok("doctor.believes_nobody")
    elif address.is_here and settings.proxies and not Proxies(settings.proxies).too_wide:
        yield ok("doctor.believes_proxy", proxies=settings.proxies)
    else:
        yield must("doctor.believes_anybody", "proxies")
    if address.is_secure and told.told("secure") is False:
        yield must("doctor.proxy_unknown", "proxies")


def _figures(address: Address, _: Settings) -> Iterator[Finding]:
    answer = ask(address, "/metrics", x_forwarded_for=FORGED)
    if answer.status != 200:
        yield ok("doctor.figures_closed")
    elif address.is_here:
        yield advice("doctor.figures_open_here", "metrics")
    else:
        yield must("doctor.figures_open", "metrics")


def _https(address: Address, alive: Answer, http_port: int) -> Iterator[Finding]:
    if not address.is_secure:
        if not address.is_here:
            yield must("doctor.no_https", address=str(address))
        return
    yield ok("doctor.https")
    told = alive.headers.get("strict-transport-security", "")
    seconds = "".join(
        letter for letter in told.partition("max-age=")[2].partition(";")[0] if letter.isdecimal()
    )
    if not seconds:
        yield must("doctor.no_hsts", "proxies")
    elif int(seconds) < YEAR // 2:
        yield advice("doctor.short_hsts", seconds=seconds)
    else:
        yield ok("doctor.hsts")
    yield _redirect(replace(address, scheme="http", port=http_port))


def _redirect(plain: Address) -> Finding:
    try:
        answer = ask(plain, "/")
    except NoAnswer:
        return ok("doctor.http_closed")
    if answer.status in (301, 302, 307, 308) and answer.headers.get("location", "").startswith("https://"):
        return ok("doctor.redirects")
    return must("doctor.no_redirect", address=str(plain), status=answer.status)
