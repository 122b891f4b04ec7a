import { describe, expect, it } from 'vitest';
import { houseOf, impossibleHouse, textOf, wishOf } from '../src/setup/rulesetText';
import { moonsOf, oddsOf, spoken } from '../src/setup/winRates';
import type { About } from '../src/transport/types';

const part = { options: [], normal: 'normal', expansion: true, house_rules: [], alone: [] };
const ABOUT = {
  modes: [
    { key: 'solo', seats: 1, hidden_hands: false, house_rules: ['B10'] },
    { key: 'duo', seats: 2, hidden_hands: true, house_rules: ['B10', 'T1'] },
    { key: 'duo:limited', seats: 2, hidden_hands: true, house_rules: ['B10', 'T1'] },
  ],
  modules: [
    { ...part, key: 'book', options: ['hard'] },
    { ...part, key: 'towers', options: ['hard'], house_rules: ['W-immune'] },
    { ...part, key: 'incubus', options: ['new', 'true'], normal: 'apprentice', house_rules: ['I1'], alone: ['I1'] },
    { ...part, key: 'pouch', expansion: false },
  ],
} as unknown as About;

describe('a choice and its text', () => {
  it('are the same thing', () => {
    const text = 'duo+book:hard+towers+T1';
    const [wish, unknown] = wishOf(ABOUT, text);
    expect(unknown).toBe('');
    expect(textOf(ABOUT, wish)).toBe(text);
    expect(wishOf(ABOUT, 'solo+incubus:apprentice')[0].modules).toEqual({ incubus: '' });
  });

  it('tell what a link names that is not here', () => {
    expect(wishOf(ABOUT, 'solo+mirrors+book')).toEqual([{ mode: 'solo', modules: { book: '' }, house: [] }, 'mirrors']);
    expect(wishOf(ABOUT, 'trio')[1]).toBe('trio');
  });

  it('leave out a house rule that other modules rule out', () => {
    const [alone] = wishOf(ABOUT, 'solo+incubus+I1');
    expect(impossibleHouse(ABOUT, alone)).toEqual([]);
    expect(textOf(ABOUT, alone)).toBe('solo+incubus+I1');
    const [mixed] = wishOf(ABOUT, 'solo+book+incubus+I1');
    expect(houseOf(ABOUT, mixed)).toContain('I1');
    expect(impossibleHouse(ABOUT, mixed)).toEqual(['I1']);
    expect(textOf(ABOUT, mixed)).toBe('solo+book+incubus');
  });

  it('count a look for nothing', () => {
    const [bag] = wishOf(ABOUT, 'solo+incubus+pouch+I1');
    expect(impossibleHouse(ABOUT, bag)).toEqual([]);
  });
});

describe('odds', () => {
  const odds = (text: string) => oddsOf(ABOUT, wishOf(ABOUT, text)[0]);

  it('are those that were measured, and no others', () => {
    expect(odds('solo')).toBeGreaterThan(0.3);
    expect(odds('solo+pouch')).toBe(odds('solo'));
    expect(odds('duo:limited+book')).toBe(odds('duo+book'));
    expect(odds('solo+book+towers+incubus')).toBeUndefined();
    expect(odds('solo+B10')).toBeUndefined();
  });

  it('are said as people say them', () => {
    expect(spoken(0.391)).toEqual(['setup-odds', 39]);
    expect(spoken(0.014)).toEqual(['setup-odds-rare', 71]);
    expect([0.77, 0.39, 0.17].map(moonsOf)).toEqual([1, 2, 3]);
  });
});
