"""Two arrangements with one public history stay one game for whoever cannot tell them apart."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from onirim.engine.hooks import WAIT
from onirim.engine.layout import SPECTATOR
from onirim.game.events import Happened, Moved, TurnBegan, Unseen
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import table_view
from onirim.knowledge.audience import EVERYBODY
from tests.helpers.invariants import cells
from tests.helpers.secrets import exchanged, finds_the_same
from tests.helpers.strategies import RULES, choice, random_card

DUO = (
    "duo", "duo:open", "duo:limited", "duo+T1", "duo+oniverse",
    "duo:limited+towers+crossroads+incubus+pouch+manual",
    "duo+premonitions", "duo+dreamcatchers+premonitions", "duo+book+glyphs+oniverse",
    "duo:open+glyphs+premonitions+oniverse",
)  # fmt: skip


class Held(LoggedGame):
    """A game whose chance waits until it is told."""

    def resolve_chance(self, cards: list[str], code: str, given: Sequence[str] = ()) -> None:
        """Somebody else tells the cards."""

    def advance(self, player: Random, policy: str) -> None:
        if self.state.status == WAIT:
            self.state.apply_chance(random_card(self.state, player))
        else:
            self.state.apply(self.rules.action_of[choice(self.state, player, policy)])
        self.take_events()


@pytest.mark.parametrize("text", DUO)
def test_the_same_public_moves_look_the_same(text: str) -> None:
    """No byte of a view and no event differs for as long as both games can go on alike."""
    player = Random(11)
    alike = 0
    hidden = RULES[text].hidden_hands
    for seed in range(25 if hidden else 60):  # with open hands there is less to hide
        game = Held(RULES[text], seed)
        for _ in range(player.randrange(10, 150)):
            if not game.result:
                game.advance(player, "mixed")
        viewer = seed % 2 if hidden else SPECTATOR  # there both players know the same
        twin = None if game.result else exchanged(game.state, viewer, player)
        if twin is not None and cells(twin) != cells(game.state):
            alike += play_on(Held.at(game.state.copy(), 0), Held.at(twin, 0), viewer, player)
    assert alike > (60 if hidden else 10)


def play_on(one: LoggedGame, other: LoggedGame, viewer: int, player: Random) -> int:
    """Go on with what both can do; count how often both have been compared."""
    first = one.state.active
    for compared in range(60):
        if one.result or other.result or going_on(one) != going_on(other):
            return compared
        if learned(one, viewer, first) != learned(other, viewer, first):
            return compared
        if one.state.active == viewer and not finds_the_same(one.state, other.state):
            return compared
        assert one.events(viewer) == other.events(viewer)
        assert one.events(SPECTATOR) == other.events(SPECTATOR)
        assert one.insight(viewer) == other.insight(viewer)
        for watching in (viewer, SPECTATOR):
            assert one.happenings(watching) == other.happenings(watching)
            assert (
                table_view(one.state, watching).to_bytes()
                == table_view(other.state, watching).to_bytes()
            )
        if not advance_both(one, other, player):
            return compared
    return 60


def going_on(game: LoggedGame) -> tuple[int, str]:
    return game.to_move, game.state.top_step.name


def learned(game: LoggedGame, viewer: int, seat: int) -> list[Happened]:
    """What a seat cannot but learn, the first turn being of this seat: two histories part there.

    Secret is what moves between the deck, a partner who looks at it, and his hand if it is closed.
    """
    secret = {"deck"} if not game.rules.hidden_hands else {"deck", f"hand{2 - viewer}"}
    out = []
    for happened in game.history:
        event = happened.event
        if isinstance(event, TurnBegan):
            seat = event.seat
        shown = happened.audience == EVERYBODY  # cards that are shown are no secret
        looking = {"seen"} if seat != viewer and not shown else set()
        if not isinstance(event, Moved) or not {event.source, event.target} <= secret | looking:
            out.append(happened)
    return out


def advance_both(one: LoggedGame, other: LoggedGame, player: Random) -> bool:
    """The same card or action for both, if there is one."""
    if one.state.status == WAIT:
        kinds = range(int(one.rules.n_kinds))
        both = [
            k for k in kinds if all(g.state.count(g.state.chance_bag, k) > 0 for g in (one, other))
        ]
        if not both:
            return False
        card = player.choice(both)
        for game in (one, other):
            game.state.apply_chance(card)
            game.take_events()
        return True
    codes = [code for code in one.legal() if code in other.legal()]
    if not codes:
        return False
    code = player.choice(codes)
    for game in (one, other):
        game.apply(code)
    return True


@pytest.mark.parametrize("text", DUO)
def test_of_equal_cards_the_known_one_leaves_first(text: str) -> None:
    """What the partner knows of a hand follows from the events alone, card by card."""
    for seed in range(6):
        game = LoggedGame(RULES[text], seed)
        player = Random(seed)
        known: list[list[str]] = [[], []]
        told = 0
        while not game.result:
            for happened in game.history[told:]:
                if isinstance(happened.event, Moved):
                    follow(known, happened.event, happened.audience)
            told = len(game.history)
            for seat in (0, 1):
                seen = game.view(1 - seat).zones[f"hand{seat + 1}"]
                assert sorted(known[seat]) == sorted(card for card in seen if card != "??")
            game.apply(choice(game.state, player, "mixed"))


def follow(known: list[list[str]], event: Moved, audience: int) -> None:
    """Keep the books of a partner with a good memory."""
    for seat in (0, 1):
        if event.source == f"hand{seat + 1}" and event.card in known[seat]:
            known[seat].remove(event.card)
        if event.target == f"hand{seat + 1}" and audience >> (1 - seat) & 1:
            known[seat].append(event.card)


@pytest.mark.parametrize("text", DUO)
def test_a_look_is_one_event_with_a_count(text: str) -> None:
    """However often somebody looks: min(5, deck) cards, and nothing else."""
    looks = 0
    for seed in range(12):
        game = LoggedGame(RULES[text], seed)
        player = Random(seed)
        while not game.result:
            deck, before = game.view().deck, len(game.history)
            game.apply(choice(game.state, player, "mixed"))
            if game.state.top_step.name == "discard-seen":
                looks += 1
                partner = 1 - game.to_move
                for viewer in (partner, SPECTATOR) if game.rules.hidden_hands else (SPECTATOR,):
                    assert game.events(viewer, before)[-1] == Unseen(min(5, deck), "deck", "seen")
    assert looks > 10
