// Cards of the deck that are looked at, some of them burnt and the rest put back in an order of one's
// own. The board is arranged freely; only when it is confirmed does it become actions.

import type { QuestionDescription, View } from '../generated/wire';
import type { Card } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import { bare, words } from '../text/fluent.svelte';
import { type Choice, mainOf } from './choices';
import type { Arranged } from './interaction';

/** What may be done with the cards that are looked at, read from the questions of the ruleset. */
export interface Sifting {
  zone: string;
  burn: string; // the verb that discards one of them; "" if none is discarded now
  least: number; // of them to burn
  most: number;
  order: string; // the verb that puts one back; "" if that is not asked
  finish: string; // what says that no more is burnt
  below: boolean; // what is put back goes to the bottom of the deck
  ascending: boolean; // those that are burnt are named in the order of kinds
}

export function siftingOf(choices: Choice[], view: View, ruleset: Ruleset): Sifting | undefined {
  const question = ruleset.questions.get(view.step);
  const main = mainOf(choices).filter((choice) => choice.verb.kind === 'act');
  const [zone, ...more] = ruleset.own(view.seat, 'looked').filter((name) => (view.zones[name]?.length ?? 0) > 1);
  if (!question || !zone || more.length || !main.length) return undefined;
  if (!main.every((choice) => choice.zones.includes(zone))) return undefined;
  const verbs = new Set(main.map((choice) => choice.verb.name));
  const [verb = ''] = verbs;
  if (verbs.size !== 1) return undefined;
  const limits = { least: view.question?.least ?? 1, most: view.question?.most ?? 1 };
  const below = main.every((choice) => leadsTo(choice, 'bottom', view, ruleset));
  const plain = { zone, burn: '', least: 0, most: 0, order: '', finish: '', below, ascending: false };
  if (question.kind === 'order') return { ...plain, order: verb };
  const order = orderOf(question, ruleset);
  const burns = main.every((choice) => leadsTo(choice, 'discard', view, ruleset));
  if (!burns || !order) return undefined;
  return { ...plain, ...limits, burn: verb, order, finish: question.finish, ascending: question.sent === 'ascending' };
}

/** The verb of the question that puts back whatever is left of the same cards. */
function orderOf({ source, module }: QuestionDescription, ruleset: Ruleset): string {
  const all = [...ruleset.questions.values()].filter(({ kind }) => kind === 'order');
  const same = all.filter((one) => one.source.join() === source.join());
  return (same.find((one) => one.module === module) ?? same[0])?.picks[0] ?? '';
}

function leadsTo({ verb }: Choice, role: string, view: View, ruleset: Ruleset): boolean {
  return ruleset.resolveAll(verb.target, view.seat).some((zone) => ruleset.role(zone) === role);
}

/** The messages on a board: what is going on, what is asked, and what a place is called. */
export interface SiftingTexts {
  title: string;
  asked: string;
  place: string;
}

/** A question has its own title and wording, or those of the end of the deck that it is about. */
export function textsOf({ below }: Sifting, step: string): SiftingTexts {
  const end = below ? 'bottom' : 'top';
  return {
    title: words.first(`web-moment-${step}`, `web-moment-sorting-${end}`),
    asked: words.first(`web-sort-${step}`, `web-sort-order-${end}`),
    place: `web-sort-place-${end}`,
  };
}

/** A place counted from 0, or among those that burn. */
export type Spot = number | 'chosen';

/** How many places there are for cards that go back: one for each that does not burn. */
export const slotsOf = (sifting: Sifting, cards: readonly Card[], burnt: number): number =>
  sifting.order ? cards.length - (sifting.burn ? Math.max(sifting.least, burnt) : 0) : 0;

/** A card goes to a place, into the fire, or back to where it lay. A fire that was aimed at stays lit. */
export function put(now: Arranged, id: number, where: Spot | 'back', most: number): Arranged {
  const placed = now.placed.filter((one) => one !== id);
  const chosen = now.chosen.filter((one) => one !== id);
  const lit = now.aim === 'chosen' ? { aim: now.aim } : {};
  if (where === 'back') return { placed, chosen, ...lit };
  if (where === 'chosen') return { placed, chosen: [...chosen, id].slice(-most), ...lit };
  return { placed: placed.toSpliced(Math.min(where, placed.length), 0, id), chosen, ...lit };
}

/** All cards that go back, the next one first: what is not placed stays behind, as it lies. */
export function finalOrder(cards: readonly Card[], now: Arranged): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const rest = cards.filter((card) => !now.placed.includes(card.id) && !now.chosen.includes(card.id));
  return [...now.placed.flatMap((id) => byId.get(id) ?? []), ...rest];
}

/** What is done when the board is confirmed, one action after the other. */
export function actionsOf(sifting: Sifting, cards: readonly Card[], now: Arranged, ruleset: Ruleset): string[] {
  const burnt = cards.filter((card) => now.chosen.includes(card.id)).map((card) => bare(card.code));
  if (sifting.ascending) burnt.sort((a, b) => ruleset.place(a) - ruleset.place(b));
  const burning = burnt.map((code) => `${sifting.burn}:${code}`);
  const ended = sifting.finish && burnt.length < sifting.most ? [sifting.finish] : [];
  return [...burning, ...(sifting.burn ? ended : []), ...ordering(sifting.order, finalOrder(cards, now))];
}

/** Equal cards have no order: what is left of one kind is not asked for. */
function ordering(verb: string, cards: readonly Card[]): string[] {
  const codes = cards.map((card) => bare(card.code));
  const last = codes.findLastIndex((code) => code !== codes.at(-1));
  return verb ? codes.slice(0, last + 1).map((code) => `${verb}:${code}`) : [];
}

/** Enough of them burn to go on. */
export const isReady = (sifting: Sifting, now: Arranged): boolean =>
  !sifting.burn || now.chosen.length >= sifting.least;
