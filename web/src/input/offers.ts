// What each target offers: choices and their places, as the machine of the table reads them.

import type { HeldPower } from '../generated/wire';
import type { Card } from '../model/pieces';
import type { Role, Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';
import type { View } from '../transport/types';
import type { Anchor } from './anchors';
import { cardTarget } from './arrangement';
import { type Choice, dropped, leadingTo, offered } from './choices';
import type { Answer, Arrangement, Offer, TargetId } from './interaction';
import { type Pair, pairActions } from './pairs';

export const PLAYED: readonly Role[] = ['labyrinth', 'line'];
export const DISCARDED: readonly Role[] = ['discard'];
/** Where a card is thrown, or sent by a key. */
export const TO_PLAY: TargetId = 'to:play';
export const TO_DISCARD: TargetId = 'to:discard';

export const buttonTarget = (code: string): TargetId => `button:${code}`;
export const zoneTarget = (zone: string, end = ''): TargetId => `zone:${zone}${end === 'first' ? '/first' : ''}`;
export const powerTarget = (verb: string): TargetId => `power:${verb}`;
/** A thing that does nothing itself and can be asked about. */
export const pageTarget = (id: string): TargetId => `page:${id}`;
/** The zone of such a target, whichever end of it is meant. */
export const zoneOf = (on: TargetId): string | undefined =>
  on.startsWith('zone:') ? on.slice('zone:'.length).replace(/\/first$/, '') : undefined;

export interface Asked {
  view: View;
  ruleset: Ruleset;
  zones: Readonly<Record<string, readonly Card[]>>;
  choices: Choice[];
  anchors: ReadonlyMap<string, Anchor>; // none where cards are picked up first
  powers: readonly (readonly [HeldPower, readonly Choice[]])[]; // with what they can be used for now
  byCard: boolean;
  pair: Pair | undefined;
  arrange: Arrangement | undefined;
  only: Choice | undefined;
  isCostly: (choice: Choice) => boolean;
}

type Direct = Record<TargetId, Answer[]>;
type Ways = Record<TargetId, Answer>;

export const NOTHING_OFFERED: Offer = { direct: {}, pickable: {}, arrange: undefined, only: undefined };

export function offersOf(asked: Asked): Offer {
  const direct = directOf(asked);
  return {
    direct,
    pickable: asked.arrange ? {} : pickableOf(asked, direct),
    arrange: asked.arrange,
    only: asked.only && { codes: [asked.only.code], costly: false },
  };
}

function directOf(asked: Asked): Direct {
  const direct: Direct = {};
  // What is arranged is confirmed as a whole; besides it there may be powers.
  const choices = asked.arrange ? asked.choices.filter(({ extra }) => extra) : asked.choices;
  for (const choice of choices) {
    const answer = answerOf(choice, asked);
    if (!(asked.byCard && choice.hand)) direct[buttonTarget(choice.code)] = [answer];
    for (const on of placesOf(choice, asked)) direct[on] = [...(direct[on] ?? []), answer];
  }
  for (const [power, uses] of asked.powers) {
    if (uses.length) direct[powerTarget(power.verb)] = uses.map((choice) => answerOf(choice, asked));
  }
  // Several ways of one card are shown when it is picked up; those of a pile hang on it.
  const single = ([on, answers]: [TargetId, Answer[]]): boolean => answers.length === 1 || on.startsWith('power:');
  return Object.fromEntries(Object.entries(direct).filter(single));
}

/** The things by which a choice is made: cards of a zone, or the zone as a whole. */
function placesOf(choice: Choice, { anchors, zones, byCard }: Asked): TargetId[] {
  const anchor = anchors.get(choice.code);
  if (!anchor?.zone || byCard) return [];
  if (!anchor.card) return [zoneTarget(anchor.zone)];
  const there = zones[anchor.zone] ?? [];
  const fits = (card: Card, i: number): boolean =>
    bare(card.code) === anchor.card && (!anchor.place || anchor.place === i + 1);
  return there.flatMap((card, i) => (fits(card, i) ? [cardTarget(card.id)] : []));
}

function pickableOf(asked: Asked, direct: Direct): Record<TargetId, Ways> {
  const pickable: Record<TargetId, Ways> = {};
  for (const [zone, cards] of Object.entries(asked.zones)) {
    for (const card of cards) {
      const on = cardTarget(card.id);
      const ways = on in direct ? {} : (pairWays(zone, card, asked) ?? waysOf(zone, card, asked));
      if (Object.keys(ways).length) pickable[on] = ways;
    }
  }
  return pickable;
}

/** Where a card can go: by the buttons of its ways, to zones and their ends, and by a second press on it. */
function waysOf(zone: string, card: Card, asked: Asked): Ways {
  const { choices, view, ruleset } = asked;
  const offers = offered(choices, zone, card.code);
  const ways: Ways = {};
  const put = (on: TargetId, choice: Choice | undefined): void => {
    if (choice) ways[on] = answerOf(choice, asked);
  };
  const names = offers.flatMap(({ verb }) => ruleset.resolveAll([...verb.target, ...verb.on], view.seat));
  for (const name of new Set(names)) {
    for (const end of ['first', 'last'] as const) {
      put(zoneTarget(name, end), dropped(offers, zone, card.code, name, end, [view, ruleset]));
    }
  }
  for (const choice of offers) put(buttonTarget(choice.code), choice);
  put(TO_PLAY, leadingTo(offers, PLAYED, view, ruleset));
  put(TO_DISCARD, leadingTo(offers, DISCARDED, view, ruleset));
  const [first] = offers;
  if (first && !first.verb.costs.length) put(cardTarget(card.id), first);
  return ways;
}

/** Of two cards that are exchanged, the other one. */
function pairWays(zone: string, card: Card, { pair, zones, choices, ruleset }: Asked): Ways | undefined {
  const holds = (name: string, one: Card): boolean =>
    name === pair?.zones[1] || offered(choices, name, one.code).length > 0;
  if (!pair?.zones.includes(zone) || !holds(zone, card)) return undefined;
  const ways: Ways = {};
  for (const name of pair.zones) {
    for (const other of name === zone ? [] : (zones[name] ?? [])) {
      const codes = pairActions(pair, { zone, code: card.code }, { zone: name, code: other.code }, ruleset);
      if (codes.length && holds(name, other)) ways[cardTarget(other.id)] = { codes, costly: false };
    }
  }
  return ways;
}

const answerOf = (choice: Choice, { isCostly }: Asked): Answer => ({
  codes: [choice.code],
  costly: isCostly(choice),
});
