// Which action belongs to which card on the table. Only what the ruleset's description says of the
// verbs is compared here: what is possible was decided elsewhere.

import type { QuestionDescription } from '../generated/wire';
import type { ActionParts, Role, Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';
import type { Insight, VerbDescription, View } from '../transport/types';

const MANY = 6;
/** Cards that come back are no loss. */
const NO_LOSS = new Set(['returned', 'spent']);

export interface Choice {
  code: string;
  verb: VerbDescription;
  parts: ActionParts;
  card: string; // "" if it names none
  zones: string[]; // where that card lies
  hand: boolean; // it lies in the hand
  extra: boolean; // it is offered besides what is asked
}

interface Asked {
  view: View | undefined;
  ruleset: Ruleset | undefined;
  question: QuestionDescription | undefined;
}

/** At which end of a line a card is let go. */
export type End = 'first' | 'last';

export function choicesOf(view: View, ruleset: Ruleset): Choice[] {
  return view.actions.flatMap((code) => {
    const parts = ruleset.parse(code);
    if (!parts) return [];
    const zones = parts.card ? ruleset.sources(parts, view.seat) : [];
    const hand = zones.some((zone) => ruleset.role(zone) === 'hand');
    return [{ code, verb: parts.verb, parts, card: parts.card, zones, hand, extra: view.extras.includes(code) }];
  });
}

/** The choices that a card in a zone offers. */
export function offered(choices: Choice[], zone: string, code: string): Choice[] {
  return choices.filter((choice) => choice.card === bare(code) && choice.zones.includes(zone));
}

/** On a turn, and wherever only cards of the hand are chosen between, they are picked up first. */
export function byCard(choices: Choice[], view: View, ruleset: Ruleset): boolean {
  const main = mainOf(choices);
  const turn = ruleset.questions.get(view.step)?.window === 'turn';
  return turn || (main.length > 0 && main.every((choice) => choice.hand));
}

/** What is asked; extras are offered besides. */
export const mainOf = (choices: Choice[]): Choice[] => choices.filter((choice) => !choice.extra);

/** What is asked names nothing that lies on the table, nor takes anything: the ways are told side by side. */
export function isPlain(choices: Choice[]): boolean {
  const main = mainOf(choices);
  return (
    main.length > 1 &&
    main.every(({ verb }) => verb.argument === 'nothing' && verb.kind === 'act' && !verb.costs.length)
  );
}

/** Nothing is asked but whether to do something else before the game goes on. */
export function goingOn(choices: Choice[], view: View): Choice | undefined {
  const [main, ...more] = mainOf(choices);
  return main && !more.length && view.extras.length && main.verb.kind === 'continue' ? main : undefined;
}

/** Many choices of one kind that differ by their card are shown as cards, behind all others. */
export function picturedVerbs(choices: Choice[]): string[] {
  const verbs = choices.filter((choice) => choice.card).map((choice) => choice.verb.name);
  return [...new Set(verbs)].filter((verb) => verbs.filter((one) => one === verb).length > MANY);
}

/** Cards to choose between: Doors first, then what is needed to win, what opens Doors, and rooms. */
export function byWorth(choices: Choice[], ruleset: Ruleset): Choice[] {
  const worth = ({ card }: Choice): number => {
    const described = ruleset.cards.get(card);
    if (!described) return 4;
    if (described.card_class === 'door') return 0;
    if (described.required) return 1;
    if (described.opens.length) return 2;
    return described.card_class === 'location' ? 3 : 4;
  };
  return choices.toSorted((a, b) => worth(a) - worth(b));
}

/** What nearly everybody wants, if it is offered: a Door that counts. */
export const isWanted = (choice: Choice, view: View): boolean =>
  choice.verb.gains === 'door' && !choice.extra && !isWasted(choice, view);

/** The way past Doors that would only go to Limbo. */
export const isWayPast = ({ verb, extra }: Choice, view: View): boolean =>
  verb.kind === 'decline' && !extra && view.wasted_actions.length > 0;

/** It is after a Door that would only go to Limbo. */
export const isWasted = (choice: Choice, view: View): boolean => view.wasted_actions.includes(choice.code);

/** What takes something dear away, or the victory, wants a second tap. */
export function isCostly(choice: Choice, view: View, insight: Insight): boolean {
  return choice.verb.costly || isWasted(choice, view) || insight.unwinnable.includes(choice.code);
}

/** What the table loses by a costly choice, as cards. */
export function lostBy(choice: Choice, insight: Insight): string[] {
  const costs = insight.costs[choice.code] ?? [];
  const cards = costs.filter((cost) => !NO_LOSS.has(cost.what)).flatMap((cost) => cost.cards.map(bare));
  return cards.length || !choice.card ? cards : [choice.card];
}

/** The choice brings a card to a zone of one of these roles: what is asked first, then the far end of a line. */
export function leadingTo(choices: Choice[], roles: readonly Role[], view: View, ruleset: Ruleset): Choice | undefined {
  const fitting = choices.filter((choice) => {
    const targets = ruleset.resolveAll(choice.verb.target, view.seat);
    return targets.some((zone) => roles.some((role) => role === ruleset.role(zone)));
  });
  return best(fitting, 'last');
}

/** Of what is asked, the verb that brings a card to this zone, whether it may be done now or not. */
export function wayTo({ view, ruleset, question }: Asked, zone: string): string | undefined {
  if (!view || !ruleset) return undefined;
  return question?.picks.find((name) => {
    const verb = ruleset.verbs.get(name);
    const card = verb?.argument === 'hand-card' || verb?.argument === 'card';
    return card && ruleset.resolveAll(verb.target, view.seat).includes(zone);
  });
}

/** The card that a choice names goes into the labyrinth, as what is asked for. */
export const playsCard = (choice: Choice, view: View, ruleset: Ruleset): boolean =>
  !choice.extra && leadingTo([choice], ['labyrinth'], view, ruleset) !== undefined;

/** What it means to let a card of a zone go on another zone. */
export function dropped(
  choices: Choice[],
  zone: string,
  code: string,
  target: string,
  end: End,
  [view, ruleset]: readonly [View, Ruleset],
): Choice | undefined {
  if (zone === target) return undefined;
  const there = offered(choices, zone, code).filter(({ verb }) =>
    ruleset.resolveAll([...verb.target, ...verb.on], view.seat).includes(target),
  );
  return best(there, end);
}

function best(choices: Choice[], end: End): Choice | undefined {
  const rank = ({ extra, verb }: Choice): number => Number(extra) * 2 + Number(verb.end !== '' && verb.end !== end);
  return choices.toSorted((a, b) => rank(a) - rank(b))[0];
}
