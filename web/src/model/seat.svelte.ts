// One seat at a table, as it is shown: the last view, the cards as things, the story so far.

import { finish, onlyHear, play, still } from '../motion/play';
import { moves, storyboard } from '../motion/storyboard';
import type { Track } from '../motion/tracks';
import { type Line, linesOf } from '../text/happenings';
import type { Happening, HappeningPart, Insight, Update, View } from '../transport/types';
import { landed, placed, type Zones } from './pieces';
import type { Ruleset } from './ruleset';
import { applyPart, type CastPart, castOf, inOrderOf, landAll, type ShownTable } from './shownTable';

export interface Chapter {
  happenings: readonly Happening[];
  lines: Line[];
  view: View; // as the table was afterwards
  insight: Insight;
  next_card: Update['next_card'];
}

type Known = Pick<Update, 'view' | 'insight'> & Partial<Pick<Update, 'next_card'>>;
type Present = Pick<Seat, 'deck' | 'insight' | 'nextCard' | 'series' | 'undo' | 'zones'> & { view: View };
type Shown = Known & Pick<Update, 'happenings' | 'whole' | 'undo'> & Partial<Pick<Update, 'practice' | 'pile_order'>>;

export const NOTHING_KNOWN: Insight = {
  powers: [],
  threats: [],
  progress: [],
  costs: {},
  unwinnable: [],
  promises: {},
  stakes: {},
};

/** What a run of motion needs. */
interface Played {
  table: ShownTable;
  cast: CastPart[][];
  last: Zones;
  tracks: Track[];
}

const DEALT = { kind: 'deal', key: 'deal', seat: -1, shuffles: false, weight: 'quiet', args: {}, facts: [] } as const;

export class Seat {
  shownCount = $state(0); // how many updates this seat has shown
  truth = $state.raw<View>(); // the newest view
  view = $state.raw<View>(); // the one that asks what is on the stage; at rest the newest
  deck = $state(0); // cards in the deck, as shown
  series = $state(0); // how long the unfinished series of the row is, as shown
  insight = $state.raw<Insight>(NOTHING_KNOWN);
  nextCard = $state.raw<Update['next_card']>({}); // weights; alone the unknown cards say it
  zones = $state.raw<Zones>({});
  dealt = $state(0); // cards in the deck after the deal
  undo = $state<Update['undo']>('');
  practice = $state<Update['practice']>('off');
  story = $state.raw<Chapter[]>([]);
  /** What was asked stands on the stage until it is cleared; what is asked next may take it before all is over. */
  phase = $state<'rest' | 'before' | 'between' | 'after'>('rest');
  fromStart = $state(false); // the story begins where the game did
  private present = $state.raw<Present>(); // what is shown again after a look back
  private narratedTo = $state(Number.POSITIVE_INFINITY); // up to which happening the last chapter is told

  constructor(
    readonly number: number,
    public names: string[],
    readonly ruleset: Ruleset,
  ) {}

  /** Cards are on their way to where the truth has them: until then nothing is offered. */
  get moving(): boolean {
    return this.phase !== 'rest';
  }

  /** What happened last, in words. */
  get news(): Line[] {
    return this.story.at(-1)?.lines ?? [];
  }

  /** As much of it as the cards have come to. */
  get narrated(): Line[] {
    return this.news.filter((line) => line.happening <= this.narratedTo);
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
      deck: this.deck,
      series: this.series,
    };
    this.zones = placed({}, view);
    this.view = { ...view, actions: [], to_move: -1, result: '' };
    this.deck = view.deck;
    this.series = view.series_length;
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
      lines: linesOf(chapter.happenings, this),
    }));
  }

  /** Show an update; only the seat that somebody looks at moves its cards and makes a sound. */
  async show(update: Shown, seen: boolean): Promise<void> {
    this.backToNow();
    finish(); // what still moves lies where it belongs
    const fresh = this.view === undefined;
    if (fresh) this.fromStart = this.isUntouched(update.view);
    this.truth = update.view;
    this.shownCount += 1;
    if (update.happenings.length) this.tell(update);
    if (seen && fresh && this.fromStart && !still()) await this.deal(update);
    else if (!seen || fresh || update.whole) this.reach(update, placed(this.zones, update.view, update.pile_order));
    else await this.move(update);
  }

  /** From now on the table is as the update has it. */
  private reach(update: Shown, zones: Zones): void {
    this.phase = 'rest';
    this.narratedTo = Number.POSITIVE_INFINITY;
    this.view = update.view;
    this.deck = update.view.deck;
    this.series = update.view.series_length;
    this.insight = update.insight;
    this.nextCard = update.next_card ?? {};
    this.zones = zones;
    this.dealt = Math.max(this.dealt, dealtOf(update.view, this.ruleset));
    this.undo = update.undo;
    this.practice = update.practice ?? 'off';
  }

  private async move(update: Shown): Promise<void> {
    const { happenings, view } = update;
    const table: ShownTable = { zones: this.zones, deck: this.deck };
    const cast = castOf(table, happenings, this.ruleset);
    const last = placed(tableAfter(table, cast, this.ruleset).zones, view, update.pile_order);
    const tracks = storyboard(happenings, this.ruleset, view);
    if (still() || !moves(tracks)) {
      this.reach(update, last);
      onlyHear(tracks);
      return;
    }
    this.phase = 'before';
    this.narratedTo = -1;
    await this.play(update, { table, cast, last, tracks });
  }

  /** Deal the cards of a new game from the deck to the hand; a touch ends the motion. */
  private async deal(update: Shown): Promise<void> {
    const { number, ruleset } = this;
    const last = placed({}, update.view, update.pile_order);
    const hands = ruleset.own(number, 'hand').filter((hand) => last[hand]?.length);
    const [source = ''] = ruleset.all(number, 'deck');
    const dealt = hands.map((target) => (last[target] ?? []).map((card) => ({ card, target })));
    const cast = dealt.map((cards) =>
      cards.map(({ card, target }): CastPart => ({ part: drawnTo(card.code, source, target), cards: [card] })),
    );
    const table = {
      zones: { ...last, ...Object.fromEntries(hands.map((hand) => [hand, []])) },
      deck: update.view.deck + dealt.flat().length,
    };
    const happenings = cast.map((parts, id) => ({ ...DEALT, id, parts: parts.map(({ part }) => part) }));
    const tracks = storyboard(happenings, ruleset, update.view);
    this.reach(update, table.zones);
    this.phase = 'between';
    this.deck = table.deck;
    const shown = this.shownCount;
    await new Promise(requestAnimationFrame); // the table is there, and has not been seen yet
    if (this.shownCount === shown) await this.play(update, { table, cast, last, tracks });
  }

  private async play(update: Shown, { table, cast, last, tracks }: Played): Promise<void> {
    const { ruleset } = this;
    let now = table;
    const draw = (next: ShownTable) => {
      now = inOrderOf(next, last);
      this.zones = now.zones;
      this.deck = now.deck;
      if (isLaid(now, update.view, ruleset)) this.series = update.view.series_length;
    };
    const shown = this.shownCount;
    await Promise.resolve(); // the sender may be in the middle of drawing
    if (this.shownCount !== shown) return;
    await play(tracks, {
      ruleset,
      cast,
      apply: (part) => draw(applyPart(now, part, ruleset)),
      land: (part) => draw(landAll(now, part, ruleset)),
      stage: (stage) => {
        this.phase = stage === 'next' ? 'after' : 'between';
        if (stage === 'next') this.view = update.view;
      },
      say: (happening) => {
        this.narratedTo = happening;
      },
      over: () => this.reach(update, last),
    });
  }

  private tell({ happenings, view, insight, next_card = {} }: Shown): void {
    const lines = linesOf(happenings, this);
    this.story = [...this.story, { happenings, lines, view, insight, next_card }];
  }

  /** Nobody has done anything yet, as far as the piles tell. */
  private isUntouched(view: View): boolean {
    const roles = ['labyrinth', 'discard', 'doors'] as const;
    return roles.every((role) => this.ruleset.all(this.number, role).every((zone) => !view.zones[zone]?.length));
  }
}

/** All cards that a row will have lie there. */
function isLaid(now: ShownTable, truth: View, ruleset: Ruleset): boolean {
  const rows = ruleset.all(truth.seat, 'labyrinth');
  return rows.every((row) => landed(now.zones[row] ?? []) === (truth.zones[row]?.length ?? 0));
}

const tableAfter = (table: ShownTable, cast: readonly CastPart[][], ruleset: Ruleset): ShownTable =>
  cast.flat().reduce((now, part) => landAll(applyPart(now, part, ruleset), part, ruleset), table);

const drawnTo = (card: string, source: string, target: string): HappeningPart => ({
  card,
  n: 1,
  source,
  target,
  role: 'drawn',
});

/** How many cards the deck had after the deal: all there are but those that hands are filled to. */
function dealtOf(view: View, ruleset: Ruleset): number {
  const { cards, zones } = ruleset.description;
  const all = cards.filter(({ card_class }) => card_class !== 'token').reduce((sum, { copies }) => sum + copies, 0);
  const held = zones.reduce((sum, { role, fills_to }) => sum + (role === 'hand' ? fills_to : 0), 0);
  return Math.max(view.deck, all - held);
}
