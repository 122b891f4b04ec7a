// When each card moves: what happened together moves together, all else one after the other. What
// matters is a set piece, with a time of its own.

import type { Move } from '../model/pieces';
import type { Role, Ruleset } from '../model/ruleset';

export const FLIGHT = 320;
export const SET_PIECE = 900;
const STAGGER = 60;
const SHOW = 500; // revealed cards lie in the middle so long
const HOLD = 380;
const OVERLAP = 90;
const LONGEST = 4600;
const PILES: readonly Role[] = ['discard', 'limbo'];

/** How a beat is played; a flight is what happens to every card. */
export type Piece = 'flight' | 'reveal' | 'door' | 'key' | 'arrival' | 'tear' | 'burn' | 'spiral';

/** One step of a card on its way, in milliseconds at normal speed. */
export interface Leg {
  start: number;
  end: number;
  piece: Piece;
  shown?: { from: number; place: number; of: number }; // it is revealed first, side by side with others
}

export interface Score {
  legs: Map<number, Leg>; // by the event
  beats: { start: number; last: number; piece: Piece }[]; // from when on it is told up to which event
  length: number;
}

export interface Beat {
  way: string;
  piece: Piece;
  orders: number[];
  drawn: boolean; // out of the deck: it is told when the cards lie there
  holds: boolean; // a card that everybody waits for: a moment is left for it
}

const LENGTHS: Partial<Record<Piece, number>> = {
  door: SET_PIECE,
  key: 580,
  arrival: 700,
  tear: 420,
  burn: 420,
  spiral: 700,
};

export function scoreOf(moves: readonly Move[], ruleset: Ruleset): Score {
  const legs = new Map<number, Leg>();
  const beats: Score['beats'] = [];
  let at = 0;
  for (const beat of beatsOf(moves, ruleset)) {
    const start = Math.max(beats.at(-1)?.start ?? 0, beat.drawn ? laidAt(beat, at) : at);
    beats.push({ start, last: beat.orders.at(-1) ?? 0, piece: beat.piece });
    at = play(beat, at, legs);
  }
  return fitted({ legs, beats, length: Math.max(0, ...[...legs.values()].map((leg) => leg.end)) });
}

function beatsOf(moves: readonly Move[], ruleset: Ruleset): Beat[] {
  const steps = moves.flatMap((move) =>
    move.orders.map((order, i) => {
      const [source = '', target = ''] = [move.path[i], move.path[i + 1]];
      const piece = pieceOf(move.code, source, target, ruleset);
      const holds = ruleset.role(target) === 'drawn' && piece === 'flight';
      const way = piece === 'reveal' ? piece : `${source} ${target}`;
      return { order, way, piece, drawn: ruleset.inDeck(source), holds };
    }),
  );
  const beats: Beat[] = [];
  for (const { order, ...beat } of steps.sort((a, b) => a.order - b.order)) {
    const last = beats.at(-1);
    if (last?.way === beat.way && last.piece === beat.piece && beat.piece !== 'door') last.orders.push(order);
    else beats.push({ ...beat, orders: [order] });
  }
  return withKeys(beats, ruleset);
}

/** What a step of a card means, by what its places are for. */
function pieceOf(code: string, source: string, target: string, ruleset: Ruleset): Piece {
  const [from, to] = [ruleset.role(source), ruleset.role(target)];
  if (to === 'doors') return 'door';
  if (to === 'drawn') return ruleset.leadsTo(code, 'nightmare') ? 'arrival' : 'flight';
  if (from === 'drawn' && ruleset.leadsTo(code, 'nightmare')) return 'tear';
  if (ruleset.inDeck(source) && PILES.some((role) => role === to)) return 'reveal';
  if (from === 'looked' && to === 'discard') return 'burn';
  return from === 'limbo' && ruleset.inDeck(target) ? 'spiral' : 'flight';
}

/** The card that leaves the hand just before a drawn Door is gained is its Key. */
function withKeys(beats: Beat[], ruleset: Ruleset): Beat[] {
  return beats.map((beat, i) => {
    const [source = ''] = beat.way.split(' ');
    const [opened = ''] = beats[i + 1]?.way.split(' ') ?? [];
    const opens = beats[i + 1]?.piece === 'door' && ruleset.role(opened) === 'drawn';
    return opens && ruleset.role(source) === 'hand' ? { ...beat, piece: 'key' } : beat;
  });
}

const gapOf = ({ orders }: Beat): number => Math.min(STAGGER, 600 / orders.length);

const lengthOf = ({ piece }: Beat): number => LENGTHS[piece] ?? FLIGHT;

const laidAt = (beat: Beat, at: number): number => at + lengthOf(beat) + (beat.orders.length - 1) * gapOf(beat);

/** When the next beat may begin. */
function play(beat: Beat, at: number, legs: Map<number, Leg>): number {
  const { piece, orders } = beat;
  const gap = gapOf(beat);
  const laid = laidAt(beat, at);
  orders.forEach((order, i) => {
    const start = at + i * gap;
    const shown = { from: laid + SHOW, place: i, of: orders.length };
    const leg = { start, end: start + lengthOf(beat), piece };
    legs.set(order, piece === 'reveal' ? { ...leg, end: laid + SHOW + FLIGHT, shown } : leg);
  });
  if (piece === 'reveal') return laid + SHOW + FLIGHT;
  if (beat.holds) return laid + HOLD;
  return piece === 'flight' ? laid - OVERLAP : laid;
}

/** However much happened, nobody waits for long. */
function fitted(score: Score): Score {
  const factor = Math.min(1, LONGEST / Math.max(1, score.length));
  if (factor === 1) return score;
  const legs = new Map<number, Leg>();
  for (const [order, leg] of score.legs) {
    const times = { start: leg.start * factor, end: leg.end * factor };
    const { shown } = leg;
    legs.set(order, { ...leg, ...times, ...(shown && { shown: { ...shown, from: shown.from * factor } }) });
  }
  const beats = score.beats.map((beat) => ({ ...beat, start: beat.start * factor }));
  return { legs, beats, length: score.length * factor };
}
