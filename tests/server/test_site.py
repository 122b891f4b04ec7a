"""The browser's files: index, hashed assets, tags, packing, the build that old tabs compare."""

from __future__ import annotations

import gzip
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from onirim.server.site import Site


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 500)
    (tmp_path / "assets" / "table-1a2b.js").write_text("export {};" * 100)
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


def answer(site: Site, name: str, **headers: str) -> Response:
    raw = [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()]
    response = site.answer(Request({"type": "http", "method": "GET", "headers": raw}), name)
    assert response is not None
    return response


def test_files(folder: Path) -> None:
    site = Site(folder)
    index, script = answer(site, ""), answer(site, "assets/table-1a2b.js")
    assert index.headers["content-type"].startswith("text/html")
    assert index.headers["cache-control"] == "no-cache"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert answer(site, "icon.svg").headers["content-type"] == "image/svg+xml"
    for name in ("nothing", "../secret", "assets", "assets/"):
        assert site.answer(Request({"type": "http", "headers": []}), name) is None


def test_tags_and_packing(folder: Path) -> None:
    site = Site(folder)
    plain, packed = answer(site, ""), answer(site, "", accept_encoding="br, gzip")
    assert gzip.decompress(bytes(packed.body)) == plain.body
    assert packed.headers["content-encoding"] == "gzip"
    assert answer(site, "", if_none_match=plain.headers["etag"]).status_code == 304
    assert "content-encoding" not in answer(site, "icon.svg", accept_encoding="gzip").headers


def test_what_the_build_has_packed(folder: Path) -> None:
    """Brotli lies beside a file; it is no file of its own."""
    (folder / "assets" / "table-1a2b.js.br").write_bytes(b"small")
    site = Site(folder)
    packed = answer(site, "assets/table-1a2b.js", accept_encoding="gzip, deflate, br")
    assert (packed.headers["content-encoding"], bytes(packed.body)) == ("br", b"small")
    older = answer(site, "assets/table-1a2b.js", accept_encoding="gzip")
    assert older.headers["content-encoding"] == "gzip"
    assert site.answer(Request({"type": "http", "headers": []}), "assets/table-1a2b.js.br") is None


def test_a_script_in_the_page_is_named_by_its_hash(folder: Path) -> None:
    (folder / "index.html").write_text("<!doctype html><script>begin()</script>" + " " * 500)
    site = Site(folder)
    page = answer(site, "")
    policy = page.headers["content-security-policy"]
    digest = b64encode(sha256(b"begin()").digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "content-security-policy" not in answer(site, "icon.svg").headers
    unchanged = answer(site, "", if_none_match=page.headers["etag"])
    assert unchanged.status_code == 304
    assert unchanged.headers["content-security-policy"] == policy  # a browser keeps the newer one


def test_every_change_is_another_build(folder: Path) -> None:
    before = Site(folder).build
    assert Site(folder).build == before
    (folder / "icon.svg").write_text("<svg> </svg>")
    assert Site(folder).build != before
