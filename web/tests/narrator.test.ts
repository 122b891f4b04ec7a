import { describe, expect, it } from 'vitest';
import { sayAction, sayChoice, sayQuestion, sayRuleset, seriesColour } from '../src/text/actions';
import { words } from '../src/text/fluent.svelte';
import { gist, Narrator } from '../src/text/narrator';
import { moved, NAMES, type Name, ruleset, view } from './fixtures';

const solo = new Narrator(0, [''], ruleset('solo'));
const duo = new Narrator(0, ['Ann', 'Ben'], ruleset('everything-duo'));
const texts = (told: { text: string }[]): string[] => told.map((line) => line.text);

describe('what happened', () => {
  it('is told together where it went together', () => {
    const told = solo.tell([moved('Rs', 'hand', 'discard'), moved('Bm', 'hand', 'discard')], 40);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/sun.*moon/i);
    expect(told[0]?.last).toBe(1);
  });

  it('names who owns the zone', () => {
    const [mine, theirs] = texts(duo.tell([moved('Rs', 'hand1', 'row1'), moved('Bm', 'hand2', 'row2')], 40));
    expect(mine).not.toContain('Ann');
    expect(theirs).toContain('Ben');
  });

  it('weighs Doors and what is drawn most', () => {
    const weights = (...ways: [string, string][]) =>
      duo
        .tell(
          ways.map(([source, target]) => moved('Rd', source, target)),
          40,
        )
        .map((line) => line.weight);
    expect(weights(['deck', 'drawn'], ['drawn', 'doors2'])).toEqual(['high', 'high']);
    expect(weights(['hand1', 'row1'])).toEqual(['plain']);
    expect(weights(['drawn', 'limbo'])).toEqual(['mid']);
    expect(weights(['deck', 'discard'])).toEqual(['mid']);
  });

  it('shows what came out of the deck for all to see', () => {
    expect(solo.tell([moved('Nm', 'deck', 'drawn')], 40)[0]?.shown).toEqual(['Nm']);
    expect(solo.tell([moved('Rs', 'bottom', 'discard')], 40)[0]?.shown).toEqual(['Rs']);
    expect(solo.tell([moved('Rs', 'deck', 'hand')], 40)[0]?.shown).toEqual([]);
  });

  it('says which of several zones it was', () => {
    const [line] = texts(duo.tell([moved('Rd', 'limbo', 'catcher3')], 40));
    expect(line).toContain('3');
  });

  it('is cut to what matters', () => {
    const told = solo.tell(
      [moved('Rs', 'hand', 'row'), { type: 'shuffled' }, moved('Bs', 'deck', 'hand'), moved('Nm', 'deck', 'drawn')],
      40,
    );
    expect(gist(told, 2)).toHaveLength(2);
    expect(gist(told, 2).at(-1)?.weight).toBe('high');
  });
});

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

it('knows the colour of the series at the end of the own row', () => {
  const now = view({ seat: 1, series_length: 2, zones: { row1: ['Rs'], row2: ['Rs', 'Bm', 'Xs'] } });
  expect(seriesColour(now, ruleset('everything-duo'))).toBe('B');
  expect(seriesColour(view({}), ruleset('solo'))).toBe('X');
});

it('tells of zones and cards that have no words', () => {
  const told = solo.tell([moved('Sh', 'drawn', 'old-beach'), moved('Sh', 'drawn', 'old-beach')], 40);
  expect(texts(told)).toEqual(['From the cards just drawn → old beach: 2 × Sh.']);
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
