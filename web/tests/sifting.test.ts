import { describe, expect, test } from 'vitest';
import { aimOf } from '../src/input/arrangement';
import { choicesOf } from '../src/input/choices';
import { NOTHING_ARRANGED } from '../src/input/interaction';
import { actionsOf, finalOrder, isReady, put, siftingOf, slotsOf, textsOf } from '../src/input/sifting';
import type { Card } from '../src/model/pieces';
import { say } from '../src/text/fluent.svelte';
import { ruleset, view } from './fixtures';

const solo = ruleset('solo');
const codes = ['Gm', 'Nm', 'Gs', 'Rd', 'Tm'];
const cards: Card[] = codes.map((code, id) => ({ id, code }));
const seen = view({
  step: 'discard-seen',
  actions: codes.map((code) => `discard-seen:${code}`),
  zones: { seen: codes },
});
const board = siftingOf(choicesOf(seen, solo), seen, solo);

test('the questions of the ruleset say that one burns and the others are put back', () => {
  expect(board).toMatchObject({ zone: 'seen', burn: 'discard-seen', order: 'top', least: 1, most: 1 });
});

test('what is not placed stays as it lies, behind what is placed', () => {
  const arranged = put(put(NOTHING_ARRANGED, 1, 'chosen', 1), 4, 0, 1);
  expect(finalOrder(cards, arranged).map(({ code }) => code)).toEqual(['Tm', 'Gm', 'Gs', 'Rd']);
  expect(board && actionsOf(board, cards, arranged, solo)).toEqual(['discard-seen:Nm', 'top:Tm', 'top:Gm', 'top:Gs']);
});

test('equal cards at the end have no order', () => {
  const equal = cards.map((card) => ({ ...card, code: 'Rs' }));
  const arranged = put(NOTHING_ARRANGED, 0, 'chosen', 1);
  expect(board && actionsOf(board, equal, arranged, solo)).toEqual(['discard-seen:Rs']);
});

test('a card leaves one place for another, and the fire takes no more than it may', () => {
  let arranged = put(NOTHING_ARRANGED, 0, 0, 1);
  arranged = put(arranged, 0, 'chosen', 1);
  arranged = put(arranged, 2, 'chosen', 1);
  expect(arranged).toEqual({ placed: [], chosen: [2] });
  expect(board && isReady(board, arranged)).toBe(true);
  expect(board && isReady(board, put(arranged, 2, 'back', 1))).toBe(false);
});

test('the fire stays lit until another place is touched, and each burnt card needs no place', () => {
  const all = ruleset('everything');
  const seven = [...codes, 'Rs', 'Bs'];
  const asked = view({
    step: 'discard-any',
    actions: [...new Set(seven)].map((code) => `discard-seen:${code}`).concat('decline'),
    zones: { seen: seven },
    question: { least: 0, most: 7, pool: seven },
  });
  const dream = siftingOf(choicesOf(asked, all), asked, all);
  if (!dream) throw new Error('no board');
  const seen = seven.map((code, id) => ({ id, code }));
  const lit = put({ placed: [], chosen: [], aim: 'chosen' }, 0, 'chosen', 7);
  expect(aimOf(dream, seen, lit)).toBe('chosen');
  expect(slotsOf(dream, seen, lit.chosen.length)).toBe(6);
  expect(aimOf(dream, seen, { ...lit, aim: 0 })).toBe(0);
});

describe('the heading of a board', () => {
  const all = ruleset('everything');
  const headed = (step: string, verb: string) => {
    const actions = codes.map((code) => `${verb}:${code}`);
    const asked = view({ step, actions, zones: { seen: codes } });
    const found = siftingOf(choicesOf(asked, all), asked, all);
    const texts = found && textsOf(found, step);
    return [say(texts?.title ?? ''), say(texts?.asked ?? ''), say(texts?.place ?? '', { n: 1 })];
  };

  test('says that cards go under the deck, not on top of it', () => {
    const [title, question, place] = headed('order-bottom', 'bottom');
    expect([title, place]).toEqual(['Under the deck', '1st']);
    expect(question).toContain('the first is drawn first');
  });

  test('of a look that anything may have set off is no Prophecy', () => {
    expect(headed('order', 'top')[0]).toBe('The top of the deck');
    expect(headed('discard-seen', 'discard-seen')[0]).toBe('Prophecy');
  });
});
