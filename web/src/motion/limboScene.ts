// What waited in Limbo spirals back into the deck.

import { IN, type Stop } from './flights';
import type { Cue, SetPiece } from './setPiece';
import { riffle } from './shuffleScene';

const ROUNDS = 1.5;
const STEPS = 10;

function stops({ leg, from, to }: Cue): Stop[] {
  const { start, end } = leg;
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  return Array.from({ length: STEPS + 1 }, (_, i): Stop => {
    const done = i / STEPS;
    const angle = done * ROUNDS * Math.PI * 0.5;
    const left = 1 - done;
    const x = (dx * Math.cos(angle) - dy * Math.sin(angle) * 0.5) * left;
    const y = (dy * Math.cos(angle) + dx * Math.sin(angle) * 0.3) * left;
    const width = from.width + (to.width - from.width) * done;
    const rect = new DOMRect(to.left + x, to.top + y, width, width * 1.5);
    return { time: start + (end - start) * done, rect, turn: done * 360, easing: i ? 'linear' : IN };
  });
}

function play({ leg }: Cue): void {
  riffle(leg.end - 120);
}

export const spiral: SetPiece = { stops, play };
