import { describe, expect, it } from 'vitest';
import { actionsFor, groupsOf, isEnough, marksOf, toggled } from '../src/input/marks';
import { ruleset, view } from './fixtures';

const rules = ruleset('everything');
const paying = view({
  step: 'pay',
  actions: ['remove:Nm', 'remove:Rs'],
  question: { least: 3, most: 3, pool: ['Nm', 'Rs', 'Rs', 'Bk', 'Ld'] },
  zones: { discard: ['Nm', 'Rs', 'Rs', 'Bk', 'Ld'] },
});

describe('a price of several cards', () => {
  const marks = marksOf(paying, rules);

  it('is marked in any order and sent in the order of kinds', () => {
    if (!marks) throw new Error('nothing to mark');
    const marked = [3, 1, 0]; // the Key first, as no legal action would allow
    expect(isEnough(marks, marked)).toBe(true);
    expect(actionsFor(marks, marked, rules)).toEqual(['remove:Nm', 'remove:Rs', 'remove:Bk']);
  });

  it('knows equal cards apart, and never marks more than are asked', () => {
    expect(toggled([1], 2, 3)).toEqual([1, 2]);
    expect(toggled([1, 2], 1, 3)).toEqual([2]);
    expect(toggled([0, 1, 2], 4, 3)).toEqual([1, 2, 4]);
  });

  it('puts what is needed to win apart', () => {
    const groups = marks ? groupsOf(marks, rules) : [];
    expect(groups.map(([name]) => name)).toEqual(['dream', 'sun', 'key', 'needed']);
  });
});

describe('other questions for several', () => {
  it('name places of a row', () => {
    const planning = view({
      step: 'planning',
      actions: ['goal:1', 'goal:2'],
      question: { least: 2, most: 2, pool: ['1', '2', '3'] },
      zones: { goals: ['Rd*', 'Gd', 'Bd'] },
    });
    const marks = marksOf(planning, rules);
    expect(marks?.all.map(({ code }) => code)).toEqual(['Rd*', 'Gd', 'Bd']);
    expect(marks && actionsFor(marks, [2, 0], rules)).toEqual(['goal:1', 'goal:3']);
  });

  it('end early where they may', () => {
    const sift = view({
      step: 'discard-any',
      actions: ['discard-seen:Nm', 'decline'],
      question: { least: 0, most: 7, pool: ['Nm', 'Rd'] },
      zones: { seen: ['Nm', 'Rd'] },
    });
    const marks = marksOf(sift, rules);
    expect(marks && actionsFor(marks, [0], rules)).toEqual(['discard-seen:Nm', 'decline']);
    expect(marks && actionsFor(marks, [], rules)).toEqual(['decline']);
  });

  it('are none where one thing is asked', () => {
    expect(marksOf(view({ step: 'act', actions: ['play:Rs'] }), rules)).toBeUndefined();
    expect(
      marksOf(view({ step: 'pay', actions: ['remove:Rs'], question: { least: 1, most: 1, pool: ['Rs'] } }), rules),
    ).toBeUndefined();
  });
});
