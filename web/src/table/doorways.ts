// Which doorways the hall has: as many for each kind of Door as there are places that wait for one.

import type { Card, Zones } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';

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

/** The row that says in which order Doors must be found, if one lies on the table. */
export function rowOfDoors(lying: Zones, ruleset: Ruleset): string {
  const isOrder = (zone: string): boolean => {
    const cards = lying[zone] ?? [];
    return cards.length > 0 && cards.every((card) => ruleset.isDoor(bare(card.code)));
  };
  const found = ruleset.description.zones.find((zone) => zone.role === 'line' && zone.mark && isOrder(zone.name));
  return found?.name ?? '';
}

/** The doorways in the order of the row: behind what is turned down stands a Door of its kind. */
export function inOrder(row: readonly Card[], zones: readonly string[], lying: Zones, ruleset: Ruleset): Doorway[] {
  const [first = ''] = zones;
  const gained = zones.flatMap((zone) => (lying[zone] ?? []).map((card) => ({ zone, card })));
  const take = (code: string): { zone: string; card: Card } | undefined => {
    const at = gained.findIndex(({ card }) => bare(card.code) === code);
    return at < 0 ? undefined : gained.splice(at, 1)[0];
  };
  const doorway = (code: string, found: { zone: string; card: Card } | undefined): Doorway => {
    const tint = ruleset.colour(code);
    return { zone: found?.zone ?? first, code, tint, card: found?.card };
  };
  const asked = row.map(({ code }) => doorway(bare(code), isTurned(code) ? take(bare(code)) : undefined));
  return [...asked, ...gained.map((one) => doorway(bare(one.card.code), one))];
}

/** Which of a row is next: the one that carries the mark, or the first that is not turned down. */
export function nextInRow(row: readonly Card[]): number {
  const marked = row.findIndex(({ code }) => code.endsWith('!'));
  return marked < 0 ? row.findIndex(({ code }) => !isTurned(code)) : marked;
}

const isTurned = (code: string): boolean => code.endsWith('*');

export const isFull = ({ doorways, more }: Front): boolean =>
  [...doorways, ...more].every(({ card }) => card && !card.flying);

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
