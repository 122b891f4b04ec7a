// What is seen and heard of what happened, and when. It is pure; which picture stands where, and what the time
// is, others know.

import type { Ruleset } from '../model/ruleset';
import type { Happening } from '../transport/types';
import { SCENES } from './scenes';
import { type Outcome, type Track, takesFromStage } from './tracks';

export const LONGEST = 4600;

export function storyboard(all: readonly Happening[], ruleset: Ruleset, outcome: Outcome): Track[] {
  const tracks: Track[] = all.some((one) => takesFromStage(one, ruleset))
    ? []
    : [{ kind: 'stage', stage: 'clear', at: 0 }];
  let at = 0;
  all.forEach((one, index) => {
    const scene = SCENES[one.kind]({ one, index, all, ruleset, outcome });
    tracks.push(...scene.tracks.map((track) => shifted(track, at)));
    at += scene.lasts;
  });
  return fitted(inTime(tracks));
}

/** Until when something moves. */
export const lengthOf = (tracks: readonly Track[]): number => Math.max(0, ...tracks.map(endOf));

export const endOf = (track: Track): number => track.at + ('lasts' in track ? track.lasts : 0);

/** Something is seen of it. */
export const moves = (tracks: readonly Track[]): boolean =>
  tracks.some(({ kind }) => kind === 'move' || kind === 'pose');

function shifted(track: Track, by: number): Track {
  const moved = { ...track, at: track.at + by };
  if (moved.kind === 'move' && moved.spread) moved.spread = { ...moved.spread, until: moved.spread.until + by };
  return moved;
}

/** In the order in which they begin; of what begins together, the stage first, and what lands before what leaves. */
function inTime(tracks: readonly Track[]): Track[] {
  const ranks: Track['kind'][] = ['land', 'stage', 'pose', 'step', 'move', 'say', 'cue'];
  const rank = ({ kind }: Track): number => ranks.indexOf(kind);
  return tracks.toSorted((a, b) => a.at - b.at || rank(a) - rank(b));
}

/** However much happened, nobody waits for long. */
function fitted(tracks: Track[]): Track[] {
  const factor = Math.min(1, LONGEST / Math.max(1, lengthOf(tracks)));
  if (factor === 1) return tracks;
  return tracks.map((track) => {
    const short = { ...track, at: track.at * factor };
    if ('lasts' in short) short.lasts *= factor;
    if (short.kind === 'move' && short.spread) short.spread = { ...short.spread, until: short.spread.until * factor };
    return short;
  });
}
