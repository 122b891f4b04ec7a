"""Identity: a random number in a signed cookie; the keys are in the store."""

from __future__ import annotations

import hashlib
import time

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from onirim.server.store import Keys, People, SigningKey

__all__ = ["Identities"]

COOKIE_SECONDS = 400 * 86400  # browsers keep no cookie longer
LOOK_AGAIN = 5.0  # seconds before the key of a cookie is looked for in the store again
RECALLED = "-"  # before the number of times that older cookies were recalled
PURPOSE = "onirim.person"  # what is signed for something else is not believed here


class Identities:
    """Reads and writes the cookie. Blocking: it may look into the store."""

    def __init__(self, keys: Keys, people: People, path: str) -> None:
        self.keys = keys
        self.people = people
        self.path = path
        self.known: list[SigningKey] = []
        self.read_keys()

    def person(self, request: HTTPConnection) -> str | None:
        """Who sends this, if the cookie is good; another server may have a newer key."""
        cookie = request.cookies.get(self.cookie_name(request), "")
        signed = self.signed(cookie)
        if cookie and signed is None and time.monotonic() - self.looked_at > LOOK_AGAIN:
            self.read_keys()
            signed = self.signed(cookie)
        if signed is None:
            return None
        person, _, recalled = signed.partition(RECALLED)
        return person if str(self.people.cookies_of(person)) == (recalled or "0") else None

    def remember(self, request: HTTPConnection, response: Response, person: str) -> None:
        """Give the person a cookie signed with the newest key, good until it is recalled."""
        recalled = self.people.cookies_of(person)
        if recalled is None:
            return
        response.set_cookie(
            self.cookie_name(request),
            self.signer.sign(f"{person}{RECALLED}{recalled}").decode(),
            max_age=COOKIE_SECONDS,
            path=self.path or "/",
            secure=is_secure(request),
            httponly=True,
            samesite="lax",
        )

    def forget(self, request: HTTPConnection, response: Response) -> None:
        response.delete_cookie(
            self.cookie_name(request),
            path=self.path or "/",
            secure=is_secure(request),
            httponly=True,
            samesite="lax",
        )

    def cookie_name(self, request: HTTPConnection) -> str:
        """Browsers share cookies between the ports of a host; servers do not share people.

        By its prefix a browser takes the cookie over TLS alone, and where we have all of a host
        from this host alone: no page of a sibling can plant one.
        """
        port = request.url.port
        name = f"onirim-{port}" if port else "onirim"
        if not is_secure(request):
            return name
        return f"__Secure-{name}" if self.path else f"__Host-{name}"

    def read_keys(self) -> bool:
        """All that are kept; the signer takes the last one to sign, the store has it first.

        True if one that we knew is kept no more: whoever came with it is nobody now.
        """
        self.looked_at = time.monotonic()
        before, self.known = self.known, self.keys.all()
        secrets = [key.secret for key in reversed(self.known)]
        self.signer = Signer(secrets, PURPOSE, key_derivation="hmac", digest_method=hashlib.sha256)
        return not set(before) <= set(self.known)

    def signed(self, cookie: str) -> str | None:
        try:
            return self.signer.unsign(cookie).decode()
        except BadSignature:
            return None


def is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")
