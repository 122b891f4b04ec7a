"""What a page may load and run: nothing but our own files.

A script that stands in the page itself is named by its hash.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["content_policy"]

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def content_policy(script_hashes: Iterable[str] = ()) -> str:
    """The header's value; hashes as the header has them: `sha256-...`."""
    scripts = " ".join([POLICY["script-src"], *(f"'{found}'" for found in script_hashes)])
    return "; ".join(f"{what} {who}" for what, who in (POLICY | {"script-src": scripts}).items())
