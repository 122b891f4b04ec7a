"""The browser's files: read once, served from memory, packed where that is smaller.

The client is built into `onirim/web/static`. Its assets carry a hash in their names and are kept
by browsers for ever; everything else is asked for again each time, by its tag.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import onirim

__all__ = ["Site", "plain_page"]

FOLDER = Path(onirim.__file__).parent / "web" / "static"
INDEX = "index.html"
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True, slots=True)
class File:
    """One file, as it is and packed."""

    body: bytes
    packed: bytes | None
    tag: str
    kind: str
    caching: str


class Site:
    """All files of the built client."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): read_asset(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
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
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=file.kind)


def read_asset(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return File(
        body=body,
        packed=packed if len(packed) < len(body) * 0.9 else None,
        tag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        kind=kind,
        caching=FOREVER if hashed else ASK_AGAIN,
    )


def plain_page() -> Response:
    """What is shown where no client was built in."""
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Onirim</title>"
        "<h1>Onirim</h1><p>The server is running. The browser table is not part of this "
        "installation; other clients can play here.</p>"
        f"<p>onirim {onirim.__version__}</p></html>"
    )
