// The board on which cards of the deck are sorted: what lies where, until it is confirmed.

import { sound } from '../audio/mixer';
import type { Card } from '../model/pieces';
import type { Controls } from './controls.svelte';
import { type Arranged, actionsOf, isReady, NOTHING_ARRANGED, put, type Sifting, siftingOf } from './sifting';

export class Sorting {
  arranged = $state.raw<Arranged>(NOTHING_ARRANGED);
  private wish = $state.raw<number | 'fire'>(); // where somebody wants the next card
  private before: Arranged[] = [];

  constructor(private readonly controls: Controls) {}

  /** What may be done with the cards, if there are any to sort. */
  readonly board = $derived.by((): Sifting | undefined => {
    const { controls } = this;
    return controls.mine ? controls.withView((view, ruleset) => siftingOf(controls.choices, view, ruleset)) : undefined;
  });

  /** The cards in the order of the deck. */
  readonly cards = $derived.by((): Card[] => this.controls.source.seat?.zones[this.board?.zone ?? ''] ?? []);
  readonly slots = $derived.by(() =>
    this.board?.order ? this.cards.length - (this.board.burn ? this.board.least : 0) : 0,
  );
  readonly ready = $derived.by(() => this.board !== undefined && isReady(this.board, this.arranged));

  /** Where a card has been put: a place counted from 0, the fire, or nowhere yet. */
  whereIs(id: number): number | 'fire' | undefined {
    if (this.arranged.burnt.includes(id)) return 'fire';
    const place = this.arranged.placed.indexOf(id);
    return place < 0 ? undefined : place;
  }

  /** Where the next card goes that is tapped: what must burn burns first, then one place after the other. */
  readonly aim = $derived.by((): number | 'fire' | undefined => {
    const { board, arranged } = this;
    if (!board) return undefined;
    const burns = board.burn !== '' && arranged.burnt.length < board.most;
    if (this.wish === 'fire' && burns) return 'fire';
    if (this.wish === undefined && burns && arranged.burnt.length < board.least) return 'fire';
    return board.order && arranged.placed.length < this.slots ? arranged.placed.length : burns ? 'fire' : undefined;
  });

  aimAt(where: number | 'fire'): void {
    this.wish = where;
  }

  tap(id: number): void {
    if (this.whereIs(id) !== undefined) this.putAt(id, 'back');
    else if (this.aim !== undefined) this.putAt(id, this.aim);
  }

  putAt(id: number, where: number | 'fire' | 'back'): void {
    const { board } = this;
    if (!board || (where === 'fire' && !board.burn)) return;
    this.before.push(this.arranged);
    this.wish = undefined;
    this.arranged = put(this.arranged, id, where, board.most);
    sound(where === 'fire' ? 'burn' : 'set');
  }

  /** The last thing that was done on the board; false if nothing was. */
  takeBack(): boolean {
    const last = this.before.pop();
    if (!last) return false;
    this.arranged = last;
    return true;
  }

  confirm(): void {
    const { board, controls } = this;
    const { ruleset } = controls;
    if (!board || !ruleset || !this.ready) return;
    const actions = actionsOf(board, this.cards, this.arranged, ruleset);
    this.before = [];
    controls.source.actAll(actions);
  }

  reset(): void {
    this.before = [];
    this.arranged = NOTHING_ARRANGED;
  }
}
