"""The browser's files: read once, served from memory, packed where that is smaller.

The client is built into `onirim/web/static`. Its assets carry a hash in their names and are kept
by browsers for ever; everything else is asked for again each time, by its tag.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import onirim
from onirim.server.security.content_policy import content_policy

__all__ = ["Site", "plain_page"]

FOLDER = Path(onirim.__file__).parent / "server" / "static"
INDEX = "index.html"
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
BROTLI = ".br"  # what the build has packed already lies beside the file
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True, slots=True)
class File:
    """One file, as it is and packed."""

    body: bytes
    packed: dict[str, bytes]  # by encoding, the best one first
    tag: str
    kind: str
    caching: str
    policy: str  # "": the one that all answers have


class Site:
    """All files of the built client."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): read_asset(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != BROTLI
        }
        tags = "".join(f"{name}:{file.tag}" for name, file in self.files.items())
        self.build = hashlib.sha256(tags.encode()).hexdigest()[:12]

    @staticmethod
    def is_installed() -> bool:
        return (FOLDER / INDEX).is_file()

    @classmethod
    def installed(cls) -> Site | None:
        """The client of this installation, if it was built into it."""
        return cls(FOLDER) if cls.is_installed() else None

    def answer(self, request: Request, name: str) -> Response | None:
        file = self.files.get(name or INDEX)
        if file is None:
            return None
        headers = {"Cache-Control": file.caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
        if file.policy:  # with 304 as well: its headers take the place of those that were kept
            headers["Content-Security-Policy"] = file.policy
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        accepted = re.findall(r"[\w*-]+", request.headers.get("accept-encoding", ""))
        encoding = next((name for name in file.packed if name in accepted), "")
        if encoding:
            headers["Content-Encoding"] = encoding
        body = file.packed.get(encoding, file.body)
        return Response(body, headers=headers, media_type=file.kind)


def read_asset(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return File(
        body=body,
        packed=packings(path, body),
        tag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        kind=kind,
        caching=FOREVER if hashed else ASK_AGAIN,
        policy=content_policy(script_hashes(body)) if kind == "text/html" else "",
    )


def packings(path: Path, body: bytes) -> dict[str, bytes]:
    """As small as it gets by each encoding, where that is worth it."""
    beside = path.with_name(path.name + BROTLI)
    found = {"br": beside.read_bytes()} if beside.is_file() else {}
    found["gzip"] = gzip.compress(body, 9, mtime=0)
    return {name: packed for name, packed in found.items() if len(packed) < len(body) * 0.9}


def script_hashes(page: bytes) -> list[str]:
    digests = [hashlib.sha256(script).digest() for script in INLINE_SCRIPT.findall(page)]
    return [f"sha256-{b64encode(digest).decode()}" for digest in digests]


def plain_page() -> Response:
    """What is shown where no client was built in."""
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Onirim</title>"
        "<h1>Onirim</h1><p>The server is running. The browser table is not part of this "
        "installation; other clients can play here.</p>"
        f"<p>onirim {onirim.__version__}</p></html>"
    )
