// What is played, in the few words that an invitation has room for.

import { say, words } from '../text/fluent.svelte';

/** How much may be said: the short name of the way to play. */
export function sayMode(rules: string): string {
  const key = modeKey(rules);
  return words.has(key) ? say(key) : '';
}

export function sayModeAbout(rules: string): string {
  const key = modeKey(rules);
  return words.has(key) ? say(`${key}.about`) : '';
}

/** The expansions by their names, without what else has been agreed on. */
export const sayModules = (rules: string): string[] => modulesIn(rules).map((module) => words.raw(`module-${module}`));

/** How many play, without how much may be said. */
export const modeIn = (rules: string): string => rules.split(/[:+]/)[0] ?? '';

export const modulesIn = (rules: string): string[] =>
  rules
    .split('+')
    .slice(1)
    .map((item) => item.split(':')[0] ?? '')
    .filter((module) => words.has(`module-${module}`));

const modeKey = (rules: string): string => `together-mode-${(rules.split('+')[0] ?? '').replace(':', '-')}`;
