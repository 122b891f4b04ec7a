// Cards as things: a view names kinds only, so each card on the table gets a number of its own here.
// Events tell which one moved; where they do not, equal cards stay where they are.

import { bare } from '../text/fluent.svelte';
import type { TableEvent, View } from '../transport/types';
import type { Ruleset } from './ruleset';

export interface Card {
  id: number;
  code: string; // as the view has it, with its marks
}

export interface Move {
  id: number;
  code: string;
  path: string[]; // all places on its way, the first one included
  orders: number[]; // which event made each step of it
}

export type Zones = Record<string, Card[]>;

let numbers = 0;

export interface Placed {
  zones: Zones;
  moves: Move[];
}

/** Where all cards lie after the events; piles in the order in which their cards came, where that is known. */
export function placed(
  before: Zones,
  view: View,
  events: readonly TableEvent[],
  ruleset: Ruleset,
  order: Readonly<Record<string, readonly string[]>> = {},
): Placed {
  const { lying, moves } = followed(before, events, ruleset);
  const zones: Zones = {};
  for (const [zone, codes] of Object.entries(view.zones)) {
    const there = [...(lying[zone] ?? [])];
    zones[zone] = (order[zone] ?? codes).map((code) => {
      const at = there.findIndex((card) => bare(card.code) === bare(code));
      const card = at < 0 ? undefined : there.splice(at, 1)[0];
      return { id: card?.id ?? ++numbers, code };
    });
  }
  return { zones, moves: [...moves.values()] };
}

interface Followed {
  lying: Zones;
  moves: Map<number, Move>;
}

function followed(before: Zones, events: readonly TableEvent[], ruleset: Ruleset): Followed {
  const lying: Zones = Object.fromEntries(Object.entries(before).map(([zone, cards]) => [zone, [...cards]]));
  const moves = new Map<number, Move>();
  events.forEach((event, order) => {
    if (event.type !== 'moved') return;
    const { source, target, card } = event;
    const moved = taken(lying, source, card, ruleset);
    if (!ruleset.inDeck(target)) lying[target] = [...(lying[target] ?? []), moved];
    const move = moves.get(moved.id) ?? { id: moved.id, code: card, path: [source], orders: [] };
    move.path.push(target);
    move.orders.push(order);
    moves.set(moved.id, move);
  });
  return { lying, moves };
}

function taken(lying: Zones, source: string, code: string, ruleset: Ruleset): Card {
  const there = lying[source] ?? [];
  const at = there.findLastIndex((card) => bare(card.code) === code || card.code === '??');
  if (ruleset.inDeck(source) || at < 0) return { id: ++numbers, code };
  const [card] = there.splice(at, 1);
  return card ?? { id: ++numbers, code };
}
