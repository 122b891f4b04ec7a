import { expect, it } from 'vitest';
import { deedsOf } from '../src/boards/deeds';
import type { Replay } from '../src/transport/types';
import { moved, ruleset, view } from './fixtures';

it('counts what modules did in a game', () => {
  const events = [
    moved('Mi', 'drawn', 'denizens'),
    moved('Mi', 'denizens', 'discard'),
    moved('R4', 'hand', 'towers'),
    moved('Ld', 'limbo', 'catcher3'),
    moved('Rd', 'limbo', 'catcher3'),
    moved('Rs', 'hand', 'row'),
  ];
  const { description } = ruleset('everything');
  const cast = { events: [], notation: '*planning', view: view({ zones: { goals: ['Gd*', 'Rd'] } }) };
  const replay = { description, steps: [{ events, notation: '' }, cast] } as unknown as Replay;
  expect(deedsOf(replay)).toEqual([
    { key: 'goals', n: 1 },
    { key: 'spells', n: 1 },
    { key: 'rallied', n: 1 },
    { key: 'helped', n: 1 },
    { key: 'built', n: 1 },
    { key: 'caught', n: 2 },
    { key: 'dreams', n: 1 },
  ]);
});
