// What stands on the label of a choice: the verb first, then what it brings or costs.

import { sayChoice, seriesColour } from '../text/actions';
import { sayCosts } from '../text/facts';
import { say, up, words } from '../text/fluent.svelte';
import { sayPromise } from '../text/happenings';
import { type Choice, isWasted, lostBy } from './choices';
import type { Controls } from './controls.svelte';
import { inputKind } from './inputKind.svelte';

export interface Label {
  verb: string;
  follows: string;
  spoken: string; // all of it, for those who hear it
  loss: string; // what a costly choice takes away
  armed: string; // what is asked when it has been named once
  pips: number; // how many things are paid, where something is
  gain: boolean;
}

const MOST_PIPS = 6;
const NOTHING: Label = { verb: '', follows: '', spoken: '', loss: '', armed: '', pips: 0, gain: false };

export function labelOfChoice(controls: Controls, choice: Choice): Label {
  const { view, ruleset, insight, armed } = controls;
  if (!view || !ruleset) return NOTHING;
  const partner = controls.source.seat?.names[1 - view.seat] ?? '';
  const [verb, more] = sayChoice(choice.code, view, ruleset, partner, counts(controls, choice));
  const next = follows(controls, choice) || more || priceOf(controls, choice);
  const loss = lossOf(controls, choice);
  const spoken = armed === choice.code ? `${verb}. ${loss}` : [verb, next].filter(Boolean).join(', ');
  const paid = insight.costs[choice.code] ?? choice.verb.costs;
  const pays = controls.isPrice(choice);
  const pips = pays
    ? Math.min(
        MOST_PIPS,
        Math.max(
          1,
          paid.reduce((sum, { n, cards }) => sum + (n || cards.length), 0),
        ),
      )
    : 0;
  return {
    verb,
    follows: next,
    spoken,
    loss,
    armed: `${sayArmed(choice, verb)} ${sayHow()}`,
    pips,
    gain: !isWasted(choice, view) && (choice.verb.gains === 'door' || choice.verb.gains === 'progress'),
  };
}

const sayArmed = ({ card, verb: { family } }: Choice, verb: string): string =>
  say(words.first(`web-armed-${family}`, 'web-armed'), { card, verb });

/** What a power costs besides itself, where nothing else is said of it. */
function priceOf({ insight }: Controls, { verb, extra }: Choice): string {
  const price = extra ? (insight.powers.find((power) => power.verb === verb.name)?.price ?? []) : [];
  return sayCosts(price.filter(({ what }) => what !== 'spent'));
}

/** Numbers that a label may speak of: the deck and the Doors, before and after. */
function counts(controls: Controls, choice: Choice): Record<string, number> {
  const { view, insight } = controls;
  const paid = insight.costs[choice.code] ?? choice.verb.costs;
  const of = (what: string): number => paid.filter((cost) => cost.what === what).reduce((sum, cost) => sum + cost.n, 0);
  const doors = controls.lying('doors').reduce((sum, [, cards]) => sum + cards.length, 0);
  const deck = view?.deck ?? 0;
  const { room, fills } = handOf(controls);
  const { need = 0, have = 0 } = insight.powers.find((power) => power.verb === choice.verb.name) ?? {};
  return {
    need,
    have,
    deck,
    left: Math.max(0, deck - of('deck')),
    doors,
    fewer: doors - of('door'),
    held: room,
    fills,
  };
}

function handOf(controls: Controls): { room: number; fills: number } {
  const room = controls.hand.reduce((sum, [, cards]) => sum + cards.length, 0);
  const fills = controls.hand.reduce((sum, [zone]) => sum + (controls.ruleset?.zones.get(zone)?.fills_to ?? 0), 0);
  return { room, fills };
}

function lossOf(controls: Controls, choice: Choice): string {
  const { view, insight } = controls;
  if (view && isWasted(choice, view)) return `${up(follows(controls, choice))}. ${sayHow()}`;
  const lost = lostBy(choice, insight);
  if (lost.length) return `${say('web-lost', { cards: lost.join(' ') })} ${sayHow()}`;
  const key = `web-lost-${choice.verb.family}`;
  return words.has(key) ? `${say(key)} ${sayHow()}` : sayHow();
}

/** How what is costly is done, in the way in which it was named. */
export const sayHow = (): string => say('web-sure', { by: inputKind.now });

/** What a choice leads to. */
function follows(controls: Controls, { code, card }: Choice): string {
  const { view, ruleset, insight } = controls;
  if (!view || !ruleset) return '';
  return sayPromise(insight.promises[code], { colour: ruleset.colour(card) || seriesColour(view, ruleset) });
}

/** The Door that the picked card leads to, or that can be taken now. */
export function doorSought(controls: Controls): string {
  const { insight, picked, staged, choices } = controls;
  const [row = ''] = controls.lying('labyrinth')[0] ?? [];
  const offered = picked ? controls.arriving(row) : staged ? choices : [];
  const doors = offered.map(({ code }) => String(insight.promises[code]?.args.door ?? ''));
  return doors.find(Boolean) ?? '';
}
