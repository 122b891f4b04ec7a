"""Pictures of the table: named screens in several sizes, from a real server and a real browser.

python -m tools.pictures.gallery            # some to docs/gallery, all others to build/gallery
python -m tools.pictures.gallery --kept     # those of docs/gallery alone

Tests look at the same screens: what is pictured is what is checked.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from onirim.game.chance import FixedDeck
from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.hosting.wire import PROTOCOL
from onirim.players.play_game import play
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from onirim.rules.catalogue import module_keys
from tools.pictures.browser import find_browser

__all__ = [
    "BEGIN", "FOLDER", "KEPT", "PAINTED", "SCREENS", "SETTINGS", "SIZES", "Screen", "everything",
    "show",
]  # fmt: skip

PROJECT = Path(__file__).parent.parent.parent
FOLDER = PROJECT / "docs" / "gallery"
REST = PROJECT / "build" / "gallery"
# Some pictures are part of the documentation; all others are made when they are wanted.
KEPT = (
    "start-desk", "start-phone", "table-desk", "table-desk-dawn", "table-phone", "nightmare-desk",
    "nightmare-phone", "prophecy-desk", "trio-desk", "door-phone", "end-desk", "modules-desk",
    "all-laptop", "all-phone", "all-landscape", "all-duo-laptop", "all-duo-phone",
)  # fmt: skip
SETTINGS = """localStorage.setItem('onirim-settings', JSON.stringify(
  {speed: 0, mute: true, auto: false, taught: true, theme: '%s'}))"""
LAPTOP = {"laptop": (1366, 768)}  # the smallest table on which all boards lie open
SIZES = {"phone": (390, 844), "landscape": (844, 390), "tablet": (820, 1180), "desk": (1920, 1080)}
WON = 156  # a seed that the player seeker wins
CROWD = (11, 72)  # a seed, and after how many decisions
MODULES = 8  # of them are played at once in the largest game; the pouch is a mode of its own

DEALT = "Rs Rm Gs Bk Ts"
TURNS = "Gm Gk Tm Bm"
WALK = ("play:Rs", "play:Rm", "discard:Gs", "play:Ts")

# Three trios and the beginning of a fourth.
PATH = "Rs Rm Rs Bm Bs Bm Gs Gm Gs Tm Ts"
NIGHT_DECK = f"{PATH} Gs Rs Tm Bk Gm"

BEGIN = """async ([wish, actions, protocol]) => {
  const seats = wish.all_seats ? [0, 1] : [0];
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch('api/games', {method: 'POST', headers, body: JSON.stringify(wish)});
  const game = await answer.json();
  if (!answer.ok) throw new Error(game.text);
  if (!actions.length) return game.id;
  const url = new URL(`api/games/${game.id}/socket`, document.baseURI);
  url.protocol = 'ws:';
  const sit = (seat) => new Promise((done, failed) => {
    const socket = new WebSocket(url);
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', protocol, seat}));
    socket.onclose = done;
    socket.onmessage = ({data}) => {
      const frame = JSON.parse(data);
      if (frame.type === 'refused') failed(new Error(frame.text));
      if (frame.type !== 'update') return;
      const mine = frame.view.to_move === seat || (frame.view.to_move < 0 && seat === seats[0]);
      if (!actions.length || !mine) return socket.close();
      const act = {type: 'act', id: 1, version: frame.version, actions: [actions.shift()]};
      socket.send(JSON.stringify(act));
    };
  });
  do {
    for (const seat of seats) await sit(seat);
  } while (actions.length);
  return game.id;
}"""


# Letters and pictures are there, and what came afterwards has found its place.
PAINTED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => setTimeout(done, 60));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@dataclass(frozen=True)
class Screen:
    """What is shown: a place of the client, or a game played so far."""

    name: str
    path: str = ""
    rules: str = ""
    deck: str = ""
    actions: tuple[str, ...] = ()
    seed: int = 1

    @property
    def is_game(self) -> bool:
        return bool(self.rules)


def everything() -> str:
    """The ruleset with all modules that there are."""
    keys = [key for key in module_keys() if key != "pouch"]
    return "+".join(["solo", *keys])


def night() -> tuple[str, ...]:
    """The cards of the path are played, and each trio takes its Door."""
    actions: list[str] = []
    for place, card in enumerate(PATH.split(), 1):
        actions.append(f"play:{card}")
        if place % 3 == 0:
            actions.append(f"take:{card[0]}d")
    return tuple(actions)


def won_game() -> tuple[str, ...]:
    game = LoggedGame("solo", FixedDeck((), WON))
    play(Game._around(game), make_player("seeker", seed=1))
    return tuple(game.actions)


def walked(rules: str, seed: int, most: int) -> tuple[str, ...]:
    """Some turns of nobody in particular."""
    game = LoggedGame(rules, FixedDeck((), seed))
    player = make_player("random", seed=1)
    while not game.result and (len(game.actions) < most or game.state.top_step.name != "act"):
        game.apply(chosen_code(player, View(game.view(0))))
    return tuple(game.actions)


def turn_of(rules: str, seed: int, most: int) -> tuple[str, ...]:
    """A turn in the middle of a game of heuristic players."""
    game = LoggedGame(rules, FixedDeck((), seed))
    player = make_player("heuristic", seed=1)
    while len(game.actions) < most or game.state.top_step.name != "act":
        game.apply(chosen_code(player, View(game.view(game.to_move))))
    return tuple(game.actions)


def crowded() -> tuple[Screen, ...]:
    """All modules at once, alone and with a partner: something lies on every board."""
    alone = everything()
    two = alone.replace("solo", "duo", 1)
    return (
        Screen("all", rules=alone, actions=turn_of(alone, *CROWD), seed=CROWD[0]),
        Screen("all-duo", rules=two, actions=turn_of(two, *CROWD), seed=CROWD[0]),
    )


def screens() -> tuple[Screen, ...]:
    deal = f"{DEALT} {TURNS}"
    return (
        Screen("start"),
        Screen("table", rules="solo", deck=NIGHT_DECK, actions=night()),
        Screen("trio", rules="solo", deck=NIGHT_DECK, actions=(*night(), "play:Tm")),
        Screen("prophecy", rules="solo", deck=f"{DEALT} Nm Gs Td Bs Rm", actions=("discard:Bk",)),
        Screen("nightmare", rules="solo", deck=f"{deal} Nm", actions=(*WALK, "play:Tm")),
        Screen("door", rules="solo", deck=f"{deal} Bd", actions=(*WALK, "play:Tm")),
        Screen("end", rules="solo", actions=won_game(), seed=WON),
        Screen("modules", rules=everything(), actions=walked(everything(), 5, 40), seed=5),
        Screen("new", path="new"),
    )


SCREENS = screens()


def show(page: Page, url: str, screen: Screen, played: dict[Screen, str] | None = None) -> None:
    """Bring the page to the screen; games that this page has played are not played again."""
    path = screen.path
    if screen.is_game:
        page.goto(f"{url}/#/settings")
        played = {} if played is None else played
        if screen not in played:
            played[screen] = begin(page, screen)
        path = f"game/{played[screen]}"
    page.goto(f"{url}/#/{path}")
    page.wait_for_selector("main")
    if screen.is_game:
        shown = ".end .night" if screen.name == "end" else ".table[data-shown], .curtain"
        page.wait_for_selector(shown, state="attached")
        if page.query_selector(".curtain"):
            page.click(".curtain button")
            page.wait_for_selector(".table[data-shown]")
    page.evaluate(PAINTED)


def begin(page: Page, screen: Screen) -> str:
    two = screen.rules.startswith("duo")
    wish: dict[str, Any] = {"rules": screen.rules, "seed": screen.seed, "all_seats": two}
    if screen.deck:
        wish["deck"] = screen.deck.split()
    game: str = page.evaluate(BEGIN, [wish, list(screen.actions), PROTOCOL])
    return game


def main() -> None:
    only_kept = "--kept" in sys.argv
    for folder in (FOLDER, REST):
        folder.mkdir(parents=True, exist_ok=True)
    pictured = (*SCREENS, *crowded())
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser() or None, args=["--no-sandbox"]
        )
        for size, (width, height) in {**SIZES, **LAPTOP}.items():
            for theme in ("night", "dawn"):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, reduced_motion="reduce"
                )
                context.add_init_script(SETTINGS % theme)
                page = context.new_page()
                for screen in pictured:
                    name = f"{screen.name}-{size}{'-dawn' if theme == 'dawn' else ''}"
                    if only_kept and name not in KEPT:
                        continue
                    show(page, url, screen)
                    folder = FOLDER if name in KEPT else REST
                    page.screenshot(path=folder / f"table-{name}.jpg", type="jpeg", quality=72)
                context.close()
        browser.close()


@contextmanager
def serving() -> Iterator[str]:
    """A server of our own, that deals what it is told."""
    paths = os.pathsep.join([str(PROJECT / "src"), str(PROJECT)])
    environment = {**os.environ, "ONIRIM_TESTING": "1", "PYTHONPATH": paths}
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--data", folder, "--rate-limit", "0", "--fixed-deal"]
        process = subprocess.Popen(  # noqa: S603  # our own server
            [sys.executable, "-m", "onirim", "serve", *options],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            yield address_of(process.stdout.readline if process.stdout else str)
        finally:
            process.terminate()
            process.wait()


def address_of(read: Callable[[], str]) -> str:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if found := re.search(r"http://\S+", read()):
            return found[0].rstrip("/")
    raise TimeoutError("the server did not start")


if __name__ == "__main__":
    main()
