import { describe, expect, it } from 'vitest';
import { argsOfQuestion, sayAction, sayChoice, sayQuestion, sayRuleset, seriesColour } from '../src/text/actions';
import { say, words } from '../src/text/fluent.svelte';
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

describe('the title of a moment', () => {
  const all = ruleset('everything');
  const titled = (part: Parameters<typeof view>[0], colour = 'R') => {
    const now = view(part);
    return [
      say(`web-moment-${now.step}`, { ...argsOfQuestion(now, all), colour }),
      sayQuestion(now, all),
      say(`web-explain-${now.step}`, argsOfQuestion(now, all)),
    ];
  };

  it('promises no Door that would go to Limbo, and none that is not left', () => {
    const actions = ['take:Rd', 'decline'];
    expect(titled({ step: 'trio', actions })[0]).toBe('Three red: a Door');
    expect(titled({ step: 'trio', actions, wasted_actions: ['take:Rd'] })[0]).toBe('Three red in a row');
    expect(titled({ step: 'trio', actions: ['search', 'decline'] }, 'X')[0]).toBe('A series is complete');
  });

  it('calls no price a Nightmare where none has come', () => {
    const actions = ['pay-five', 'pay-hand'];
    expect(titled({ step: 'nightmare', actions })).toContain('The price of a Nightmare');
    expect(titled({ step: 'nightmare', actions, zones: { drawn: ['Nm'] } })).toContain('A Nightmare');
  });

  it('asks whether to rally, and orders nothing', () => {
    const [title, question, more] = titled({ step: 'rally', actions: ['decline'], zones: { drawn: ['Hb'] } });
    expect(title).toBe('A Hammer Bird comes by');
    expect(question).toBe('Rally this Denizen for one card of your hand?');
    expect(more).toBe(
      'Once, later: Discard the last card of your row, and with it all of its colour directly before it.',
    );
  });
});
