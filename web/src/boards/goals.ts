// The row of Goals in words: which Doors, in which order.

import type { Card } from '../state/cards';
import { bare, cardName, up, words } from '../words/words.svelte';

export function sayRange(goals: readonly Card[]): string {
  const open = goals.filter((goal) => !goal.code.endsWith('*')).map((goal) => cardName(bare(goal.code)));
  return [up(words.raw('zone-goals')), open.join(words.raw('list-comma'))].filter(Boolean).join(': ');
}
