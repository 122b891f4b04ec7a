// ReplaySource through a record: the table shows a step, and no choice is open.

import type { GameInfo, Replay, ReplayStep } from '../wire/types';
import { playerName, type TableSource } from './game.svelte';
import { keep } from './ruleset';
import { Seat } from './seat.svelte';
import { settings } from './settings.svelte';

const PAUSE = 1300;

export class ReplaySource implements TableSource {
  readonly line = 'open';
  readonly trouble = '';
  readonly curtain = '';
  readonly quiet = true;
  readonly info: GameInfo | undefined = undefined;
  readonly seat: Seat;
  at = $state(0);
  running = $state(false);
  private timer = 0;

  constructor(
    private readonly replay: Replay,
    first = 0,
  ) {
    const names = (replay.headers.Dreamwalkers ?? '').split(/, */);
    const ruleset = keep(replay.description);
    const { seats } = ruleset.description;
    const players = Array.from({ length: seats }, (_, i) => names[i] || playerName(i));
    this.seat = new Seat(0, seats > 1 ? players : [''], ruleset);
    this.at = Math.min(Math.max(0, first), this.last);
    this.show(false);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get step(): ReplayStep | undefined {
    return this.replay.steps[this.at];
  }

  to(place: number): void {
    const onward = place === this.at + 1;
    this.at = Math.max(0, Math.min(this.last, place));
    this.show(onward);
    if (this.at === this.last) this.stop();
  }

  toggle(): void {
    if (this.running) {
      this.stop();
      return;
    }
    if (this.at === this.last) this.to(0);
    this.running = true;
    this.timer = window.setInterval(() => this.to(this.at + 1), PAUSE / Math.max(settings.speed, 0.5));
  }

  stop(): void {
    this.running = false;
    clearInterval(this.timer);
  }

  act(): void {}
  actAll(): void {}
  undo(): void {}
  lift(): void {}

  private show(onward: boolean): void {
    const step = this.step;
    if (!step) return;
    const view = { ...step.view, actions: [], to_move: -1 };
    this.seat.story = [];
    // How the cards were dealt is no part of the story.
    const events = this.at ? step.events : [];
    void this.seat.show(
      { view, insight: step.insight, events, whole: !onward, undo: '', pile_order: step.pile_order },
      onward,
    );
  }
}
