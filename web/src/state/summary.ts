// What a game was like, counted from its record: only names of places are compared here.

import type { Replay, TableEvent, View } from '../wire/types';
import { splitZone } from '../words/sentences';
import { bare } from '../words/words.svelte';

export interface Summary {
  turns: number;
  nightmares: number; // met
  missed: number; // Doors that came up and went away again
  given: number; // Doors that were given up
  past: number; // cards that left the deck without coming to anybody
  turning: number; // the last step at which a Door was won or lost
}

export interface Slot {
  code: string;
  open: boolean;
}

export function summaryOf(replay: Replay): Summary {
  const sum: Summary = { turns: 0, nightmares: 0, missed: 0, given: 0, past: 0, turning: 0 };
  replay.steps.forEach((step, at) => {
    sum.turns = Math.max(sum.turns, Number.parseInt(step.label, 10) || 0);
    if (at > 0) for (const event of step.events) count(sum, event, at);
  });
  return sum;
}

function count(sum: Summary, event: TableEvent, at: number): void {
  if (event.type !== 'moved') return;
  const [source] = splitZone(String(event.source));
  const [target] = splitZone(String(event.target));
  const door = isDoor(String(event.card));
  if (target === 'drawn' && event.card === 'Nm') sum.nightmares += 1;
  if (source === 'drawn' && target === 'limbo' && door) sum.missed += 1;
  if (source === 'doors' && target === 'limbo') sum.given += 1;
  if (source === 'deck' && (target === 'discard' || target === 'limbo')) sum.past += 1;
  if (target === 'doors' || source === 'doors' || (target === 'limbo' && door)) sum.turning = at;
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
  if (missing === 1) return ['close', missing];
  if (sum.missed > 1 || (sum.missed && !sum.given)) return ['missed', sum.missed];
  if (sum.given) return ['given', sum.given];
  return ['past', sum.past];
}

const isDoor = (code: string): boolean => /^[RBGTO]d$/.test(code);
const rank = ({ code, open }: Slot): number => 'RBGTO'.indexOf(code.charAt(0)) * 2 + Number(!open);
