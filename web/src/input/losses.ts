// What is lost with cards that somebody is about to give away: ways to open Doors, or the game. The
// insight says what each card is good for; here is only counted which of the cards could have been spared.

import { bare, say } from '../text/fluent.svelte';
import type { Insight, View } from '../transport/types';

export interface Loss {
  card: string;
  n: number; // how many of its kind go
  left: number; // of them that nobody has seen yet
  opens: readonly string[]; // Doors that are still closed
  fatal: boolean; // without it the game cannot be won
}

/** What is asked for: cards, so many at least, that this verb gives away. */
export interface Given {
  verb: string;
  all: readonly string[];
  least: number;
}

/** Of the cards that are chosen, those that are dearer than others that would have been enough. */
export function lossesOf({ verb, all, least }: Given, chosen: readonly string[], view: View, insight: Insight): Loss[] {
  const stakeOf = (card: string) => insight.stakes[`${verb}:${card}`];
  const goes = chosen.map(bare);
  const isFatal = (card: string, among: readonly string[]): boolean => {
    const { spare = -1, alike = [] } = stakeOf(card) ?? {};
    return spare >= 0 && among.filter((one) => alike.includes(one)).length > spare;
  };
  const worth = (card: string, among: readonly string[]): number =>
    isFatal(card, among) ? 2 : stakeOf(card)?.doors.length ? 1 : 0;
  const cheapest = all.map((code) => worth(bare(code), [bare(code)])).sort();
  const dearer = goes
    .toSorted((a, b) => worth(a, goes) - worth(b, goes))
    .filter((card, i) => worth(card, goes) > (i < least ? (cheapest[i] ?? 0) : 0));
  return [...new Set(dearer)].map((card) => ({
    card,
    n: dearer.filter((one) => one === card).length,
    left: view.unknown[card] ?? 0,
    opens: stakeOf(card)?.doors ?? [],
    fatal: isFatal(card, goes),
  }));
}

/** All losses in sentences: the game first, then each way to open a Door. */
export function sayLosses(losses: readonly Loss[]): string {
  const fatal = losses.filter((loss) => loss.fatal).map(({ card }) => card);
  const others = losses.filter((loss) => !loss.fatal);
  return [
    ...(fatal.length ? [say('mark-loses-game', { cards: fatal.join(' ') })] : []),
    ...others.map(({ card, n, left, opens }) =>
      say('mark-loses-key', { cards: Array(n).fill(card).join(' '), left, doors: opens.join(' ') }),
    ),
  ].join(' ');
}
