// What the modules did in a game, counted from its replay: told at the end, besides the Doors.

import type { Replay, TableEvent } from '../transport/types';

export interface Deed {
  key: string; // the message `deed-<key>`
  n: number;
}

type Moved = Extract<TableEvent, { type: 'moved' }>;

const family = (zone: string): string => zone.replace(/\d+$/, '');

/** Ways of cards that mean something, by the families of the zones that they lead from and to. */
const WAYS: readonly [key: string, source: string, target: string][] = [
  ['rallied', 'drawn', 'denizens'],
  ['helped', 'denizens', 'discard'],
  ['built', '', 'towers'],
  ['fallen', 'towers', 'discard'],
  ['struck', 'premonitions', 'removed'],
  ['caught', 'limbo', 'catcher'],
  ['paid', 'discard', 'out'],
  ['swallowed', 'pawn', 'discard'],
];

export function deedsOf(replay: Replay): Deed[] {
  const moved = replay.steps.flatMap(({ events }) => events).filter((event): event is Moved => event.type === 'moved');
  const ways = WAYS.map(([key, source, target]) => ({
    key,
    n: moved.filter((one) => (!source || family(one.source) === source) && family(one.target) === target).length,
  }));
  const dreams = moved.filter((one) => one.card === 'Ld' && family(one.target) === 'catcher').length;
  const counted = [{ key: 'goals', n: goals(replay) }, { key: 'spells', n: spells(replay) }, ...ways];
  return [...counted, { key: 'dreams', n: dreams }].filter(({ n }) => n > 0);
}

/** Goals that were reached and stayed so. */
const goals = ({ steps }: Replay): number =>
  (steps.at(-1)?.view.zones.goals ?? []).filter((code) => code.endsWith('*')).length;

function spells({ description, steps }: Replay): number {
  const tokens = description.verbs.filter(({ name }) => name.startsWith('spell-')).map(({ token }) => token);
  return steps.filter(({ notation }) => tokens.includes(notation)).length;
}
