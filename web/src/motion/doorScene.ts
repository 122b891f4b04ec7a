// A Door is gained: it swings open where it stands, and flies into its arch. The Key turns in its keyhole first.

import type { HappeningPart } from '../transport/types';
import { cues, going, goingAll, said } from './plainScene';
import { type Act, goes, isComplete, partId, pieceId, type Scene, type Track } from './tracks';

export const KEY = { comes: 260, turns: 160, leaves: 320 };
const SWINGS = 380;
const FLIES = 260;
const REST = 90;
const LIFTS = { at: 120, lasts: 300 };
const STAMP = { after: 180, lasts: 240 };
const FLARES = 320;
const WARM = 200; // after the hinge

export function door(act: Act): Scene {
  const { one, ruleset } = act;
  const isDoor = (part: HappeningPart): boolean => goes(part) && ruleset.role(part.target) === 'doors';
  const keys = one.parts.filter((part) => goes(part) && !isDoor(part) && part.role === 'price');
  const others = one.parts.filter((part) => !isDoor(part) && !keys.includes(part));
  const doors = one.parts.filter(isDoor);
  const swings = keys.length ? KEY.comes + KEY.turns : 0;
  const opens = swings + SWINGS;
  return {
    tracks: [
      ...keys.flatMap((part) => unlocked(act, part)),
      ...goingAll(act, others, 0, () => 'fly').tracks,
      ...(keys.length ? [] : cues('latch', [0])),
      ...cues('hinge', [swings]),
      ...cues('warm', [swings + WARM]),
      ...doors.flatMap((part) => opened(act, part, swings)),
      ...(doors.some(({ source }) => ruleset.inDeck(source)) ? sealed(opens) : []),
      { kind: 'stage', stage: 'clear', at: opens },
      ...(one.shuffles ? riffled(opens + FLIES) : []),
      said(act, 0),
    ],
    lasts: opens + FLIES + REST,
  };
}

function unlocked(act: Act, part: HappeningPart): Track[] {
  const lasts = KEY.comes + KEY.turns + KEY.leaves;
  return [...going(act, { part, at: 0, lasts, way: 'key' }), ...cues('slide', [0]), ...cues('lock', [KEY.comes])];
}

function opened(act: Act, part: HappeningPart, swings: number): Track[] {
  const piece = pieceId(partId(act.index, act.one.parts.indexOf(part)), 0);
  const opens = swings + SWINGS;
  return [
    { kind: 'pose', on: piece, pose: 'swing', at: swings, lasts: SWINGS },
    ...going(act, { part, at: opens, lasts: FLIES, way: 'door' }),
    { kind: 'pose', on: piece, pose: 'flare', at: opens + FLIES, lasts: FLARES },
    ...(isComplete(part.card, act) ? cues('fifth', [opens + FLIES]) : []),
  ];
}

/** The three cards that earned it lift, and lie under their seal when the path is seen again. */
function sealed(at: number): Track[] {
  return [
    { kind: 'pose', on: 'trio', pose: 'lift', ...LIFTS },
    { kind: 'pose', on: 'row', pose: 'stamp', at: at + STAMP.after, lasts: STAMP.lasts },
    ...cues('stamp', [at + STAMP.after]),
  ];
}

/** The deck is shuffled. */
export const riffled = (at: number): Track[] => [
  { kind: 'pose', on: 'deck', pose: 'riffle', at, lasts: 420 },
  ...cues('riffle', [at]),
];
