// The great blows of modules, found in what has just happened: they are told large, with what they cost.

import type { Ruleset } from '../state/ruleset';
import type { Insight, TableEvent, View } from '../wire/types';

export interface Blow {
  key: 'overload' | 'strike' | 'tower';
  cards: string[]; // who strikes, or what falls
  facts: [name: string, before: number, after: number][];
  returned: number; // cards that go back into the deck
}

export interface Shown {
  view: View;
  insight: Insight;
}

type Moved = Extract<TableEvent, { type: 'moved' }>;

export function blowOf(before: Shown, after: Shown, events: readonly TableEvent[], ruleset: Ruleset): Blow | undefined {
  const moved = events.filter((event): event is Moved => event.type === 'moved');
  return overload(before, after, moved, ruleset) ?? strike(before, moved) ?? fallen(before, after, moved);
}

function overload(before: Shown, after: Shown, moved: Moved[], ruleset: Ruleset): Blow | undefined {
  const counter = ruleset.counters.get('catchers');
  const left = ({ view }: Shown): number => ones(view.counters[counter?.name ?? ''] ?? 0);
  if (!counter || left(after) >= left(before)) return undefined;
  const returned = moved.filter(
    ({ source, target }) => ruleset.inDeck(target) && (ruleset.family(source) === 'catcher' || source === 'limbo'),
  );
  const facts: Blow['facts'] = [['left', left(before), left(after)]];
  const dreams = (shown: Shown): number => have(shown, 'lost-dreams');
  if (dreams(before) !== dreams(after)) facts.push(['dreams', dreams(before), dreams(after)]);
  return { key: 'overload', cards: [], facts, returned: returned.length };
}

/** One that leaves because a Happy Dream averts it is no blow. */
function strike(before: Shown, moved: Moved[]): Blow | undefined {
  const struck = moved.filter(({ source, target }) => source === 'premonitions' && target === 'removed');
  if (!struck.length || before.view.step === 'avert') return undefined;
  return { key: 'strike', cards: struck.map(({ card }) => card), facts: [], returned: 0 };
}

function fallen(before: Shown, after: Shown, moved: Moved[]): Blow | undefined {
  const fell = moved.filter(({ source, target }) => source === 'towers' && target === 'discard');
  if (!fell.length) return undefined;
  const facts: Blow['facts'] = [['towers', have(before, 'towers'), have(after, 'towers')]];
  return { key: 'tower', cards: fell.map(({ card }) => card), facts, returned: 0 };
}

const have = ({ insight }: Shown, key: string): number => insight.progress.find((one) => one.key === key)?.have ?? 0;
const ones = (n: number): number => n.toString(2).replaceAll('0', '').length;
