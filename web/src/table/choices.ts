// Which action belongs to which card on the table. Only names are compared here: what is possible
// was decided elsewhere.

import type { View } from '../wire/types';
import { partsOf } from '../words/sentences';
import { bare } from '../words/words.svelte';

/** Where the card that a verb names lies; all others name a card of the hand. */
const LIES: Record<string, string[]> = {
  take: ['seen', 'deck'],
  waive: ['seen'],
  'discard-seen': ['seen', 'deck'],
  top: ['seen'],
  bottom: ['seen'],
  pick: ['seen', 'shared'],
  swap: ['hand'],
  'pay-door': ['doors'],
  'pay-partner-door': ['partner-doors'],
  'take-from': ['catcher'],
  'lose-tower': ['towers'],
  remove: ['discard'],
  retrieve: ['discard'],
  suffer: ['premonitions'],
  avert: ['premonitions'],
  fetch: ['deck'],
};

const TURN = 'act';
const MANY = 6;
const GOES_ON = new Set(['draw']);
/** What nearly everybody wants, if it is offered. */
const WANTED = new Set(['take', 'take-from', 'unlock']);

/** What takes something dear away wants a second tap. */
const COSTLY = new Set([
  'pay-door',
  'pay-partner-door',
  'pay-hand',
  'pay-five',
  'give-up',
  'lose-tower',
  'escape',
  'spell-punishment',
  'spell-planning',
  'spell-prophecy',
]);

/** Where a dragged card may be let go, and what that means. */
const DROPS: Record<string, string[]> = {
  row: ['play'],
  towers: ['build-right', 'build-left'],
  discard: ['discard', 'discard-seen', 'pay-key', 'pick'],
  deck: ['top', 'bottom'],
  drawn: ['unlock', 'pay-key', 'rally', 'chaos-unlock'],
  hand: ['pick', 'take', 'swap'],
  shared: ['swap'],
  pawn: ['charge'],
};

export interface Choice {
  code: string;
  verb: string;
  card: string; // "" if it names none
  zones: string[]; // where that card lies
}

export function choicesOf(view: View): Choice[] {
  return view.actions.map((code) => {
    const { verb, what, group } = partsOf(code);
    const card = /^[A-Z][a-z0-9]$/.test(what) ? what : '';
    return { code, verb, card, zones: card ? zonesOf(verb, group) : [] };
  });
}

function zonesOf(verb: string, group: string): string[] {
  return group ? [group] : (LIES[verb] ?? ['hand']);
}

/** The choices that a card in a zone offers; zones are named without their owner here. */
export function offered(choices: Choice[], zone: string, code: string): Choice[] {
  return choices.filter((choice) => choice.card === bare(code) && choice.zones.includes(zone));
}

/** On a turn, and wherever only cards of the hand are chosen between, they are picked up first. */
export function byCard(choices: Choice[], view: View): boolean {
  const main = mainOf(choices, view);
  return view.step === TURN || (main.length > 0 && main.every(inHand));
}

/** What is asked; extras are offered besides. */
export const mainOf = (choices: Choice[], view: View): Choice[] =>
  choices.filter((choice) => !view.extras.includes(choice.code));

/** Nothing is asked but whether to do something else before the game goes on. */
export function goingOn(choices: Choice[], view: View): Choice | undefined {
  const [main, ...more] = mainOf(choices, view);
  return main && !more.length && view.extras.length && GOES_ON.has(main.verb) ? main : undefined;
}

export const inHand = (choice: Choice): boolean =>
  choice.zones.some((zone) => zone === 'hand' || zone === 'shared' || zone === 'stored');

/** Many choices of one kind that differ by their card are shown as cards, behind all others. */
export function picturedVerbs(choices: Choice[]): string[] {
  const verbs = choices.filter((choice) => choice.card).map((choice) => choice.verb);
  return [...new Set(verbs)].filter((verb) => verbs.filter((one) => one === verb).length > MANY);
}

export const isWanted = (choice: Choice, view: View): boolean => WANTED.has(choice.verb) && !isVain(choice, view);

/** It is after a Door that would only go to Limbo. */
export const isVain = (choice: Choice, view: View): boolean => view.wasted_actions.includes(choice.code);

export function isCostly(choice: Choice, view: View): boolean {
  if (COSTLY.has(choice.verb) || isVain(choice, view)) return true;
  const needed = choice.card.endsWith('d') && choice.card !== 'Hd';
  return choice.verb === 'discard-seen' && needed && view.step !== 'two-keys';
}

/** What the table loses by a costly choice, as cards. */
export function lostBy(choice: Choice, hand: string[]): string[] {
  if (choice.verb === 'pay-hand' || choice.verb === 'escape') return hand.map(bare);
  return choice.card ? [choice.card] : [];
}

export function dropped(choices: Choice[], zone: string, target: string, code: string): Choice | undefined {
  const verbs = DROPS[target] ?? [];
  const mine = offered(choices, zone, code);
  return verbs.map((verb) => mine.find((choice) => choice.verb === verb)).find(Boolean);
}
