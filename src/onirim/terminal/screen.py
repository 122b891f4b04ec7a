"""The table in words: what lies where, what may come. Alone, or as one of two players sees it."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.game.table_view import HIDDEN
from onirim.rules.description import ZoneDescription
from onirim.terminal.odds import next_card
from onirim.terminal.outlook import doors_line, gained_doors, progress_lines, threat_lines
from onirim.terminal.scene import Scene
from onirim.text import Words
from onirim.text.sentences import series_colour

__all__ = ["changes", "discard_pile", "doors_of_each", "held", "long_table", "short_table"]

ROW_SHOWN = 5  # cards at the end of the row that a short look shows
ROWS_SHOWN = 4  # the same where there are two of them
MARK = "*"  # behind cards that have been used and tokens that are turned down
OWN_LINES = {"labyrinth", "doors", "discard", "deck", "top", "bottom", "internal"}  # not listed
PASSING_ROLES = {"drawn", "looked", "limbo", "out"}  # only a long look shows them


def short_table(scene: Scene, turn: int, whole: bool = False) -> list[str]:
    """What is worth showing every turn."""
    lines_of = for_two if scene.seats > 1 else alone
    lines = [*lines_of(scene, turn, whole), *threat_lines(scene)]
    return lines if scene.view.can_be_won else [*lines, scene.words.say("unwinnable")]


def changes(before: Scene, now: Scene) -> list[str]:
    """What matters in the middle of a turn: another hand, the loss of the last hope."""
    lines = [] if hand_line(now) == hand_line(before) else [hand_line(now)]
    lost_hope = before.view.can_be_won and not now.view.can_be_won
    return [*lines, now.words.say("unwinnable")] if lost_hope else lines


def long_table(scene: Scene, turn: int) -> list[str]:
    """Everything that lies on the table."""
    passing = [zone for zone in listed_zones(scene) if is_passing(zone)]
    lines = short_table(scene, turn, whole=True)
    return [*lines, *zone_lines(scene, passing), *discard_pile(scene)]


def alone(scene: Scene, turn: int, whole: bool) -> list[str]:
    words, view = scene.words, scene.view
    return [
        words.say("table-turn", whose="alone", turn=turn, name="", deck=view.deck),
        *next_card(scene),
        doors_line(scene),
        *progress_lines(scene),
        *modules(scene),
        row(words, scene.cards("labyrinth", 0), None if whole else ROW_SHOWN),
        *series_line(scene),
        hand_line(scene),
    ]


def for_two(scene: Scene, turn: int, whole: bool) -> list[str]:
    """The partner's side first: what is asked next is about the own cards."""
    words, view = scene.words, scene.view
    mine, theirs, name = view.seat, 1 - view.seat, scene.partner
    shown = None if whole else ROWS_SHOWN
    whose = "alone" if scene.alone else "named"
    their_row, my_row = scene.cards("labyrinth", theirs), scene.cards("labyrinth", mine)
    their_hand = scene.cards("hand", theirs)
    lines = [
        words.say("table-turn", whose=whose, turn=turn, name=scene.name(mine), deck=view.deck),
        *next_card(scene),
        doors_of_two(scene),
        *progress_lines(scene),
        *modules(scene),
    ]
    if their_row:
        lines.append(row(words, their_row, shown, "other", name))
    if their_hand:
        lines.append(words.say("table-hand-of", name=name, cards=held(words, their_hand)))
    if my_row:
        lines.append(row(words, my_row, shown, "you"))
    return [*lines, *series_line(scene), hand_line(scene)]


# --- what modules have laid on the table ---------------------------------------------------------


def modules(scene: Scene) -> list[str]:
    lasting = [zone for zone in listed_zones(scene) if not is_passing(zone)]
    return [*zone_lines(scene, lasting), *counter_lines(scene)]


def listed_zones(scene: Scene) -> list[ZoneDescription]:
    """Zones that have no line of another kind."""
    zones = scene.described.zones.values()
    return [z for z in zones if z.name in scene.view.zones and not is_said_elsewhere(scene, z)]


def is_said_elsewhere(scene: Scene, zone: ZoneDescription) -> bool:
    """The hand has one line: a player's own cards, and those that two share."""
    if zone.role != "hand":
        return zone.role in OWN_LINES or zone.shown == "never"
    return not zone.group or (scene.seats > 1 and zone.seat < 0)


def is_passing(zone: ZoneDescription) -> bool:
    return zone.role in PASSING_ROLES or zone.shown == "count"


def zone_lines(scene: Scene, zones: Sequence[ZoneDescription]) -> list[str]:
    """Those that hold anything."""
    return [zone_line(scene, zone) for zone in zones if scene.view.zones[zone.name]]


def zone_line(scene: Scene, zone: ZoneDescription) -> str:
    cards = scene.view.zones[zone.name]
    return scene.words.say(
        scene.words.first(f"shown-{zone.family}", "shown-other"),
        zone=zone.family,
        who=scene.who(zone.seat),
        name=scene.name(zone.seat),
        place=zone.number,
        cards=" ".join(cards),
        open=" ".join(card for card in cards if not card.endswith(MARK)),
    )


def counter_lines(scene: Scene) -> list[str]:
    """What modules count; a set counts what is in it."""
    lines = []
    for name, n in scene.view.counters.items():
        counter = scene.described.counters[name]
        if counter.shown == "always" or (counter.shown == "filled" and n):
            key = scene.words.first(f"counter-{counter.family}", "counter-other")
            lines.append(
                scene.words.say(
                    key,
                    label=counter.family.replace("-", " "),
                    n=n.bit_count() if counter.kind == "set" and key == "counter-other" else n,
                    ones=n.bit_count(),
                    who=scene.who(counter.seat),
                    name=scene.name(counter.seat),
                )
            )
    return lines


# --- hand, row, Doors, piles ---------------------------------------------------------------------


def hand_line(scene: Scene) -> str:
    own = " ".join(scene.cards("hand", max(scene.view.seat, 0)))
    if scene.seats == 1:
        return scene.words.say("table-hand", cards=own)
    common = " ".join(scene.cards("hand", -1))
    return scene.words.say("table-hand-two", cards=own, shared=common)


def held(words: Words, codes: Sequence[str]) -> str:
    """A hand of which some cards are known: "red Key, 2 unknown"."""
    known = [code for code in codes if code != HIDDEN]
    unknown = len(codes) - len(known)
    parts = [words.cards(" ".join(known))] if known or not unknown else []
    return words.listed([*parts, words.say("unknown-cards", n=unknown)] if unknown else parts)


def discard_pile(scene: Scene) -> list[str]:
    pile = scene.cards("discard", -1)
    return [scene.words.say("shown-discard", n=len(pile), cards=" ".join(pile))]


def doors_of_two(scene: Scene) -> str:
    you = scene.words.say("you")
    names = (you, scene.partner) if scene.view.seat == 0 else (scene.partner, you)
    each = doors_of_each(scene, names)
    doors, mine, theirs = gained_doors(scene), each[scene.view.seat], each[1 - scene.view.seat]
    return scene.words.say(
        "table-doors-two", doors=doors.have, all=doors.need, mine=mine, theirs=theirs
    )


def doors_of_each(scene: Scene, names: Sequence[str]) -> list[str]:
    """Whose Doors are of which colours."""
    lines = []
    for seat, name in enumerate(names):
        gained = " ".join(scene.cards("doors", seat))
        what = scene.words.cards(gained) if gained else scene.words.say("no-doors")
        lines.append(scene.words.say("doors-of", name=name, list=what))
    return lines


def row(
    words: Words, cards: Sequence[str], shown: int | None, whose: str = "alone", name: str = ""
) -> str:
    end = cards if shown is None else cards[-shown:]
    hidden = len(cards) - len(end)
    codes = " ".join(end)
    return words.say("table-row", whose=whose, name=name, hidden=hidden, n=len(cards), cards=codes)


def series_line(scene: Scene) -> list[str]:
    n = scene.view.series_length
    colour = series_colour(scene.described, scene.view)
    return [scene.words.say("table-series", n=n, colour=colour)] if n else []
