// How each zone of a view is shown: in a place of its own, as cards on a shelf, or as a number
// whose cards lie behind it. What a zone is for, its description says.

import type { Card } from '../model/pieces';
import type { Role, Ruleset } from '../model/ruleset';
import type { View, ZoneDescription } from '../transport/types';

export type Place = 'own' | 'shelf' | 'number' | 'nowhere';

const OWN: readonly Role[] = [
  'deck',
  'top',
  'bottom',
  'drawn',
  'looked',
  'limbo',
  'discard',
  'doors',
  'labyrinth',
  'hand',
];

export function placeOf(name: string, cards: Card[], view: View, ruleset: Ruleset): Place {
  const zone = ruleset.zones.get(name);
  if (!zone) return cards.length ? 'shelf' : 'nowhere';
  if (zone.shown === 'never' || isGone(name, view, ruleset)) return 'nowhere';
  if (OWN.includes(zone.role)) return 'own';
  if (!cards.length) return zone.shown === 'always' ? 'shelf' : 'nowhere';
  return zone.shown === 'count' || cards.every((card) => card.code === '??') ? 'number' : 'shelf';
}

/** It is ours, or everybody's; who only looks on has none. */
export const isOwn = (zone: ZoneDescription, view: View): boolean => zone.seat < 0 || zone.seat === view.seat;

/** A zone that a counter lists is there while its bit is on. */
function isGone(name: string, view: View, ruleset: Ruleset): boolean {
  return ruleset.description.counters.some(({ kind, members, name: counter, largest }) => {
    const bit = kind === 'set' ? members.indexOf(name) : -1;
    return bit >= 0 && Math.floor((view.counters[counter] ?? largest) / 2 ** bit) % 2 === 0;
  });
}

/** Cards that lie one upon the other: only how many there are matters, or what is on top. */
export const isHeap = (zone: ZoneDescription | undefined): boolean =>
  zone !== undefined && (zone.role === 'store' || (zone.role === 'line' && zone.holds === 'tokens'));
