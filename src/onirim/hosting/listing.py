"""What there is to play, and a stored game as its participants may know it."""

from __future__ import annotations

from dataclasses import dataclass

from onirim.hosting.stored_game import Standing, StoredGame
from onirim.hosting.wire import GameInfo, ModeInfo, ModuleInfo, SeatInfo
from onirim.rules.catalogue import entries, house_rules_of, ruleset
from onirim.rules.registration import CatalogueEntry

__all__ = ["NOBODY", "Presence", "game_info", "mode_info", "module_info", "seats_for"]


@dataclass(frozen=True, slots=True)
class Presence:
    """Who of a game is connected, as everybody at the table is told."""

    here: frozenset[int] = frozenset()  # seats
    spectators: int = 0


NOBODY = Presence()


def mode_info(mode: str) -> ModeInfo:
    rules = ruleset(mode)
    return ModeInfo(mode, int(rules.seats), rules.hidden_hands, tuple(house_rules_of(mode)))


def module_info(entry: CatalogueEntry) -> ModuleInfo:
    module = entry.make("")
    house = tuple(house_rules_of(entry.key))
    company = [other.make("") for other in entries() if other.key != entry.key]
    alone = tuple(rule for rule in house if company and module.obstacle_with(company, [rule]))
    return ModuleInfo(
        entry.key, tuple(entry.options), entry.normal, module.is_expansion(), house, alone
    )


def game_info(
    stored: StoredGame,
    person: str | None,
    standing: Standing | None = None,
    presence: Presence = NOBODY,
) -> GameInfo:
    """Codes are for those who play; the invitation only as long as a seat is free."""
    stands = standing or stored.standing
    plays = bool(stored.seats_of(person))
    free = any(row.person is None for row in stored.seats)
    return GameInfo(
        id=stored.id,
        rules=stored.rules,
        practice=stored.practice,
        deal=stored.deal,
        made=int(stored.made_at),
        result=stands.result,
        seats=seats_for(stored, person, presence),
        invite=stored.invite if plays and free else None,
        watch=stored.watch if plays else None,
        to_move=stands.to_move,
        doors=stands.doors,
        doors_needed=stands.doors_needed,
        spectators=presence.spectators,
    )


def seats_for(
    stored: StoredGame, person: str | None, presence: Presence = NOBODY
) -> tuple[SeatInfo, ...]:
    yours = stored.seats_of(person)
    return tuple(
        SeatInfo(
            seat=row.seat,
            name=row.name,
            taken=row.person is not None,
            yours=row.seat in yours,
            here=row.person is not None and row.seat in presence.here,
            computer=row.computer,
            computer_played=row.computer_played,
        )
        for row in stored.seats
    )
