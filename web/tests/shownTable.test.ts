import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landed, placed } from '../src/model/pieces';
import type { Ruleset } from '../src/model/ruleset';
import { applyPart, type CastPart, castOf, inOrderOf, landAll, type ShownTable } from '../src/model/shownTable';
import { happening, ruleset } from './fixtures';
import { contents, FRAMES, type RecordedFrame, tableOf } from './frames';

const solo = ruleset('solo');
const onlyPart = (cast: CastPart[][]): CastPart => cast[0]?.[0] as CastPart;

/** The table after all parts of a frame. */
function walked({ before, happenings, rules }: RecordedFrame): ShownTable {
  const table = tableOf(before);
  return castOf(table, happenings, rules)
    .flat()
    .reduce((now, cast) => landAll(applyPart(now, cast, rules), cast, rules), table);
}

/** Nobody looks at zones of the deck; what a partner holds may be known by inference, so only its number is told. */
function seen(zones: ReturnType<typeof contents>, rules: Ruleset): ReturnType<typeof contents> {
  const told = Object.entries(zones).filter(([zone]) => !rules.inDeck(zone));
  return Object.fromEntries(told.map(([zone, codes]) => [zone, rules.owner(zone) > 0 ? codes.map(() => '??') : codes]));
}

test.each(FRAMES.map((frame) => [frame.name, frame] as const))('a view is the sum of its parts: %s', (_, frame) => {
  const { zones, deck } = walked(frame);
  expect(seen(contents(zones), frame.rules)).toEqual(seen(contents(tableOf(frame.after).zones), frame.rules));
  expect(deck).toBe(frame.after.deck);
});

test('a card that moves on stays the same thing', () => {
  const table = { zones: placed({}, { zones: { hand: ['Rs'] } }), deck: 40 };
  const happenings = [
    happening('draw', 'meet-door', ['Rd deck drawn revealed']),
    happening('limbo', 'door-limbo', ['Rd drawn limbo']),
  ];
  const [met, gone] = castOf(table, happenings, solo).map(([cast]) => cast?.cards[0]?.id);
  expect(met).toBeDefined();
  expect(gone).toBe(met);
});

test('a card counts when it has come, and has left the deck before', () => {
  const table = { zones: { doors: [] }, deck: 40 };
  const cast = onlyPart(castOf(table, [happening('door', 'door-trio', ['Rd deck doors'])], solo));
  const leaves = applyPart(table, cast, solo);
  expect([leaves.deck, leaves.zones.doors?.length, landed(leaves.zones.doors ?? [])]).toEqual([39, 1, 0]);
  expect(landed(landAll(leaves, cast, solo).zones.doors ?? [])).toBe(1);
});

test('what goes back to the deck counts when it is there', () => {
  const table = { zones: placed({}, { zones: { limbo: ['Td', 'Nm'] } }), deck: 40 };
  const cast = onlyPart(castOf(table, [happening('return', 'limbo-back', ['Td limbo deck returned'])], solo));
  const leaves = applyPart(table, cast, solo);
  expect([leaves.deck, contents(leaves.zones)]).toEqual([40, { limbo: ['Nm'] }]);
  expect(landAll(leaves, cast, solo).deck).toBe(41);
});

test('a zone has its marks when all its cards lie there, and its order before', () => {
  const last = placed({}, { zones: { row: ['Rs*', 'Rm*'], hand: ['Bm', 'Gs', 'Ts'] } });
  const [rs = 0, rm = 0] = last.row?.map(({ id }) => id) ?? [];
  const [bm = 0, , ts = 0] = last.hand?.map(({ id }) => id) ?? [];
  const hand = [
    { id: ts, code: 'Ts' },
    { id: 999, code: 'Rk' },
    { id: bm, code: 'Bm' },
  ];
  const row = (flying: boolean) => [
    { id: rs, code: 'Rs' },
    { id: rm, code: 'Rm', ...(flying && { flying }) },
  ];
  const flying = inOrderOf({ zones: { row: row(true), hand }, deck: 40 }, last).zones;
  expect(flying.row).toEqual(row(true));
  expect(flying.hand?.map(({ code }) => code)).toEqual(['Bm', 'Rk', 'Ts']);
  const lying = inOrderOf({ zones: { row: row(false) }, deck: 40 }, last).zones;
  expect(lying.row?.map(({ code }) => code)).toEqual(['Rs*', 'Rm*']);
});

test('no card is lost or doubled, in whatever order frames come', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FRAMES), fc.nat(), (frame, n) => {
      const happenings = frame.happenings.slice(0, 1 + (n % frame.happenings.length));
      const { zones } = walked({ ...frame, happenings });
      const ids = Object.values(zones).flatMap((cards) => cards.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
