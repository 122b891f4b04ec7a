// Moments of modules, found in what has just happened: great blows are told large, with what they cost;
// a great deed of one's own passes by itself.

import type { Ruleset } from '../model/ruleset';
import type { Insight, TableEvent, View } from '../transport/types';

export interface Blow {
  key: 'overload' | 'strike' | 'tower' | 'escape' | 'chaos';
  cards: string[]; // who strikes, what falls, who acts
  facts: [name: string, before: number, after: number][];
  returned: number; // cards that go back into the deck
  taken: string[]; // cards that are lost by it
  revealed: string[]; // what comes after it
  passes: boolean; // nothing was suffered: it goes by itself
}

export interface Shown {
  view: View;
  insight: Insight;
}

type Moved = Extract<TableEvent, { type: 'moved' }>;

export function blowOf(before: Shown, after: Shown, events: readonly TableEvent[], ruleset: Ruleset): Blow | undefined {
  const moved = events.filter((event): event is Moved => event.type === 'moved');
  return (
    overload(before, after, moved, ruleset) ??
    strike(before, moved) ??
    fallen(before, after, moved) ??
    fled(before, moved, ruleset) ??
    chaos(moved, ruleset)
  );
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
  return { ...blow('overload', []), facts, returned: returned.length };
}

/** One that leaves because a Happy Dream averts it is no blow. */
function strike(before: Shown, moved: Moved[]): Blow | undefined {
  const struck = moved.filter(({ source, target }) => source === 'premonitions' && target === 'removed');
  if (!struck.length || before.view.step === 'avert') return undefined;
  const after = moved.slice(moved.indexOf(struck[0] as Moved) + 1);
  const to = (zones: string[]): string[] =>
    after.filter(({ target }) => zones.includes(target)).map(({ card }) => card);
  return { ...blow('strike', struck), taken: to(['discard', 'limbo']), revealed: to(['premonitions']) };
}

function fallen(before: Shown, after: Shown, moved: Moved[]): Blow | undefined {
  const fell = moved.filter(({ source, target }) => source === 'towers' && target === 'discard');
  if (!fell.length) return undefined;
  const facts: Blow['facts'] = [['towers', have(before, 'towers'), have(after, 'towers')]];
  return { ...blow('tower', fell), facts };
}

/** The whole hand goes, Dead Ends and all; paid to a Nightmare it is no escape. */
function fled({ view }: Shown, moved: Moved[], ruleset: Ruleset): Blow | undefined {
  const left = moved.filter(({ source, target }) => ruleset.role(source) === 'hand' && target === 'discard');
  const walled = left.some(({ card }) => card === 'De');
  if (!walled || ruleset.questions.get(view.step)?.window !== 'turn') return undefined;
  const facts: Blow['facts'] = [['hand', left.length, 0]];
  return { ...blow('escape', left), facts, passes: true };
}

function chaos(moved: Moved[], ruleset: Ruleset): Blow | undefined {
  const used = moved.find(({ card, source }) => card === 'Cc' && ruleset.family(source) === 'denizens');
  return used && { ...blow('chaos', [used]), passes: true };
}

function blow(key: Blow['key'], who: Moved[]): Blow {
  return { key, cards: who.map(({ card }) => card), facts: [], returned: 0, taken: [], revealed: [], passes: false };
}

const have = ({ insight }: Shown, key: string): number => insight.progress.find((one) => one.key === key)?.have ?? 0;
const ones = (n: number): number => n.toString(2).replaceAll('0', '').length;
