import { describe, expect, it } from 'vitest';
import { knownToBoth, stripOf } from '../src/text/strip';
import type { TableEvent } from '../src/transport/types';
import { moved, ruleset } from './fixtures';

const rules = ruleset('everything-duo');
const unseen = (count: number, source: string, target: string): TableEvent => ({
  type: 'unseen',
  count,
  source,
  target,
});
const told = (events: TableEvent[]): string[] =>
  stripOf(events, rules).map(({ deed, cards }) => [deed, ...cards].join(' '));

describe('the strip of a turn', () => {
  it('begins with what was done and ends with what was drawn', () => {
    const turn = [
      moved('Gs', 'shared', 'row1'),
      moved('Gd', 'deck', 'doors1'),
      unseen(1, 'deck', 'hand1'),
      moved('Nm', 'deck', 'drawn'),
      moved('Rk', 'hand1', 'discard'),
      moved('Nm', 'drawn', 'discard'),
      unseen(2, 'deck', 'hand1'),
    ];
    expect(told(turn)).toEqual(['played Gs', 'gained Gd', 'drew ??', 'nightmare Nm', 'paid Rk', 'drew ?? ??']);
  });

  it('has the discarded card and the exchange behind it', () => {
    const turn = [moved('Gg', 'hand1', 'discard'), moved('Bs', 'hand1', 'shared'), moved('Tk', 'shared', 'hand1')];
    expect(told(turn)).toEqual(['discarded Gg', 'exchanged Bs Tk']);
  });

  it('lays together what is drawn and what is set aside while it is drawn', () => {
    const turn = [
      moved('Bd', 'deck', 'limbo'),
      unseen(3, 'deck', 'hand1'),
      moved('Nm', 'deck', 'limbo'),
      moved('Bm', 'deck', 'shared'),
    ];
    expect(told(turn)).toEqual(['limbo Bd Nm', 'drew ?? ?? ?? Bm']);
  });

  it('calls a discard after the Nightmare is gone a discard again', () => {
    const turn = [moved('Nm', 'deck', 'drawn'), moved('Nm', 'drawn', 'discard'), moved('Rk', 'hand1', 'discard')];
    expect(told(turn)).toEqual(['nightmare Nm', 'discarded Rk']);
  });

  it('forgets what was undone, and knows signals', () => {
    const signal: TableEvent = { type: 'signalled', seat: 0, signal: 'G' };
    expect(told([signal, { type: 'undone', seat: 0 }])).toEqual([]);
    expect(stripOf([signal], rules)[0]?.signal).toBe('G');
  });
});

describe('what both know', () => {
  it('is what both have been told, and a back for the rest', () => {
    const open = moved('Rs', 'hand1', 'row1');
    const secret = moved('Bk', 'deck', 'hand2');
    expect(knownToBoth([open, secret], [open, unseen(1, 'deck', 'hand2')])).toEqual([open, unseen(1, 'deck', 'hand2')]);
  });

  it('counts equal cards one by one', () => {
    const drawn = moved('Rs', 'deck', 'hand1');
    expect(knownToBoth([drawn, drawn], [drawn])).toEqual([drawn, unseen(1, 'deck', 'hand1')]);
  });
});
