// The machine of the table, searched: whatever somebody does to it, five things hold.

import { expect, test } from 'vitest';
import {
  type Answer,
  type Arrangement,
  answersAt,
  armedIn,
  CONFIRM,
  FLOOR,
  GRACE,
  HOLD,
  IDLE,
  type Input,
  isSame,
  lookOf,
  meant,
  NOTHING_ARRANGED,
  nextTargets,
  type Offer,
  restOf,
  type State,
  step,
  type TargetId,
} from '../src/input/interaction';

const answer = (code: string, costly = false): Answer => ({ codes: [code], costly });
const NO_OFFER: Offer = { direct: {}, pickable: {}, arrange: undefined, only: undefined };

const nightmare: Offer = {
  ...NO_OFFER,
  direct: {
    'zone:deck': [answer('pay-five', true)],
    'button:pay-five': [answer('pay-five', true)],
    'card:1': [answer('pay-door:Rd', true)],
    'card:2': [answer('pay-key:Bk', true)],
    'power:book': [answer('tear:1', true), answer('tear:2', true)],
  },
};
const turn: Offer = {
  ...NO_OFFER,
  direct: { 'power:imp': [answer('imp', true)], 'power:two': [answer('a'), answer('b', true)] },
  pickable: {
    'card:1': {
      'card:1': answer('play:Rs'),
      'zone:row': answer('play:Rs'),
      'zone:discard': answer('discard:Rs'),
    },
    'card:2': { 'zone:discard': answer('discard:Rk', true), 'button:discard:Rk': answer('discard:Rk', true) },
  },
};
const alone: Offer = { ...NO_OFFER, direct: { 'button:ok': [answer('ok')] }, only: answer('ok') };
/** One of two cards burns; if it is the second one, the game cannot be won. */
const burning: Arrangement = {
  press: (now, on) => (on.startsWith('card:') ? { ...now, chosen: [Number(on.slice(5))] } : undefined),
  drop: (now, piece, on) => (on === 'spot:fire' ? { ...now, chosen: [Number(piece.slice(5))] } : undefined),
  answer: ({ chosen: [id] }) => (id ? answer(`burn:${id}`, id === 2) : undefined),
};
const prophecy: Offer = { ...NO_OFFER, direct: { 'power:imp': [answer('imp', true)] }, arrange: burning };
const worlds = { nightmare, turn, alone, prophecy };

const WAITS = [0, 200, 400];
const DEPTH = 6;
const PATIENCE = 60_000; // milliseconds: however busy the machine is

/** Everything that can be touched there, and things that offer nothing. */
function targetsOf({ direct, pickable, arrange }: Offer): TargetId[] {
  const ways = Object.values(pickable).flatMap((one) => Object.keys(one));
  const arranged = arrange ? ['card:1', 'card:2', 'spot:fire', CONFIRM] : [];
  return [...new Set([...Object.keys(direct), ...Object.keys(pickable), ...ways, ...arranged, FLOOR, 'card:9'])];
}

function inputsOf(offer: Offer, now: number): Input[] {
  const each = targetsOf(offer).flatMap((on): Input[] => [
    { type: 'press', on, now },
    { type: 'down', on, now },
    { type: 'drag', on, now },
    { type: 'over', on },
  ]);
  return [
    ...each,
    { type: 'over', on: undefined },
    { type: 'up', now },
    { type: 'drop', now },
    { type: 'dismiss' },
    { type: 'time', now },
  ];
}

/** A state as it looks to the clock: how long ago, not when; what lay there before makes no difference. */
function keyOf(state: State, now: number): string {
  const relative = (name: string, value: unknown): unknown => {
    if (name === 'undo') return 'some';
    if (typeof value !== 'object' || value === null || !('since' in value)) return value;
    return { ...value, since: Math.min(GRACE, now - Number(value.since)) };
  };
  return JSON.stringify(state, relative);
}

interface Transition {
  before: State;
  input: Input;
  now: number;
  after: State;
  done: string; // the actions that were sent
  effects: number;
}

/** Every way through a world, up to a depth. */
function* transitions(offer: Offer): Generator<Transition> {
  const start = step(IDLE, { type: 'settled', now: 0, wait: 420 }, offer).state;
  const seen = new Set([keyOf(start, 0)]);
  let queue: [State, number][] = [[start, 0]];
  for (let depth = 0; depth < DEPTH; depth++) {
    const next: [State, number][] = [];
    for (const [before, time] of queue) {
      for (const now of WAITS.map((wait) => time + wait)) {
        for (const input of inputsOf(offer, now)) {
          const { state, effects } = step(before, input, offer);
          const done = effects.flatMap((effect) => (effect.do === 'act' ? effect.codes : [])).join(' ');
          yield { before, input, now, after: state, done, effects: effects.length };
          const key = keyOf(state, now);
          if (seen.has(key) || state.at === 'sent') continue;
          seen.add(key);
          next.push([state, now]);
        }
      }
    }
    queue = next;
  }
}

const costlyCodes = new Set([
  'pay-five',
  'pay-door:Rd',
  'pay-key:Bk',
  'tear:1',
  'tear:2',
  'imp',
  'b',
  'discard:Rk',
  'burn:2',
]);

for (const [name, offer] of Object.entries(worlds)) {
  test(
    `whatever is done in the world of ${name}, five things hold`,
    () => {
      let searched = 0;
      const broken = new Set<string>();
      const offers = (state: State, on: TargetId): boolean =>
        on in offer.direct ||
        on in offer.pickable ||
        (restOf(state).at === 'arranging' && (on.startsWith('card:1') || on.startsWith('card:2')));
      for (const { before, input, now, after, done, effects } of transitions(offer)) {
        searched += 1;
        const fails = (rule: string): unknown =>
          broken.add(`${rule}: ${JSON.stringify(before)} ${JSON.stringify(input)}`);
        const armed = armedIn(before);
        const ripe = armed !== undefined && now - armed.since >= GRACE;
        if (input.type === 'press') {
          const [first, ...more] = answersAt(restOf(before), input.on, offer);
          const same = first !== undefined && !more.length && armed !== undefined && isSame(first, armed.answer);
          if (same && ripe && !done) fails('what is armed is done by another press');
          const settling = same && !ripe;
          const dead = JSON.stringify(before) === JSON.stringify(after) && !effects;
          const slipped = before.at === 'picked' && now - before.since < GRACE && input.on === before.piece;
          if (offers(before, input.on) && dead && !settling && !slipped && before.at !== 'sent')
            fails('no press is dead');
          if (before.at === 'armed' && !same && after.at === 'armed' && isSame(after.answer, before.answer))
            fails('a press elsewhere disarms');
        }
        if (done && costlyCodes.has(done)) {
          const held = before.at === 'holding' && (input.type === 'time' || input.type === 'up');
          const twice = input.type === 'press' && ripe && armed?.answer.codes.join(' ') === done;
          if (!(held && now >= before.since + HOLD) && !twice) fails('nothing costly by one press or a drop');
        }
      }
      expect([...broken].slice(0, 5)).toEqual([]);
      expect(searched).toBeGreaterThan(100);
    },
    PATIENCE,
  );
}

test.each([60, 120, 300, 400])('an impatient finger, every %i ms, is heard as soon as the grace is over', (gap) => {
  for (const on of ['zone:deck', 'card:1', 'card:2']) {
    let state: State = IDLE;
    let done = -1;
    for (let i = 0; i < 20 && done < 0; i++) {
      const outcome = step(state, { type: 'press', on, now: i * gap }, nightmare);
      state = outcome.state;
      if (outcome.effects.some((effect) => effect.do === 'act')) done = i * gap;
    }
    expect(done).toBeGreaterThanOrEqual(GRACE);
    expect(done).toBeLessThan(GRACE + gap);
  }
});

function after(offer: Offer, ...inputs: Input[]): State {
  return inputs.reduce<State>((state, input) => step(state, input, offer).state, IDLE);
}
const press = (on: TargetId, now = 0): Input => ({ type: 'press', on, now });

test('a price that is named on its label is paid on its pile', () => {
  expect(after(nightmare, press('button:pay-five'), press('zone:deck', 400))).toMatchObject({
    at: 'sent',
    answer: { codes: ['pay-five'] },
  });
});

test('what is named stays named while it is held', () => {
  const held = after(nightmare, press('zone:deck'), { type: 'down', on: 'zone:deck', now: 500 });
  expect(lookOf(held, 'button:pay-five', nightmare).armed).toBe(true);
});

test('a picked card is put back by a press on the floor, and by Escape', () => {
  expect(after(turn, press('card:1'), press(FLOOR, 500))).toEqual(IDLE);
  expect(after(turn, press('card:1'), { type: 'dismiss' })).toEqual(IDLE);
});

test('what a picked card would cost is put back first, then the card', () => {
  const armed = after(turn, press('card:2'), press('zone:discard', 500));
  expect(armed.at).toBe('armed');
  const picked = step(armed, { type: 'dismiss' }, turn).state;
  expect(picked).toMatchObject({ at: 'picked', piece: 'card:2' });
});

test('a second press on a card plays it where that is free, and puts it back where it is not', () => {
  expect(after(turn, press('card:1'), press('card:1', 500))).toMatchObject({ at: 'sent' });
  expect(after(turn, press('card:2'), press('card:2', 500))).toEqual(IDLE);
});

test('a costly drop is named, and the card is in the fingers still', () => {
  const dropped = after(
    turn,
    { type: 'drag', on: 'card:2', now: 0 },
    { type: 'over', on: 'zone:discard' },
    { type: 'drop', now: 900 },
  );
  expect(dropped).toMatchObject({ at: 'armed', before: { at: 'picked', piece: 'card:2' } });
  expect(lookOf(dropped, 'button:discard:Rk', turn).armed).toBe(true);
});

test('a question with one answer is answered in time, at once by the floor, and not after another press', () => {
  const waiting = step(IDLE, { type: 'settled', now: 0, wait: 420 }, alone).state;
  expect(step(waiting, { type: 'time', now: 419 }, alone).effects).toEqual([]);
  expect(step(waiting, { type: 'time', now: 420 }, alone).effects).toEqual([{ do: 'act', codes: ['ok'] }]);
  expect(step(waiting, press(FLOOR, 1), alone).effects).toEqual([{ do: 'act', codes: ['ok'] }]);
  expect(step(waiting, press('card:9', 1), alone).state).toEqual(IDLE);
});

test('an arrangement that loses the game is confirmed twice, and one that changes is asked for anew', () => {
  const begun = step(IDLE, { type: 'settled', now: 0, wait: undefined }, prophecy).state;
  const play = (...inputs: Input[]): State =>
    inputs.reduce((state, input) => step(state, input, prophecy).state, begun);
  expect(play(press('card:1'), press(CONFIRM))).toMatchObject({ at: 'sent' });
  expect(play(press('card:2'), press(CONFIRM))).toMatchObject({ at: 'armed' });
  expect(play(press('card:2'), press(CONFIRM), press('card:1', 500))).toMatchObject({ at: 'arranging' });
  expect(play(press('card:2'), press('power:imp'), { type: 'dismiss' })).toMatchObject({ now: { chosen: [2] } });
  expect(play(press('card:2'), { type: 'undo' })).toMatchObject({ now: NOTHING_ARRANGED, undo: [] });
});

test('the way to an action leads from the card to what it is brought to', () => {
  expect(nextTargets(IDLE, turn, 'discard:Rk')).toEqual(['card:2']);
  const picked = after(turn, press('card:2'));
  expect(nextTargets(picked, turn, 'discard:Rk')).toEqual(['button:discard:Rk', 'zone:discard']);
});

test('of things that lie over each other the one is meant that takes the card', () => {
  const picked = after(turn, press('card:1'));
  expect(meant(picked, ['card:9', 'zone:row'], turn)).toBe('zone:row');
  expect(meant(IDLE, ['card:9', 'zone:row'], turn)).toBe('card:9');
});
