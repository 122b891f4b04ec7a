"""TypeScript types of everything that goes over the wire, made from the msgspec types.

python tools/generate/wire_types.py            # write web/src/generated/wire.ts
python tools/generate/wire_types.py --check    # is it current?
"""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec import inspect

from onirim.game.events import EVENTS, Event
from onirim.game.table_view import TableView
from onirim.hosting import wire
from onirim.hosting.wire import PROTOCOL, ClientFrame, ServerFrame
from onirim.hosting.wire.replays import RecordText, Replay
from onirim.hosting.wire.views import SentView

__all__ = ["FILE", "typescript"]

FILE = Path(__file__).parent.parent.parent / "web" / "src" / "generated" / "wire.ts"
HEAD = "// Made from src/onirim/hosting/wire by `make wire`: do not edit.\n"
UNIONS: dict[str, tuple[type, ...]] = {
    "ClientFrame": ClientFrame.__args__,
    "ServerFrame": ServerFrame.__args__,
    "TableEvent": EVENTS,
}
BODIES = (
    wire.About,
    wire.BegunGame,
    wire.Code,
    wire.ComputerWish,
    wire.GameInfo,
    wire.GameList,
    wire.Invitation,
    wire.InvitationCode,
    wire.Join,
    wire.Me,
    wire.NewGame,
    wire.Problem,
    wire.Transfer,
    RecordText,
    Replay,
)
NAMES: dict[type, str] = {SentView: "View"}
PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def typescript() -> str:
    """The whole file; the same every time."""
    writer = Writer()
    for name, members in UNIONS.items():
        kinds = " | ".join(writer.name(kind) for kind in inspect.multi_type_info(members))
        writer.done[name] = f"export type {name} = {kinds};\n"
    for body in BODIES:
        writer.name(inspect.type_info(body))
    parts = [writer.done[name] for name in sorted(writer.done)]
    return "\n".join([HEAD, f"export const PROTOCOL = {PROTOCOL};\n", *parts])


class Writer:
    """Writes each type once, under the name of its Python class."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata():
                text = self.name(kind.type)
            case inspect.LiteralType():
                text = " | ".join(f'"{value}"' for value in kind.values)
            case inspect.UnionType():
                text = " | ".join(self.name(member) for member in kind.types)
            case inspect.CustomType(cls=cls):
                text = {Event: "TableEvent", TableView: self.name(inspect.type_info(SentView))}[cls]
            case inspect.VarTupleType() | inspect.ListType():
                text = f"readonly {bracketed(self.name(kind.item_type))}[]"
            case inspect.DictType():
                text = f"Readonly<Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>>"
            case inspect.StructType() | inspect.DataclassType():
                text = self.interface(kind)
            case _:
                text = PLAIN[type(kind)]
        return text

    def interface(self, kind: inspect.StructType | inspect.DataclassType) -> str:
        name = NAMES.get(kind.cls, kind.cls.__name__)
        if name not in self.done:
            self.done[name] = ""
            lines = [f"/** {first_line(kind.cls)} */", f"export interface {name} {{"]
            if isinstance(kind, inspect.StructType) and kind.tag is not None:
                lines.append(f'  readonly {kind.tag_field}: "{kind.tag}";')
            for field in sorted(kind.fields, key=lambda field: field.name != "type"):
                optional = "" if field.required or is_answer(kind) else "?"
                lines.append(f"  readonly {field.encode_name}{optional}: {self.name(field.type)};")
            self.done[name] = "\n".join([*lines, "}\n"])
        return name


def is_answer(kind: inspect.StructType | inspect.DataclassType) -> bool:
    """The server leaves nothing out of what it sends."""
    bodies = (wire.NewGame, wire.Join, wire.Code, wire.ComputerWish, RecordText)
    asked = (*ClientFrame.__args__, *bodies)
    return kind.cls not in asked


def bracketed(text: str) -> str:
    return f"({text})" if " | " in text or text.startswith("readonly") else text


def first_line(cls: type) -> str:
    return (cls.__doc__ or cls.__name__).strip().splitlines()[0]


def main() -> None:
    text = typescript()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
            sys.exit(f"{FILE} is not current: run `make wire`")
        return
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
