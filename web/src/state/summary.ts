// What a game was like, counted from its record: only what places are for is compared here.

import type { Moved, Replay, TableEvent, View } from '../wire/types';
import { bare } from '../words/words.svelte';
import { keep, type Ruleset } from './ruleset';

const MANY = 10;

export interface Summary {
  turns: number;
  nightmares: number; // met
  given: number; // Doors that were given up
  gone: number; // cards that left the deck for good without coming to anybody
}

/** The step at which a game turned, and the Door that made it turn. */
export interface Turning {
  at: number;
  how: 'given' | 'gained';
  card: string;
}

export interface Slot {
  code: string;
  open: boolean;
}

export function summaryOf(replay: Replay): Summary {
  const sum: Summary = { turns: 0, nightmares: 0, given: 0, gone: 0 };
  const ruleset = keep(replay.description);
  replay.steps.forEach((step, at) => {
    sum.turns = Math.max(sum.turns, Number.parseInt(step.label, 10) || 0);
    if (at > 0) for (const event of step.events) count(sum, event, ruleset);
  });
  return sum;
}

function count(sum: Summary, event: TableEvent, ruleset: Ruleset): void {
  if (event.type !== 'moved') return;
  const source = ruleset.role(event.source);
  const target = ruleset.role(event.target);
  if (target === 'drawn' && ruleset.leadsTo(event.card, 'nightmare')) sum.nightmares += 1;
  if (doorTurn(event, ruleset) === 'given') sum.given += 1;
  if (source === 'deck' && target === 'discard') sum.gone += 1;
}

/** The last Door that was given up, else the last one gained; what ends a game is no turning point. */
export function turningOf(replay: Replay): Turning | undefined {
  const ruleset = keep(replay.description);
  const all = replay.steps.slice(0, -1).flatMap((step, at) =>
    (at > 0 ? step.events : []).flatMap((event): Turning[] => {
      if (event.type !== 'moved') return [];
      const how = doorTurn(event, ruleset);
      return how ? [{ at, how, card: bare(event.card) }] : [];
    }),
  );
  return all.findLast((one) => one.how === 'given') ?? all.at(-1);
}

function doorTurn(event: Moved, ruleset: Ruleset): Turning['how'] | undefined {
  if (!ruleset.isDoor(bare(event.card))) return undefined;
  const from = ruleset.role(event.source) === 'doors';
  const to = ruleset.role(event.target) === 'doors';
  if (from === to) return undefined;
  return from ? 'given' : 'gained';
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

/** The one thing most worth telling about how it ended, as a message and its number. */
export function reasonOf(sum: Summary, view: View, ruleset: Ruleset): [string, number] {
  const missing = slotsOf(view, ruleset).filter((slot) => !slot.open).length;
  if (view.result === 'won') return ['won', view.deck];
  if (sum.given && sum.given >= missing) return ['given', sum.given];
  if (missing === 1) return ['close', missing];
  if (sum.gone >= MANY) return ['gone', sum.gone];
  return ['missing', missing];
}
