// What a game was like, counted from its record: only what places are for is compared here.

import type { Moved, Replay, View } from '../wire/types';
import { bare } from '../words/words.svelte';
import { keep, type Ruleset } from './ruleset';

export interface Summary {
  turns: number;
  given: number; // Doors that were given up
}

export interface Slot {
  code: string;
  open: boolean;
}

export function summaryOf(replay: Replay): Summary {
  const sum: Summary = { turns: 0, given: 0 };
  const ruleset = keep(replay.description);
  replay.steps.forEach((step, at) => {
    sum.turns = Math.max(sum.turns, Number.parseInt(step.label, 10) || 0);
    if (at > 0) sum.given += step.events.filter((event) => event.type === 'moved' && isGiven(event, ruleset)).length;
  });
  return sum;
}

function isGiven({ card, source, target }: Moved, ruleset: Ruleset): boolean {
  return ruleset.isDoor(bare(card)) && ruleset.role(source) === 'doors' && ruleset.role(target) !== 'doors';
}

/** Every Door there is, kind by kind, the gained ones open. */
export function slotsOf(view: View, ruleset: Ruleset): Slot[] {
  const gained = ruleset.all(view.seat, 'doors').flatMap((zone) => (view.zones[zone] ?? []).map(bare));
  return ruleset.description.cards
    .filter((card) => card.card_class === 'door')
    .flatMap(({ code, copies }) => {
      const open = gained.filter((one) => one === code).length;
      return Array.from({ length: Math.max(copies, open) }, (_, i) => ({ code, open: i < open }));
    });
}
