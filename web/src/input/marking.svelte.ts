// What has been marked so far, until it is confirmed.

import { sound } from '../audio/mixer';
import type { Controls } from './controls.svelte';
import { actionsFor, cheapest, isEnough, type Marks, marksOf, toggled } from './marks';

export class Marking {
  private kept = $state.raw<{ of: Marks | undefined; at: readonly number[] }>({ of: undefined, at: [] });

  constructor(private readonly controls: Controls) {}

  /** What may be marked, if several things are asked for that nobody sorts. */
  readonly marks = $derived.by((): Marks | undefined => {
    const { controls } = this;
    return controls.mine && !controls.sorting.board ? controls.withView(marksOf) : undefined;
  });

  /** Marks belong to their question: another one begins without any. */
  readonly marked = $derived.by((): readonly number[] => (this.kept.of === this.marks ? this.kept.at : []));
  readonly ready = $derived.by(() => this.marks !== undefined && isEnough(this.marks, this.marked));

  toggle(at: number): void {
    if (!this.marks?.all.some((mark) => mark.at === at)) return;
    this.kept = { of: this.marks, at: toggled(this.marked, at, this.marks.most) };
    sound('set');
  }

  /** As many as are asked for, of what nobody misses. */
  fill(): void {
    const { marks, controls } = this;
    if (!marks || !controls.ruleset) return;
    this.kept = { of: marks, at: cheapest(marks, controls.ruleset) };
    sound('set');
  }

  confirm(): void {
    const { marks, controls } = this;
    const { ruleset } = controls;
    if (!marks || !ruleset || !this.ready) return;
    controls.source.actAll(actionsFor(marks, this.marked, ruleset));
  }

  reset(): void {
    this.kept = { of: undefined, at: [] };
  }
}
