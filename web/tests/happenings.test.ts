import { describe, expect, it } from 'vitest';
import {
  gist,
  knownToBoth,
  linesOf,
  rowsOf,
  sayFound,
  sayHappening,
  sayPromise,
  stripOf,
} from '../src/text/happenings';
import type { Happening } from '../src/transport/types';
import { happening, part, ruleset, view } from './fixtures';

const solo = { number: 0, names: [''], ruleset: ruleset('solo') };
const all = { number: 0, names: [''], ruleset: ruleset('everything') };
const duo = { number: 0, names: ['Ann', 'Ben'], ruleset: ruleset('everything-duo') };
const played = happening('play', 'play', ['Rs hand row']);
const drawn = happening('draw', 'draw', ['Bm deck hand drawn'], { weight: 'quiet' });
const nightmare = happening('nightmare', 'meet-nightmare', ['Nm deck drawn revealed'], { weight: 'moment' });
const turn = happening('turn', 'turn', [], { weight: 'quiet' });
const planning = happening('use', 'spell-planning', ['7 Rs discard out price'], { weight: 'moment' });
const rows = (...frames: Happening[][]) =>
  rowsOf(
    frames.map((happenings) => ({ happenings, view: view({ series_length: 2 }) })),
    all,
  );

describe('a sentence', () => {
  it('says who did it', () => {
    expect(sayHappening(played, { ...duo, names: ['Ann', 'Ben'] })).toBe('You play the red Sun.');
    expect(sayHappening({ ...played, seat: 1 }, duo)).toBe('Ben plays the red Sun.');
  });

  it('knows what was discarded for what', () => {
    const said = (key: string, card: string) => sayHappening(happening('discard', key, [`${card} hand discard`]), all);
    expect(said('discard-prophecy', 'Rk')).toContain('for a Prophecy');
    expect(said('discard-incantation', 'Rg')).toContain('for an Incantation');
    expect(said('discard-tower', 'R3')).not.toContain('Prophecy');
    expect(said('discard', 'Rs')).toBe('You discard the red Sun.');
  });

  it('tells of a module without texts where its cards went', () => {
    const one = happening('use', 'lamp-lit', ['2 Sh drawn old-beach']);
    expect(sayHappening(one, solo)).toBe('From the cards just drawn → old beach: 2 × Sh.');
  });

  it('is one for each happening, and one where the deck is shuffled', () => {
    const found = { ...happening('door', 'door-trio', ['Rd deck doors']), shuffles: true };
    const lines = linesOf([turn, found, drawn], solo);
    expect(lines.map(({ kind, happening: place }) => [kind, place])).toEqual([
      ['door', 1],
      ['shuffle', 1],
      ['draw', 2],
    ]);
  });
});

describe('a promise', () => {
  const said = (joins: number, args: Record<string, string | number> = {}) =>
    sayPromise({ key: 'play', args: { joins, breaks: 0, door: '', left: 0, ...args } }, { colour: 'B' });

  it('says which series a card joins, and which it breaks', () => {
    expect(said(0)).toBe('starts a new series');
    expect(said(0, { breaks: 2 })).toBe('breaks your series of two');
    expect(said(1)).toBe('second blue in a row');
    expect(said(1, { breaks: 2 })).toBe('breaks your series of two');
  });

  it('promises a Door only if it can be gained', () => {
    expect(said(2, { door: 'Bd', left: 1 })).toBe('third blue: a Door opens');
    expect(said(2, { left: 1 })).toContain('you can’t gain its Door now');
    expect(said(2)).toContain('no blue Door is left');
    expect(sayPromise({ key: 'door-blocked', args: { door: '' } })).toContain('it goes to Limbo');
  });

  it('has the name of the effect that a discard sets off', () => {
    const names = ['discard', 'discard-prophecy', 'discard-incantation', 'discard-tower'];
    expect(names.map((key) => sayPromise({ key, args: {} }))).toEqual([
      'draw a new card',
      'for a Prophecy',
      'for an Incantation',
      'look at the next cards',
    ]);
  });
});

describe('the caption', () => {
  const linesOfAll = (happened: Happening[]) => linesOf(happened, solo);

  it('keeps what matters', () => {
    const [first, second, ...more] = gist(linesOfAll([played, drawn, nightmare]), 2);
    expect([first?.kind, second?.kind, more.length]).toEqual(['play', 'nightmare', 0]);
  });

  it('tells what became of a drawn card rather than that it was drawn', () => {
    const door = happening('draw', 'meet-door', ['Td deck drawn revealed'], { weight: 'moment' });
    const back = happening('return', 'limbo-back', ['Td limbo deck returned']);
    const gone = happening('limbo', 'door-limbo', ['Td drawn limbo']);
    const kept = gist(linesOfAll([played, door, gone, drawn, back]), 2);
    expect(kept.map(({ kind }) => kind)).toEqual(['play', 'limbo']);
  });

  it('tells of the newest turn if there are several', () => {
    const kept = gist(linesOfAll([planning, nightmare, played, turn, drawn]), 2);
    expect(kept.map(({ kind }) => kind)).toEqual(['draw']);
  });
});

describe('the board of an Incantation', () => {
  it('says that no Door was among its cards, and nothing where one was', () => {
    const show = happening('look', 'reveal', ['Bs deck seen revealed']);
    const vain = happening('look', 'incantation-vain', [], { weight: 'moment' });
    const found = (...happened: Happening[]) => sayFound(linesOf(happened, all));
    expect(found(show, vain)).toBe('No Door is among them.');
    expect(found(show)).toBe('');
  });
});

describe('the log', () => {
  it('has the names of spells', () => {
    const [row] = rows([planning, happening('exchange', 'goals-exchanged', ['Rd goals goals'])]);
    expect(row?.title).toBe('Parallel Planning · two Goals exchanged');
  });

  it('has no series of a Tower', () => {
    expect(rows([happening('play', 'build', ['R3 hand towers']), drawn])[0]?.title).toBe('built');
  });

  it('has no blank row', () => {
    const frames = rows([], [turn], [drawn], [turn, played, drawn], [nightmare]);
    expect(frames.map(({ title }) => title)).toEqual(['drawn', 'played, 2 of 3', 'a Nightmare']);
    expect(frames.map((row) => row.turn)).toEqual([2, 2, 3]);
  });

  it('calls a Door that goes to Limbo no gain', () => {
    const blocked = happening('limbo', 'door-blocked', ['Rd drawn limbo']);
    expect(rows([blocked])[0]).toMatchObject({ title: 'a Door to Limbo', open: false, tone: '' });
    const gained = happening('door', 'door-trio', ['Rd deck doors'], { args: { after: 3 } });
    expect(rows([gained])[0]).toMatchObject({ title: 'Door 3', open: true, tone: 'gain' });
  });
});

describe('the curtain', () => {
  const told = (happened: Happening[]) => stripOf(happened, duo).map(({ label, cards }) => [label, ...cards].join(' '));

  it('shows a turn as cards, backs where nobody else knows them', () => {
    const swap = happening('exchange', 'swap', ['Bs hand1 shared price', 'Tk shared hand1 drawn']);
    const draw = happening('draw', 'draw', ['2 ?? deck hand1 drawn'], { weight: 'quiet' });
    expect(told([turn, played, swap, draw])).toEqual(['played Rs', 'exchanged Bs Tk', 'drew ?? ??']);
  });

  it('forgets what was undone, and has signals', () => {
    const signal = happening('signal', 'signal', [], { id: 4, args: { words: 'G' } });
    const before = { ...played, id: 3 };
    expect(told([before, signal, happening('undo', 'undone', [], { id: 4 })])).toEqual(['played Rs']);
    expect(stripOf([signal], duo)[0]?.signal).toBe('G');
  });

  it('has a back for what only one of the two has been told', () => {
    const secret = happening('draw', 'draw', ['2 Bk deck hand2 drawn']);
    const heard = happening('draw', 'draw', ['Bk deck hand2 drawn', '?? deck hand2 drawn']);
    const [open, hidden] = knownToBoth([played, secret], [played, heard]);
    expect(open?.parts).toEqual([part('Rs hand row')]);
    expect(hidden?.parts.map(({ card }) => card)).toEqual(['Bk', '']);
    expect(hidden?.args).toEqual({});
  });
});
