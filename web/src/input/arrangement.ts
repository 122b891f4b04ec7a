// Cards that are laid out freely until it is confirmed: those of the deck in places and into a fire, others
// marked in any order. Only what is confirmed becomes actions, in the order that the rules want.

import type { Card } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import type { Answer, Arranged, Arrangement, TargetId } from './interaction';
import { actionsFor, cheapest, isEnough, type Marks, toggled } from './marks';
import { actionsOf, isReady, put, type Sifting, type Spot, slotsOf } from './sifting';

export const FILL: TargetId = 'button:fill';
export const CLEAR: TargetId = 'button:clear';
const BACK = 'back';

export const cardTarget = (id: number): TargetId => `card:${id}`;
export const markTarget = (at: number): TargetId => `mark:${at}`;
export const spotTarget = (spot: Spot | typeof BACK): TargetId => `spot:${spot === 'chosen' ? 'fire' : spot}`;

/** The number in the name of a target, if it is one of this kind. */
function numberOf(on: TargetId, kind: 'card' | 'mark'): number | undefined {
  return on.startsWith(`${kind}:`) ? Number(on.slice(kind.length + 1)) : undefined;
}

function spotOf(on: TargetId): Spot | typeof BACK | undefined {
  if (!on.startsWith('spot:')) return undefined;
  const name = on.slice('spot:'.length);
  return name === 'fire' ? 'chosen' : name === BACK ? BACK : Number(name);
}

/** Where a card has been put: a place counted from 0, the fire, or nowhere yet. */
export function whereIs(now: Arranged, id: number): Spot | undefined {
  if (now.chosen.includes(id)) return 'chosen';
  const place = now.placed.indexOf(id);
  return place < 0 ? undefined : place;
}

/** Where the next card goes that is touched: what must burn burns first, then one place after the other. */
export function aimOf(sifting: Sifting, cards: readonly Card[], { placed, chosen, aim }: Arranged): Spot | undefined {
  const burns = sifting.burn !== '' && chosen.length < sifting.most;
  if (aim === 'chosen' && burns) return aim;
  if (aim === undefined && burns && chosen.length < sifting.least) return 'chosen';
  return sifting.order && placed.length < slotsOf(sifting, cards, chosen.length)
    ? placed.length
    : burns
      ? 'chosen'
      : undefined;
}

/** The board on which cards of the deck are sorted. */
export function sorting(
  sifting: Sifting,
  cards: readonly Card[],
  ruleset: Ruleset,
  isFatal: (now: Arranged) => boolean,
): Arrangement {
  const putAt = (now: Arranged, id: number, spot: Spot | typeof BACK): Arranged | undefined =>
    (spot === 'chosen' && !sifting.burn) || !cards.some((card) => card.id === id)
      ? undefined
      : put(now, id, spot, sifting.most);
  return {
    press(now, on) {
      const id = numberOf(on, 'card');
      const spot = spotOf(on);
      if (id === undefined) return spot === undefined || spot === BACK ? undefined : { ...now, aim: spot };
      const aim = whereIs(now, id) === undefined ? aimOf(sifting, cards, now) : BACK;
      return aim === undefined ? undefined : putAt(now, id, aim);
    },
    drop(now, piece, on) {
      const [id, spot] = [numberOf(piece, 'card'), spotOf(on)];
      return id === undefined || spot === undefined ? undefined : putAt(now, id, spot);
    },
    answer: (now) =>
      isReady(sifting, now) ? confirming(actionsOf(sifting, cards, now, ruleset), isFatal(now)) : undefined,
  };
}

/** Several things to choose: marked one by one, or as many as are asked for of what nobody misses. */
export function marking(marks: Marks, ruleset: Ruleset, isFatal: (now: Arranged) => boolean): Arrangement {
  return {
    press(now, on) {
      const at = numberOf(on, 'mark');
      if (on === FILL) return { ...now, chosen: cheapest(marks, ruleset) };
      if (on === CLEAR) return { ...now, chosen: [] };
      if (at === undefined || !marks.all.some((mark) => mark.at === at)) return undefined;
      return { ...now, chosen: toggled(now.chosen, at, marks.most) };
    },
    drop: () => undefined,
    answer: (now) =>
      isEnough(marks, now.chosen) ? confirming(actionsFor(marks, now.chosen, ruleset), isFatal(now)) : undefined,
  };
}

const confirming = (codes: string[], costly: boolean): Answer => ({ codes, costly });
