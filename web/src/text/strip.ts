// A whole turn as a strip of cards, for whoever comes to the screen next. It has only what both players
// know: a card that one of them has not been told is shown by its back.

import type { Ruleset } from '../model/ruleset';
import type { Moved, TableEvent, Unseen } from '../transport/types';
import { bare } from './fluent.svelte';

/** What a step was, where there are a few words for it; the others are told in a sentence. */
export type StripDeed =
  | 'played'
  | 'discarded'
  | 'exchanged'
  | 'gained'
  | 'drew'
  | 'nightmare'
  | 'paid'
  | 'lost'
  | 'limbo'
  | 'looked'
  | 'signalled'
  | 'other';

export interface StripStep {
  deed: StripDeed;
  cards: string[]; // "??" for what stays hidden
  open: boolean; // Doors that are gained stand open
  signal: string;
  events: TableEvent[]; // what it is made of
}

const HIDDEN = '??';
const DRAWING: readonly StripDeed[] = ['drew', 'limbo'];

/** What the next player has been told, without what the one before has not. */
export function knownToBoth(told: readonly TableEvent[], before: readonly TableEvent[]): TableEvent[] {
  const left = before.map((event) => JSON.stringify(event));
  return told.map((event) => {
    const at = left.indexOf(JSON.stringify(event));
    if (at >= 0) left.splice(at, 1);
    if (at >= 0 || event.type !== 'moved') return event;
    return { type: 'unseen', count: 1, source: event.source, target: event.target };
  });
}

/** The turn, step by step; cards that go the same way lie together. */
export function stripOf(events: readonly TableEvent[], ruleset: Ruleset): StripStep[] {
  const steps: StripStep[] = [];
  let haunted = false; // a Nightmare waits for its price
  for (const event of events) {
    if (event.type === 'undone') steps.pop();
    if (event.type === 'signalled') steps.push(step('signalled', [], event, { signal: event.signal }));
    if (event.type !== 'moved' && event.type !== 'unseen') continue;
    const deed = deedOf(event, ruleset, haunted);
    if (isNightmare(event, ruleset))
      haunted = deed === 'nightmare' || (haunted && ruleset.role(event.source) !== 'drawn');
    if (!deed) continue;
    const cards = event.type === 'moved' ? [bare(event.card)] : Array<string>(event.count).fill(HIDDEN);
    const same = joining(steps, deed, event);
    if (same) {
      same.cards.push(...cards);
      same.events.push(event);
    } else steps.push(step(deed, cards, event, { open: deed === 'gained' }));
  }
  return steps;
}

/** The step to which a card belongs. What is drawn and what is set aside meanwhile are two, however they mix. */
function joining(steps: readonly StripStep[], deed: StripDeed, event: Moved | Unseen): StripStep | undefined {
  const last = steps.at(-1);
  if (last?.deed === deed) return deed !== 'other' || isSameWay(last, event) ? last : undefined;
  const before = steps.at(-2);
  const mixed = last && before && DRAWING.includes(last.deed) && DRAWING.includes(deed) && before.deed === deed;
  return mixed ? before : undefined;
}

function step(deed: StripDeed, cards: string[], event: TableEvent, part: Partial<StripStep>): StripStep {
  return { deed, cards, open: false, signal: '', events: [event], ...part };
}

/** By what became of the cards; nothing for what only makes room for something else. */
function deedOf(event: Moved | Unseen, ruleset: Ruleset, haunted: boolean): StripDeed | undefined {
  const [from, to] = [ruleset.role(event.source), ruleset.role(event.target)];
  if (to === 'doors') return 'gained';
  if (to === 'drawn') return isNightmare(event, ruleset) ? 'nightmare' : undefined; // where it goes is told next
  if (from === 'drawn' && to === 'discard') return undefined;
  if (from === 'hand' && to === 'hand') return 'exchanged';
  if (from === 'hand' && (to === 'labyrinth' || to === 'line')) return 'played';
  if (from === 'hand' && to === 'discard') return haunted ? 'paid' : 'discarded';
  if (from === 'doors') return haunted ? 'paid' : 'other';
  if (to === 'looked') return 'looked';
  if (from === 'looked' && to !== 'discard') return undefined; // back in an order that is nobody else's
  if (to === 'hand') return 'drew';
  if (to === 'limbo') return 'limbo';
  if (to === 'discard' && ruleset.inDeck(event.source)) return haunted ? 'paid' : 'lost';
  return ruleset.inDeck(event.target) ? undefined : 'other';
}

const isNightmare = (event: Moved | Unseen, ruleset: Ruleset): boolean =>
  event.type === 'moved' && ruleset.leadsTo(event.card, 'nightmare');

const isSameWay = ({ events }: StripStep, event: Moved | Unseen): boolean => {
  const [first] = events;
  return first?.type === event.type && first.source === event.source && first.target === event.target;
};
