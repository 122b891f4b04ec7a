import { expect, test } from 'vitest';
import { landed, placed } from '../src/model/pieces';
import { view } from './fixtures';

test('a card that stays is the same thing', () => {
  const before = placed({}, view({ zones: { hand: ['Rs', 'Rs', 'Bm'] } }));
  const { hand } = placed(before, view({ zones: { hand: ['Bm', 'Rs', 'Gk'] } }));
  expect(hand?.slice(0, 2).map(({ id }) => id)).toEqual([before.hand?.[2]?.id, before.hand?.[0]?.id]);
  expect(before.hand?.map(({ id }) => id)).not.toContain(hand?.[2]?.id);
});

test('a mark does not make another card', () => {
  const before = placed({}, view({ zones: { row: ['Rs'] } }));
  expect(placed(before, view({ zones: { row: ['Rs*'] } })).row).toEqual([{ id: before.row?.[0]?.id, code: 'Rs*' }]);
});

test('a pile lies in the order in which its cards came', () => {
  const { discard } = placed({}, view({ zones: { discard: ['Bm', 'Rs'] } }), { discard: ['Rs', 'Bm'] });
  expect(discard?.map(({ code }) => code)).toEqual(['Rs', 'Bm']);
});

test('what is on its way does not count yet', () => {
  expect(
    landed([
      { id: 1, code: 'Rs' },
      { id: 2, code: 'Bm', flying: true },
    ]),
  ).toBe(1);
});
