"""The native types of the engine: packed vectors and machine integers.

Compiled, mypyc sees `i64` and `vec`, `i16` and `i32` for the weights of the net, and `u8` for
observations; interpreted, they are `int` and `list`. This file is never compiled: compiled modules
know the types statically and ignore what happens here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.strings import read_i32_le as read_i32_le
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    try:
        from librt.vecs import append as _append_packed
    except ImportError:  # an interpreted engine runs without librt
        _append_packed = None

    i16 = i32 = i64 = u8 = int

    class vec:
        """`vec[i64]` makes a list."""

        def __class_getitem__(cls, item: Any) -> type[list]:
            return list

    def append(items: Any, item: Any) -> Any:
        """Append and return the vector: a packed one may have moved."""
        if isinstance(items, list):
            items.append(item)
            return items
        return _append_packed(items, item)

    def read_i32_le(source: bytes, at: int) -> int:
        """Read a signed number of four bytes, the lowest first."""
        return int.from_bytes(source[at : at + 4], "little", signed=True)
