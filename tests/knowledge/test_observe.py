"""States as one seat sees them: nothing depends on hidden cards, and they can be played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from onirim.engine.memory import BAG
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import CHANCE, State
from onirim.game.table_view import table_view
from onirim.knowledge.observe import as_seen_by, observe
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from tests.helpers.invariants import cells, check
from tests.helpers.secrets import exchanged, viewers_of
from tests.helpers.shown_games import RULES, small_game, step

LONGEST = 100


def states(rules: Ruleset, seeds: int) -> Iterator[tuple[State, Random]]:
    """Every state of some games that are full of secrets."""
    for seed in range(seeds):
        player = Random(seed)
        state = small_game(rules, player)
        for _ in range(LONGEST):
            if state.result:
                break
            yield state, player
            step(state, player)


def seen_exactly(state: State) -> tuple[object, ...]:
    """All that somebody can find out who has this state."""
    if state.to_move == CHANCE:
        return (cells(state), state.to_move, state.outcome_weights())
    return (cells(state), state.to_move, state.legal())


@pytest.mark.parametrize("text", RULES)
def test_hidden_cards_show_in_no_byte(text: str) -> None:
    different = 0
    for number, (state, player) in enumerate(states(RULES[text], 4)):
        viewer = viewers_of(state)[number % 3]
        twin = exchanged(state, viewer, player)
        if twin is None:
            continue
        different += cells(twin) != cells(state)
        assert cells(observe(twin, viewer)) == cells(observe(state, viewer))
        if viewer >= 0:
            seen = seen_exactly(as_seen_by(state, viewer))
            assert seen_exactly(as_seen_by(twin, viewer)) == seen
    assert different > 50


@pytest.mark.parametrize("text", RULES)
def test_an_observed_state_looks_the_same_to_its_viewer(text: str) -> None:
    for number, (state, _) in enumerate(states(RULES[text], 4)):
        for viewer in viewers_of(state) if number % 5 == 0 else ():
            seen = observe(state, viewer)
            assert table_view(seen, viewer).to_bytes() == table_view(state, viewer).to_bytes()
            assert cells(observe(seen, viewer)) == cells(seen)


@pytest.mark.parametrize("text", RULES)
def test_it_can_be_played_on(text: str) -> None:
    """Only the viewer chooses; when nothing is hidden any more, the state is one of the game."""
    met: Counter[str] = Counter()
    for number, (state, player) in enumerate(states(RULES[text], 4)):
        if number % 3:
            continue
        seat = player.randrange(2)
        seen = as_seen_by(state, seat)
        for _ in range(30):
            if seen.result:
                break
            hiding = seen.hidden is not None
            if seen.to_move == CHANCE:
                met["chance"] += 1
                weights = seen.outcome_weights()
                seen.apply_chance(player.choices(range(len(weights)), weights)[0])
            else:
                assert not hiding or seen.to_move == seat
                seen.apply(player.choice(seen.legal()))
            if hiding and seen.hidden is None and not seen.result:
                met["lifted"] += 1
                check(seen)
            twin = seen.copy()
            assert seen_exactly(twin) == seen_exactly(seen)
    assert met["chance"] > 50
    assert met["lifted"] > 20 or "open" in text


@pytest.mark.parametrize("text", RULES)
def test_a_view_has_the_same_odds(text: str) -> None:
    """Where the viewer draws: from the unknown part of the deck, and from places of shown sets."""
    met: Counter[str] = Counter()
    for state, player in states(RULES[text], 6):
        seat = state.active
        known, seen = table_view(state, seat), as_seen_by(state, seat)
        if seen.to_move == seat:
            seen.apply(player.choice(seen.legal()))
            known = table_view(seen, seat)
            seen = as_seen_by(known.observed, seat)
        if not draws_next_card(seen):
            continue
        weights = seen.outcome_weights()
        odds = {code: known.odds(code) for code in state.rules.codes}
        assert odds == {code: Fraction(weights[k], sum(weights)) for k, code in enumerate(odds)}
        met["draws"] += 1
        met["with sets"] += bool(known.shown)
        met["from a set"] += seen.hidden is not None and seen.hidden.awaited != 0
    assert met["draws"] > 50
    if text == "duo+glyphs+premonitions+oniverse":
        assert met["with sets"] > 20
        assert met["from a set"] > 0


def draws_next_card(seen: State) -> bool:
    """Is it a chance node for the next card of the deck, and not for one at its lower end?"""
    drawing = seen.to_move == CHANCE and not seen.is_lifting() and seen.chance_bag == BAG
    return drawing and seen.top_step.name != "look-below"


def test_alone_nothing_is_hidden() -> None:
    state = State(ruleset("solo+oniverse"))
    state.start()
    seen = as_seen_by(state, 0)
    assert seen_exactly(seen) == seen_exactly(state)


def at_act(line: str) -> State:
    return read_position(ruleset("duo"), f"{line}; active 1; stack act")


def weights(state: State) -> dict[str, int]:
    codes = state.rules.codes
    return {codes[k]: n for k, n in enumerate(state.outcome_weights()) if n}


def small_deck(keep: dict[str, int], line: str) -> str:
    """The rest of the position in which only these cards are unknown or in a hidden hand."""
    rules = ruleset("duo")
    out = Counter({code: int(rules.copies[rules.kind(code)]) for code in rules.codes})
    placed = [word.partition("/")[0] for word in line.replace(";", " ").split()]
    out.subtract(card for card in placed if card in rules.codes)
    out.subtract(keep)
    return f"{line}; out {' '.join(out.elements())}"


def test_a_hidden_hand_holds_locations_so_the_deck_holds_the_others() -> None:
    """Three hidden cards of four Locations: one of six cards in the deck is a Location."""
    line = "hand1 Rs Rs Rs; hand2 Ts Ts Tm; shared Gs Gs"
    state = at_act(small_deck({"Bs": 1, "Nm": 5}, line))
    seen = as_seen_by(state, 0)
    seen.apply(seen.rules.action_of["play:Rs"])
    assert weights(seen) == {"Nm": 5 * 4, "Ts": 2, "Tm": 1, "Bs": 1}


def test_chance_names_the_partners_hand_before_the_partner_chooses() -> None:
    line = "hand1 Rs Rs Rs; hand2 Ts/1 Ts Tm; shared Gs Gs"
    state = at_act(small_deck({"Bs": 1, "Nm": 5}, line))
    seen = as_seen_by(state, 1)  # the other seat is to move
    assert seen.to_move == CHANCE
    assert weights(seen) == {"Bs": 1, "Rs": 3}
    for card in ("Rs", "Rs", "Rs"):
        seen.apply_chance(seen.rules.kind(card))
    assert seen.to_move == 0
    assert [seen.rules.code_of[a] for a in seen.legal()][:1] == ["play:Rs"]


def test_a_copy_of_a_game_with_nothing_hidden_waits_for_no_names() -> None:
    line = "hand1 Rs Rs Rs; hand2 Ts/1 Ts Tm; shared Gs Gs"
    state = at_act(small_deck({"Bs": 1, "Nm": 5}, line))
    seen = as_seen_by(state, 1)
    assert seen.is_lifting()
    seen.copy_from(state)
    assert not seen.is_lifting()


def test_a_card_that_only_the_partner_has_seen_is_chance() -> None:
    line = "hand1 Rs Rs Rs; hand2 Ts/1 Ts/1 Tm/1; shared Gs Gs; top Bs/2 Bm/12"
    state = at_act(small_deck({"Nm": 3}, line))
    seen = as_seen_by(state, 0)
    seen.apply(seen.rules.action_of["play:Rs"])
    assert weights(seen) == {"Nm": 3, "Bs": 1}
    seen.apply_chance(seen.rules.kind("Bs"))
    assert table_view(seen, 0).zones["hand1"] == ("Rs", "Rs", "Bs")
    assert table_view(seen, 0).known_top == ("Bm",)


@pytest.mark.parametrize("text", RULES)
def test_an_outcome_that_can_come_need_not_be_checked(text: str) -> None:
    met = 0
    for state, player in states(RULES[text], 1):
        seen = as_seen_by(state, player.randrange(2))
        if seen.to_move != CHANCE:
            seen.apply(player.choice(seen.legal()))
        for kind, weight in enumerate(seen.outcome_weights() if seen.to_move == CHANCE else []):
            if weight > 0:
                checked, unchecked = seen.copy(), seen.copy()
                checked.apply_chance(kind)
                unchecked.apply_outcome(kind)
                assert cells(checked) == cells(unchecked)
                assert checked.to_move == unchecked.to_move
                met += 1
    assert met > 100


def test_a_wrong_outcome_is_refused() -> None:
    state = at_act(small_deck({"Nm": 3}, "hand1 Rs Rs Rs; hand2 Ts Ts Tm; shared Gs Gs"))
    seen = as_seen_by(state, 0)
    seen.apply(seen.rules.action_of["play:Rs"])
    with pytest.raises(ValueError, match="no such card"):
        seen.apply_chance(seen.rules.kind("Bd"))
