// The tutorial is played like any game; instead of a server a script answers.

import { say } from '../text/fluent.svelte';
import type { Frame, GameInfo } from '../transport/types';
import type { TableSource } from './liveGame.svelte';
import type { Ruleset } from './ruleset';
import { Seat } from './seat.svelte';

const GAME = {
  id: 'tutorial',
  practice: true,
  deal: 'first-night',
  made: 0,
  result: '',
  seats: [],
  invite: null,
  watch: null,
  to_move: null,
  doors: 0,
  doors_needed: 0,
  spectators: 0,
};

export class TutorialGame implements TableSource {
  readonly info: GameInfo;
  readonly line = 'open';
  readonly curtain = '';
  readonly quiet = true;
  readonly seat: Seat;
  trouble = $state('');
  private at = $state(0);

  constructor(
    private readonly frames: readonly Frame[],
    private readonly ruleset: Ruleset,
  ) {
    this.info = { ...GAME, rules: ruleset.description.text };
    this.seat = new Seat(0, ruleset.description.seats > 1 ? ['', say('tutorial-partner')] : [''], ruleset);
    this.show();
  }

  /** What the guide says now. */
  get lesson(): string {
    return say(`tutorial-${this.frames[this.at]?.text}`);
  }

  get wanted(): string {
    return this.frames[this.at]?.wanted ?? '';
  }

  /** Which step of how many; what is said when all is done is none of them. */
  get progress(): [number, number] {
    return [this.at + 1, this.frames.length - 1];
  }

  /** There is nothing more to do here. */
  get done(): boolean {
    return this.at === this.frames.length - 1;
  }

  act(action: string): void {
    if (action === this.wanted) this.next();
    else if (this.ruleset.parse(action)?.card === this.ruleset.parse(this.wanted)?.card) this.otherWay();
    else this.mistaken();
  }

  /** Several actions at once, as far as they are those of the script. */
  actAll(actions: string[]): void {
    for (const action of actions) {
      const { at } = this;
      this.act(action);
      if (this.at === at) return;
    }
  }

  mistaken(): boolean {
    this.trouble = say('tutorial-other');
    return true;
  }

  private otherWay(): void {
    this.trouble = say('tutorial-other-way', { verb: this.ruleset.parse(this.wanted)?.verb.family ?? '' });
  }

  private next(): void {
    if (this.at + 1 >= this.frames.length) return;
    this.at += 1;
    this.show();
  }

  undo(): void {
    if (this.at === 0) return;
    this.at -= 1;
    this.show(true);
  }

  lift(): void {}

  private show(back = false): void {
    const frame = this.frames[this.at];
    this.trouble = '';
    if (!frame) return;
    if (frame.whole) this.seat.story = [];
    const happenings = back ? [] : frame.happenings;
    const undo = this.at > 0 ? 'free' : '';
    const { view, insight, next_card = {} } = frame;
    void this.seat.show({ view, insight, next_card, happenings, whole: back || frame.whole, undo }, true);
  }
}
