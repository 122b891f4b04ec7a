// A walk through a record: the table shows a step, and no choice is open.

import { settings } from '../app/settings.svelte';
import { sayProblem } from '../text/errors';
import type { GameInfo, Replay, ReplayStep } from '../transport/types';
import { playerName, type TableSource } from './liveGame.svelte';
import type { Recorded } from './replayGame.svelte';
import { keep } from './ruleset';
import { Seat } from './seat.svelte';

const PAUSE = 1300;

export class ReplaySource implements TableSource {
  readonly line = 'open';
  readonly trouble = '';
  readonly curtain = '';
  readonly quiet = true;
  readonly info: GameInfo | undefined = undefined;
  seat: Seat = $state.raw() as Seat;
  viewer = $state<number>(); // who looks; undefined: in each step whoever's turn it was
  at = $state(0);
  running = $state(false);
  private timer = 0;

  private replay = $state.raw() as Replay;

  constructor(
    private readonly recorded: Recorded,
    first = 0,
  ) {
    const { steps } = recorded.replay;
    const seats = new Set(steps.map(({ view }) => view.seat));
    this.sit(recorded.replay, seats.size === 1 ? steps[0]?.view.seat : undefined);
    this.at = Math.min(Math.max(0, first), this.last);
    this.show(false);
  }

  /** The players, if there are several: each of them saw another game. */
  get players(): string[] {
    return this.seat.ruleset.description.seats > 1 ? this.seat.names : [];
  }

  /** The same step as somebody else saw it; why that cannot be had, or nothing. */
  async lookAs(viewer: number): Promise<string> {
    this.stop();
    try {
      this.sit(await this.recorded.as(viewer), viewer);
    } catch (wrong) {
      return sayProblem(wrong);
    }
    this.show(false);
    return '';
  }

  private sit(replay: Replay, viewer: number | undefined): void {
    const names = (replay.headers.Dreamwalkers ?? '').split(/, */);
    const ruleset = keep(replay.description);
    const { seats } = ruleset.description;
    const players = Array.from({ length: seats }, (_, i) => names[i] || playerName(i));
    this.replay = replay;
    this.viewer = viewer;
    this.seat = new Seat(viewer ?? 0, seats > 1 ? players : [''], ruleset);
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
  lift(): void {}

  private show(onward: boolean): void {
    const step = this.step;
    if (!step) return;
    const view = { ...step.view, actions: [], to_move: -1 };
    this.seat.story = [];
    // How the cards were dealt is no part of the story.
    const happenings = this.at ? step.happenings : [];
    const { insight, next_card, pile_order } = step;
    void this.seat.show({ view, insight, next_card, happenings, whole: !onward, undo: '', pile_order }, onward);
  }
}
