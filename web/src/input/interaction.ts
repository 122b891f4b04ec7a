// One machine for all that is touched: mouse, finger, keys and whoever reads the screen aloud press the same
// targets. It is pure: the time comes in with the input, and what shall be done goes out as data. What may be
// done at all, an offer says.

/** What can be touched: `card:12`, `zone:discard`, `power:imp`, `button:play:Rs`, `spot:fire`, `floor`. */
export type TargetId = string;

/** Actions that are done by one decision; what is costly is held, or pressed a second time. */
export interface Answer {
  readonly codes: readonly string[];
  readonly costly: boolean;
}

/** Cards that are laid out freely until it is confirmed: in places, or chosen. */
export interface Arranged {
  readonly placed: readonly number[];
  readonly chosen: readonly number[];
  readonly aim?: number | 'chosen' | undefined; // where somebody wants the next one
}

export interface Arrangement {
  press(now: Arranged, on: TargetId): Arranged | undefined;
  drop(now: Arranged, piece: TargetId, on: TargetId): Arranged | undefined;
  answer(now: Arranged): Answer | undefined; // of `CONFIRM`, as soon as there is enough
}

export interface Offer {
  readonly direct: Readonly<Record<TargetId, readonly Answer[]>>; // a press chooses
  readonly pickable: Readonly<Record<TargetId, Readonly<Record<TargetId, Answer>>>>; // a card, and where it can go
  readonly arrange: Arrangement | undefined;
  readonly only: Answer | undefined; // it may be done without anybody's press
}

export interface Idle {
  readonly at: 'idle';
}
export interface Arranging {
  readonly at: 'arranging';
  readonly now: Arranged;
  readonly undo: readonly Arranged[];
}
type Base = Idle | Arranging;
/** Nothing is half done but what can be put back. */
export type Resting =
  | Base
  | { readonly at: 'picked'; readonly piece: TargetId; readonly since: number }
  | { readonly at: 'open'; readonly on: TargetId; readonly before: Base }; // its answers are shown
export type Armed = {
  readonly at: 'armed';
  readonly answer: Answer;
  readonly on: TargetId;
  readonly since: number;
  readonly before: Resting;
};
export type State =
  | Resting
  | Armed
  | {
      readonly at: 'holding';
      readonly answer: Answer;
      readonly on: TargetId;
      readonly since: number;
      readonly before: Resting | Armed;
    }
  | { readonly at: 'dragging'; readonly piece: TargetId; readonly over: TargetId | undefined; readonly before: Resting }
  | { readonly at: 'auto'; readonly answer: Answer; readonly until: number }
  | { readonly at: 'sent'; readonly answer: Answer; readonly since: number; readonly before: Base };

export type Input =
  | { type: 'press' | 'down'; on: TargetId; now: number }
  | { type: 'drag'; on: TargetId; now: number }
  | { type: 'over'; on: TargetId | undefined }
  | { type: 'up' | 'drop' | 'time'; now: number }
  | { type: 'dismiss' | 'undo' }
  | { type: 'settled'; now: number; wait: number | undefined }; // a new offer; after which time it answers itself

export type Effect =
  | { do: 'act'; codes: readonly string[] }
  | { do: 'explain'; piece: TargetId; to: TargetId }
  | { do: 'help'; on: TargetId }
  | { do: 'undo' }
  | { do: 'sound'; name: 'lift' | 'set' | 'burn' };

export interface Look {
  picked: boolean;
  armed: boolean;
  filling: boolean;
}

export interface Outcome {
  state: State;
  effects: readonly Effect[];
}

export const FLOOR: TargetId = 'floor';
export const CONFIRM: TargetId = 'button:confirm';
export const HOLD = 350; // milliseconds until what is held is done
export const GRACE = 350; // two presses within them are one that slipped
export const IDLE: Idle = { at: 'idle' };
export const NOTHING_ARRANGED: Arranged = { placed: [], chosen: [] };

const to = (state: State, ...effects: Effect[]): Outcome => ({ state, effects });
const act = (answer: Answer, now: number, rest: Resting): Outcome =>
  to({ at: 'sent', answer, since: now, before: baseOf(rest) }, { do: 'act', codes: answer.codes });

/** Two answers that do the same, on whatever objects. */
export const isSame = (one: Answer, other: Answer): boolean => one.codes.join(' ') === other.codes.join(' ');

/** What a press on a target would choose between now. */
export function answersAt(state: Resting, on: TargetId, offer: Offer): readonly Answer[] {
  if (state.at === 'picked') {
    const there = offer.pickable[state.piece]?.[on];
    if (there) return on === state.piece ? [] : [there];
  }
  if (state.at === 'arranging' && on === CONFIRM) {
    const answer = offer.arrange?.answer(state.now);
    return answer ? [answer] : [];
  }
  return offer.direct[on] ?? [];
}

/** What lies under everything that is armed, held or carried. */
export function restOf(state: State): Resting {
  if (state.at === 'holding') return restOf(state.before);
  if (state.at === 'armed' || state.at === 'dragging' || state.at === 'sent') return state.before;
  return state.at === 'auto' ? IDLE : state;
}

export function step(state: State, input: Input, offer: Offer): Outcome {
  switch (input.type) {
    case 'press':
      return press(state, input.on, input.now, offer);
    case 'down':
      return down(state, input.on, input.now, offer);
    case 'drag':
      return drag(state, input.on, offer);
    case 'over':
      return to(state.at === 'dragging' ? { ...state, over: input.on } : state);
    case 'drop':
      return state.at === 'dragging' ? drop(state, input.now, offer) : to(state);
    case 'up':
      return state.at === 'holding' && input.now < state.since + HOLD ? to(state.before) : inTime(state, input.now);
    case 'time':
      return inTime(state, input.now);
    case 'dismiss':
      return to(dismissed(state));
    case 'undo':
      return undo(state);
    case 'settled':
      if (offer.only && input.wait !== undefined)
        return to({ at: 'auto', answer: offer.only, until: input.now + input.wait });
      return to(offer.arrange ? { at: 'arranging', now: NOTHING_ARRANGED, undo: [] } : IDLE);
  }
}

/** What has been named once, also while it is held. */
export function armedIn(state: State): Armed | undefined {
  if (state.at === 'holding') return armedIn(state.before);
  return state.at === 'armed' ? state : undefined;
}

/** Of targets that lie over each other, the one that is meant: what offers something, else the first. */
export function meant(state: State, candidates: readonly TargetId[], offer: Offer): TargetId | undefined {
  const rest = restOf(state);
  const piece = state.at === 'dragging' ? state.piece : rest.at === 'picked' ? rest.piece : undefined;
  const ways = piece === undefined ? {} : (offer.pickable[piece] ?? {});
  return candidates.find((on) => on in ways) ?? candidates[0];
}

/** How a target is drawn. */
export function lookOf(state: State, on: TargetId, offer: Offer): Look {
  const rest = restOf(state);
  const armed = armedIn(state);
  return {
    picked: (rest.at === 'picked' && rest.piece === on) || (state.at === 'dragging' && state.piece === on),
    armed: armed !== undefined && answersAt(rest, on, offer).some((one) => isSame(one, armed.answer)),
    filling: state.at === 'holding' && state.on === on,
  };
}

/** What to touch next on the way to an action, the best first: the card, then what it is brought to. */
export function nextTargets(state: State, offer: Offer, code: string): TargetId[] {
  const does = (answer: Answer | undefined): boolean => answer?.codes[0] === code;
  const rest = restOf(state);
  if (rest.at === 'picked') {
    const ways = Object.entries(offer.pickable[rest.piece] ?? {}).filter(([on, answer]) => does(answer) && isThing(on));
    if (ways.length) return ways.map(([on]) => on).toSorted(byButton);
  }
  const direct = Object.entries(offer.direct).filter(([, answers]) => answers.some(does));
  const picked = Object.entries(offer.pickable).filter(([, ways]) => Object.values(ways).some(does));
  return [...direct.map(([on]) => on).toSorted(byButton), ...picked.map(([on]) => on)];
}

/** A target that somebody sees, not a throw or a key. */
const isThing = (on: TargetId): boolean => !on.startsWith('to:');
const byButton = (a: TargetId, b: TargetId): number =>
  Number(b.startsWith('button:')) - Number(a.startsWith('button:'));

function press(state: State, on: TargetId, now: number, offer: Offer): Outcome {
  if (state.at === 'holding') return press(state.before, on, now, offer);
  if (state.at === 'auto') return on === FLOOR ? act(state.answer, now, IDLE) : press(IDLE, on, now, offer);
  const rest = restOf(state);
  const [first, ...more] = answersAt(rest, on, offer);
  const single = first && !more.length ? first : undefined;
  if (state.at === 'sent' && single && isSame(single, state.answer) && now - state.since < GRACE) return to(state);
  if (state.at === 'armed' && single && isSame(single, state.answer)) {
    return now - state.since < GRACE ? to(state) : act(single, now, rest); // `since` stays: the next press counts
  }
  if (single) return choose(single, on, now, rest);
  if (first) return to(rest.at === 'open' && rest.on === on ? rest.before : { at: 'open', on, before: baseOf(rest) });
  return elsewhere(rest, on, now, offer);
}

/** A press on what chooses nothing by itself. */
function elsewhere(rest: Resting, on: TargetId, now: number, offer: Offer): Outcome {
  const base = baseOf(rest);
  if (base.at === 'arranging') {
    const next = offer.arrange?.press(base.now, on);
    if (next) return arranged(base, next);
  }
  if (offer.pickable[on]) {
    if (rest.at === 'picked' && rest.piece === on) return again(rest, now, offer);
    return to({ at: 'picked', piece: on, since: now }, { do: 'sound', name: 'lift' });
  }
  if (on === FLOOR) return to(base);
  if (rest.at === 'picked') return to(rest, { do: 'explain', piece: rest.piece, to: on });
  return to(rest, { do: 'help', on });
}

function choose(answer: Answer, on: TargetId, now: number, rest: Resting): Outcome {
  return answer.costly ? to({ at: 'armed', answer, on, since: now, before: rest }) : act(answer, now, rest);
}

/** The picked card is pressed again: what it is there for, if that is free; else it is put back. */
function again(state: Resting & { at: 'picked' }, now: number, offer: Offer): Outcome {
  const free = offer.pickable[state.piece]?.[state.piece];
  if (free && !free.costly) return act(free, now, state);
  return to(now - state.since < GRACE ? state : IDLE);
}

function down(state: State, on: TargetId, now: number, offer: Offer): Outcome {
  const before = state.at === 'armed' ? state : restOf(state);
  const [only, ...more] = answersAt(restOf(state), on, offer);
  if (!only?.costly || more.length) return to(state);
  return to({ at: 'holding', answer: only, on, since: now, before });
}

function drag(state: State, piece: TargetId, offer: Offer): Outcome {
  const rest = restOf(state);
  if (!offer.pickable[piece] && rest.at !== 'arranging') return to(state);
  return to({ at: 'dragging', piece, over: undefined, before: rest }, { do: 'sound', name: 'lift' });
}

function drop(state: State & { at: 'dragging' }, now: number, offer: Offer): Outcome {
  const { piece, over } = state;
  const base = baseOf(state.before);
  const next = base.at === 'arranging' && over ? offer.arrange?.drop(base.now, piece, over) : undefined;
  if (base.at === 'arranging' && next) return arranged(base, next);
  const answer = over ? offer.pickable[piece]?.[over] : undefined;
  if (answer && over) return choose(answer, over, now, { at: 'picked', piece, since: now });
  return over && offer.pickable[piece] ? to(base, { do: 'explain', piece, to: over }) : to(base);
}

function arranged(base: Arranging, next: Arranged): Outcome {
  const burns = next.chosen.length > base.now.chosen.length;
  const changed = next.placed !== base.now.placed || next.chosen !== base.now.chosen;
  const state: Arranging = { at: 'arranging', now: next, undo: changed ? [...base.undo, base.now] : base.undo };
  return changed ? to(state, { do: 'sound', name: burns ? 'burn' : 'set' }) : to(state);
}

function inTime(state: State, now: number): Outcome {
  const due = state.at === 'auto' ? now >= state.until : state.at === 'holding' && now >= state.since + HOLD;
  return due && (state.at === 'auto' || state.at === 'holding') ? act(state.answer, now, restOf(state)) : to(state);
}

/** One step back: what is armed is not, what is open is closed, a card is put back. */
function dismissed(state: State): State {
  return state.at === 'armed' ? state.before : baseOf(restOf(state));
}

function undo(state: State): Outcome {
  const base = baseOf(restOf(state));
  const last = base.at === 'arranging' ? base.undo.at(-1) : undefined;
  if (base.at !== 'arranging' || !last) return to(base, { do: 'undo' });
  return to({ at: 'arranging', now: last, undo: base.undo.slice(0, -1) });
}

function baseOf(rest: Resting): Base {
  if (rest.at === 'open') return rest.before;
  return rest.at === 'picked' ? IDLE : rest;
}
