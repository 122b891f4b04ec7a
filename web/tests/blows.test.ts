import { describe, expect, it } from 'vitest';
import { blowOf } from '../src/boards/blows';
import { insight, moved, ruleset, view } from './fixtures';

const rules = ruleset('everything');
const progress = (key: string, have: number) =>
  insight({ progress: [{ key, have, need: 4, met: false, seat: -1, parts: [], things: [] }] });

describe('great blows', () => {
  it('tell an overload with what it costs', () => {
    const before = { view: view({ counters: { catchers: 15 } }), insight: progress('lost-dreams', 2) };
    const after = { view: view({ counters: { catchers: 14 } }), insight: progress('lost-dreams', 0) };
    const events = [moved('Ld', 'catcher1', 'deck'), moved('Rd', 'catcher2', 'deck'), moved('Bd', 'limbo', 'deck')];
    expect(blowOf(before, after, events, rules)).toEqual({
      key: 'overload',
      cards: [],
      facts: [
        ['left', 4, 3],
        ['dreams', 2, 0],
      ],
      returned: 3,
      taken: [],
      revealed: [],
      passes: false,
    });
  });

  it('tell a Premonition that strikes from one that was averted', () => {
    const events = [
      moved('Gk', 'hand', 'discard'),
      moved('Pg', 'premonitions', 'removed'),
      moved('Nm', 'discard', 'limbo'),
      moved('Rs', 'deck', 'hand'),
    ];
    const after = { view: view({}), insight: insight({}) };
    const told = blowOf({ view: view({ step: 'door' }), insight: insight({}) }, after, events, rules);
    expect(told).toMatchObject({ key: 'strike', cards: ['Pg'], taken: ['Nm'] });
    expect(blowOf({ view: view({ step: 'avert' }), insight: insight({}) }, after, events, rules)).toBeUndefined();
  });

  it('tell a Tower that falls, and nothing else', () => {
    const state = (n: number) => ({ view: view({}), insight: progress('towers', n) });
    expect(blowOf(state(3), state(2), [moved('R4', 'towers', 'discard')], rules)?.facts).toEqual([['towers', 3, 2]]);
    expect(blowOf(state(3), state(3), [moved('Rs', 'hand', 'discard')], rules)).toBeUndefined();
  });

  it('tell an escape from Dead Ends, but not a hand that a Nightmare took', () => {
    const events = [moved('De', 'hand', 'discard'), moved('Rs', 'hand', 'discard'), moved('Bs', 'deck', 'hand')];
    const after = { view: view({}), insight: insight({}) };
    const told = blowOf({ view: view({ step: 'act' }), insight: insight({}) }, after, events, rules);
    expect(told).toMatchObject({ key: 'escape', cards: ['De', 'Rs'], passes: true });
    expect(blowOf({ view: view({ step: 'nightmare' }), insight: insight({}) }, after, events, rules)).toBeUndefined();
  });

  it('tell Chromatic Chaos when it is used', () => {
    const state = { view: view({ step: 'trio' }), insight: insight({}) };
    expect(blowOf(state, state, [moved('Cc', 'denizens', 'discard')], rules)?.key).toBe('chaos');
    expect(blowOf(state, state, [moved('Mi', 'denizens', 'discard')], rules)).toBeUndefined();
  });
});
