"""Happenings: what one viewer may see, folded by what it means."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from onirim import Game
from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.ruleset import Ruleset
from onirim.game.events import Moved
from onirim.game.happenings import PLAIN_KEYS, Happening
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.hosting.lessons import lessons
from onirim.players.registry import make_player
from onirim.rules.description import described
from onirim.rules.facts.effects import HAPPENING_KINDS, PART_ROLES, Effect, EffectTable
from onirim.rules.facts.ruleset_facts import effects_of
from onirim.text import Words, languages
from onirim.text.narrator import Narrator
from tests.helpers.rulesets import alone_and_together, some_rulesets

RARE = {  # a drawn card of a module without words; half of a payment; a Keeper by himself
    "meet", "spell-paid", "keeper-gone",
}  # fmt: skip


def told(line: str, rules: str, deck: str, *actions: str) -> list[Happening]:
    """What these actions lead to, as one frame."""
    game = LoggedGame.from_position(line, rules, deck=deck)
    since = len(game.history)
    for action in actions:
        game.push(action)
    return game.happenings(0, since)


def narrated(line: str, rules: str, deck: str, *actions: str, key: str) -> list[str]:
    """The English sentences of one sort of happening."""
    happened = told(line, rules, deck, *actions)
    narrator = Narrator(Words("en"), described(LoggedGame(rules).rules), 0, [""])
    return narrator.narrate([one for one in happened if one.key == key])


def in_short(happened: list[Happening]) -> list[tuple[str, str]]:
    return [(one.kind, one.key) for one in happened]


def one(happened: list[Happening], key: str) -> Happening:
    (found,) = [each for each in happened if each.key == key]
    return found


def cards(happening: Happening, role: str) -> list[tuple[str, int, str, str]]:
    return [
        (part.card, part.n, part.source, part.target)
        for part in happening.parts
        if part.role == role
    ]


# --- examples ------------------------------------------------------------------------------------


def test_a_trio_opens_a_door() -> None:
    happened = told("hand Rs Gm Gs Ts Tk; row Rs Rm; stack act", "solo", "Bm", "play:Rs", "take:Rd")
    keys = [("play", "play"), ("door", "door-trio"), ("draw", "draw"), ("turn", "turn")]
    assert in_short(happened) == keys
    _, door, draw, turn = happened
    assert cards(door, "subject") == [("Rd", 1, "deck", "doors")]
    assert (door.weight, door.shuffles, door.seat) == ("moment", True, 0)
    assert door.args == {"subject": "Rd", "before": 0, "after": 1}
    assert [(fact.key, fact.before, fact.after) for fact in door.facts] == [("doors", 0, 1)]
    assert cards(draw, "drawn") == [("Bm", 1, "deck", "hand")]
    assert (turn.parts, turn.weight) == ((), "quiet")


def test_a_nightmare_is_paid_with_five_cards() -> None:
    happened = told("hand Bm Gm Ts Tk; drawn Nm; stack limbo fill nightmare", "solo",
                    "Gs Td Bs Nm Rm Gm", "pay-five")  # fmt: skip
    assert in_short(happened) == [
        ("pay", "pay-five"), ("draw", "draw"), ("return", "limbo-back"), ("turn", "turn"),
    ]  # fmt: skip
    paid, _, back, _ = happened
    assert paid.args == {"lost": "Gs Td Bs Nm Rm", "limbo": "Td Nm", "banished": "Nm"}
    assert cards(paid, "lost")[1] == ("Td", 1, "deck", "limbo")
    assert cards(paid, "banished") == [("Nm", 1, "drawn", "discard")]
    assert sorted(str(back.args["returned"]).split()) == ["Nm", "Td"]
    assert back.shuffles
    assert back.seat == -1


@pytest.mark.parametrize("chosen", [("top:Bs", "top:Td", "top:Nm"), ("top:Bs", "top:Nm")])
def test_a_prophecy_is_one_order_whether_chosen_or_forced(chosen: tuple[str, ...]) -> None:
    deck = "Gs Bs Td Nm Rm" if len(chosen) == 3 else "Gs Bs Nm Td Td"
    happened = told("hand Rk Bm Gm Ts Tk; stack act", "solo", deck,
                    "discard:Rk", "discard-seen:Gs", *chosen)  # fmt: skip
    keys = [key for _, key in in_short(happened)]
    assert keys == ["discard-prophecy", "look", "burn", "order-top", "draw", "turn"]
    put = one(happened, "order-top")
    assert sum(part.n for part in put.parts) == 4
    assert {part.role for part in put.parts} == {"returned"}


def test_the_price_belongs_to_the_door_it_opens() -> None:
    line = "hand Rk Bm Gm Ts; drawn Rd; stack limbo fill door"
    (door, *_) = told(line, "solo", "Gs Gs", "unlock:Rk")
    assert (door.key, door.args["price"], door.args["subject"]) == ("door-key", "Rk", "Rd")


def test_a_door_out_of_order_is_told_as_one_that_goes_to_limbo() -> None:
    goals = "goals Gd Rd Bd Td Rd Bd Gd Td"
    line = f"hand Rk Bm Gm Ts; drawn Rd; {goals}; stack limbo fill door"
    happened = told(line, "solo+book", "Gs Gs", "unlock:Rk")
    assert in_short(happened)[0] == ("limbo", "door-blocked")
    assert cards(happened[0], "price") == [("Rk", 1, "hand", "discard")]
    assert not [each for each in happened if each.kind == "door"]


def test_a_spell_has_its_name_and_its_price() -> None:
    goals = "goals Gd Rd Bd Td Rd Bd Gd Td"
    line = f"hand Rk Bm Gm Ts Ts; discard Gs Gs Gs Gs Gs Gs Gs; {goals}; stack act"
    happened = told(line, "solo+book", "", "spell-planning", *["remove:Gs"] * 7, "goal:1", "goal:2")
    assert in_short(happened) == [("use", "spell-planning"), ("exchange", "goals-exchanged")]
    assert cards(happened[0], "price") == [("Gs", 7, "discard", "out")]
    assert (happened[1].args["subject"], happened[1].args["places"]) == ("Rd Gd", "1 2")


def test_an_overload_is_a_blow_with_numbers_before_and_after() -> None:
    catchers = "; ".join(f"catcher{n} Ld" for n in (1, 2, 3, 4))
    line = f"hand Rs Bm Gm Ts; {catchers}; catchers 15; limbo Nm; stack limbo fill"
    game = LoggedGame.from_position(line, "solo+dreamcatchers", deck="Bs")
    torn = one(game.happenings(0), "overload")
    assert (torn.kind, torn.weight, torn.shuffles) == ("lose", "blow", True)
    facts = [(fact.key, fact.before, fact.after) for fact in torn.facts]
    assert facts == [("catchers", 4, 3), ("lost-dreams", 4, 0)]


def test_a_penalty_names_its_premonition_and_what_it_takes() -> None:
    line = "hand Gk Bm Gm Ts; doors Rd Gd; premonitions Pg; removed Pr Pb Pt P2 P3 P5 Pa"
    line += "; discard Nm; drawn Gd; stack limbo fill door"
    happened = told(line, "solo+premonitions", "Gs Gs", "unlock:Gk")
    blow = one(happened, "premonition")
    assert (blow.weight, blow.args["subject"]) == ("blow", "Pg")
    assert cards(blow, "returned") == [("Nm", 1, "discard", "limbo")]


def test_a_nightmare_that_comes_back_is_not_told_as_taken() -> None:
    """The green Premonition takes nothing: its Nightmare leaves the discard pile for Limbo."""
    line = "hand Gk Bm Gm Ts; doors Rd Gd; premonitions Pg; removed Pr Pb Pt P2 P3 P5 Pa"
    line += "; discard Nm; drawn Gd; stack limbo fill door"
    (blow,) = narrated(line, "solo+premonitions", "Gs Gs", "unlock:Gk", key="premonition")
    assert blow.endswith("comes true. From the discard pile to Limbo: Nightmare.")
    line = "hand Rk Bm Gm Ts; doors Gd Rd; premonitions Pr; removed Pg Pb Pt P2 P3 P5 Pa"
    line += "; drawn Rd; stack limbo fill door"
    blow, _shuffled = narrated(line, "solo+premonitions", "Bs Bm", "unlock:Rk", key="premonition")
    assert "Gone: " in blow
    assert "Limbo" not in blow


def test_hunted_nightmares_are_no_loss() -> None:
    """Front ends show what is lost in the colour of harm."""
    line = "hand Rs Bs Gm Tk Rk; denizens Hu; stack act"
    happened = told(line, "solo+oniverse", "Nm Bm Gs Nm Ts", "hunter")
    assert one(happened, "hunter-kills").kind == "gain"
    assert not [each for each in happened if each.kind == "lose"]


INCANTATION = "hand Rg Bm Gm Ts Tk; stack act"


def test_an_incantation_without_a_door_says_so() -> None:
    """Otherwise the five cards would be put under the deck without a word."""
    vain = told(INCANTATION, "solo+glyphs", "Bs Bm Gs Gm Ts", "discard:Rg")
    keys = [key for _, key in in_short(vain)]
    assert keys == ["discard-incantation", "reveal", "incantation-vain"]
    found = told(INCANTATION, "solo+glyphs", "Bs Bm Gd Gm Ts", "discard:Rg", "take:Gd")
    assert "incantation-vain" not in [key for _, key in in_short(found)]


def test_a_premonition_comes_true_once_in_its_lesson() -> None:
    """The other one leaves because a Happy Dream averts it: that is no blow."""
    frames = json.loads(lessons()["premonitions"])["frames"]
    happened = [one for frame in frames for one in frame["happenings"]]
    assert [one["key"] for one in happened if one["weight"] == "blow"] == ["premonition"]
    assert [one["key"] for one in happened].count("premonition-averted") == 1


def test_great_deeds_and_losses_are_blows() -> None:
    """Front ends show them large."""
    blows = {
        effect.key: effect.kind
        for rules in alone_and_together()
        for found in effects_of(rules).by_cause.values()
        for effect in found
        if effect.weight == "blow"
    }
    assert blows == {
        "overload": "lose", "premonition": "lose", "tower-lost": "lose", "escape": "discard",
        "chaos": "use",
    }  # fmt: skip


def test_a_partner_counts_what_it_may_not_know() -> None:
    """Unknown cards of one way are one part, and keys do not depend on them."""
    line = "shared Rs Gs; hand1 Rk Bm Tm; hand2 Bs Bm Bk; active 1; stack act"
    game = LoggedGame.from_position(line, "duo", deck="Gs Bs Td Nm Rm")
    for action in ("discard:Rk", "decline", "discard-seen:Gs", "top:Bs", "top:Td", "top:Nm"):
        game.push(action)
    for viewer, known in ((0, 4), (1, 0), (SPECTATOR, 0)):
        put = one(game.happenings(viewer), "order-top")
        assert sum(part.n for part in put.parts) == 4
        assert sum(bool(part.card) for part in put.parts) == known
    hidden = one(game.happenings(1), "order-top")
    assert [(part.card, part.n) for part in hidden.parts] == [("", 4)]
    assert hidden.args == {"returned": "?? ?? ?? ??"}


def test_undone_is_told_by_itself() -> None:
    game = LoggedGame("duo", 3)
    game.push(game.legal()[0])
    game.undo(0, practice=True)
    assert game.happenings(0)[-1].key == "undone"


def test_programs_ask_a_game() -> None:
    game = Game("solo", seed=7)
    since = len(game.events())
    game.push("play:Rs")
    assert [one.key for one in game.happenings(since=since)][:1] == ["play"]
    with pytest.raises(ValueError, match="seat"):
        game.happenings(1)


# --- all rulesets --------------------------------------------------------------------------------


def played(rules: Ruleset, seed: int, most: int = 400) -> LoggedGame:
    """A game at random or, with an odd seed, one that somebody could win."""
    game, chance = LoggedGame(rules, seed), Random(f"{rules.text} {seed}")
    player = make_player("heuristic", seed=seed)
    while not game.result and len(game.actions) < most:
        if seed % 2 and chance.random() < 0.9:
            game.push(str(player.choose(View(game.view(game.to_move)))))
        else:
            game.push(chance.choice(game.legal()))
    return game


def test_a_view_is_the_sum_of_its_parts() -> None:
    """In all rulesets: cards of every zone move by parts alone, and no part comes from nowhere."""
    for rules in some_rulesets():
        game = LoggedGame(rules, 5)
        chance = Random(rules.text)
        zones = contents(game)
        since = len(game.history)
        while not game.result and len(game.actions) < 60:
            game.push(chance.choice(game.legal()))
            for happening in game.happenings(OMNISCIENT, since):
                for part in happening.parts:
                    zones[part.source][part.card] -= part.n
                    zones[part.target][part.card] += part.n
            since = len(game.history)
            now = contents(game)
            for name in now:
                assert +zones[name] == +now[name], (rules.text, name, game.actions[-1])


def contents(game: LoggedGame) -> dict[str, Counter[str]]:
    """What lies where; cards of the deck are not looked at, so that it may hold any."""
    state, codes = game.state, game.rules.codes
    found: dict[str, Counter[str]] = {}
    for zone in game.rules.zones:
        if not zone.in_deck and zone.name not in ("identities", "identified"):
            found[zone.name] = Counter(codes[kind] for kind, _ in state.cells(zone.at))
    return Sums(found)


class Sums(dict[str, Counter[str]]):
    """Places that nobody compares are sums of their own."""

    def __missing__(self, name: str) -> Counter[str]:
        return Counter()


@pytest.mark.long
def test_every_key_comes_and_is_said_in_every_language() -> None:
    """Kinds and roles are of the closed lists, and each declared key occurs in sampled games."""
    declared, seen = set(PLAIN_KEYS) - {"moved", "undone", "end-won"}, set()
    for rules in alone_and_together():
        declared |= effects_of(rules).keys()
        narrators = [
            Narrator(Words(name, rules.skin, strict=True), described(rules), 0, ("Ann", "Ben"))
            for name in languages()
        ]
        for seed in range(3):
            for happening in played(rules, seed).happenings(seed % rules.seats):
                assert happening.kind in HAPPENING_KINDS
                assert {part.role for part in happening.parts} <= {*PART_ROLES}
                assert happening.key != "moved"
                if happening.key not in seen:
                    seen.add(happening.key)
                    assert all(narrator.say(happening) for narrator in narrators)
    assert declared - seen <= RARE, declared - seen


@pytest.mark.parametrize("seats", [1, 2])
def test_ids_rise_and_do_not_depend_on_where_one_asks(seats: int) -> None:
    rules = next(rules for rules in alone_and_together() if rules.seats == seats and rules.modules)
    game = played(rules, 3, most=150)
    whole = game.happenings(0)
    ids = [happening.id for happening in whole]
    assert ids == sorted(set(ids))
    for since in range(0, len(game.history), 17):
        later = game.happenings(0, since)
        assert later[1:] == whole[len(whole) - len(later) + 1 :]  # the first may have begun before


# --- modules from elsewhere ----------------------------------------------------------------------


def test_what_nobody_declares_is_told_by_where_it_leads() -> None:
    rules = LoggedGame("solo", 1).rules
    table = EffectTable(rules, [])
    kinds = {
        target: table.of_move(("met", ""), "deck", target, "Rs", False).kind
        for target in ("hand", "doors", "limbo", "discard", "row", "drawn")
    }
    assert kinds == {
        "hand": "draw", "doors": "door", "limbo": "limbo", "discard": "discard", "row": "play",
        "drawn": "use",
    }  # fmt: skip


def test_an_effect_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="kind of happening"):
        Effect("met", "explode")  # type: ignore[arg-type]


def test_events_and_happenings_tell_the_same_moves() -> None:
    """Parts hold as many cards as the events of the same viewer, from and to the same zones."""
    game = played(next(r for r in alone_and_together() if r.text.startswith("duo:limited+")), 2)
    events = game.events(OMNISCIENT)
    moved = Counter((each.source, each.target) for each in events if isinstance(each, Moved))
    parts: Counter[tuple[str, str]] = Counter()
    for happening in game.happenings(OMNISCIENT):
        for part in happening.parts:
            if part.source != part.target:
                parts[part.source, part.target] += part.n
    assert parts == moved
