import { expect, it } from 'vitest';
import { momentsOf } from '../src/model/summary';
import type { Replay } from '../src/transport/types';
import { moved, ruleset } from './fixtures';

it('tells the Doors and Nightmares of a night in their order', () => {
  const steps = [
    [moved('Rd', 'deck', 'limbo')], // the deal
    [moved('Rd', 'deck', 'doors'), moved('Rs', 'deck', 'hand')],
    [moved('Nm', 'deck', 'drawn')],
    [moved('Rd', 'doors', 'limbo'), moved('Nm', 'drawn', 'discard')],
    [moved('Bd', 'deck', 'drawn'), moved('Bd', 'drawn', 'doors')],
  ].map((events) => ({ events }));
  const replay = { description: ruleset('solo').description, steps } as unknown as Replay;
  expect(momentsOf(replay)).toEqual([
    { at: 0.25, doors: 1, kind: 'gained', tint: 'R' },
    { at: 0.5, doors: 1, kind: 'nightmare', tint: '' },
    { at: 0.75, doors: 0, kind: 'given', tint: 'R' },
    { at: 1, doors: 1, kind: 'gained', tint: 'B' },
  ]);
});
