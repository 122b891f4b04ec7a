// Cards of the deck are looked at: they come to the board face up, burn in their slots, or leave them for the deck.

import type { HappeningPart } from '../transport/types';
import { cues, FLIGHT, goingAll, plain, said } from './plainScene';
import { type Act, goes, isLeft, type Scene, takesFromStage } from './tracks';

const BURNS = 420;
const SOON = 120; // after the first flame the others leave

export function look(act: Act): Scene {
  const { one, ruleset } = act;
  const seen = one.parts.find((part) => goes(part) && ruleset.role(part.target) === 'looked');
  if (!seen) return plain(act);
  const { tracks, starts, end } = goingAll(act, one.parts, 0, () => 'turn');
  return {
    tracks: [
      ...(isLeft(seen.target, act) ? [] : [{ kind: 'stage', stage: 'next', at: 0 } as const]),
      ...tracks,
      ...cues('page', [0]),
      ...cues(
        'turn',
        starts.map((start) => start + FLIGHT / 2),
      ),
      said(act, 0),
    ],
    lasts: end,
  };
}

/** What was looked at and is lost burns where it lies; the board is left when all its cards leave. */
export function lost(act: Act): Scene {
  const { one, ruleset } = act;
  const isLooked = (part: HappeningPart): boolean => goes(part) && ruleset.role(part.source) === 'looked';
  if (!one.parts.some(isLooked)) return plain(act);
  const { tracks, starts } = goingAll(act, one.parts, 0, (part) => (isLooked(part) ? 'burn' : 'fly'), BURNS);
  const more = one.parts.some(({ source }) => isLeft(source, act));
  return {
    tracks: [
      ...(more ? [] : [{ kind: 'stage', stage: 'clear', at: 0 } as const]),
      ...tracks,
      ...cues('burn', starts),
      said(act, 0),
    ],
    lasts: more ? SOON : BURNS,
  };
}

/** They go back, the last one first: the first of the deck lies on top. The board is left by all at once. */
export function ordered(act: Act): Scene {
  const before = act.all[act.index - 1];
  const leave = before?.kind === 'lose' && takesFromStage(before, act.ruleset) ? -SOON : 0;
  const { tracks, starts, end } = goingAll(act, act.one.parts.toReversed(), 0, () => 'fly', FLIGHT, leave);
  return {
    tracks: [{ kind: 'stage', stage: 'clear', at: leave }, ...tracks, ...cues('set', starts), said(act, 0)],
    lasts: end,
  };
}
