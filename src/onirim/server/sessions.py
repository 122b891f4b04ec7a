"""The cookie that is the person: a number nobody can guess, signed with a key of the store."""

from __future__ import annotations

import hashlib
import hmac
import time

from starlette.requests import HTTPConnection
from starlette.responses import Response

from onirim.store import Keys, SigningKey

__all__ = ["Sessions"]

COOKIE_SECONDS = 400 * 86400  # browsers keep no cookie longer
LOOK_AGAIN = 5.0  # seconds before an unknown key is looked for in the store again


class Sessions:
    """Reads and writes the cookie. Blocking: it may look into the store."""

    def __init__(self, keys: Keys, path: str) -> None:
        self.keys = keys
        self.path = path
        self.known = keys.all()
        self.looked_at = time.monotonic()

    def person(self, request: HTTPConnection) -> str | None:
        """Who sends this, if the signature is good."""
        parts = request.cookies.get(cookie_name(request), "").split(".")
        if len(parts) != 3:
            return None
        person, key_id, signature = parts
        key = self.key(key_id)
        if key is None or not hmac.compare_digest(sign(key, person), signature):
            return None
        return person

    def remember(self, request: HTTPConnection, response: Response, person: str) -> None:
        """Give the person a cookie signed with the newest key."""
        key = self.known[0]
        response.set_cookie(
            cookie_name(request),
            f"{person}.{key.id}.{sign(key, person)}",
            max_age=COOKIE_SECONDS,
            path=self.path or "/",
            secure=request.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="lax",
        )

    def forget(self, request: HTTPConnection, response: Response) -> None:
        response.delete_cookie(cookie_name(request), path=self.path or "/")

    def key(self, key_id: str) -> SigningKey | None:
        """Another server may have rotated the keys."""
        found = next((key for key in self.known if key.id == key_id), None)
        if found is None and time.monotonic() - self.looked_at > LOOK_AGAIN:
            self.looked_at = time.monotonic()
            self.known = self.keys.all()
            found = next((key for key in self.known if key.id == key_id), None)
        return found


def cookie_name(request: HTTPConnection) -> str:
    """Browsers share cookies between the ports of a host; servers do not share people."""
    port = request.url.port
    return f"onirim-{port}" if port else "onirim"


def sign(key: SigningKey, person: str) -> str:
    return hmac.new(key.secret, b"person:" + person.encode(), hashlib.sha256).hexdigest()[:40]
