// What a card is for: the message of its code, or of its module and its symbol (or class). What it
// does can depend on options and house rules: messages ask for them as `$towers` and `$X-wild`.

import type { CardDescription } from '../transport/types';
import { type Args, say, words } from './fluent.svelte';

/** Part of a code is never looked at: a Lost Dream is no Door, whatever its letters say. */
export function helpKeys(card: CardDescription): string[] {
  const kind = card.symbol || card.card_class;
  return [`about-${card.code}`, `about-${card.module}-${kind}`, `about-${card.card_class}`];
}

export function sayHelp(card: CardDescription, rules = ''): string {
  const key = helpKeys(card).find((one) => words.has(one));
  return key ? say(key, { ...helpArgs(card), ...switches(rules) }) : '';
}

/** The options and house rules that a ruleset names; messages know what is usual. */
export function switches(rules: string): Args {
  const named = rules.split('+').slice(1);
  return Object.fromEntries(named.map((word) => word.split(':')).map(([key = '', option = 'on']) => [key, option]));
}

function helpArgs(card: CardDescription): Args {
  const [left = 'none', right = 'none'] = card.sides.map((side) => side.replaceAll(' ', '-') || 'none');
  return { card: card.code, n: card.value, left, right };
}
