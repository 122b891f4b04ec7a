// When each card moves: what happened together moves together, all else one after the other.

import type { Move } from '../state/cards';
import type { Role, Ruleset } from '../state/ruleset';

export const FLIGHT = 340;
const STAGGER = 110;
const SHOW = 750; // revealed cards lie in the middle so long
const HOLD = 380; // a moment for what matters
const OVERLAP = 90;
const LONGEST = 4600;
const REVEAL = 'reveal';
const PILES: readonly Role[] = ['discard', 'limbo'];

/** One step of a card on its way, in milliseconds at normal speed. */
export interface Leg {
  start: number;
  end: number;
  shown?: { from: number; place: number; of: number }; // it is revealed first, side by side with others
}

export interface Score {
  legs: Map<number, Leg>; // by the event
  beats: { start: number; last: number }[]; // from when on it is told up to which event
  length: number;
}

interface Beat {
  way: string;
  orders: number[];
  drawn: boolean; // out of the deck: it is told when the cards lie there
  matters: boolean; // a card that everybody waits for, or a Door that comes or goes
}

export function scoreOf(moves: readonly Move[], ruleset: Ruleset): Score {
  const legs = new Map<number, Leg>();
  const beats: Score['beats'] = [];
  let at = 0;
  for (const beat of beatsOf(moves, ruleset)) {
    const start = Math.max(beats.at(-1)?.start ?? 0, beat.drawn ? laidAt(beat, at) : at);
    beats.push({ start, last: beat.orders.at(-1) ?? 0 });
    at = play(beat, at, legs);
  }
  return fitted({ legs, beats, length: Math.max(0, ...[...legs.values()].map((leg) => leg.end)) });
}

function beatsOf(moves: readonly Move[], ruleset: Ruleset): Beat[] {
  const steps = moves.flatMap((move) =>
    move.orders.map((order, i) => {
      const [source, target] = [move.path[i] ?? '', move.path[i + 1] ?? ''];
      const roles = [ruleset.role(source), ruleset.role(target)];
      const matters = roles[1] === 'drawn' || roles.includes('doors');
      return { order, way: wayOf(source, target, ruleset), drawn: ruleset.inDeck(source), matters };
    }),
  );
  const beats: Beat[] = [];
  for (const { order, ...beat } of steps.sort((a, b) => a.order - b.order)) {
    const last = beats.at(-1);
    if (last?.way === beat.way) last.orders.push(order);
    else beats.push({ ...beat, orders: [order] });
  }
  return beats;
}

function wayOf(source: string, target: string, ruleset: Ruleset): string {
  const opened = PILES.some((role) => role === ruleset.role(target));
  return ruleset.inDeck(source) && opened ? REVEAL : `${source} ${target}`;
}

const gapOf = ({ orders }: Beat): number => Math.min(STAGGER, 900 / orders.length);

const laidAt = (beat: Beat, at: number): number => at + FLIGHT + (beat.orders.length - 1) * gapOf(beat);

/** When the next beat may begin. */
function play(beat: Beat, at: number, legs: Map<number, Leg>): number {
  const { way, orders } = beat;
  const reveal = way === REVEAL;
  const gap = gapOf(beat);
  const laid = laidAt(beat, at);
  orders.forEach((order, i) => {
    const start = at + i * gap;
    const shown = { from: laid + SHOW, place: i, of: orders.length };
    legs.set(order, reveal ? { start, end: laid + SHOW + FLIGHT, shown } : { start, end: start + FLIGHT });
  });
  if (reveal) return laid + SHOW + FLIGHT;
  return beat.matters ? laid + HOLD : laid - OVERLAP;
}

/** However much happened, nobody waits for long. */
function fitted(score: Score): Score {
  const factor = Math.min(1, LONGEST / Math.max(1, score.length));
  if (factor === 1) return score;
  const legs = new Map<number, Leg>();
  for (const [order, { start, end, shown }] of score.legs) {
    const leg = { start: start * factor, end: end * factor };
    legs.set(order, shown ? { ...leg, shown: { ...shown, from: shown.from * factor } } : leg);
  }
  const beats = score.beats.map(({ start, last }) => ({ start: start * factor, last }));
  return { legs, beats, length: score.length * factor };
}
