// What is asked of the person at the table, and all that follows from it alone: whatever is in the fingers,
// the same may be done. What is possible was decided elsewhere.

import { settings } from '../app/settings.svelte';
import { tray } from '../app/viewport.svelte';
import { isOnBoard, isShownAsPower, usesOf } from '../boards/board';
import type { TableSource } from '../model/liveGame.svelte';
import { computerActsFor } from '../model/people';
import type { Card } from '../model/pieces';
import type { Role, Ruleset } from '../model/ruleset';
import { NOTHING_KNOWN } from '../model/seat.svelte';
import { isSignal } from '../table/partners/signals';
import { isOwn } from '../table/zonePlaces';
import type { View } from '../transport/types';
import { type Anchor, anchorOf, targetsOf } from './anchors';
import { cardTarget, marking, sorting } from './arrangement';
import { AutoAnswer } from './autoAnswer.svelte';
import { byCard, type Choice, choicesOf, goingOn, isCostly, isPlain, offered } from './choices';
import type { Arranged, TargetId } from './interaction';
import { type Loss, lossesOf } from './losses';
import { type Marks, marksOf } from './marks';
import { NOTHING_OFFERED, offersOf } from './offers';
import { type Pair, pairOf } from './pairs';
import { type Sifting, siftingOf } from './sifting';

const NO_CHOICES: Choice[] = [];
const NO_CARDS: Card[] = [];
const piles = new WeakMap<Card[], [string, Card[]]>();

/** A zone with its cards, the same as long as they are: what did not change is not drawn again. */
function pileOf(zone: string, cards: Card[]): [string, Card[]] {
  const known = piles.get(cards);
  if (known?.[0] === zone) return known;
  const pile: [string, Card[]] = [zone, cards];
  piles.set(cards, pile);
  return pile;
}

export class Asking {
  readonly autoAnswer: AutoAnswer;
  private readonly lists = new Map<string, [string, Card[]][]>();

  constructor(readonly source: TableSource) {
    this.autoAnswer = new AutoAnswer(() => source.info?.id ?? '');
  }

  readonly view = $derived.by(() => this.source.seat?.view);
  readonly insight = $derived.by(() => this.source.seat?.insight ?? NOTHING_KNOWN);
  readonly nextCard = $derived.by(() => this.source.seat?.nextCard ?? {});
  /** What is asked, a computer answers for us. */
  readonly replaced = $derived.by(() => computerActsFor(this.source.info, this.view?.seat));
  /** Whether cards are on their way, and what stands on the stage meanwhile. */
  readonly phase = $derived.by(() => this.source.seat?.phase ?? 'rest');
  /** What is asked, as it stands on the table: while cards move it is only seen. */
  readonly standing = $derived.by(() =>
    this.replaced || this.phase === 'between' ? NO_CHOICES : (this.withView(choicesOf) ?? NO_CHOICES),
  );
  /** What may be done now. */
  readonly choices = $derived.by(() => (this.phase === 'rest' ? this.standing : NO_CHOICES));
  readonly cardByCard = $derived.by(
    () => this.withView((...table) => byCard(this.standing, ...table) || this.pair !== undefined) ?? false,
  );
  readonly question = $derived.by(() => this.withView((view, ruleset) => ruleset.questions.get(view.step)));
  /** The choice that the game goes on by, where that is all that is asked. */
  readonly onward = $derived.by(() => this.view && goingOn(this.standing, this.view));
  /** The groups of the own hand, the first one first. */
  readonly hand = $derived.by(() => this.withView((view, ruleset) => this.handOf(view, ruleset)) ?? []);
  readonly mine = $derived.by(() => !this.replaced && this.view !== undefined && this.view.to_move === this.view.seat);
  private readonly staging = $derived.by(() => this.mine && this.phase !== 'between');

  /** Whoever looks on has no seat: nothing to do, nothing to undo. */
  readonly looksOn = $derived.by(() => this.view !== undefined && this.view.seat < 0);

  /** Something has happened that takes the stage: whatever is asked besides what to do on a turn. */
  readonly staged = $derived.by(() => this.staging && this.standing.length > 0 && !this.cardByCard && !this.onward);

  /** What may be done with cards of the deck, if there are any to sort. */
  readonly sifting = $derived.by((): Sifting | undefined =>
    this.staging ? this.withView((view, ruleset) => siftingOf(this.standing, view, ruleset)) : undefined,
  );
  /** The cards that are sorted, in the order of the deck. */
  readonly sorted = $derived.by((): Card[] => this.source.seat?.zones[this.sifting?.zone ?? ''] ?? []);
  /** What may be marked, if several things are asked for that nobody sorts. */
  readonly marks = $derived.by((): Marks | undefined =>
    this.mine && !this.sifting ? this.withView(marksOf) : undefined,
  );
  /** What was drawn or is looked at lies aside while no stage shows it. */
  readonly aside = $derived.by(() =>
    this.phase === 'rest' ? this.choices.length === 0 : !this.staged && this.sifting === undefined,
  );
  /** What is marked leaves the game for good. */
  readonly leaves = $derived.by(() => {
    const targets = this.ruleset?.verbs.get(this.marks?.verb ?? '')?.target ?? [];
    return (this.ruleset?.resolveAll(targets, 0) ?? []).some((zone) => this.ruleset?.role(zone) === 'out');
  });
  /** Two cards that are named together, if that is asked. */
  readonly pair = $derived.by((): Pair | undefined => (this.mine ? this.withView(pairOf) : undefined));

  /** Where each choice is touched. */
  readonly anchors = $derived.by(() => {
    const found = new Map<string, Anchor>();
    this.withView((view, ruleset) => {
      if (isPlain(this.choices)) return;
      for (const choice of this.choices) {
        const anchor = anchorOf(choice, view, ruleset);
        const elsewhere = ruleset.role(anchor.zone) === 'discard' && !anchor.card && isShownAsPower(this, choice);
        if (!elsewhere) found.set(choice.code, anchor);
      }
    });
    return found;
  });

  /** What each target offers now. */
  readonly offer = $derived.by(
    () =>
      this.withView((view, ruleset) => {
        if (this.phase !== 'rest') return NOTHING_OFFERED;
        const isFatal = (now: Arranged): boolean => this.lossesIn(now).some(({ fatal }) => fatal);
        const { sifting, marks } = this;
        return offersOf({
          view,
          ruleset,
          zones: this.source.seat?.zones ?? {},
          choices: this.choices,
          anchors: this.anchors,
          powers: this.insight.powers.map((power) => [power, power.usable ? usesOf(this, power) : []] as const),
          byCard: this.cardByCard,
          pair: this.pair,
          arrange: sifting
            ? sorting(sifting, this.sorted, ruleset, isFatal)
            : marks && marking(marks, ruleset, isFatal),
          only: this.alone(),
          isCostly: (choice) => this.isCostly(choice),
        });
      }) ?? NOTHING_OFFERED,
  );

  /** The choices by number: what a digit does while no card of the hand is asked for. */
  readonly numbered = $derived.by((): Choice[] =>
    this.cardByCard || this.sifting || this.marks ? [] : this.choices.filter((choice) => choice.code !== ''),
  );

  get ruleset(): Ruleset | undefined {
    return this.source.seat?.ruleset;
  }

  /** What lies in the zones of a role, the own ones first. */
  lying(role: Role): [string, Card[]][] {
    const names = this.withView((view, ruleset) => ruleset.all(view.seat, role)) ?? [];
    return this.kept(
      role,
      names.map((name) => pileOf(name, this.source.seat?.zones[name] ?? NO_CARDS)),
    );
  }

  /** Return the list before this one if it holds the same piles. */
  private kept(name: string, piles: [string, Card[]][]): [string, Card[]][] {
    const before = this.lists.get(name);
    if (before?.length === piles.length && piles.every((pile, i) => pile === before[i])) return before;
    this.lists.set(name, piles);
    return piles;
  }

  /** The name of a player other than the one who looks, if the zone is theirs. */
  partner(zone: string): string {
    const owner = this.ruleset?.owner(zone) ?? -1;
    return owner < 0 || owner === this.view?.seat ? '' : (this.source.seat?.names[owner] ?? '');
  }

  offers(zone: string, code: string): Choice[] {
    return offered(this.choices, zone, code);
  }

  /** What the picked card would do has a place on the table that shows it. */
  hasTarget(choice: Choice): boolean {
    return (
      this.withView((view, ruleset) =>
        targetsOf(choice, view, ruleset).some((zone) => {
          const role = ruleset.role(zone);
          return role !== 'hand' && role !== 'doors' && role !== 'drawn' && !this.partner(zone);
        }),
      ) ?? false
    );
  }

  isHung(choice: Choice): boolean {
    return (this.anchors.get(choice.code)?.zone ?? '') !== '' && !this.cardByCard;
  }

  /** It is touched on the table, or on a board; beside a moment no tray can be opened. */
  hasPlace(choice: Choice): boolean {
    const zone = this.anchors.get(choice.code)?.zone ?? '';
    const onBoard = isShownAsPower(this, choice) || (this.ruleset !== undefined && isOnBoard(zone, this.ruleset));
    return onBoard ? !(this.staged && tray.on) : this.isHung(choice);
  }

  /** A Door that comes out of the deck and is taken by touching it. */
  isDoorAhead(choice: Choice): boolean {
    const door = choice.verb.gains === 'door' && this.ruleset?.isDoor(choice.card);
    return door === true && !settings.list && !this.isHung(choice);
  }

  isCostly(choice: Choice): boolean {
    return settings.confirm && this.view !== undefined && isCostly(choice, this.view, this.insight);
  }

  /** Something is given away for it, and nothing but safety comes of it. */
  isPrice(choice: Choice): boolean {
    return this.staged && choice.verb.gains === 'safety' && choice.verb.costs.length > 0;
  }

  /** It is given by a button of its own. */
  isSignal(choice: Choice): boolean {
    return this.withView((...table) => isSignal(choice, ...table)) ?? false;
  }

  withView<T>(answer: (view: View, ruleset: Ruleset) => T): T | undefined {
    const { view, ruleset } = this;
    return view && ruleset ? answer(view, ruleset) : undefined;
  }

  /** The card that a target is, and where it lies. */
  cardAt(on: TargetId): { zone: string; card: Card } | undefined {
    for (const [zone, cards] of Object.entries(this.source.seat?.zones ?? {})) {
      const card = cards.find(({ id }) => cardTarget(id) === on);
      if (card) return { zone, card };
    }
    return undefined;
  }

  lossesIn(now: Arranged): Loss[] {
    const { sifting, marks } = this;
    const of = sifting ? this.sorted.map(({ id, code }) => ({ at: id, code })) : marks && !marks.face ? marks.all : [];
    const chosen = of.filter(({ at }) => now.chosen.includes(at)).map(({ code }) => code);
    const { verb, least } = sifting ? { verb: sifting.burn, least: sifting.least } : (marks ?? { verb: '', least: 0 });
    const given = { verb, least, all: of.map(({ code }) => code) };
    return this.view ? lossesOf(given, chosen, this.view, this.insight) : [];
  }

  private alone(): Choice | undefined {
    const { view, onward } = this;
    if (onward && view) return this.autoAnswer.holds(view.extras) ? undefined : onward;
    return this.choices.length === 1 && !this.cardByCard && !this.marks ? this.choices[0] : undefined;
  }

  private handOf(view: View, ruleset: Ruleset): [string, Card[]][] {
    const groups = ruleset.description.zones.filter((zone) => zone.role === 'hand' && isOwn(zone, view));
    const zones = this.source.seat?.zones ?? {};
    const hands = groups
      .toSorted((a, b) => Number(a.group !== '') - Number(b.group !== ''))
      .flatMap(({ name }) => (zones[name] ? [pileOf(name, zones[name])] : []));
    return this.kept('own hand', hands);
  }
}
