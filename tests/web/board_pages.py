"""Boards at their largest, and where their parts lie."""

from __future__ import annotations

from playwright.sync_api import FloatRect

from tests.web.hands import Hands

JUMP = """async ([rules, seed, moves, deck, seats]) => {
  const headers = {'Content-Type': 'application/json'};
  const both = seats > 1 || moves.some(([seat]) => seat > 0);
  const body = JSON.stringify({rules, seed, deck: deck ?? undefined, all_seats: both});
  const game = await (await fetch('api/games', {method: 'POST', headers, body})).json();
  const {protocol} = await (await fetch('api/about')).json();
  const address = new URL(`api/games/${game.id}/socket`, document.baseURI);
  address.protocol = 'ws:';
  const sit = async (seat) => {
    const socket = new WebSocket(address.href);
    const frames = [];
    const waiting = [];
    const take = (frame) => waiting.length ? waiting.shift()(frame) : frames.push(frame);
    socket.onmessage = ({data}) => take(JSON.parse(data));
    const wait = () => new Promise((come) => waiting.push(come));
    const next = () => frames.length ? Promise.resolve(frames.shift()) : wait();
    await new Promise((opened) => (socket.onopen = opened));
    socket.send(JSON.stringify({type: 'hello', protocol, seat}));
    for (let frame = await next(); ; frame = await next()) {
      if (frame.type === 'update') return {seat, socket, next, version: frame.version};
    }
  };
  let at;
  for (const [i, [seat, action]] of moves.entries()) {
    if (at?.seat !== seat) {
      at?.socket.close();
      at = await sit(seat);
    }
    const id = i + 2;
    at.socket.send(JSON.stringify({type: 'act', id, version: at.version, actions: [action]}));
    for (let frame = await at.next(); ; frame = await at.next()) {
      if (frame.type === 'refused') throw new Error(`${action}: ${frame.text}`);
      if (frame.answers === id) { at.version = frame.version; break; }
    }
  }
  at?.socket.close();
  return game.id;
}"""


def open_board(hands: Hands, module: str) -> None:
    """Its badge is touched where boards do not fit."""
    board = hands.page.locator(f'[data-board="{module}"]')
    if not board.is_visible():
        hands.page.click(f'[data-badge="{module}"]')
    board.wait_for()


def box_of(hands: Hands, selector: str) -> FloatRect:
    box = hands.page.locator(selector).first.bounding_box()
    assert box
    return box


def is_apart(one: FloatRect, other: FloatRect) -> bool:
    """They share no point."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return beside or above
