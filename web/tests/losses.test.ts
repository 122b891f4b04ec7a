import { describe, expect, it } from 'vitest';
import { lossesOf } from '../src/input/losses';
import { insight, ruleset, view } from './fixtures';

const rules = ruleset('everything');
const seven = ['Nm', 'Rs', 'Bk', 'Bk', 'Gd', 'Rm', 'Ld'];
const known = view({ step: 'discard-any', unknown: { Bk: 1, Gd: 2 } });
const told = insight({ unwinnable: ['discard-seen:Gd'] });

describe('cards that are about to be given away', () => {
  it('are no loss as long as nothing dear is among them', () => {
    expect(lossesOf('discard-seen', ['Nm', 'Rs'], seven, known, rules, told)).toEqual([]);
  });

  it('are told if they open Doors, with how many of their kind may still come', () => {
    const losses = lossesOf('discard-seen', ['Bk', 'Bk'], seven, known, rules, told);
    expect(losses).toEqual([{ card: 'Bk', n: 2, left: 1, opens: ['Bd', 'Od'], fatal: false }]);
  });

  it('end all hope where the insight says so', () => {
    const [loss] = lossesOf('discard-seen', ['Gd'], seven, known, rules, told);
    expect(loss?.fatal).toBe(true);
    expect(lossesOf('top', ['Gd'], seven, known, rules, told)[0]?.fatal).toBe(false);
  });

  it('are not worth a word where there is nothing else to give', () => {
    expect(lossesOf('lose-key', ['Bk'], ['Bk', 'Rk'], known, rules, told)).toEqual([]);
  });

  it('are dearer or less dear: a Door is a loss among Doors and Keys, a Key is not', () => {
    const five = ['Bk', 'Bk', 'Gk', 'Gd', 'Gd'];
    const [door] = lossesOf('discard-seen', ['Gd'], five, known, rules, told);
    expect(door).toMatchObject({ card: 'Gd', fatal: true });
    expect(lossesOf('discard-seen', ['Bk'], five, known, rules, told)).toEqual([]);
  });

  it('are none where a spell is paid with what was discarded: that opens nothing any more', () => {
    expect(lossesOf('remove', ['Bk'], ['Bk', 'Rs'], known, rules, insight({}))).toEqual([]);
  });
});
