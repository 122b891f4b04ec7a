// What is dear among cards that somebody is about to give away: what is needed to win, and what opens
// Doors. The ruleset says which cards these are, the insight what makes the game unwinnable.

import type { Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';
import type { Insight, View } from '../transport/types';

export interface Loss {
  card: string;
  n: number; // how many of its kind go
  left: number; // of them that nobody has seen yet
  opens: readonly string[]; // Doors
  fatal: boolean; // without it the game cannot be won
}

/** Of the cards that are chosen for a verb, those that are dearer than others that could be chosen. */
export function lossesOf(
  verb: string,
  chosen: readonly string[],
  all: readonly string[],
  view: View,
  ruleset: Ruleset,
  insight: Insight,
): Loss[] {
  const isFatal = (card: string): boolean => insight.unwinnable.includes(`${verb}:${card}`);
  const discarded = ruleset.verbs.get(verb)?.source.some((zone) => ruleset.role(zone) === 'discard') ?? false;
  const worth = (code: string): number => {
    const card = ruleset.cards.get(bare(code));
    if (!card) return 0;
    if (isFatal(card.code)) return 3;
    if (card.required === 'all') return 2;
    return card.opens.length && !discarded ? 1 : 0; // what is discarded opens nothing any more
  };
  const least = Math.min(...all.map(worth));
  const isDear = (code: string): boolean => worth(code) > least;
  const cards = chosen.map(bare);
  return [...new Set(cards.filter(isDear))].map((card) => ({
    card,
    n: cards.filter((one) => one === card).length,
    left: view.unknown[card] ?? 0,
    opens: ruleset.cards.get(card)?.opens ?? [],
    fatal: isFatal(card),
  }));
}
