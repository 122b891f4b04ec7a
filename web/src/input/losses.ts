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

/** Of the cards that are chosen for a verb, the dear ones; none where there is nothing else to choose. */
export function lossesOf(
  verb: string,
  chosen: readonly string[],
  all: readonly string[],
  view: View,
  ruleset: Ruleset,
  insight: Insight,
): Loss[] {
  const isFatal = (card: string): boolean => insight.unwinnable.includes(`${verb}:${card}`);
  const isDear = (code: string): boolean => {
    const card = ruleset.cards.get(bare(code));
    return card !== undefined && (card.required === 'all' || card.opens.length > 0 || isFatal(card.code));
  };
  if (all.every(isDear)) return [];
  const cards = chosen.map(bare);
  return [...new Set(cards.filter(isDear))].map((card) => ({
    card,
    n: cards.filter((one) => one === card).length,
    left: view.unknown[card] ?? 0,
    opens: ruleset.cards.get(card)?.opens ?? [],
    fatal: isFatal(card),
  }));
}
