// Which doorways the hall has: as many for each kind of Door as there are places that wait for one.

import type { Card, Zones } from '../state/cards';
import type { Ruleset } from '../state/ruleset';
import { bare } from '../words/words.svelte';

const DOORWAYS = 2; // in front of a palace

export interface Doorway {
  zone: string;
  code: string;
  tint: string;
  card: Card | undefined;
}

export interface Front {
  code: string;
  tint: string; // "": of no place, so there is no palace
  doorways: Doorway[]; // in the palace
  more: Doorway[]; // beside it
}

/** The palaces in the order of the Doors. Each zone of Doors has its share of the doorways; where they
 * cannot be shared evenly, those that are still closed belong to whoever comes first. */
export function frontsOf(zones: readonly string[], lying: Zones, ruleset: Ruleset): Front[] {
  const kinds = ruleset.description.cards.filter((card) => card.card_class === 'door');
  return kinds.map(({ code, copies, tint }) => {
    const each = Math.floor(copies / Math.max(1, zones.length));
    const all = zones.flatMap((zone) => {
      const mine = (lying[zone] ?? []).filter((card) => bare(card.code) === code);
      const places = Math.max(each, mine.length);
      return Array.from({ length: places }, (_, i): Doorway => ({ zone, code, tint, card: mine[i] }));
    });
    const [first = ''] = zones;
    while (all.length < copies) all.push({ zone: first, code, tint, card: undefined });
    const room = tint ? DOORWAYS : 0;
    return { code, tint, doorways: all.slice(0, room), more: all.slice(room) };
  });
}

export const isFull = ({ doorways, more }: Front): boolean => [...doorways, ...more].every(({ card }) => card);

/** The doorways of one player, or those that may become anybody's. */
export interface Share {
  zone: string; // "" for what is still common
  doorways: Doorway[];
}

/** The doorways of each zone side by side, and behind them those that cannot be shared evenly. */
export function sharesOf(zones: readonly string[], lying: Zones, ruleset: Ruleset): Share[] {
  const shares = [...zones, ''].map((zone): Share => ({ zone, doorways: [] }));
  for (const { code, copies, tint } of ruleset.description.cards.filter((card) => card.card_class === 'door')) {
    const each = Math.floor(copies / Math.max(1, zones.length));
    let left = copies;
    for (const share of shares) {
      const held = (lying[share.zone] ?? []).filter((card) => bare(card.code) === code);
      const places = share.zone ? Math.max(each, held.length) : Math.max(0, left);
      const found = Array.from({ length: places }, (_, i) => ({ zone: share.zone, code, tint, card: held[i] }));
      share.doorways.push(...found);
      left -= places;
    }
  }
  return shares.filter(({ zone, doorways }) => zone || doorways.length);
}
