// What the rules answer on demand, in words: reasons, prices, threats, progress, powers.

import type { Cost, HeldPower, Obstacle, Progress, Threat } from '../generated/wire';
import type { Ruleset } from '../model/ruleset';
import { cardName, labelOf, say, up, words } from './fluent.svelte';

/** Why something cannot be done, or would be wasted: a whole sentence. */
export function sayObstacle(obstacle: Obstacle, names: readonly string[] = []): string {
  const { seat } = obstacle.args;
  const name = typeof seat === 'number' ? (names[seat] ?? '') : '';
  return say(words.first(`why-${obstacle.key}`, 'why-not-now'), { ...obstacle.args, name });
}

/** A price, part by part. */
export function sayCosts(costs: readonly Cost[]): string {
  return words.list(
    costs.map(({ what, n, cards }) => say(`cost-${what}`, { n: n || cards.length, cards: cards.join(' ') })),
  );
}

/** What threatens; one that is near may have a sentence of its own. */
export const sayThreat = (threat: Threat): string =>
  say(words.first(`threat-${threat.key}-${threat.level}`, `threat-${threat.key}`), { ...threat.args });

/** How far a condition of victory is met. */
export function sayProgress({ key, have, need }: Progress, who = ''): string {
  const said = words.first(`victory-${key}`, 'victory-other');
  return say(said, { n: have, m: need, who, label: labelOf(key) });
}

/** What a power is called: the card that gives it, or the power's own name. */
export function sayPower(power: HeldPower, ruleset: Ruleset): string {
  const verb = ruleset.verbs.get(power.verb);
  if (verb?.piece) return up(cardName(verb.piece));
  return sayTitle(verb?.family ?? power.verb);
}

/** The name of a power or a counter, short if it has a short one. */
export function sayTitle(family: string, short = false): string {
  const key = `title-${family}`;
  return words.has(key) ? say(short ? `${key}.short` : key) : up(labelOf(family));
}

/** Why a power cannot be used now. */
export const sayObstacles = (power: HeldPower, names: readonly string[] = []): string =>
  power.obstacles.map((obstacle) => sayObstacle(obstacle, names)).join(' ');
