// A Key goes to the Door that was drawn, turns in its lock, and is laid aside.

import { IN, middle, OUT, type Stop } from './flights';
import type { Cue, SetPiece } from './setPiece';

const COMES = 260;
const TURNS = 160;

function stops({ leg, from, to }: Cue): Stop[] {
  const lock = middle(from.width * 0.8);
  const { start, end } = leg;
  return [
    { time: start, rect: from, easing: OUT },
    { time: start + COMES, rect: lock, easing: 'ease-in-out' },
    { time: start + COMES + TURNS, rect: lock, turn: 90, easing: IN },
    { time: end, rect: to, turn: 360 },
  ];
}

export const key: SetPiece = { stops };
