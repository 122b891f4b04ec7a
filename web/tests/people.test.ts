import { beforeAll, describe, expect, test } from 'vitest';
import { changesOf, lineAt, lineOf, presenceOf, sayChange, standingOf, titleOf } from '../src/model/people';
import { words } from '../src/text/fluent.svelte';
import { codeIn } from '../src/together/links';
import { sayMode, sayModules } from '../src/together/ruleWords';
import type { GameInfo, SeatInfo } from '../src/transport/types';

const ANN: SeatInfo = {
  seat: 0,
  name: 'Ann',
  taken: true,
  yours: true,
  here: true,
  computer: '',
  computer_played: false,
};
const BEN: SeatInfo = { ...ANN, seat: 1, name: 'Ben', yours: false };
const NOBODY: SeatInfo = { ...BEN, name: '', taken: false, here: false };
const GAME: GameInfo = {
  id: 'g',
  rules: 'duo:limited+towers',
  practice: false,
  deal: '',
  made: 0,
  result: '',
  seats: [ANN, BEN],
  invite: null,
  watch: null,
  to_move: 0,
  doors: 4,
  doors_needed: 8,
  spectators: 0,
};

beforeAll(() => words.readTogether());

describe('a game with somebody, in a list', () => {
  test('says with whom, whose turn it is and how far it is', () => {
    expect([titleOf(GAME), lineOf(GAME)]).toEqual(['With Ben', 'your turn · 4 of 8 Doors']);
    expect(lineOf({ ...GAME, to_move: 1 })).toBe('Ben is to play · 4 of 8 Doors');
    expect([sayMode(GAME.rules), ...sayModules(GAME.rules)]).toEqual(['Signals', 'The Towers']);
  });

  test('tells a free seat, one screen for two, looking on and the end apart', () => {
    expect(standingOf({ ...GAME, seats: [ANN, NOBODY] })).toBe('free');
    expect(standingOf({ ...GAME, seats: [ANN, { ...NOBODY, computer: 'mind' }], to_move: 1 })).toBe('theirs');
    expect(standingOf({ ...GAME, seats: [ANN, { ...BEN, yours: true }] })).toBe('screen');
    expect(standingOf({ ...GAME, seats: [{ ...ANN, yours: false }, BEN] })).toBe('watching');
    expect(standingOf({ ...GAME, result: 'won' })).toBe('over');
  });
});

describe('what the others do apart from playing', () => {
  const said = (was: SeatInfo, is: SeatInfo) => changesOf([ANN, was], [ANN, is]).map(sayChange);

  test('is told once, and never of oneself', () => {
    expect(said(NOBODY, BEN)).toEqual(['Ben has sat down.']);
    expect(said(BEN, { ...BEN, here: false })).toEqual(['Ben has gone.']);
    expect(said({ ...BEN, here: false }, BEN)).toEqual(['Ben is back.']);
    expect(said({ ...BEN, here: false }, { ...BEN, here: false, computer: 'mind' })).toEqual([
      'The computer sits in for Ben.',
    ]);
    expect(said({ ...BEN, computer: 'mind' }, BEN)).toEqual(['Ben has the seat back.']);
    expect(said(BEN, BEN)).toEqual([]);
    expect(changesOf([ANN, BEN], [{ ...ANN, here: false }, BEN])).toEqual([]);
  });

  test('stands on the plates', () => {
    expect(lineAt(GAME, ANN, 0, false)).toBe('your turn');
    expect(lineAt(GAME, ANN, 0, true)).toBe('reconnecting…');
    expect(lineAt(GAME, BEN, 1, false)).toBe('choosing · here');
    expect(lineAt(GAME, BEN, 1, false, true)).toBe('choosing');
    expect(lineAt(GAME, { ...BEN, here: false }, 0, false)).toBe('away');
    expect([ANN, { ...BEN, here: false }, { ...BEN, computer: 'mind' }, NOBODY].map(presenceOf)).toEqual([
      'here',
      'away',
      'computer',
      'none',
    ]);
  });
});

test.each([
  ['k7qd9mtr', 'k7qd9mtr'],
  ['  https://play.example/onirim/#/join/k7qd9mtr ', 'k7qd9mtr'],
  ['Ann invites you: http://localhost:8417/#/join/k7qd9mtr', 'k7qd9mtr'],
  ['', ''],
])('a code is found in %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
