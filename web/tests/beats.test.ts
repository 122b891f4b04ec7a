import { expect, test } from 'vitest';
import type { Move } from '../src/model/pieces';
import { FLIGHT, scoreOf } from '../src/motion/beats';
import { ruleset } from './fixtures';

const solo = ruleset('solo');
const duo = ruleset('everything-duo');
const move = (id: number, path: string[], first = id): Move => ({
  id,
  code: 'Rs',
  path,
  orders: path.slice(1).map((_, i) => first + i),
});

test('what goes the same way goes together', () => {
  const score = scoreOf([move(0, ['deck', 'hand']), move(1, ['deck', 'hand']), move(2, ['hand', 'row'])], solo);
  expect(score.beats).toHaveLength(2);
  expect(score.beats.map((beat) => beat.last)).toEqual([1, 2]);
});

test('what the deck gives to a pile is revealed first', () => {
  const score = scoreOf([move(0, ['deck', 'discard']), move(1, ['top', 'limbo'])], solo);
  expect(score.beats).toHaveLength(1);
  expect(score.legs.get(0)?.shown).toMatchObject({ place: 0, of: 2 });
  expect(scoreOf([move(0, ['hand', 'discard'])], solo).legs.get(0)?.shown).toBeUndefined();
});

test.each([
  [solo, 'drawn'],
  [duo, 'doors2'],
] as const)('a moment is left for what matters', (rules, target) => {
  const after = (zone: string) => scoreOf([move(0, ['deck', zone]), move(1, ['hand1', 'discard'])], rules).legs.get(1);
  expect(after(target)?.start).toBeGreaterThan(FLIGHT);
  expect(after('hand1')?.start).toBeLessThan(FLIGHT);
});

test('nobody waits for long', () => {
  const many = Array.from({ length: 60 }, (_, i) => move(i, i % 2 ? ['deck', 'discard'] : ['hand', 'row']));
  expect(scoreOf(many, solo).length).toBeLessThanOrEqual(4600);
});
