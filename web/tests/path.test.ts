import { expect, test } from 'vitest';
import type { Card } from '../src/model/pieces';
import { fitInto, stretchesOf } from '../src/table/pathLayout';

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
