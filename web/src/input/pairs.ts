// Two cards that are named together, one of each of two places: an exchange. Which question asks for a pair,
// and where its cards lie, the server says.

import type { Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';
import type { View } from '../transport/types';

export interface Pair {
  verb: string;
  zones: readonly [string, string]; // the one that is named first, and the other
}

export interface Half {
  zone: string;
  code: string;
}

/** What is asked, if it is two cards and none of them is named yet. */
export function pairOf(view: View, ruleset: Ruleset): Pair | undefined {
  const asked = ruleset.questions.get(view.step);
  const [verb, ...others] = asked?.picks ?? [];
  if (asked?.kind !== 'pair' || !verb || others.length || view.question?.least !== 2) return undefined;
  const [first, second] = asked.source.map((ref) => ruleset.resolve(ref, view.seat)[0]);
  return first && second ? { verb, zones: [first, second] } : undefined;
}

/** The place of the other half. */
export function otherZone({ zones }: Pair, zone: string): string | undefined {
  return zones.includes(zone) ? zones.find((one) => one !== zone) : undefined;
}

/** Both named in their order, whichever was laid on which; nothing if they are no pair. */
export function pairActions(pair: Pair, one: Half, other: Half, ruleset: Ruleset): string[] {
  if (otherZone(pair, one.zone) !== other.zone) return [];
  const [first, second] = one.zone === pair.zones[0] ? [one, other] : [other, one];
  return [first, second].map(({ zone, code }) => {
    const group = ruleset.zones.get(zone)?.group;
    return `${pair.verb}:${bare(code)}${group ? `/${group}` : ''}`;
  });
}
