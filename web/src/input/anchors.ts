// Where on the table a choice is touched: a card, a pile, a zone. What lies where, the view says; which
// of it a choice is about, the description of its verb. What has no object is offered on the stage.

import type { Role, Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';
import type { View } from '../transport/types';
import type { Choice } from './choices';

export interface Anchor {
  zone: string; // "": nothing on the table
  card: string; // "": the zone as a whole
  place: number; // of the card in its zone, counted from 1; 0: any of its kind
}

const NOWHERE: Anchor = { zone: '', card: '', place: 0 };
/** Zones whose cards lie side by side, so that each can be touched. */
const SPREAD: readonly Role[] = ['hand', 'doors', 'labyrinth', 'line', 'shelf', 'store', 'looked'];
/** Zones that are touched as one thing. */
const HEAPS: readonly Role[] = ['deck', 'discard', 'limbo', ...SPREAD];

/** The object by which a choice is made, as long as no card is in the fingers. */
export function anchorOf(choice: Choice, view: View, ruleset: Ruleset): Anchor {
  if (choice.verb.kind !== 'act') return NOWHERE;
  return cardOf(choice, view, ruleset) ?? zoneOf(choice, view, ruleset) ?? NOWHERE;
}

/** The zones to which a choice brings the card in the fingers, or on which it is used. */
export function targetsOf({ verb }: Choice, view: View, ruleset: Ruleset): string[] {
  const touchable = (zone: string): boolean => has(HEAPS, ruleset.role(zone)) || ruleset.role(zone) === 'drawn';
  const used = ruleset.resolveAll(verb.on, view.seat).filter(touchable);
  return used.length ? used : ruleset.resolveAll(verb.target, view.seat).filter(touchable);
}

function cardOf({ card, zones, verb, parts }: Choice, view: View, ruleset: Ruleset): Anchor | undefined {
  if (verb.argument === 'cell') {
    const zone = ruleset.sources(parts, view.seat).find((name) => has(SPREAD, ruleset.role(name)));
    const there = zone && view.zones[zone]?.[parts.number - 1];
    return zone && there ? { zone, card: bare(there), place: parts.number } : undefined;
  }
  if (!card) return undefined;
  const lies = (name: string): boolean => (view.zones[name] ?? []).some((code) => bare(code) === card);
  const zone = zones.find((name) => has(SPREAD, ruleset.role(name)) && lies(name));
  return zone ? { zone, card, place: 0 } : undefined;
}

function zoneOf(choice: Choice, view: View, ruleset: Ruleset): Anchor | undefined {
  const { verb, parts, card } = choice;
  if (card || !(verb.costs.length || verb.gains || verb.argument === 'zone')) return undefined;
  const named = verb.argument === 'zone' ? ruleset.sources(parts, view.seat) : [];
  const paid = ruleset.resolveAll(verb.costs.map((cost) => cost.zone).filter(Boolean), view.seat);
  const found = [...named, ...ruleset.resolveAll(verb.on, view.seat), ...paid];
  const zone = found.find((name) => has(HEAPS, ruleset.role(name)) && name in zonesOf(view));
  return zone ? { zone, card: '', place: 0 } : undefined;
}

/** The deck is counted, not listed, in a view. */
const zonesOf = (view: View): object => ({ ...view.zones, deck: [] });

const has = (roles: readonly Role[], role: Role | undefined): boolean => role !== undefined && roles.includes(role);
