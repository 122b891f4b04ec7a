import { describe, expect, it } from 'vitest';
import { lossesOf, sayLosses } from '../src/input/losses';
import { insight, view } from './fixtures';

const key = (door: string) => ({ doors: [door], spare: -1, alike: [] });
const needed = (card: string) => ({ doors: [], spare: 0, alike: [card] });
const tower = { doors: [], spare: 1, alike: ['R3', 'R4', 'R5'] };
const told = insight({
  stakes: {
    'discard-seen:Bk': key('Bd'),
    'discard-seen:Gk': key('Gd'),
    'discard-seen:Gd': needed('Gd'),
    'discard-seen:R3': tower,
    'discard-seen:R4': tower,
  },
});
const known = view({ unknown: { Bk: 1, Gd: 2 } });
const seven = ['Nm', 'Rs', 'Bk', 'Bk', 'Gd', 'Rm', 'Ld'];
const burnt = (chosen: string[], all = seven, least = 0) =>
  lossesOf({ verb: 'discard-seen', all, least }, chosen, known, told);

describe('cards that are about to be given away', () => {
  it('are no loss as long as nothing dear is among them', () => {
    expect(burnt(['Nm', 'Rs'])).toEqual([]);
  });

  it('are told if they open Doors, with how many of their kind may still come', () => {
    expect(burnt(['Bk', 'Bk'])).toEqual([{ card: 'Bk', n: 2, left: 1, opens: ['Bd'], fatal: false }]);
    expect(sayLosses(burnt(['Bk']))).toBe('A blue Key could still open a blue Door. Such cards not seen yet: 1.');
  });

  it('end all hope where none of their kind can be spared', () => {
    expect(burnt(['Gd'])[0]?.fatal).toBe(true);
    expect(sayLosses(burnt(['Gd']))).toBe('Without the green Door the game can’t be won.');
  });

  it('end it together where one of them is needed', () => {
    expect(burnt(['R3'], ['R3', 'R4', 'Rs'])).toEqual([]);
    const both = burnt(['R3', 'R4'], ['R3', 'R4', 'Rs']);
    expect(both.map(({ fatal }) => fatal)).toEqual([true, true]);
    expect(sayLosses(both)).toBe('Without the red Tower 3 and the red Tower 4 the game can’t be won.');
  });

  it('are no loss where something must be given and nothing is cheaper', () => {
    expect(burnt(['Bk'], ['Bk', 'Gk', 'Bk', 'Gk', 'Gd'], 1)).toEqual([]);
    expect(burnt(['Gd'], ['Gd', 'Gd'], 1)).toEqual([]);
  });

  it('are dearer or less dear: a Door is a loss among Doors and Keys', () => {
    expect(burnt(['Gd'], ['Bk', 'Bk', 'Gk', 'Gd', 'Gd'], 1)[0]).toMatchObject({ card: 'Gd', fatal: true });
  });

  it('are a loss among seven that are equally dear where nothing must be given', () => {
    const keys = ['Bk', 'Bk', 'Gk', 'Gk', 'Bk', 'Gk', 'Bk'];
    expect(burnt(['Gk'], keys)).toHaveLength(1);
    expect(burnt(keys, keys).map(({ n }) => n)).toEqual([4, 3]);
    expect(burnt(['Gd'], ['Gd', 'Gd', 'Gd'])).toHaveLength(1);
  });

  it('are a loss only as far as they are more than must be given', () => {
    expect(burnt(['Bk', 'Bk', 'Gk'], ['Bk', 'Bk', 'Gk'], 2)).toHaveLength(1);
  });
});
