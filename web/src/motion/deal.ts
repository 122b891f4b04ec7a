// The deal: the cards of a new game come from the deck to the hand, one after the other. Nobody has
// to wait for it: whoever touches a card has it.

import type { Move, Zones } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import { direct, still } from './director';

export async function deal(zones: Zones, seat: number, ruleset: Ruleset): Promise<void> {
  if (still()) return;
  const [deck = ''] = ruleset.all(seat, 'deck');
  const dealt = ruleset.own(seat, 'hand').flatMap((hand) => (zones[hand] ?? []).map((card) => ({ ...card, hand })));
  const moves = dealt.map(({ id, code, hand }, order): Move => ({ id, code, path: [deck, hand], orders: [order] }));
  await new Promise(requestAnimationFrame); // the table is there, and has not been seen yet
  await direct({ moves, ruleset, shuffled: false, show: () => undefined, tell: () => undefined });
}
