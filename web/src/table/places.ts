// How each zone of a view is shown: in a place of its own, as cards on a shelf, or as a number
// whose cards lie behind it. A zone that is not named here is a shelf as soon as it holds something.

import type { Card } from '../state/cards';
import { splitZone } from '../words/sentences';

export type Place = 'own' | 'shelf' | 'number' | 'nowhere';

const OWN = new Set([
  ...['hand', 'shared', 'stored', 'row', 'partner-row', 'doors', 'partner-doors'],
  ...['discard', 'limbo', 'drawn', 'seen', 'top'],
]);
/** Piles that nobody takes cards from by hand. */
const NUMBERS = new Set(['removed', 'out', 'goal-bag', 'reserve', 'identities']);
/** Where a card is missing, that matters, too. */
const EVEN_EMPTY = new Set(['towers', 'goals', 'premonitions', 'catcher', 'pawn']);

/** The zone is named without its owner here. */
export function placeOf(zone: string, cards: Card[]): Place {
  const [name] = splitZone(zone);
  if (OWN.has(zone)) return 'own';
  if (!cards.length && !EVEN_EMPTY.has(name)) return 'nowhere';
  const unknown = cards.length > 0 && cards.every((card) => card.code === '??');
  if (NUMBERS.has(name) || unknown) return 'number';
  return 'shelf';
}
