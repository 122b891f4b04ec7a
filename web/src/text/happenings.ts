// What happened, in words: the sentence of a caption, the few words of a row of the log and of the curtain.
// The server has decided what it means; here is only which message says it, and how much of it fits.

import type { Ruleset } from '../model/ruleset';
import type { Happening, HappeningPart, Promised, View } from '../transport/types';
import { type Args, say, words } from './fluent.svelte';

export const HIDDEN = '??';

/** Who is told. */
export interface Listener {
  readonly number: number;
  readonly names: readonly string[];
  readonly ruleset: Ruleset;
}

type Form = '' | '.log' | '.strip';

/** A sentence of the caption. */
export interface Line {
  text: string;
  kind: Happening['kind'];
  weight: Happening['weight'];
  turn: number; // how many turns began before it
  happening: number; // its place among what happened at once
  passing: boolean; // a later one tells what became of its cards
}

/** A row of the log. */
export interface Row {
  turn: number;
  title: string;
  text: string; // all of it, in sentences
  cards: string[]; // the few that it is about
  open: boolean; // a Door was gained
  tone: 'gain' | 'loss' | '';
}

/** What happened at once, and how long the unfinished series of the row is afterwards. */
interface Frame {
  readonly happenings: readonly Happening[];
  readonly view: Pick<View, 'series_length'>;
}

/** A step on the curtain. */
export interface Step {
  label: string;
  cards: string[]; // "??" for what stays hidden
  open: boolean;
  signal: string;
}

const ROLES = ['subject', 'price', 'lost', 'revealed', 'drawn', 'banished', 'returned', 'used'] as const;
const RANKS: Record<Happening['weight'], number> = { quiet: 0, line: 1, moment: 2, blow: 3 };
const ASIDE: readonly Happening['kind'][] = ['turn', 'shuffle'];
const MOST_CARDS = 4;

/** A happening of a module without texts is told by where its cards went. */
export function sayHappening(one: Happening, listener: Listener, form: Form = '', more: Args = {}): string {
  return say(words.first(`happened-${one.key}`, 'happened-moved') + form, { ...argumentsOf(one, listener), ...more });
}

/** What an action leads to, where its happening has words for that. */
export function sayPromise(promised: Promised | undefined, more: Args = {}): string {
  const key = `happened-${promised?.key ?? ''}`;
  if (!words.hasForm(key, 'promise')) return '';
  return say(`${key}.promise`, { ...more, ...promised?.args, door: promised?.args.door || 'none' });
}

/** Everything that a message may speak of; what there is not is empty. */
function argumentsOf({ seat, args, parts }: Happening, { number, names, ruleset }: Listener): Args {
  const codes = ROLES.flatMap((role) => String(args[role] ?? '').split(' ')).filter(Boolean);
  const hidden = codes.filter((code) => code === HIDDEN).length;
  const [first] = parts;
  const signal = String(args.words ?? '');
  return {
    ...Object.fromEntries([...ROLES, 'limbo'].map((role) => [role, ''])),
    place: 0,
    group: 'none',
    before: 0,
    after: 0,
    deck: 0,
    known: codes.length - hidden,
    hidden,
    who: seat === number ? 'you' : 'other',
    name: names[seat] ?? '',
    players: names.length > 1 ? 'two' : 'one',
    ...(first && { source: ruleset.family(first.source), target: ruleset.family(first.target) }),
    ...args,
    words: signal && words.raw(words.first(`signal-${signal}`, 'signal'), { colour: signal }),
  };
}

/** A sentence for each, and one where the deck is shuffled. */
export function linesOf(happened: readonly Happening[], listener: Listener): Line[] {
  let turn = 0;
  return happened.flatMap((one, happening) => {
    if (one.kind === 'turn') {
      turn += 1;
      return [];
    }
    const passing = isPassing(one, happened.slice(happening + 1), listener);
    const told: Line = {
      text: sayHappening(one, listener),
      kind: one.kind,
      weight: one.weight,
      turn,
      happening,
      passing,
    };
    if (!one.shuffles || one.kind === 'shuffle') return [told];
    return [told, { text: say('happened-shuffle'), kind: 'shuffle', weight: 'quiet', turn, happening, passing: true }];
  });
}

/** A card was drawn, and what it does was settled at once. */
function isPassing({ parts }: Happening, later: readonly Happening[], { ruleset }: Listener): boolean {
  const [drawn] = parts.map(({ target }) => target).filter((zone) => ruleset.role(zone) === 'drawn');
  return drawn !== undefined && later.some((one) => one.parts.some(({ source }) => source === drawn));
}

/** The sentences that matter, in their order: the own move, what it led to, no more than fit. */
export function gist(told: readonly Line[], most: number): Line[] {
  const worth = told.filter(({ kind }) => kind !== 'shuffle');
  let kept = worth.length ? worth : [...told];
  if (kept.length > most) kept = kept.filter(({ turn }) => turn === kept.at(-1)?.turn);
  while (kept.length > most) {
    const ranks = kept.map(rankOf);
    kept.splice(ranks.indexOf(Math.min(...ranks.slice(1)), 1), 1);
  }
  return kept;
}

/** What a look has brought, to be said again where its cards are arranged. */
export const sayFound = (told: readonly Line[]): string =>
  told.findLast(({ kind, weight }) => kind === 'look' && weight === 'moment')?.text ?? '';

function rankOf({ kind, weight, passing }: Line): number {
  if (passing) return -1;
  return kind === 'return' ? 0 : RANKS[weight]; // nobody has brought that about
}

/** A frame as a row of the log; none where nothing is to be told. */
function rowOf({ happenings, view }: Frame, turn: number, listener: Listener): Row | undefined {
  const series = view.series_length;
  const told = happenings.filter(({ kind }) => !ASIDE.includes(kind));
  const loud = told.filter(({ weight }) => weight !== 'quiet');
  const main = loud.length ? loud : told.slice(0, 1);
  if (!main.length) return undefined;
  const cards = main.flatMap(({ parts }) => parts.map(({ card }) => card)).filter(Boolean);
  return {
    turn,
    title: [...new Set(main.map((one) => sayHappening(one, listener, '.log', { series })))].join(' · '),
    text: told.map((one) => sayHappening(one, listener)).join(' '),
    cards: [...new Set(cards)].slice(0, MOST_CARDS),
    open: main.some(({ kind }) => kind === 'door'),
    tone: toneOf(main),
  };
}

function toneOf(main: readonly Happening[]): Row['tone'] {
  const gained = ({ kind, key }: Happening): boolean => kind === 'door' || key === 'end-won';
  const suffered = ({ kind, key }: Happening): boolean => kind === 'nightmare' || kind === 'lose' || key === 'end-lost';
  if (main.some(gained)) return 'gain';
  return main.some(suffered) ? 'loss' : '';
}

/** Frame by frame, from a turn on. */
export function rowsOf<T extends Frame>(frames: readonly T[], listener: Listener, turn = 1): (Row & { frame: T })[] {
  let now = turn;
  return frames.flatMap((frame) => {
    const row = rowOf(frame, now, listener);
    now += frame.happenings.filter(({ kind }) => kind === 'turn').length;
    return row ? [{ ...row, frame }] : [];
  });
}

/** The turn, step by step, without what was undone. */
export function stripOf(happened: readonly Happening[], listener: Listener): Step[] {
  return standing(happened)
    .filter(({ kind }) => !ASIDE.includes(kind))
    .map((one) => ({
      label: sayHappening(one, listener, '.strip'),
      cards: one.parts.flatMap(({ card, n }) => Array<string>(n).fill(card || HIDDEN)),
      open: one.kind === 'door',
      signal: one.kind === 'signal' ? String(one.args.words ?? '') : '',
    }));
}

/** A happening that is undone is followed by one with a number that it had, or a smaller one. */
function standing(happened: readonly Happening[]): Happening[] {
  const left: Happening[] = [];
  for (const one of happened) {
    if (one.kind !== 'undo') left.push(one);
    else while ((left.at(-1)?.id ?? -1) >= one.id) left.pop();
  }
  return left;
}

/** What the next player has been told, without what the one before has not. */
export function knownToBoth(told: readonly Happening[], before: readonly Happening[]): Happening[] {
  const heard = before.flatMap(({ parts }) => parts.flatMap(singles));
  return told.map((one) => ({
    ...one,
    args: one.kind === 'signal' ? one.args : {},
    parts: one.parts.flatMap((part) => singles(part).map((each) => seen(each, heard))),
  }));
}

/** Its back, where somebody else has not heard of it. */
function seen(part: HappeningPart, heard: HappeningPart[]): HappeningPart {
  const at = heard.findIndex((one) => nameOf(one) === nameOf(part));
  if (at < 0) return { ...part, card: '' };
  heard.splice(at, 1);
  return part;
}

const singles = (part: HappeningPart): HappeningPart[] => Array.from({ length: part.n }, () => ({ ...part, n: 1 }));
const nameOf = ({ card, source, target }: HappeningPart): string => [card, source, target].join(' ');
