// The ways that cards go, as stops of a picture between where it was and where it is.

import { KEY } from './doorScene';
import { besideOthers, keyhole, middle } from './places';
import { FLIGHT } from './plainScene';
import type { Move } from './timeline';

export const OUT = 'cubic-bezier(.2, .8, .2, 1)';
export const IN = 'cubic-bezier(.55, 0, .85, .3)';
export const HINGE = 'cubic-bezier(.45, .05, .2, 1)';

const LIFTED = 24;
const RAISED = 40;
const FAR = 120;
const ROUNDS = 0.75; // of a spiral
const STEPS = 10;

export interface Stop {
  at: number; // on the line of time
  rect: DOMRect;
  turn?: number; // degrees
  opacity?: number;
  easing?: string;
}

/** Where a card goes through; `door` is where the Door stands that a Key is for. */
export function stopsOf(move: Move, from: DOMRect, to: DOMRect, door?: DOMRect): Stop[] {
  const { at, lasts, way, spread } = move;
  const end = at + lasts;
  const first: Stop = { at, rect: from, easing: OUT };
  const last: Stop = { at: end, rect: to };
  if (spread) {
    const rect = besideOthers(spread.place, spread.of);
    return [first, { at: Math.min(at + FLIGHT, spread.until), rect }, { at: spread.until, rect, easing: IN }, last];
  }
  if (way === 'middle') return [first, { ...last, rect: middle(Math.min(innerWidth, innerHeight) * 0.2) }];
  if (way === 'key' && door) return throughLock(move, from, to, keyhole(door));
  if (way === 'spiral') return spiral(move, from, to);
  if (way === 'rise') return [first, { at: at + lasts * 0.5, rect: between(from, to, RAISED), easing: OUT }, last];
  if (Math.hypot(to.left - from.left, to.top - from.top) < FAR || way === 'door') return [first, last];
  return [first, { at: at + lasts * 0.35, rect: between(from, to, LIFTED), easing: OUT }, last];
}

/** A Key goes to the Door, turns in its lock, and is laid aside. */
function throughLock({ at, lasts }: Move, from: DOMRect, to: DOMRect, hole: DOMRect): Stop[] {
  const part = lasts / (KEY.comes + KEY.turns + KEY.leaves);
  return [
    { at, rect: from, easing: OUT },
    { at: at + KEY.comes * part, rect: hole, easing: 'ease-in-out' },
    { at: at + (KEY.comes + KEY.turns) * part, rect: hole, turn: 90, easing: IN },
    { at: at + lasts, rect: to, turn: 0 },
  ];
}

function spiral({ at, lasts }: Move, from: DOMRect, to: DOMRect): Stop[] {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  return Array.from({ length: STEPS + 1 }, (_, i): Stop => {
    const done = i / STEPS;
    const angle = done * ROUNDS * Math.PI;
    const left = 1 - done;
    const x = (dx * Math.cos(angle) - dy * Math.sin(angle) * 0.5) * left;
    const y = (dy * Math.cos(angle) + dx * Math.sin(angle) * 0.3) * left;
    const width = from.width + (to.width - from.width) * done;
    const rect = new DOMRect(to.left + x, to.top + y, width, width * 1.5);
    return { at: at + lasts * done, rect, turn: done * 360, easing: i ? 'linear' : IN };
  });
}

/** Paper does not fly straight. */
function between(from: DOMRect, to: DOMRect, lifted: number): DOMRect {
  return new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2 - lifted,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
}

/** Frames along the stops, for a picture that was made for a rectangle; turned about its middle. */
export function framesOf(stops: readonly Stop[], made: DOMRect): Keyframe[] {
  const begin = stops[0]?.at ?? 0;
  const all = Math.max(1, (stops.at(-1)?.at ?? 0) - begin);
  return stops.map(({ at, rect, turn = 0, opacity = 1, easing = OUT }): Keyframe => {
    const scale = made.width ? rect.width / made.width : 1;
    const x = rect.left + rect.width / 2 - made.left - made.width / 2;
    const y = rect.top + rect.height / 2 - made.top - made.height / 2;
    const transform = `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
    return { transform, offset: Math.min(1, Math.max(0, (at - begin) / all)), easing, opacity };
  });
}
