import { describe, expect, it, test } from 'vitest';
import {
  byCard,
  type Choice,
  choicesOf,
  dropped,
  type End,
  goingOn,
  isCostly,
  isPlain,
  isWanted,
  isWayPast,
  leadingTo,
  lostBy,
  offered,
  picturedVerbs,
  playsCard,
} from '../src/input/choices';
import type { View } from '../src/transport/types';
import { insight, type Name, ruleset, view } from './fixtures';

const asked = (name: Name, part: Partial<View>): [Choice[], View] => {
  const now = view(part);
  return [choicesOf(now, ruleset(name)), now];
};
const codes = (choices: Choice[]): string[] => choices.map((choice) => choice.code);
const only = (name: Name, code: string): Choice => {
  const [choice] = choicesOf(view({ actions: [code] }), ruleset(name));
  if (!choice) throw new Error(`${code} is no action of ${name}`);
  return choice;
};

test('ways are told side by side where they take nothing: what is paid lies on the table', () => {
  expect(isPlain(asked('lamplighter', { actions: ['lamp-look', 'lamp-shuffle'] })[0])).toBe(true);
  expect(isPlain(asked('solo', { actions: ['pay-five', 'pay-hand'] })[0])).toBe(false);
});

describe('where the card of a choice lies', () => {
  it.each([
    ['solo', 'play:Rs', ['hand']],
    ['solo', 'take:Rd', ['deck', 'seen']],
    ['solo', 'pay-door:Rd', ['doors']],
    ['solo', 'pay-five', []],
    ['everything-duo', 'discard:Rs/shared', ['shared']],
    ['everything-duo', 'pay-partner-door:Rd', ['doors2']],
    ['everything-duo', 'take-from-2:Rd', ['catcher2']],
    ['everything', 'lose-tower:R3', ['towers']],
    ['everything', 'remove:Rs', ['discard']],
    ['everything', 'goal:2', []],
    ['lamplighter', 'lamp-look', []],
  ] as const)('%s: %s', (name, code, zones) => {
    expect(only(name, code).zones).toEqual(zones);
  });

  it('is asked card by card', () => {
    const [choices] = asked('everything-duo', { actions: ['play:Rs', 'play:Rs/shared', 'discard:Bm'] });
    expect(codes(offered(choices, 'hand1', 'Rs'))).toEqual(['play:Rs']);
    expect(codes(offered(choices, 'shared', 'Rs'))).toEqual(['play:Rs/shared']);
    expect(offered(choices, 'hand2', 'Rs')).toEqual([]);
    expect(codes(offered(choices, 'hand1', 'Bm*'))).toEqual(['discard:Bm']);
  });
});

describe('what is asked', () => {
  it.each([
    ['solo', 'act', ['play:Rs', 'discard:Rs'], true],
    ['solo', 'door', ['unlock:Rk'], true],
    ['solo', 'door', ['unlock:Rk', 'decline'], false],
    ['everything', 'act', ['escape'], true],
    ['lamplighter', 'lamplighter', ['lamp-look', 'lamp-shuffle'], false],
  ] as const)('%s, %s: %s is chosen card by card: %s', (name, step, actions, expected) => {
    const [choices, now] = asked(name, { step, actions });
    expect(byCard(choices, now, ruleset(name))).toBe(expected);
  });

  it('goes on by itself only beside other offers', () => {
    const [choices, now] = asked('everything', {
      step: 'fill',
      actions: ['draw', 'spell-prophecy'],
      extras: ['spell-prophecy'],
    });
    expect(goingOn(choices, now)?.code).toBe('draw');
    const [alone, then] = asked('everything', { step: 'fill', actions: ['draw'] });
    expect(goingOn(alone, then)).toBeUndefined();
  });

  it('shows many cards of one verb as pictures', () => {
    const actions = ['Rs', 'Bs', 'Gs', 'Ts', 'Rm', 'Bm', 'Gm'].map((card) => `remove:${card}`);
    expect(picturedVerbs(asked('everything', { actions })[0])).toEqual(['remove']);
    expect(picturedVerbs(asked('everything', { actions: actions.slice(1) })[0])).toEqual([]);
  });
});

describe('what everybody wants', () => {
  it.each([
    ['solo', 'take:Rd', true],
    ['solo', 'unlock:Rk', true],
    ['everything', 'take-from-3:Rd', true],
    ['solo', 'decline', false],
    ['solo', 'pay-key:Rk', false],
  ] as const)('%s: %s: %s', (name, code, expected) => {
    expect(isWanted(only(name, code), view({}))).toBe(expected);
  });

  it('is nothing that would be wasted, and no extra', () => {
    const code = 'take:Rd';
    expect(isWanted(only('solo', code), view({ wasted_actions: [code] }))).toBe(false);
    const [[extra], now] = asked('everything', { actions: ['chaos-unlock:Rk'], extras: ['chaos-unlock:Rk'] });
    expect(extra && isWanted(extra, now)).toBe(false);
  });
});

describe('the way past a Door', () => {
  const wasted = view({ wasted_actions: ['take:Rd'] });

  it('is what nearly everybody wants if the Door would go to Limbo', () => {
    expect(isWayPast(only('solo', 'decline'), wasted)).toBe(true);
    expect(isWayPast(only('solo', 'search'), wasted)).toBe(false);
    expect(isWayPast(only('solo', 'decline'), view({}))).toBe(false);
  });
});

describe('what is asked twice', () => {
  it.each([
    ['solo', 'pay-door:Rd'],
    ['solo', 'pay-five'],
    ['solo', 'pay-hand'],
    ['everything', 'lose-tower:R3'],
    ['everything', 'escape'],
    ['everything', 'spell-planning'],
    ['everything-duo', 'pay-partner-door:Rd'],
    ['everything', 'charge'],
  ] as const)('%s: %s', (name, code) => {
    expect(isCostly(only(name, code), view({}), insight({}))).toBe(true);
  });

  it('is also what is wasted or loses the game', () => {
    const verb = ruleset('solo').description.verbs.find(
      (one) => one.argument === 'card' && one.target[0] === 'discard',
    );
    const code = `${verb?.name}:Rd`;
    const away = only('solo', code);
    expect(isCostly(away, view({}), insight({}))).toBe(false);
    expect(isCostly(away, view({}), insight({ unwinnable: [code] }))).toBe(true);
    expect(isCostly(away, view({ wasted_actions: [code] }), insight({}))).toBe(true);
  });

  it('names what is lost', () => {
    const hand = { what: 'hand', n: 2, zone: '@hand', cards: ['Rs', 'Bm*'] } as const;
    const back = { what: 'returned', n: 1, zone: 'catcher', cards: ['Gd'] } as const;
    expect(lostBy(only('solo', 'pay-hand'), insight({ costs: { 'pay-hand': [hand, back] } }))).toEqual(['Rs', 'Bm']);
    expect(lostBy(only('solo', 'pay-door:Rd'), insight({}))).toEqual(['Rd']);
    expect(lostBy(only('solo', 'pay-five'), insight({}))).toEqual([]);
  });
});

describe('a card that is let go', () => {
  const drop = (name: Name, actions: string[], zone: string, code: string, target: string, end: End = 'last') => {
    const [choices, now] = asked(name, { actions, seat: 0 });
    return dropped(choices, zone, code, target, end, [now, ruleset(name)])?.code;
  };

  it.each([
    ['solo', ['play:Rs', 'discard:Rs'], 'hand', 'Rs', 'row', 'play:Rs'],
    ['solo', ['play:Rs', 'discard:Rs'], 'hand', 'Rs', 'discard', 'discard:Rs'],
    ['solo', ['play:Rs', 'discard:Rs'], 'hand', 'Rs', 'limbo', undefined],
    ['solo', ['play:Rs', 'discard:Rs'], 'hand', 'Rs', 'hand', undefined],
    ['solo', ['unlock:Rk', 'decline'], 'hand', 'Rk', 'drawn', 'unlock:Rk'],
    ['solo', ['top:Rs', 'top:Bs'], 'seen', 'Bs', 'deck', 'top:Bs'],
    ['everything-duo', ['pick:Rs'], 'shared', 'Rs', 'hand1', 'pick:Rs'],
    ['everything-duo', ['pick:Rs'], 'shared', 'Rs', 'hand2', undefined],
    ['everything-duo', ['swap:Rs'], 'hand1', 'Rs', 'shared', 'swap:Rs'],
  ] as const)('%s %s: %s %s on %s', (name, actions, zone, code, target, expected) => {
    expect(drop(name, [...actions], zone, code, target)).toBe(expected);
  });

  it('goes to the end of a line at which it is let go', () => {
    const actions = ['build-left:R3', 'build-right:R3'];
    expect(drop('everything', actions, 'hand', 'R3', 'towers', 'first')).toBe('build-left:R3');
    expect(drop('everything', actions, 'hand', 'R3', 'towers', 'last')).toBe('build-right:R3');
    expect(drop('everything', ['build-left:R3'], 'hand', 'R3', 'towers', 'last')).toBe('build-left:R3');
  });
});

test('what keys mean: into the labyrinth or a line, and away', () => {
  const [choices, now] = asked('everything', { actions: ['discard:R3', 'build-left:R3', 'build-right:R3'] });
  const rules = ruleset('everything');
  expect(leadingTo(choices, ['labyrinth', 'line'], now, rules)?.code).toBe('build-right:R3');
  expect(leadingTo(choices, ['discard'], now, rules)?.code).toBe('discard:R3');
  expect(playsCard(only('solo', 'play:Rs'), view({}), ruleset('solo'))).toBe(true);
  expect(playsCard(only('solo', 'discard:Rs'), view({}), ruleset('solo'))).toBe(false);
});
