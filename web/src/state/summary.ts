// What a game was like, counted from its record: only names of places are compared here.

import type { Moved, Replay, TableEvent, View } from '../wire/types';
import { splitZone } from '../words/sentences';
import { bare } from '../words/words.svelte';

const MANY = 10;

export interface Summary {
  turns: number;
  nightmares: number; // met
  given: number; // Doors that were given up
  past: number; // cards that left the deck for good without coming to anybody
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
  const sum: Summary = { turns: 0, nightmares: 0, given: 0, past: 0 };
  replay.steps.forEach((step, at) => {
    sum.turns = Math.max(sum.turns, Number.parseInt(step.label, 10) || 0);
    if (at > 0) for (const event of step.events) count(sum, event);
  });
  return sum;
}

function count(sum: Summary, event: TableEvent): void {
  if (event.type !== 'moved') return;
  const [source] = splitZone(event.source);
  const [target] = splitZone(event.target);
  if (target === 'drawn' && event.card === 'Nm') sum.nightmares += 1;
  if (doorTurn(event) === 'given') sum.given += 1;
  if (source === 'deck' && target === 'discard') sum.past += 1;
}

/** The last Door that was given up, else the last one gained; what ends a game is no turning point. */
export function turningOf(replay: Replay): Turning | undefined {
  const all = replay.steps.slice(0, -1).flatMap((step, at) =>
    (at > 0 ? step.events : []).flatMap((event): Turning[] => {
      if (event.type !== 'moved') return [];
      const how = doorTurn(event);
      return how ? [{ at, how, card: bare(event.card) }] : [];
    }),
  );
  return all.findLast((one) => one.how === 'given') ?? all.at(-1);
}

function doorTurn(event: Moved): Turning['how'] | undefined {
  if (!isDoor(bare(event.card))) return undefined;
  const from = splitZone(event.source)[0] === 'doors';
  const to = splitZone(event.target)[0] === 'doors';
  if (from === to) return undefined;
  return from ? 'given' : 'gained';
}

/** Every Door there is, the gained ones open. */
export function slotsOf(view: View): Slot[] {
  const open: string[] = [];
  const closed: string[] = [];
  for (const [zone, cards] of Object.entries(view.zones)) {
    if (zone === 'goals' || zone === 'out') continue;
    const doors = cards.map(bare).filter(isDoor);
    (splitZone(zone)[0] === 'doors' ? open : closed).push(...doors);
  }
  for (const [code, n] of Object.entries(view.unknown)) if (isDoor(code)) closed.push(...Array<string>(n).fill(code));
  const slots = [...open.map((code) => ({ code, open: true })), ...closed.map((code) => ({ code, open: false }))];
  return slots.sort((a, b) => rank(a) - rank(b));
}

/** The one thing most worth telling about how it ended, as a message and its number. */
export function reasonOf(sum: Summary, view: View): [string, number] {
  const missing = slotsOf(view).filter((slot) => !slot.open).length;
  if (view.result === 'won') return ['won', view.deck];
  if (sum.given && sum.given >= missing) return ['given', sum.given];
  if (missing === 1) return ['close', missing];
  if (sum.past >= MANY) return ['past', sum.past];
  return ['missing', missing];
}

const isDoor = (code: string): boolean => /^[RBGTO]d$/.test(code);
const rank = ({ code, open }: Slot): number => 'RBGTO'.indexOf(code.charAt(0)) * 2 + Number(!open);
