// An exchange in the fingers: a card is laid on the other one, or both are tapped one after the other.

import type { Card } from '../model/pieces';
import type { Controls } from './controls.svelte';
import { otherZone, type Pair, pairActions, pairOf } from './pairs';

export class Pairing {
  constructor(private readonly controls: Controls) {}

  readonly pair = $derived.by((): Pair | undefined =>
    this.controls.mine ? this.controls.withView(pairOf) : undefined,
  );

  /** This card may be one of the two; of those that are named second, any may be. */
  holds(zone: string, code: string): boolean {
    if (!this.pair?.zones.includes(zone)) return false;
    return zone === this.pair.zones[1] || this.controls.offers(zone, code).length > 0;
  }

  /** A card of this zone is what the one in the fingers can be laid on. */
  takes(zone: string): boolean {
    const { picked } = this.controls;
    return this.pair !== undefined && picked !== undefined && otherZone(this.pair, picked.zone) === zone;
  }

  /** The card in the fingers and this one; whether that was an exchange. */
  join(zone: string, card: Card): boolean {
    const { picked, ruleset, source } = this.controls;
    if (!this.pair || !picked || !ruleset) return false;
    const one = { zone: picked.zone, code: picked.card.code };
    const actions = pairActions(this.pair, one, { zone, code: card.code }, ruleset);
    if (!actions.length) return false;
    if (source.line === 'open') this.controls.unpick();
    source.actAll(actions);
    return true;
  }

  /** The first tap takes a card up, the second one names the other; the same card again lays it down. */
  tap(zone: string, card: Card): void {
    const { picked } = this.controls;
    if (picked?.card.id === card.id) this.controls.unpick();
    else if (!this.join(zone, card)) this.controls.pick(zone, card);
  }
}
