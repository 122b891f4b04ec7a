// The table as it is shown while cards move: it walks to the truth part by part. Which cards a part moves is
// settled beforehand, so that motion can refer to them.

import { bare } from '../text/fluent.svelte';
import type { Happening, HappeningPart } from '../transport/types';
import { type Card, newCard, type Zones } from './pieces';
import type { Ruleset } from './ruleset';

/** The half of a view that motion changes. */
export interface ShownTable {
  readonly zones: Zones;
  readonly deck: number;
}

/** Some cards of one way, and which they are. */
export interface CastPart {
  readonly part: HappeningPart;
  readonly cards: readonly Card[];
}

const HIDDEN = '??';

/** Which cards each part of each happening moves; what comes out of the deck is a new card. */
export function castOf(table: ShownTable, happenings: readonly Happening[], ruleset: Ruleset): CastPart[][] {
  let now = table;
  return happenings.map(({ parts }) =>
    parts.map((part) => {
      const cast = { part, cards: movedBy(now.zones, part, ruleset) };
      now = landAll(applyPart(now, cast, ruleset), cast, ruleset);
      return cast;
    }),
  );
}

function movedBy(zones: Zones, { card, n, source, target }: HappeningPart, ruleset: Ruleset): Card[] {
  if (source === target) return [];
  const there = ruleset.inDeck(source) ? [] : [...(zones[source] ?? [])];
  return Array.from({ length: n }, () => {
    const at = there.findLastIndex(({ code }) => !card || bare(code) === card || code === HIDDEN);
    const [found] = at < 0 ? [] : there.splice(at, 1);
    return { ...(found ?? newCard(card)), code: card || HIDDEN };
  });
}

/** The cards of a part leave, and are on their way to where they go. */
export function applyPart({ zones, deck }: ShownTable, { part, cards }: CastPart, ruleset: Ruleset): ShownTable {
  const { source, target } = part;
  const now: Zones = { ...zones };
  const going = new Set(cards.map(({ id }) => id));
  now[source] = (zones[source] ?? []).filter(({ id }) => !going.has(id));
  if (!ruleset.inDeck(target) && cards.length) {
    now[target] = [...(now[target] ?? []), ...cards.map(({ id, code }) => ({ id, code, flying: true }))];
  }
  return { zones: now, deck: deck - (ruleset.inDeck(source) ? cards.length : 0) };
}

/** They have come: from now on they count. */
export function landAll({ zones, deck }: ShownTable, { part, cards }: CastPart, ruleset: Ruleset): ShownTable {
  if (!cards.length) return { zones, deck };
  const { target } = part;
  if (ruleset.inDeck(target)) return { zones, deck: deck + cards.length };
  const came = new Set(cards.map(({ id }) => id));
  const there = (zones[target] ?? []).map((card) => (came.has(card.id) ? { id: card.id, code: card.code } : card));
  return { zones: { ...zones, [target]: there }, deck };
}

/** Zones in the order that they will have, so that nothing changes places at the end. */
export function inOrderOf({ zones, deck }: ShownTable, last: Zones): ShownTable {
  const sorted = Object.entries(zones).map(([zone, cards]) => [zone, orderedAs(cards, last[zone] ?? [])] as const);
  return { zones: Object.fromEntries(sorted), deck };
}

/** Cards that will still be there in their later order; the others keep their places between them. */
function orderedAs(cards: Card[], last: readonly Card[]): Card[] {
  const places = new Map(last.map(({ id }, i) => [id, i]));
  const staying = cards.filter(({ id }) => places.has(id));
  const sorted = staying.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  if (sorted.every((card, i) => card === staying[i])) return complete(cards, last);
  const queue = [...sorted];
  return complete(
    cards.map((card) => (places.has(card.id) ? (queue.shift() ?? card) : card)),
    last,
  );
}

/** A zone where all lies that will lie there carries its marks. */
function complete(cards: Card[], last: readonly Card[]): Card[] {
  if (cards.length !== last.length || cards.some(({ id, flying }, i) => flying || id !== last[i]?.id)) return cards;
  if (cards.every(({ code }, i) => code === last[i]?.code)) return cards;
  return cards.map((card, i) => ({ ...card, code: last[i]?.code ?? card.code }));
}
