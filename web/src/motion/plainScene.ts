// Cards go from place to place, one shortly after the other, so that each can be seen.

import type { SoundName } from '../audio/effects';
import type { HappeningPart } from '../transport/types';
import {
  type Act,
  goes,
  isLeft,
  isOnStage,
  partId,
  pieceId,
  type Scene,
  type Spread,
  type Track,
  type Way,
} from './tracks';

export const FLIGHT = 320;
export const STAGGER = 60;
const OVERLAP = 90; // the next may begin before all lie there
const HOLD = 380;
const STAGGERED = 600; // all of them together
const HEARD = 5; // cards of one way

export interface Going {
  part: HappeningPart;
  at: number; // when its cards leave
  first?: number; // the first of them moves; else at once
  gap?: number;
  lasts?: number;
  way?: Way;
  spread?: { from: number; of: number; until: number }; // they are shown side by side, from this place on
}

/** The tracks of one part: its cards leave together, and move one after the other. */
export function going(
  act: Act,
  { part, at, first = at, gap = STAGGER, lasts = FLIGHT, way = 'fly', spread }: Going,
): Track[] {
  const id = partId(act.index, act.one.parts.indexOf(part));
  const moves = Array.from({ length: goes(part) ? part.n : 0 }, (_, i): Track => {
    const start = first + i * gap;
    const shown: Spread | undefined = spread && { until: spread.until, place: spread.from + i, of: spread.of };
    return {
      kind: 'move',
      piece: pieceId(id, i),
      way,
      at: start,
      lasts: lasts - (spread ? i * gap : 0),
      ...(shown && { spread: shown }),
    };
  });
  const land = first + lasts + (spread ? 0 : Math.max(0, part.n - 1) * gap);
  return [
    { kind: 'step', part: id, at },
    ...moves,
    ...(moves.length ? [{ kind: 'land', part: id, at: land } as const] : []),
  ];
}

/** Some parts, one behind the other, and when the last card lies there. */
export function goingAll(
  act: Act,
  parts: readonly HappeningPart[],
  at: number,
  way: (part: HappeningPart) => Way,
  lasts = FLIGHT,
  leave = at,
) {
  const count = parts.filter(goes).reduce((sum, { n }) => sum + n, 0);
  const gap = Math.min(STAGGER, STAGGERED / Math.max(1, count));
  let first = at;
  const tracks = parts.flatMap((part) => {
    const found = going(act, { part, at: leave, first, gap, way: way(part), lasts });
    if (goes(part)) first += part.n * gap;
    return found;
  });
  return {
    tracks,
    starts: Array.from({ length: count }, (_, i) => at + i * gap),
    end: count ? first - gap + lasts : at,
  };
}

export const cues = (sound: SoundName, times: readonly number[]): Track[] =>
  times.slice(0, HEARD).map((at) => ({ kind: 'cue', sound, at }));

export const said = ({ index }: Act, at: number): Track => ({ kind: 'say', happening: index, at });

export function plain(act: Act): Scene {
  const { one, ruleset } = act;
  const fromDeck = (part: HappeningPart): boolean => ruleset.inDeck(part.source);
  const staged = one.parts.find((part) => goes(part) && isOnStage(part.target, ruleset));
  const shows = staged !== undefined && isLeft(staged.target, act);
  const { tracks, starts, end } = goingAll(act, one.parts, 0, (part) => {
    if (part === staged && shows) return 'middle';
    return fromDeck(part) && !ruleset.inDeck(part.target) ? 'turn' : 'fly';
  });
  const leaves = one.parts.some((part) => goes(part) && isOnStage(part.source, ruleset));
  const isRow = (zone: string): boolean => ['labyrinth', 'line'].includes(ruleset.role(zone) ?? '');
  const laid = one.parts.some((part) => goes(part) && isRow(part.target));
  const drawn = one.parts.some(fromDeck);
  const paid = one.parts.some(({ source }) => ruleset.role(source) === 'doors');
  const sound = laid ? cues('set', [Math.max(0, end - STAGGER)]) : cues(paid ? 'price' : 'slide', starts);
  return {
    tracks: [
      ...(staged && !shows ? [{ kind: 'stage', stage: 'next', at: 0 } as const] : []),
      ...(leaves ? [{ kind: 'stage', stage: 'clear', at: 0 } as const] : []),
      ...tracks,
      ...sound,
      ...(staged ? cues('turn', [FLIGHT / 2]) : []),
      said(act, drawn ? end : 0),
    ],
    lasts: starts.length ? end + (staged ? HOLD : -OVERLAP) : 0,
  };
}
