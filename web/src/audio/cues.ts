// Which sounds a happening has: chosen by what it is, and by what becomes of its cards.

import type { Ruleset } from '../model/ruleset';
import type { Happening, HappeningPart } from '../transport/types';
import type { SoundName } from './effects';

export interface Cue {
  name: SoundName;
  at: number; // the event that it goes with
}

/** The sounds of a frame, in their order; `ends` tells with which event each part is over. */
export function cuesOf(happened: readonly Happening[], ends: readonly number[][], ruleset: Ruleset): Cue[] {
  return happened.flatMap((one, i) => {
    const at = ends[i] ?? [];
    const last = at.at(-1) ?? 0;
    const cues = one.parts.flatMap((part, k) =>
      soundsOf(one, part, ruleset).map((name) => ({ name, at: at[k] ?? last })),
    );
    return [...cues, ...wholeOf(one).map((name) => ({ name, at: last }))];
  });
}

/** What is heard of it besides its cards. */
function wholeOf({ kind, key, shuffles }: Happening): SoundName[] {
  if (kind === 'end') return [key === 'end-won' ? 'dawn' : 'out'];
  if (kind === 'undo') return ['page'];
  return shuffles ? ['riffle'] : [];
}

/** What is heard of some of its cards, once for each of them. */
function soundsOf({ kind, parts }: Happening, part: HappeningPart, ruleset: Ruleset): SoundName[] {
  const { role, n, source, target } = part;
  if (source === target) return [];
  if (kind === 'door' && role === 'subject')
    return [parts.some((one) => one.role === 'price') ? 'lock' : 'latch', 'hinge', 'warm'];
  if (ruleset.role(source) === 'doors') return ['price'];
  if (kind === 'nightmare' && role === 'revealed') return ['growl'];
  if (role === 'banished') return ['tear'];
  if (kind === 'lose' && ruleset.role(source) === 'looked') return ['burn'];
  if (kind === 'look') return ['page'];
  const laid = ['labyrinth', 'line'].includes(ruleset.role(target) ?? '');
  return Array<SoundName>(n).fill(laid ? 'set' : 'slide');
}
