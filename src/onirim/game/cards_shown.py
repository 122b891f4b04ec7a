"""What lies where as programs read it: card codes by zone, and the marks of the cards."""

from __future__ import annotations

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.layout import Zone
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.odds import unplaced_cards
from onirim.knowledge.sight import tells_seers
from onirim.notation.zones import CardWord, cells_in
from onirim.rules.facts.collect import doors_together

__all__ = ["MARK_WORDS", "cards_by_zone", "marks_by_zone", "picture", "seat_zone"]

UNLISTED = ("bag", "identified")  # unknown cards; what was identified in secret (§B16)
MARK_WORDS = {"*": "used", "!": "reopened"}


def listed(rules: Ruleset) -> list[Zone]:
    """All zones but the unknown deck."""
    return [zone for zone in rules.zones if zone.name not in UNLISTED]


def cards_by_zone(state: State, viewer: int) -> dict[str, tuple[str, ...]]:
    """The codes of the cards of all zones as a viewer knows them; HIDDEN for unknown cards."""
    zones = {
        zone.name: tuple(code for code, _ in cells_in(state, zone, viewer))
        if state.size(zone.at)
        else ()
        for zone in listed(state.rules)
    }
    if state.rules.identity_bag:
        zones["identities"] = unused_identities(state, viewer)
    return zones


def unused_identities(state: State, viewer: int) -> tuple[str, ...]:
    """Identities that no card has, as far as a viewer knows."""
    codes = state.rules.codes
    counts = [state.count(state.rules.identity_bag, k) for k in range(len(codes))]
    hidden = unplaced_cards(state, viewer).identities
    return tuple(code for k, code in enumerate(codes) for _ in range(int(counts[k] + hidden[k])))


def marks_by_zone(state: State, viewer: int) -> dict[str, tuple[str, ...]]:
    """What is marked beside the cards of the zones that have marks."""
    rules = state.rules
    shown = [zone for zone in listed(rules) if zone.signs or tells_seers(rules, zone)]
    return {
        zone.name: tuple(mark_word(rules, zone, word) for word in cells_in(state, zone, viewer))
        for zone in shown
    }


def mark_word(rules: Ruleset, zone: Zone, word: CardWord) -> str:
    """`used`, or the numbers of the seats that know a card of a hidden zone."""
    marks = word[1]
    if zone.signs:
        signs = [sign for i, sign in enumerate(zone.signs) if marks >> i & 1]
        return zone.info.mark or MARK_WORDS[signs[0]] if signs == ["*"] else sign_words(signs)
    if not rules.hidden_hands:
        return "01" if marks else ""
    return "".join(str(seat) for seat in (0, 1) if marks >> seat & 1)


def sign_words(signs: list[str]) -> str:
    return " ".join(MARK_WORDS[sign] for sign in signs)


def seat_zone(rules: Ruleset, name: str, seat: int) -> str:
    """The name of a seat's own zone: its `hand`, `row` or `doors`."""
    at = {
        "hand": rules.group_zones[seat * MOST_GROUPS],
        "row": rules.rows[seat],
        "doors": rules.door_zones[seat],
    }[name]
    return rules.zone_at(int(at)).name


def picture(state: State, zones: dict[str, tuple[str, ...]]) -> str:
    """The position in lines for people, with the codes that programs write."""
    doors = doors_together(state)
    lines = [("doors", f"{doors.have} of {doors.need}")] if doors else []
    lines += [(name, " ".join(cards)) for name, cards in zones.items() if cards]
    width = max(len(name) for name in ("discard", *dict(lines)))
    return "\n".join([headline(state), *(f"{name:<{width}}  {said}" for name, said in lines)])


def headline(state: State) -> str:
    turn = max(1, int(state.turns) + (0 if state.result else 1))
    deck = f"{int(state.deck_size())} cards in the deck"
    return ", ".join(filter(None, [state.rules.text, f"turn {turn}", state.result, deck]))
