// A Nightmare comes out of the deck and shakes the table; paid, it tears in two.

import { animate, atEnd, nudge } from './clock';
import { ghostOf, IN, OUT, pictureOf, type Stop } from './flights';
import type { Cue, SetPiece } from './setPiece';

const COMES = 420;
const SHAKES = [0, -8, 7, -5, 4, 0];
const LIFTED = 40;
const LEFT = 'polygon(0 0, 62% 0, 40% 30%, 58% 55%, 36% 100%, 0 100%)';
const RIGHT = 'polygon(62% 0, 100% 0, 100% 100%, 36% 100%, 58% 55%, 40% 30%)';

function stops({ leg, from, to }: Cue): Stop[] {
  const { start, end } = leg;
  const half = new DOMRect((from.left + to.left) / 2, (from.top + to.top) / 2 - LIFTED, (from.width + to.width) / 2, 0);
  const shaken = SHAKES.map((x, i) => ({
    time: start + COMES + (i * (end - start - COMES)) / (SHAKES.length - 1),
    rect: new DOMRect(to.left + x, to.top, to.width, to.height),
    easing: 'linear',
  }));
  return [{ time: start, rect: from, easing: OUT }, { time: start + COMES * 0.5, rect: half, easing: OUT }, ...shaken];
}

/** The veil falls only when it comes, and what can be paid rises one thing after the other. */
function arrive({ leg }: Cue): void {
  const { start, end } = leg;
  for (const thing of document.querySelectorAll('.veil, .spikes')) {
    nudge(thing, [{ opacity: 0 }, { opacity: 1 }], { start, length: 300 });
  }
  document.querySelectorAll('.tag.choice, .tally.price').forEach((tag, i) => {
    const rise = [
      { opacity: 0, translate: '0 12px' },
      { opacity: 1, translate: '0 0' },
    ];
    nudge(tag, rise, { start: end + i * 60, length: 160, easing: OUT });
  });
}

function tear({ move, leg, from, ruleset }: Cue): void {
  for (const [shape, side] of [
    [LEFT, -1],
    [RIGHT, 1],
  ] as const) {
    const half = ghostOf(pictureOf(move, ruleset), from);
    half.style.clipPath = shape;
    const falls = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${side * 60}px, 90px) rotate(${side * 15}deg)`, opacity: 0 },
    ];
    animate(half, falls, { start: leg.start, length: leg.end - leg.start, easing: IN });
    atEnd(() => half.remove());
  }
}

export const arrival: SetPiece = { stops, play: arrive };
export const torn: SetPiece = { play: tear, hides: true };
