"""A Door that may not be gained now is known before it is lost (rules §3.2.3)."""

from __future__ import annotations

import pytest

from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import table_view
from onirim.notation.position import read_position
from onirim.rules.catalogue import ruleset
from onirim.terminal.choices import choices
from onirim.terminal.scene import scene_of
from onirim.text import words_in

GOALS = "Rd Gd Td Rd Gd Bd Bd Td"
TRIO = f"hand Rs Rm Rk Bs; row Bs Bm Bs; goals {GOALS}; stack limbo fill trio(B)"
DRAWN = f"hand Gk Rm Rk Bs; drawn Gd; goals {GOALS}; stack limbo fill door"


@pytest.mark.parametrize(("position", "code"), [(TRIO, "take:Bd"), (DRAWN, "unlock:Gk")])
def test_out_of_order_it_would_go_to_limbo_and_the_terminal_says_so(
    position: str, code: str
) -> None:
    state = read_position(ruleset("solo+book"), position)
    seen = table_view(state)
    assert seen.blocked_doors == ("Bd", "Gd", "Td")
    assert seen.wasted_actions == (code,)
    said = [
        line for line in choices(scene_of(words_in("en"), LoggedGame.at(state), 0)) if code in line
    ]
    assert "The next Goal is the red Door" in said[0]
    assert "would go to Limbo)" in said[0]
    state.apply(state.rules.action_of[code])
    assert seen.zones["limbo"] == ()
    assert table_view(state).zones["limbo"] == (code.replace("unlock:Gk", "take:Gd")[5:],)


def test_without_an_order_every_door_may_be_gained() -> None:
    state = read_position(
        ruleset("solo"), "hand Rs Rm Rk Bs; row Bs Bm Bs; stack limbo fill trio(B)"
    )
    assert table_view(state).blocked_doors == ()
    lines = choices(scene_of(words_in("en"), LoggedGame.at(state), 0))
    assert not [line for line in lines if "Limbo" in line]


def test_every_way_to_a_door_says_so() -> None:
    """A verb that a module brings for it, too; giving a Door away is none."""
    rules = ruleset("duo+book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse")
    ways = {verb.name for verb in rules.verbs if verb.gains_door}
    catchers = {f"take-from-{n}" for n in range(1, 5)}
    assert ways == {"take", "unlock", "chaos-unlock", *catchers}
