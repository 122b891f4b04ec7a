import { expect, it } from 'vitest';
import { deedsOf, momentsOf, summaryOf } from '../src/model/nightHistory';
import type { Happening, Replay } from '../src/transport/types';
import { happening, type Name, ruleset } from './fixtures';

/** A record of these frames behind the deal. */
const replayOf = (name: Name, ...frames: Happening[][]): Replay => {
  const steps = [[happening('deal', 'deal', ['Rd deck limbo revealed'])], ...frames].map((happenings, i) => ({
    happenings,
    label: `${i}`,
  }));
  return { description: ruleset(name).description, steps } as unknown as Replay;
};

const NIGHT = replayOf(
  'solo',
  [happening('door', 'door-trio', ['Rd deck doors']), happening('draw', 'draw', ['Rs deck hand drawn'])],
  [happening('nightmare', 'meet-nightmare', ['Nm deck drawn revealed'])],
  [happening('pay', 'pay-door', ['Rd doors limbo price', 'Nm drawn discard banished'])],
  [happening('draw', 'meet-door', ['Bd deck drawn revealed'])],
  [happening('door', 'door-key', ['Bk hand discard price', 'Bd drawn doors'])],
);

it('tells the Doors and Nightmares of a night in their order', () => {
  expect(momentsOf(NIGHT)).toEqual([
    { at: 0.2, doors: 1, kind: 'gained', tint: 'R' },
    { at: 0.4, doors: 1, kind: 'nightmare', tint: '' },
    { at: 0.6, doors: 0, kind: 'given', tint: 'R' },
    { at: 1, doors: 1, kind: 'gained', tint: 'B' },
  ]);
  expect(summaryOf(NIGHT)).toEqual({ turns: 5, given: 1 });
});

it('counts no Door that goes to Limbo, as one is out of order', () => {
  const blocked = happening('limbo', 'door-blocked', ['Rk hand discard price', 'Rd drawn limbo']);
  expect(momentsOf(replayOf('everything', [blocked]))).toEqual([]);
});

it('counts what modules did, where a message has a form for it', () => {
  const replay = replayOf(
    'everything',
    [happening('gain', 'rally', ['Rs hand discard price', 'Mi drawn denizens'])],
    [
      happening('play', 'build', ['R4 hand towers']),
      happening('return', 'caught', ['Ld limbo catcher3', 'Rd limbo catcher3']),
    ],
    [happening('use', 'spell-planning', ['3 Rs discard out price']), happening('play', 'play', ['Rs hand row'])],
    [happening('play', 'build', ['R3 hand towers'])],
  );
  expect(deedsOf(replay)).toEqual({ rally: 1, build: 2, caught: 2, 'spell-planning': 1 });
});
