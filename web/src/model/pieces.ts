// Cards as things: a view names kinds only, so each card on the table gets a number of its own here.
// Where equal cards lie in one place, each keeps its number.

import { bare } from '../text/fluent.svelte';
import type { View } from '../transport/types';

export interface Card {
  id: number;
  code: string; // as the view has it, with its marks
  flying?: boolean; // it is on its way here, and does not count yet
}

export type Zones = Record<string, Card[]>;

let numbers = 0;

/** A card that has not been seen before. */
export const newCard = (code: string): Card => ({ id: ++numbers, code });

/** Where all cards lie in a view; piles in the order in which their cards came, where that is known. */
export function placed(
  before: Zones,
  view: Pick<View, 'zones'>,
  order: Readonly<Record<string, readonly string[]>> = {},
): Zones {
  const zones: Zones = {};
  for (const [zone, codes] of Object.entries(view.zones)) {
    const there = [...(before[zone] ?? [])];
    zones[zone] = (order[zone] ?? codes).map((code) => {
      const at = there.findIndex((card) => bare(card.code) === bare(code));
      const card = at < 0 ? newCard(code) : there.splice(at, 1)[0];
      return { id: card?.id ?? 0, code };
    });
  }
  return zones;
}

/** How many of them lie there. */
export const landed = (cards: readonly Card[]): number => cards.filter(({ flying }) => !flying).length;
