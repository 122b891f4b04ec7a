// What a game was like, counted from what happened in its record.

import { bare, say, words } from '../text/fluent.svelte';
import type { Happening, HappeningPart, Replay, View } from '../transport/types';
import { keep, type Ruleset } from './ruleset';

export interface Summary {
  turns: number;
  given: number; // Doors that were given up
}

/** Something of a night that its picture shows. */
export interface Moment {
  at: number; // from 0, the deal, to 1, the end
  doors: number; // that stood open then
  kind: 'gained' | 'given' | 'nightmare';
  tint: string; // of the Door
}

export interface Slot {
  code: string;
  open: boolean;
}

/** What modules did, counted by the happenings whose messages have a form for it. */
export type Deeds = Readonly<Record<string, number>>;

export function summaryOf({ description, steps }: Replay): Summary {
  const ruleset = keep(description);
  const turns = Math.max(0, ...steps.map(({ label }) => Number.parseInt(label, 10) || 0));
  const given = played(steps).flatMap(({ happenings }) => happenings.flatMap((one) => givenBy(one, ruleset)));
  return { turns, given: given.length };
}

/** Doors and Nightmares in the order in which they came. */
export function momentsOf({ description, steps }: Replay): Moment[] {
  const ruleset = keep(description);
  const found: Moment[] = [];
  let doors = 0;
  played(steps).forEach(({ happenings }, i) => {
    const at = (i + 1) / (steps.length - 1);
    const add = (kind: Moment['kind'], card: string): void => {
      doors += kind === 'gained' ? 1 : kind === 'given' ? -1 : 0;
      found.push({ at, doors, kind, tint: ruleset.colour(card) });
    };
    for (const one of happenings) {
      for (const card of givenBy(one, ruleset)) add('given', card);
      if (one.kind === 'door') for (const card of cardsOf(one, 'subject')) add('gained', card);
      if (one.kind === 'nightmare') for (const card of cardsOf(one, 'revealed')) add('nightmare', card);
    }
  });
  return found;
}

/** How often each came about; where it is about cards, how many. */
export function deedsOf({ steps }: Replay): Deeds {
  const deeds: Record<string, number> = {};
  for (const one of played(steps).flatMap(({ happenings }) => happenings))
    if (words.hasForm(`happened-${one.key}`, 'deed'))
      deeds[one.key] = (deeds[one.key] ?? 0) + Math.max(1, cardsOf(one, 'subject').length);
  return deeds;
}

export const sayDeed = (key: string, n: number): string => say(`happened-${key}.deed`, { n });

/** How the cards were dealt is no part of the night. */
const played = (steps: Replay['steps']): Replay['steps'] => steps.slice(1);

/** Doors that were given up by it. */
const givenBy = ({ parts }: Happening, ruleset: Ruleset): string[] =>
  parts.filter(({ source, target }) => source !== target && ruleset.role(source) === 'doors').map(({ card }) => card);

const cardsOf = ({ parts }: Happening, role: HappeningPart['role']): string[] =>
  parts.filter((part) => part.role === role).flatMap(({ card, n }) => Array<string>(n).fill(card));

/** Every Door there is, kind by kind, the gained ones open. */
export function slotsOf(view: View, ruleset: Ruleset): Slot[] {
  const gained = ruleset.all(view.seat, 'doors').flatMap((zone) => (view.zones[zone] ?? []).map(bare));
  return ruleset.description.cards
    .filter((card) => card.card_class === 'door')
    .flatMap(({ code, copies }) => {
      const open = gained.filter((one) => one === code).length;
      return Array.from({ length: Math.max(copies, open) }, (_, i) => ({ code, open: i < open }));
    });
}
