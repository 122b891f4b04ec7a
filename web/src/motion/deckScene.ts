// What the deck gives and takes: the deal, what spirals back from Limbo, the shuffle; and the end of the night.

import { riffled } from './doorScene';
import { cues, goingAll, said } from './plainScene';
import type { Act, Scene } from './tracks';

const SPIRALS = 700;
const SHUFFLES = 300;
const LOOKS = 420; // at the last table of the night

export function deal(act: Act): Scene {
  const { tracks, starts, end } = goingAll(act, act.one.parts, 0, () => 'turn');
  return { tracks: [...tracks, ...cues('slide', starts), said(act, end)], lasts: end };
}

export function goesBack(act: Act): Scene {
  const { one, ruleset } = act;
  const spirals = one.parts.some(({ source, target }) => ruleset.role(source) === 'limbo' && ruleset.inDeck(target));
  const { tracks, starts, end } = goingAll(
    act,
    one.parts,
    0,
    () => (spirals ? 'spiral' : 'fly'),
    spirals ? SPIRALS : undefined,
  );
  const riffle = one.shuffles ? riffled(Math.max(0, end - SHUFFLES)) : [];
  return { tracks: [...tracks, ...cues('slide', starts), ...riffle, said(act, 0)], lasts: end };
}

export function shuffled(act: Act): Scene {
  return { tracks: [...riffled(0), said(act, 0)], lasts: SHUFFLES };
}

export function ends(act: Act): Scene {
  const sound = act.one.key === 'end-won' ? 'dawn' : 'out';
  return { tracks: [...cues(sound, [0]), said(act, 0)], lasts: LOOKS };
}
