import { expect, test } from 'vitest';
import type { Card } from '../src/model/pieces';
import { fitInto, isSealed, stretchesOf } from '../src/table/pathLayout';

const row = (...codes: string[]): Card[] => codes.map((code, id) => ({ id, code }));
const tint = (code: string) => code[0] ?? '';
const kinds = (cards: Card[], series: number) =>
  stretchesOf(cards, series, tint).map(({ kind, cards: all }) => `${kind} ${all.length}`);

test('three used cards are a passage, the rest of the row lies loose, the open series at its end', () => {
  const cards = row('Rs', 'Bm', 'Gs*', 'Gm*', 'Gs*', 'Tm', 'Ts');
  expect(kinds(cards, 2)).toEqual(['loose 2', 'passage 3', 'series 2']);
  expect(stretchesOf(cards, 2, tint)[1]).toMatchObject({ tint: 'G' });
});

test('an empty row has no stretch', () => expect(kinds([], 0)).toEqual([]));

test('the oldest passages fold to their seals until the path has room', () => {
  const trios = stretchesOf(row(...Array.from({ length: 24 }, () => 'Rs*')), 0, tint);
  expect(fitInto(200, trios)).toEqual({ folded: 0, tight: false });
  const { folded, tight } = fitInto(70, trios);
  expect(folded).toBeGreaterThan(0);
  expect(folded).toBeLessThan(8);
  expect(tight).toBe(true);
});

test('a passage wears no seal of a Door that was not gained', () => {
  const cards = row('Rs*', 'Rm*', 'Rs*', 'Gs*', 'Gm*', 'Gs*', 'Rs*', 'Rm*', 'Rs*', 'Tm');
  const [first, green, second] = [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6, 9)];
  const sealed = (open: number) => [first, second].map((passage) => isSealed(cards, passage, open, tint));
  expect([sealed(0), sealed(1), sealed(2)]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(isSealed(cards, green, 0, tint)).toBe(false);
});
