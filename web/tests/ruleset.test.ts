import { describe, expect, it, test } from 'vitest';
import { keep, kept, keptIds } from '../src/model/ruleset';
import { NAMES, ruleset } from './fixtures';

const duo = ruleset('everything-duo');

describe('zone references', () => {
  it.each([
    ['hand', 0, ['hand1']],
    ['hand', 1, ['hand2']],
    ['partner:doors', 0, ['doors2']],
    ['partner:doors', 1, ['doors1']],
    ['catcher', 0, ['catcher1', 'catcher2', 'catcher3', 'catcher4']],
    ['catcher3', 0, ['catcher3']],
    ['goals', 1, ['goals']],
    ['deck', 0, ['deck']],
    ['hand', -1, ['hand1']],
  ] as const)('%s means to seat %i: %s', (ref, seat, zones) => {
    expect(duo.resolve(ref, seat)).toEqual(zones);
  });

  it('gives all groups of a hand', () => {
    expect(duo.resolve('@hand', 1).sort()).toEqual(['hand2', 'shared', 'stored2']);
  });
});

describe('actions', () => {
  it.each([
    ['play:Rs', { card: 'Rs', group: '', number: 0, colour: '' }],
    ['discard:Rk/shared', { card: 'Rk', group: 'shared' }],
    ['take-from-2:Rd', { card: 'Rd', number: 0 }],
    ['goal:3', { card: '', number: 3 }],
    ['failsafe:2', { number: 2 }],
    ['chaos:R', { colour: 'R', card: '' }],
    ['pay-five', { card: '', number: 0 }],
  ])('%s', (code, parts) => {
    expect(duo.parse(code)).toMatchObject(parts);
  });

  it('knows no verb that the ruleset has not', () => {
    expect(ruleset('solo').parse('goal:3')).toBeUndefined();
  });

  it.each([
    ['discard:Rk/shared', 0, ['shared']],
    ['discard:Rk', 1, ['hand2']],
    ['take-from-2:Rd', 0, ['catcher2']],
    ['failsafe:3', 0, ['catcher3']],
    ['goal:1', 0, ['goals']],
    ['pay-partner-door:Rd', 0, ['doors2']],
  ])('%s of seat %i lies in %s', (code, seat, zones) => {
    const parts = duo.parse(code);
    expect(parts && duo.sources(parts, seat)).toEqual(zones);
  });
});

test.each(NAMES)('%s: every reference leads to a zone or a counter', (name) => {
  const rules = ruleset(name);
  for (const verb of rules.description.verbs) {
    const refs = [...verb.source, ...verb.target, ...verb.on];
    for (const zone of rules.resolveAll(refs, 0)) expect(rules.zones.has(zone), `${verb.name}: ${zone}`).toBe(true);
  }
  for (const question of rules.description.questions) {
    for (const verb of question.picks) expect(rules.verbs.has(verb), `${question.step}: ${verb}`).toBe(true);
  }
});

test('zones of a role, the own ones first', () => {
  expect(duo.all(1, 'labyrinth')).toEqual(['row2', 'row1']);
  expect(duo.own(0, 'doors')).toEqual(['doors1']);
});

test('the deck is all of its parts', () => {
  expect(['deck', 'top', 'bottom', 'bag'].every((zone) => duo.inDeck(zone))).toBe(true);
  expect(['discard', 'drawn', 'seen', 'nowhere'].some((zone) => duo.inDeck(zone))).toBe(false);
});

test('cards come in the order of kinds', () => {
  const solo = ruleset('solo');
  expect(solo.place('Nm')).toBeLessThan(solo.place('Rs'));
  expect(solo.place('??')).toBe(solo.description.cards.length);
});

test('a description is kept once', () => {
  const one = keep(ruleset('solo').description);
  expect(keep(ruleset('solo').description)).toBe(one);
  expect(kept(one.description.id)).toBe(one);
  expect(keptIds()).toContain(one.description.id);
  expect(kept('nothing')).toBeUndefined();
});
