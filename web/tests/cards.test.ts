import { expect, test } from 'vitest';
import { placed } from '../src/model/pieces';
import { moved, ruleset, view } from './fixtures';

const solo = ruleset('solo');

test('a card that moves stays the same thing', () => {
  const before = placed({}, view({ zones: { hand: ['Rs', 'Rs', 'Bm'], row: [] } }), [], solo).zones;
  const events = [moved('Rs', 'hand', 'row'), moved('Gk', 'deck', 'hand')];
  const { zones, moves } = placed(before, view({ zones: { hand: ['Rs', 'Bm', 'Gk'], row: ['Rs'] } }), events, solo);
  expect(zones.row?.[0]?.id).toBe(before.hand?.[1]?.id);
  expect(zones.hand?.map((card) => card.id).slice(0, 2)).toEqual([before.hand?.[0]?.id, before.hand?.[2]?.id]);
  expect(moves.map(({ path }) => path)).toEqual([
    ['hand', 'row'],
    ['deck', 'hand'],
  ]);
});

test('what goes into the deck comes out as another card', () => {
  const before = placed({}, view({ zones: { seen: ['Rs'], hand: [] } }), [], solo).zones;
  const events = [moved('Rs', 'seen', 'top'), moved('Rs', 'top', 'hand')];
  const { zones } = placed(before, view({ zones: { seen: [], hand: ['Rs'] } }), events, solo);
  expect(zones.hand?.[0]?.id).not.toBe(before.seen?.[0]?.id);
});

test('a card with several steps is one move', () => {
  const events = [moved('Rd', 'deck', 'drawn'), moved('Rd', 'drawn', 'doors')];
  const { moves } = placed({}, view({ zones: { doors: ['Rd'], drawn: [] } }), events, solo);
  expect(moves).toMatchObject([{ code: 'Rd', path: ['deck', 'drawn', 'doors'], orders: [0, 1] }]);
});

test('a mark does not make another card', () => {
  const before = placed({}, view({ zones: { row: ['Rs'] } }), [], solo).zones;
  const { zones } = placed(before, view({ zones: { row: ['Rs*'] } }), [], solo);
  expect(zones.row).toEqual([{ id: before.row?.[0]?.id, code: 'Rs*' }]);
});
