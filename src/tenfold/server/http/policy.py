"""What the client's pages and workers may do in a browser."""

from __future__ import annotations

from typing import Final

PAGE: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
WORKER: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # it compiles the module of the rules, which no page may
    "connect-src": "'self'",
}


def _written(directives: dict[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in directives.items())


def page_policy() -> str:
    """As a header of everything that a server gives out."""
    return _written(PAGE | {"frame-ancestors": "'none'"})


def worker_policy() -> str:
    """As a header of the workers that play at a browser's own tables."""
    return _written(WORKER)


def site_policy(server: str | None) -> str:
    """As an element of a page that lies on a host of files, where nobody sends headers; a browser reads no
    `frame-ancestors` there. Games are sent home to a server, if there is one."""
    return _written(PAGE | {"connect-src": f"'self' {server}" if server else "'self'"})
