// One seat at a table, as it is shown: the last view, the cards as things, the story so far.

import { direct } from '../motion/director';
import { soundsOf } from '../motion/sound';
import type { TableEvent, Update, View } from '../wire/types';
import { Teller } from '../words/sentences';
import { type Move, placed, type Zones } from './cards';

export interface Chapter {
  events: readonly TableEvent[];
  deck: number;
  lines: string[];
}

type Shown = Pick<Update, 'view' | 'events' | 'whole' | 'undo'>;

export class Seat {
  version = $state(0); // counts what was shown
  view = $state.raw<View>();
  zones = $state.raw<Zones>({});
  undo = $state<Update['undo']>('');
  story = $state.raw<Chapter[]>([]);
  private told: Teller;

  constructor(
    readonly number: number,
    public names: string[],
  ) {
    this.told = new Teller(number, names);
  }

  /** What happened last, in words. */
  get news(): string[] {
    return this.story.at(-1)?.lines ?? [];
  }

  rename(names: string[]): void {
    this.names = names;
    this.told = new Teller(this.number, names);
    this.retell();
  }

  /** The story again, in another language. */
  retell(): void {
    const teller = new Teller(this.number, this.names);
    this.story = this.story.map((chapter) => ({
      ...chapter,
      lines: teller.tell(chapter.events, chapter.deck),
    }));
  }

  /** Show an update; only the seat that somebody looks at moves its cards and makes a sound. */
  async show(update: Shown, seen: boolean): Promise<void> {
    const { zones, moves } = placed(this.zones, update.view, update.whole ? [] : update.events);
    const fresh = this.view === undefined;
    const change = () => {
      this.view = update.view;
      this.zones = zones;
      this.undo = update.undo;
      this.version += 1;
      if (update.events.length) this.tell(update);
    };
    if (!seen || fresh || update.whole) {
      change();
      return;
    }
    soundsOf(update.events);
    await direct(visible(moves), change);
  }

  private tell(update: Shown): void {
    const deck = update.view.deck;
    const lines = this.told.tell(update.events, deck);
    this.story = [...this.story, { events: update.events, deck, lines }];
  }
}

const visible = (moves: Move[]): Move[] => moves.filter((move) => move.path.at(-1) !== move.path[0]);
