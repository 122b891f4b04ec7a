// One seat at a table, as it is shown: the last view, the cards as things, the story so far.

import { cuesOf } from '../audio/cues';
import { hear } from '../audio/mixer';
import { deal } from '../motion/deal';
import { direct, still } from '../motion/director';
import { endsOf, type Line, linesOf } from '../text/happenings';
import type { Happening, Insight, Update, View } from '../transport/types';
import { type Move, placed, type Zones } from './pieces';
import type { Ruleset } from './ruleset';

export interface Chapter {
  happenings: readonly Happening[];
  ends: readonly number[][]; // with which event each part of them is over
  lines: Line[];
  view: View; // as the table was afterwards
  insight: Insight;
  next_card: Update['next_card'];
}

type Known = Pick<Update, 'view' | 'insight'> & Partial<Pick<Update, 'next_card'>>;
type Present = Pick<Seat, 'insight' | 'nextCard' | 'undo' | 'zones'> & { view: View };
type Shown = Known &
  Pick<Update, 'events' | 'happenings' | 'whole' | 'undo'> &
  Partial<Pick<Update, 'practice' | 'pile_order'>>;

export const NOTHING_KNOWN: Insight = {
  powers: [],
  threats: [],
  progress: [],
  costs: {},
  unwinnable: [],
  promises: {},
  stakes: {},
};

export class Seat {
  shownCount = $state(0); // how many updates this seat has shown
  view = $state.raw<View>();
  insight = $state.raw<Insight>(NOTHING_KNOWN);
  nextCard = $state.raw<Update['next_card']>({}); // weights; alone the unknown cards say it
  zones = $state.raw<Zones>({});
  dealt = $state(0); // cards in the deck after the deal
  undo = $state<Update['undo']>('');
  practice = $state<Update['practice']>('off');
  story = $state.raw<Chapter[]>([]);
  moving = $state(false); // cards are on their way to where the view has them
  fromStart = $state(false); // the story begins where the game did
  private present = $state.raw<Present>(); // what is shown again after a look back
  private narratedTo = $state(Number.POSITIVE_INFINITY); // up to which event the last chapter is told

  constructor(
    readonly number: number,
    public names: string[],
    readonly ruleset: Ruleset,
  ) {}

  /** What happened last, in words. */
  get news(): Line[] {
    return this.story.at(-1)?.lines ?? [];
  }

  /** As much of it as the cards have come to. */
  get narrated(): Line[] {
    return this.news.filter((line) => line.last <= this.narratedTo);
  }

  get lookingBack(): boolean {
    return this.present !== undefined;
  }

  /** The table as it was; nothing can be done there. */
  lookBack({ view, insight, next_card = {} }: Known): void {
    if (!this.view) return;
    this.present ??= {
      view: this.view,
      insight: this.insight,
      nextCard: this.nextCard,
      undo: this.undo,
      zones: this.zones,
    };
    this.zones = placed({}, view, [], this.ruleset).zones;
    this.view = { ...view, actions: [], to_move: -1, result: '' };
    this.insight = insight;
    this.nextCard = next_card;
    this.undo = '';
  }

  backToNow(): void {
    if (!this.present) return;
    Object.assign(this, this.present);
    this.present = undefined;
  }

  rename(names: string[]): void {
    this.names = names;
    this.retell();
  }

  /** The story again, in another language. */
  retell(): void {
    this.story = this.story.map((chapter) => ({
      ...chapter,
      lines: linesOf(chapter.happenings, chapter.ends, this),
    }));
  }

  /** Show an update; only the seat that somebody looks at moves its cards and makes a sound. */
  async show(update: Shown, seen: boolean): Promise<void> {
    this.backToNow();
    const { zones, moves } = placed(
      this.zones,
      update.view,
      update.whole ? [] : update.events,
      this.ruleset,
      update.pile_order,
    );
    const fresh = this.view === undefined;
    if (fresh) this.fromStart = this.isUntouched(update.view);
    const change = () => {
      this.view = update.view;
      this.insight = update.insight;
      this.nextCard = update.next_card ?? {};
      this.zones = zones;
      this.dealt = Math.max(this.dealt, dealtOf(update.view, this.ruleset));
      this.undo = update.undo;
      this.practice = update.practice ?? 'off';
      this.shownCount += 1;
      if (update.happenings.length) this.tell(update);
    };
    if (!seen || fresh || update.whole) {
      change();
      this.moving = false;
      this.narratedTo = Number.POSITIVE_INFINITY;
      if (seen && fresh && this.fromStart) await deal(zones, this.number, this.ruleset);
      return;
    }
    await this.move(visible(moves), change, update);
  }

  private async move(moves: Move[], change: () => void, { events, happenings }: Shown): Promise<void> {
    let cues = cuesOf(happenings, endsOf(happenings, events), this.ruleset);
    const hearTo = (last: number) => {
      const due = cues.filter(({ at }) => at <= last);
      cues = cues.filter(({ at }) => at > last);
      hear(due, this.view?.series_length);
    };
    const begin = () => {
      change();
      this.moving = moves.length > 0 && !still();
      this.narratedTo = this.moving ? -1 : Number.POSITIVE_INFINITY;
    };
    const shown = this.shownCount + 1;
    await direct({
      moves,
      ruleset: this.ruleset,
      shuffled: events.some(({ type }) => type === 'shuffled'),
      show: begin,
      tell: (last) => {
        hearTo(last);
        this.narratedTo = last;
      },
    });
    hearTo(events.length);
    if (this.shownCount !== shown) return;
    this.moving = false;
    this.narratedTo = Number.POSITIVE_INFINITY;
  }

  private tell(update: Shown): void {
    const { events, happenings, view, insight, next_card = {} } = update;
    const ends = endsOf(happenings, events);
    const lines = linesOf(happenings, ends, this);
    this.story = [...this.story, { happenings, ends, lines, view, insight, next_card }];
  }

  /** Nobody has done anything yet, as far as the piles tell. */
  private isUntouched(view: View): boolean {
    const roles = ['labyrinth', 'discard', 'doors'] as const;
    return roles.every((role) => this.ruleset.all(this.number, role).every((zone) => !view.zones[zone]?.length));
  }
}

const visible = (moves: Move[]): Move[] =>
  moves.filter((move) => move.path.length > 2 || move.path.at(-1) !== move.path[0]);

/** How many cards the deck had after the deal: all there are but those that hands are filled to. */
function dealtOf(view: View, ruleset: Ruleset): number {
  const { cards, zones } = ruleset.description;
  const all = cards.filter(({ card_class }) => card_class !== 'token').reduce((sum, { copies }) => sum + copies, 0);
  const held = zones.reduce((sum, { role, fills_to }) => sum + (role === 'hand' ? fills_to : 0), 0);
  return Math.max(view.deck, all - held);
}
