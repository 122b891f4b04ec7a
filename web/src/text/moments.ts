// The log of a game: what was done, moment by moment, as a few cards and a few words.

import type { Ruleset } from '../model/ruleset';
import type { Insight, Moved, TableEvent, Update, View } from '../transport/types';
import { bare } from './fluent.svelte';

/** What was done, by what became of the cards. */
export type Deed =
  | 'won'
  | 'lost'
  | 'gained'
  | 'paid'
  | 'given'
  | 'nightmare'
  | 'looked'
  | 'played'
  | 'discarded'
  | 'undone'
  | 'other';

export interface Moment {
  turn: number;
  deed: Deed;
  cards: string[]; // the few that it was about
  n: number; // Doors gained so far, or the place in a series
  text: string; // all of it, in sentences
  view: View;
  insight: Insight;
  next_card: Update['next_card'];
}

export interface Happened {
  events: readonly TableEvent[];
  view: View;
  insight: Insight;
  next_card: Update['next_card'];
  text: string;
}

const MOST_CARDS = 4;
const HIDDEN = '??';

/** Of what was done in the turns from `turn` on. */
export function momentsOf(all: readonly Happened[], ruleset: Ruleset, turn = 1): Moment[] {
  let now = turn;
  return all.map(({ events, view, insight, next_card, text }) => {
    const deed = deedOf(events, ruleset);
    const cards = cardsOf(events, deed, ruleset);
    const moment = { turn: now, deed, cards, n: numberOf(deed, view, ruleset), text, view, insight, next_card };
    now += events.filter((event) => event.type === 'turn').length;
    return moment;
  });
}

/** The one thing that a moment is remembered by. */
function deedOf(events: readonly TableEvent[], ruleset: Ruleset): Deed {
  const ended = events.find((event) => event.type === 'ended');
  if (ended?.type === 'ended') return ended.result === 'won' ? 'won' : 'lost';
  if (events.some((event) => event.type === 'undone')) return 'undone';
  const deeds = movesIn(events).map((event) => deedOfMove(event, ruleset));
  const order: Deed[] = ['gained', 'paid', 'given', 'played', 'discarded', 'looked', 'nightmare'];
  return order.find((deed) => deeds.includes(deed)) ?? 'other';
}

function deedOfMove(event: Moved, ruleset: Ruleset): Deed {
  const [from, to] = [ruleset.role(event.source), ruleset.role(event.target)];
  if (to === 'doors') return 'gained';
  if (from === 'drawn' && ruleset.leadsTo(event.card, 'nightmare')) return 'paid';
  if (from === 'doors') return 'given';
  if (from === 'hand' && (to === 'labyrinth' || to === 'line')) return 'played';
  if (from === 'hand' && to === 'discard') return 'discarded';
  if (to === 'looked') return 'looked';
  return to === 'drawn' && ruleset.leadsTo(event.card, 'nightmare') ? 'nightmare' : 'other';
}

/** What the deed was done with, and a Nightmare that came of it. */
function cardsOf(events: readonly TableEvent[], deed: Deed, ruleset: Ruleset): string[] {
  if (deed === 'other') return [];
  const told = movesIn(events).filter((event) => {
    const one = deedOfMove(event, ruleset);
    return one === deed || one === 'nightmare' || (deed === 'paid' && one !== 'other');
  });
  const cards = told.map((event) => bare(event.card)).filter((card) => card !== HIDDEN);
  return [...new Set(cards)].slice(0, MOST_CARDS);
}

function numberOf(deed: Deed, view: View, ruleset: Ruleset): number {
  if (deed === 'played') return view.series_length;
  return ruleset.all(view.seat, 'doors').reduce((sum, zone) => sum + (view.zones[zone]?.length ?? 0), 0);
}

const movesIn = (events: readonly TableEvent[]): Moved[] => events.filter((event) => event.type === 'moved');
