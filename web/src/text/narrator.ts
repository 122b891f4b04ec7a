// What happened, told to one seat: sentences with what they weigh and the cards they are about.

import type { Role, Ruleset } from '../model/ruleset';
import type { Identified, Moved, TableEvent, Unseen } from '../transport/types';
import { type Args, say, words } from './fluent.svelte';

export interface NarratedLine {
  text: string;
  last: number; // the last event it tells of
  weight: 'high' | 'mid' | 'plain' | 'low';
  turn: number; // how many turns began before it
  shown: string[]; // cards that came out of the deck for all to see
}

const OPEN: readonly (Role | undefined)[] = ['discard', 'limbo', 'drawn', 'out'];

interface Way {
  same: string;
  key: string;
  args: Args;
  source: Role | undefined;
  target: Role | undefined;
  cards: string[];
  count: number;
  last: number;
  turn: number;
}

/** Cards that went the same way one after the other share a line. */
export class Narrator {
  private actor = 0;

  constructor(
    private readonly seat: number,
    private readonly names: string[],
    private readonly ruleset: Ruleset,
  ) {}

  tell(events: readonly TableEvent[], deck: number): NarratedLine[] {
    const told: (NarratedLine | Way)[] = [];
    let turn = 0;
    events.forEach((event, last) => {
      if (event.type === 'turn') {
        this.actor = event.seat;
        turn += 1;
      }
      if (event.type === 'moved' || event.type === 'unseen' || event.type === 'identified') {
        const next = { ...this.wayOf(event), turn };
        const way = sharing(told, next) ?? next;
        if (way === next) told.push(next);
        way.last = last;
        if (event.type === 'unseen') way.count += event.count;
        else way.cards.push(event.card);
        return;
      }
      const text = this.tellOther(event, deck);
      const weight = event.type === 'shuffled' ? 'low' : event.type === 'ended' ? 'high' : 'plain';
      if (text) told.push({ text, last, weight, turn, shown: [] });
    });
    return told.map((one) => ('same' in one ? lineOf(one) : one));
  }

  private wayOf(event: Moved | Unseen | Identified): Way {
    if (event.type === 'identified') return inTheDeck();
    const ways = [event.source, event.target] as const;
    const [from, to] = ways.map((zone) => this.ruleset.zones.get(zone));
    const actor = [from?.seat, to?.seat].find((seat) => seat !== undefined && seat >= 0) ?? this.actor;
    const source = from?.role === 'bottom' ? 'deck' : (from?.family ?? ways[0]);
    const target = to?.family ?? ways[1];
    const place = Math.max(from?.number ?? 0, to?.number ?? 0);
    const key = words.first(`${event.type}-${source}-${target}`, `${event.type}-other`);
    const who = actor === this.seat ? 'you' : 'other';
    const args = { who, name: this.names[actor] ?? '', place, source, target };
    const same = [actor, event.type, source, target, place].join(' ');
    const roles = { source: from?.role === 'bottom' ? 'deck' : from?.role, target: to?.role } as const;
    return { same, key, args, ...roles, cards: [], count: 0, last: 0, turn: 0 };
  }

  private tellOther(event: TableEvent, deck: number): string {
    if (event.type === 'shuffled') return say('shuffled');
    if (event.type === 'undone') return say('undone', this.whom(event.seat));
    if (event.type === 'ended') {
      const players = this.names.length === 1 ? 'one' : 'two';
      return say(`end-${event.result}`, { players, deck });
    }
    if (event.type === 'signalled') {
      const key = words.first(`signal-${event.signal}`, 'signal');
      return say('signalled', { ...this.whom(event.seat), words: words.raw(key, { colour: event.signal }) });
    }
    return ''; // a turn; or what a newer server sends
  }

  private whom(seat: number): Args {
    return { who: seat === this.seat ? 'you' : 'other', name: this.names[seat] ?? '' };
  }
}

/** Cards of the deck that were identified and stay there. */
const inTheDeck = (): Way => ({
  same: 'identified',
  key: 'identified',
  args: {},
  source: 'deck',
  target: 'deck',
  cards: [],
  count: 0,
  last: 0,
  turn: 0,
});

/** The line to which it belongs: cards that are revealed together are told by where they go. */
function sharing(told: (NarratedLine | Way)[], next: Way): Way | undefined {
  for (const one of [...told].reverse()) {
    if (!('same' in one)) return undefined;
    if (one.same === next.same) return one;
    if (!isReveal(one) || !isReveal(next)) return undefined;
  }
  return undefined;
}

const isReveal = ({ source, target }: Way): boolean => source === 'deck' && OPEN.includes(target) && target !== 'drawn';

function lineOf(way: Way): NarratedLine {
  const { key, args, source, target, cards, count, last, turn } = way;
  const shown = source === 'deck' && OPEN.includes(target) ? cards.filter((card) => card !== '??') : [];
  return { text: say(key, { ...args, cards: cards.join(' '), n: count }), last, turn, weight: weightOf(way), shown };
}

function weightOf(way: Way): NarratedLine['weight'] {
  if (way.target === 'drawn' || way.target === 'doors' || way.source === 'doors') return 'high';
  return way.target === 'limbo' || isReveal(way) ? 'mid' : 'plain';
}

/** The sentences that matter, in their order: the own move, what it led to, no more than fit. */
export function gist(told: readonly NarratedLine[], most: number): NarratedLine[] {
  const worth = told.filter((one) => one.weight !== 'low');
  let kept = worth.length ? worth : [...told];
  if (kept.length > most) kept = kept.filter((one) => one.turn === kept.at(-1)?.turn);
  while (kept.length > most) {
    const plain = kept.findIndex((one, i) => i > 0 && one.weight === 'plain');
    kept.splice(plain < 0 ? 1 : plain, 1);
  }
  return kept;
}
