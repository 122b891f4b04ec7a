// What scenes are made of: tracks on one line of time, in milliseconds at normal speed.

import type { SoundName } from '../audio/effects';
import type { Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';
import type { Happening, HappeningPart, View } from '../transport/types';

/** `3.0`: a part of a happening, by their places in the frame. */
export type PartId = string;
/** `3.0.2`: one card of a part. */
export type PieceId = string;
/** A card, or a thing that always stands on the table. */
export type Standing = PieceId | 'deck' | 'trio' | 'row';

/** How a card goes: what it does on its way, or instead of it. */
export type Way = 'fly' | 'turn' | 'show' | 'middle' | 'rise' | 'burn' | 'tear' | 'spiral' | 'key' | 'door';
export type Pose = 'swing' | 'shake' | 'aside' | 'lift' | 'stamp' | 'flare' | 'riffle';

export type Track =
  | { kind: 'step'; part: PartId; at: number } // its cards leave
  | { kind: 'move'; piece: PieceId; way: Way; at: number; lasts: number; spread?: Spread }
  | { kind: 'land'; part: PartId; at: number } // its cards have come, and count
  | { kind: 'pose'; on: Standing; pose: Pose; at: number; lasts: number }
  | { kind: 'stage'; stage: Stage; at: number }
  | { kind: 'say'; happening: number; at: number } // its place in the frame
  | { kind: 'cue'; sound: SoundName; at: number; pitch?: number };

/** What was asked leaves the stage, or what is asked next takes it. */
export type Stage = 'clear' | 'next';

/** Cards that everybody shall see lie side by side until then. */
export interface Spread {
  until: number;
  place: number;
  of: number;
}

/** The table after it all, as far as scenes depend on it. */
export type Outcome = Pick<View, 'zones' | 'series_length'>;

/** A happening among those of its frame. */
export interface Act {
  readonly one: Happening;
  readonly index: number;
  readonly all: readonly Happening[];
  readonly ruleset: Ruleset;
  readonly outcome: Outcome;
}

/** Its tracks from its own beginning on, and when the next one may begin. */
export interface Scene {
  readonly tracks: readonly Track[];
  readonly lasts: number;
}

export const partId = (index: number, part: number): PartId => `${index}.${part}`;
export const pieceId = (part: PartId, card: number): PieceId => `${part}.${card}`;

/** Some of its cards stand where what is asked stands. */
export const takesFromStage = ({ kind, parts }: Happening, ruleset: Ruleset): boolean =>
  kind === 'door' || parts.some((part) => goes(part) && isOnStage(part.source, ruleset));

export const goes = ({ source, target }: HappeningPart): boolean => source !== target;

export const isOnStage = (zone: string, ruleset: Ruleset): boolean =>
  ruleset.role(zone) === 'drawn' || ruleset.role(zone) === 'looked';

/** Later in the frame cards leave this zone. */
export const isLeft = (zone: string, { all, index }: Act): boolean =>
  all.slice(index + 1).some(({ parts }) => parts.some((part) => goes(part) && part.source === zone));

/** All Doors of this kind stand open. */
export function isComplete(door: string, { ruleset, outcome }: Act): boolean {
  const open = Object.entries(outcome.zones)
    .filter(([zone]) => ruleset.role(zone) === 'doors')
    .flatMap(([, codes]) => codes.filter((code) => bare(code) === door));
  return open.length === ruleset.cards.get(door)?.copies;
}
