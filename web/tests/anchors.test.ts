import { expect, test } from 'vitest';
import { anchorOf, targetsOf } from '../src/input/anchors';
import { choicesOf } from '../src/input/choices';
import { ruleset, view } from './fixtures';

const solo = ruleset('solo');
const actions = ['pay-key:Bk', 'pay-door:Rd', 'pay-five', 'pay-hand'];
const nightmare = view({ step: 'nightmare', actions, zones: { hand: ['Bk', 'Rs'], doors: ['Rd'], drawn: ['Nm'] } });

test('each price is touched where it lies', () => {
  const anchors = choicesOf(nightmare, solo).map((choice) => anchorOf(choice, nightmare, solo));
  expect(anchors.map(({ zone, card }) => `${zone} ${card}`)).toEqual(['hand Bk', 'doors Rd', 'deck ', 'hand ']);
});

test('what names nothing on the table is offered on the stage', () => {
  const door = view({ step: 'trio', actions: ['take:Rd', 'search', 'decline'], zones: {} });
  expect(choicesOf(door, solo).map((choice) => anchorOf(choice, door, solo).zone)).toEqual(['', '', '']);
});

test('a picked card goes to its zone, or to what it is used on', () => {
  const turn = view({ step: 'act', actions: ['play:Rs', 'discard:Rs'], zones: { hand: ['Rs'] } });
  expect(choicesOf(turn, solo).map((choice) => targetsOf(choice, turn, solo))).toEqual([['row'], ['discard']]);
});
