// What a game was like, counted from its record: only what places are for is compared here.

import { bare } from '../text/fluent.svelte';
import type { Moved, Replay, View } from '../transport/types';
import { keep, type Ruleset } from './ruleset';

export interface Summary {
  turns: number;
  given: number; // Doors that were given up
}

/** Something of a night that its picture shows. */
export interface Moment {
  at: number; // from 0, the deal, to 1, the end
  doors: number; // that stood open then
  kind: 'gained' | 'given' | 'nightmare';
  tint: string; // of the Door
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

/** Doors and Nightmares in the order in which they came. */
export function momentsOf(replay: Replay): Moment[] {
  const ruleset = keep(replay.description);
  const found: Moment[] = [];
  let doors = 0;
  replay.steps.slice(1).forEach(({ events }, i) => {
    for (const event of events) {
      const kind = event.type === 'moved' ? kindOf(event, ruleset) : undefined;
      if (event.type !== 'moved' || !kind) continue;
      doors += kind === 'gained' ? 1 : kind === 'given' ? -1 : 0;
      found.push({ at: (i + 1) / (replay.steps.length - 1), doors, kind, tint: ruleset.colour(bare(event.card)) });
    }
  });
  return found;
}

function kindOf(moved: Moved, ruleset: Ruleset): Moment['kind'] | undefined {
  const code = bare(moved.card);
  if (isGiven(moved, ruleset)) return 'given';
  if (ruleset.isDoor(code)) return ruleset.role(moved.target) === 'doors' ? 'gained' : undefined;
  const met = ruleset.cards.get(code)?.on_draw === 'nightmare' && ruleset.role(moved.target) === 'drawn';
  return met ? 'nightmare' : undefined;
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
