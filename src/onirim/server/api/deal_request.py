"""Where the cards of a new game come from: chance, a named deal, an earlier game, or a test."""

from __future__ import annotations

from dataclasses import dataclass

from onirim.engine.messages import Message
from onirim.game.deals import SAME_DEAL, UnknownDeal, named_deal
from onirim.hosting.wire import NewGame
from onirim.server.api.problems import NO_GAME, ApiError
from onirim.server.context import AppContext

__all__ = ["WantedDeal", "wanted_deal"]


@dataclass(frozen=True, slots=True)
class WantedDeal:
    """The ruleset of a new game, the cards to come (None: by chance) and their name."""

    rules: str
    deck: tuple[str, ...] | None = None
    name: str = ""


async def wanted_deal(context: AppContext, body: NewGame, person: str | None) -> WantedDeal:
    """What the body asks for; ApiError if it is not to be had."""
    fixed = bool(body.deck) or body.seed is not None
    if fixed and not context.settings.fixed_deal:
        by_chance = Message("server-fixed-deal", "this server deals by chance alone")
        raise ApiError(403, "fixed-deal", by_chance)
    if fixed + bool(body.deal) + bool(body.same_as) > 1:
        several = Message("server-one-deal", "a game has one deal: ask for one of them")
        raise ApiError(400, "no-deal", several)
    if body.same_as:
        return await same_deal(context, body.same_as, person)
    if body.deal:
        try:
            deal = named_deal(body.deal)
        except UnknownDeal as wrong:
            raise ApiError(400, "no-deal", wrong.message) from None
        return WantedDeal(deal.rules, deal.cards, deal.name)
    return WantedDeal(body.rules, body.deck if fixed else None)


async def same_deal(context: AppContext, game: str, person: str | None) -> WantedDeal:
    """The cards of a finished game of this person, in the order in which they came."""
    room = await context.rooms.open(game)
    if room is None or not room.stored.seats_of(person):
        raise ApiError(404, "no-game", NO_GAME)
    async with room.lock:
        if not room.session.result:
            going_on = Message("server-going-on", "a deal is played again when its game is over")
            raise ApiError(409, "going-on", going_on)
        return WantedDeal(room.stored.rules, tuple(room.session.game.log.cards()), SAME_DEAL)
