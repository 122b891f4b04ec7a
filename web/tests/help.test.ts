import { describe, expect, it } from 'vitest';
import { sayCosts, sayObstacle, sayTitle } from '../src/text/facts';
import { words } from '../src/text/fluent.svelte';
import { helpKeys, sayHelp, switches } from '../src/text/help';
import { ruleset } from './fixtures';

describe('help on a card', () => {
  for (const name of ['solo', 'everything', 'everything-duo'] as const) {
    it(`is there for every card of ${name}, by its code or its kind`, () => {
      for (const card of ruleset(name).description.cards) {
        const [, , last] = helpKeys(card);
        const key = words.first(...helpKeys(card));
        expect(key, card.code).not.toBe(last);
        expect(sayHelp(card).length, card.code).toBeGreaterThan(20);
      }
    });
  }

  it('never explains a card by its letters', () => {
    const { cards } = ruleset('everything');
    const said = (code: string) => sayHelp(cards.get(code) as never);
    expect(said('Ld')).toContain('Lost Dream');
    expect(said('Xs')).toContain('Crossroads');
    expect(said('T3')).toContain('top 3 cards');
  });

  it('follows the options and house rules of the table', () => {
    const { cards } = ruleset('everything');
    const said = (code: string, rules: string) => sayHelp(cards.get(code) as never, rules);
    expect(said('Xs', 'solo+crossroads')).toContain('at most one a series');
    expect(said('Xs', 'solo+crossroads:hard+X-wild')).toMatch(/several may stand .* only be played as the second/);
    expect(said('Sp', 'solo+oniverse+O-spies')).toContain('a full Prophecy');
    expect(switches('duo:open+towers:hard+glyphs+T1')).toEqual({ towers: 'hard', glyphs: 'on', T1: 'on' });
  });

  it('says something true of a card that nobody has described', () => {
    const card = ruleset('lamplighter').description.cards.find(({ module }) => module === 'lamplighter');
    expect(card && sayHelp(card)).toMatch(/^(A Location|A Dream|It lies)/);
  });
});

describe('what the rules answer', () => {
  it('is said in words', () => {
    expect(sayObstacle({ key: 'spell-price', args: { n: 3, m: 7 }, things: [] })).toContain('3 of 7');
    expect(sayCosts([{ what: 'removed', n: 7, zone: 'discard', cards: [] }])).toBe(
      '7 cards of the discard pile, for good',
    );
    expect(sayTitle('spell-planning', true)).toBe('Planning');
    expect(sayTitle('light-a-lamp')).toBe('Light a lamp');
  });
});
