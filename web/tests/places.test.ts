import { describe, expect, it, test } from 'vitest';
import { slotsOf } from '../src/model/nightHistory';
import { isHeap, placeOf } from '../src/table/zonePlaces';
import { type Name, ruleset, view } from './fixtures';

const cards = (...codes: string[]) => codes.map((code, id) => ({ id, code }));
const place = (name: Name, zone: string, codes: string[], part = {}) =>
  placeOf(zone, cards(...codes), view(part), ruleset(name));

describe('where a zone is shown', () => {
  it.each([
    ['solo', 'hand', ['Rs'], 'own'],
    ['solo', 'row', [], 'own'],
    ['solo', 'out', [], 'nowhere'],
    ['solo', 'out', ['Rs'], 'number'],
    ['solo', 'bottom', ['Rs'], 'own'],
    ['everything', 'towers', [], 'shelf'],
    ['everything', 'goals', ['Rd'], 'shelf'],
    ['everything', 'goal-bag', ['Rd'], 'number'],
    ['everything-duo', 'hand1', ['Rs'], 'own'],
    ['everything-duo', 'hand2', ['??', '??'], 'own'],
    ['everything-duo', 'hand2', ['Rs', '??'], 'own'],
    ['everything-duo', 'shared', [], 'own'],
    ['everything-duo', 'denizens2', [], 'nowhere'],
    ['everything-duo', 'denizens2', ['Ar'], 'shelf'],
    ['solo', 'never-described', ['Rs'], 'shelf'],
  ] as const)('%s: %s with %s: %s', (name, zone, codes, expected) => {
    expect(place(name, zone, [...codes])).toBe(expected);
  });

  it('is nowhere when its counter says that it is gone', () => {
    expect(place('everything', 'catcher2', [], { counters: { catchers: 0b1111 } })).toBe('shelf');
    expect(place('everything', 'catcher2', [], { counters: { catchers: 0b1101 } })).toBe('nowhere');
  });
});

test('what lies in heaps', () => {
  const { zones } = ruleset('everything');
  expect(['goals', 'catcher1'].every((zone) => isHeap(zones.get(zone)))).toBe(true);
  expect(['towers', 'premonitions', 'denizens'].some((zone) => isHeap(zones.get(zone)))).toBe(false);
});

test('every Door has its place, gained ones first', () => {
  const slots = slotsOf(view({ zones: { doors: ['Bd'] } }), ruleset('solo'));
  expect(slots).toHaveLength(8);
  expect(slots.filter((slot) => slot.open)).toEqual([{ code: 'Bd', open: true }]);
  expect(slots.slice(0, 4)).toMatchObject([{ code: 'Rd' }, { code: 'Rd' }, { code: 'Bd', open: true }, { code: 'Bd' }]);
  expect(slotsOf(view({}), ruleset('everything-duo'))).toHaveLength(13);
});
