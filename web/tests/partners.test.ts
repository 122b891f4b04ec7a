import { describe, expect, it } from 'vitest';
import { choicesOf } from '../src/input/choices';
import { marksOf } from '../src/input/marks';
import { pairActions, pairOf } from '../src/input/pairs';
import type { Card } from '../src/model/pieces';
import { sharesOf } from '../src/table/doorways';
import { isSignal, signalOf, signalsOf } from '../src/table/partners/signals';
import { ruleset, view } from './fixtures';

const SIGNALS = ['signal:R', 'signal:B', 'signal:G', 'signal:T', 'signal-free'];

describe('signals', () => {
  const rules = ruleset('duo-limited');

  it('are what a counter of the seat can hold', () => {
    const now = view({ seat: 1, actions: ['play:Rs', ...SIGNALS], counters: { signal1: 1, signal2: 5 } });
    const signals = signalsOf(now, rules, choicesOf(now, rules));
    expect(signals.map(({ code }) => code)).toEqual(SIGNALS);
    expect(signals.map(({ given }) => given)).toEqual([false, false, false, false, true]);
    expect(signals.every(({ choice }) => choice)).toBe(true);
  });

  it('cannot be given when the server does not offer them', () => {
    const now = view({ actions: ['play:Rs'] });
    expect(signalsOf(now, rules, choicesOf(now, rules)).some(({ choice }) => choice)).toBe(false);
  });

  it('lie open for both', () => {
    const now = view({ counters: { signal1: 0, signal2: 3 } });
    expect([0, 1].map((seat) => signalOf(now, rules, seat))).toEqual(['', 'G']);
  });

  it('do not exist in silent play, nor for whoever looks on', () => {
    const solo = ruleset('solo');
    expect(signalsOf(view({}), solo, [])).toEqual([]);
    expect(signalsOf(view({ seat: -1 }), rules, [])).toEqual([]);
  });

  it('are told apart from what else can be done', () => {
    const now = view({ actions: ['play:Rs', ...SIGNALS] });
    const told = choicesOf(now, rules).filter((choice) => isSignal(choice, now, rules));
    expect(told.map(({ code }) => code)).toEqual(SIGNALS);
  });
});

describe('a pair of cards', () => {
  const rules = ruleset('duo-limited');
  const question = { least: 2, most: 2, pool: ['Rs', 'Gm'] };
  const asked = view({ seat: 1, step: 'swap', actions: ['swap:Rs', 'swap:Gm', 'decline'], question });

  it('is asked for by an exchange, and nobody marks cards for it', () => {
    expect(pairOf(asked, rules)).toEqual({ verb: 'swap', zones: ['hand2', 'shared'] });
    expect(marksOf(asked, rules)).toBeUndefined();
  });

  it('is named in its order, whichever card lies on which', () => {
    const pair = pairOf(asked, rules);
    if (!pair) throw new Error('no pair');
    const [own, common] = [
      { zone: 'hand2', code: 'Rs' },
      { zone: 'shared', code: 'Bk' },
    ];
    expect(pairActions(pair, own, common, rules)).toEqual(['swap:Rs', 'swap:Bk/shared']);
    expect(pairActions(pair, common, own, rules)).toEqual(['swap:Rs', 'swap:Bk/shared']);
    expect(pairActions(pair, own, { zone: 'hand2', code: 'Gm' }, rules)).toEqual([]);
  });

  it('is none any more when one of them is named', () => {
    expect(pairOf({ ...asked, question: { least: 1, most: 1, pool: ['Bk'] } }, rules)).toBeUndefined();
  });
});

describe('the Doors of each', () => {
  const card = (code: string): Card => ({ id: 1, code });
  const shares = (name: 'duo-limited' | 'everything-duo', lying: Record<string, Card[]>) =>
    sharesOf(['doors1', 'doors2'], lying, ruleset(name)).map(({ zone, doorways }) => [
      zone,
      doorways.map((door) => (door.card ? door.code : door.code.toLowerCase())).join(' '),
    ]);

  it('are one of each colour', () => {
    expect(shares('duo-limited', { doors1: [card('Bd')], doors2: [] })).toEqual([
      ['doors1', 'rd Bd gd td'],
      ['doors2', 'rd bd gd td'],
    ]);
  });

  it('leave for either what cannot be shared', () => {
    expect(shares('everything-duo', { doors1: [card('Gd'), card('Gd')], doors2: [] })).toEqual([
      ['doors1', 'rd bd Gd Gd td'],
      ['doors2', 'rd bd gd td'],
      ['', 'rd bd td od'],
    ]);
  });
});
