import { describe, expect, it } from 'vitest';
import { sayAction, sayChoice, sayQuestion, sayRuleset, seriesColour } from '../src/text/actions';
import { words } from '../src/text/fluent.svelte';
import { NAMES, type Name, ruleset, view } from './fixtures';

describe('actions in words', () => {
  it.each([
    ['solo', 'play:Rs', /sun/i],
    ['everything', 'take-from-2:Rd', /2/],
    ['everything', 'failsafe:3', /3/],
    ['lamplighter', 'lamp-look', /lamp look/i],
  ] as const)('%s: %s', (name, code, pattern) => {
    expect(sayAction(code, view({}), ruleset(name))).toMatch(pattern);
  });

  it('names the card of a cell', () => {
    const now = view({ zones: { goals: ['Rd*', 'Bd', 'Gd'] }, step: 'planning' });
    const said = sayAction('goal:2', now, ruleset('everything'));
    expect(said).toContain('2');
    expect(said).toMatch(/observatory|blue|aquarium/i);
  });

  it('has words for every verb of every ruleset', () => {
    const name: Name = 'everything-duo';
    const rules = ruleset(name);
    const unsaid = rules.description.verbs.filter((verb) => {
      const argument = { nothing: '', card: ':Rd', 'hand-card': ':Rs', cell: ':1', zone: ':1', colour: ':R' }[
        verb.argument
      ];
      const [label] = sayChoice(verb.name + argument, view({ seat: 0 }), rules, 'Ben');
      return !label || !['web-do-', 'do-'].some((start) => words.has(start + verb.family));
    });
    expect(unsaid.map((verb) => verb.name)).toEqual([]);
  });
});

describe('questions in words', () => {
  it('names what was drawn', () => {
    const now = view({ step: 'door', zones: { drawn: ['Rd'] }, actions: ['unlock:Rk', 'decline'] });
    expect(sayQuestion(now, ruleset('solo'))).toMatch(/door/i);
  });
});

it('asks for no touch that would gain nothing', () => {
  const actions = ['take:Rd', 'search', 'decline'];
  const asked = (part: object) => sayQuestion(view({ step: 'trio', actions, ...part }), ruleset('everything'));
  expect(asked({})).toBe('Touch it and it is yours.');
  expect(asked({ wasted_actions: ['take:Rd'] })).toContain('would go to Limbo');
  expect(asked({ actions: ['search', 'decline'] })).toContain('No such Door');
});

it('knows the colour of the series at the end of the own row', () => {
  const now = view({ seat: 1, series_length: 2, zones: { row1: ['Rs'], row2: ['Rs', 'Bm', 'Xs'] } });
  expect(seriesColour(now, ruleset('everything-duo'))).toBe('B');
  expect(seriesColour(view({}), ruleset('solo'))).toBe('X');
});

it('reads a module that it has no words for as no house rule', () => {
  expect(sayRuleset('solo+lamplighter+B10')).toMatch(/lamplighter/);
  expect(sayRuleset('solo+lamplighter')).not.toMatch(/house/i);
});

it.each(NAMES)('%s: there is a word about every card', (name) => {
  const unsaid = ruleset(name).description.cards.filter(({ code, symbol, card_class }) => {
    const keys = [`about-${code}`, `about-${symbol}`, `about-${card_class}`];
    return !keys.some((key) => words.has(key));
  });
  expect(unsaid).toEqual([]);
});
