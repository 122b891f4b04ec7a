// The table in the hands of a person: what may be done now, the machine that is pressed, and what is shown of
// both. What is possible was decided elsewhere.

import { lasting, settings } from '../app/settings.svelte';
import { tray } from '../app/viewport.svelte';
import { sound } from '../audio/mixer';
import { isOnBoard, isShownAsPower, powerName, usesOf } from '../boards/board';
import type { HeldPower, Obstacle } from '../generated/wire';
import type { TableSource } from '../model/liveGame.svelte';
import { computerActsFor } from '../model/people';
import type { Card } from '../model/pieces';
import type { Role, Ruleset } from '../model/ruleset';
import { NOTHING_KNOWN } from '../model/seat.svelte';
import { isSignal } from '../table/partners/signals';
import { isOwn } from '../table/zonePlaces';
import { sayObstacles } from '../text/facts';
import { bare, say } from '../text/fluent.svelte';
import type { View } from '../transport/types';
import { type Anchor, anchorOf, targetsOf } from './anchors';
import { aimOf, cardTarget, marking, sorting, whereIs } from './arrangement';
import { AutoAnswer } from './autoAnswer.svelte';
import {
  byCard,
  type Choice,
  choicesOf,
  goingOn,
  isCostly,
  isPlain,
  leadingTo,
  offered,
  picturedVerbs,
  wayTo,
} from './choices';
import { explain, explainPicked } from './explaining';
import {
  type Arranged,
  armedIn,
  type Effect,
  IDLE,
  type Input,
  type Look,
  lookOf,
  meant,
  NOTHING_ARRANGED,
  nextTargets,
  restOf,
  type State,
  step,
  type TargetId,
} from './interaction';
import { type Loss, lossesOf } from './losses';
import { type Marks, marksOf } from './marks';
import { NOTHING_OFFERED, offersOf, powerTarget, zoneOf } from './offers';
import { otherZone, type Pair, pairOf } from './pairs';
import { type Sifting, type Spot, siftingOf, slotsOf } from './sifting';
import { telling } from './telling.svelte';

export type Panel = '' | 'story' | 'odds' | 'discard' | 'limbo' | 'menu' | 'info' | 'type' | 'keys' | 'people';

/** What the caption says besides: why something is not possible, and what is to blame. */
export interface Notice {
  text: string;
  obstacle?: Obstacle | undefined;
  offersPractice?: boolean; // where it could be done
}

const MOMENT = 420;

export class Controls {
  state = $state.raw<State>(IDLE);
  panel = $state<Panel>('');
  unfolded = $state(false); // what else could be done is listed, too
  asked = $state(''); // the card whose rule is shown
  notice = $state.raw<Notice>();
  readonly autoAnswer: AutoAnswer;
  private timer = 0;

  constructor(readonly source: TableSource) {
    this.autoAnswer = new AutoAnswer(() => source.info?.id ?? '');
  }

  readonly view = $derived.by(() => this.source.seat?.view);
  readonly insight = $derived.by(() => this.source.seat?.insight ?? NOTHING_KNOWN);
  readonly nextCard = $derived.by(() => this.source.seat?.nextCard ?? {});
  /** What is asked, a computer answers for us. */
  readonly replaced = $derived.by(() => computerActsFor(this.source.info, this.view?.seat));
  readonly choices = $derived.by(() => (this.replaced ? [] : (this.withView(choicesOf) ?? [])));
  readonly cardByCard = $derived.by(
    () => this.withView((...table) => byCard(this.choices, ...table) || this.pair !== undefined) ?? false,
  );
  readonly question = $derived.by(() => this.withView((view, ruleset) => ruleset.questions.get(view.step)));
  /** The choice that the game goes on by, where that is all that is asked. */
  readonly onward = $derived.by(() => this.view && goingOn(this.choices, this.view));
  /** The groups of the own hand, the first one first. */
  readonly hand = $derived.by(() => this.withView((view, ruleset) => this.handOf(view, ruleset)) ?? []);
  readonly mine = $derived.by(() => !this.replaced && this.view !== undefined && this.view.to_move === this.view.seat);

  /** Whoever looks on has no seat: nothing to do, nothing to undo. */
  readonly looksOn = $derived.by(() => this.view !== undefined && this.view.seat < 0);

  /** Something has happened that takes the stage: whatever is asked besides what to do on a turn. */
  readonly staged = $derived.by(() => this.mine && this.choices.length > 0 && !this.cardByCard && !this.onward);

  /** The code of what has been named once. */
  readonly armed = $derived.by(() => armedIn(this.state)?.answer.codes[0] ?? '');

  /** The card in the fingers. */
  readonly picked = $derived.by((): { zone: string; card: Card } | undefined => {
    const rest = restOf(this.state);
    if (this.state.at === 'dragging') return rest.at === 'arranging' ? undefined : this.cardAt(this.state.piece);
    return rest.at === 'picked' ? this.cardAt(rest.piece) : undefined;
  });

  /** What may be done with cards of the deck, if there are any to sort. */
  readonly sifting = $derived.by((): Sifting | undefined =>
    this.mine ? this.withView((view, ruleset) => siftingOf(this.choices, view, ruleset)) : undefined,
  );
  /** The cards that are sorted, in the order of the deck. */
  readonly sorted = $derived.by((): Card[] => this.source.seat?.zones[this.sifting?.zone ?? ''] ?? []);
  readonly slots = $derived.by(() => (this.sifting ? slotsOf(this.sifting, this.sorted) : 0));
  /** What may be marked, if several things are asked for that nobody sorts. */
  readonly marks = $derived.by((): Marks | undefined =>
    this.mine && !this.sifting ? this.withView(marksOf) : undefined,
  );
  /** Two cards that are named together, if that is asked. */
  readonly pair = $derived.by((): Pair | undefined => (this.mine ? this.withView(pairOf) : undefined));

  /** What lies where on the board, until it is confirmed. */
  readonly arranged = $derived.by((): Arranged => {
    const rest = restOf(this.state);
    const base = rest.at === 'open' ? rest.before : rest;
    return base.at === 'arranging' ? base.now : NOTHING_ARRANGED;
  });
  readonly aim = $derived.by((): Spot | undefined => this.sifting && aimOf(this.sifting, this.sorted, this.arranged));
  readonly ready = $derived.by(() => this.offer.arrange?.answer(this.arranged) !== undefined);
  /** What is dear among the cards that would go. */
  readonly losses = $derived.by((): Loss[] => this.lossesIn(this.arranged));

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

  /** The choices that have no object on the table, or all of them for whoever wants a list. */
  readonly listed = $derived.by((): Choice[] => {
    if (this.picked) return this.offers(this.picked.zone, this.picked.card.code);
    if (this.sifting) return this.choices.filter((choice) => choice.extra);
    const hidden = this.cardByCard;
    const all = this.choices.filter(
      (choice) => !(hidden && choice.hand) && !this.isSignal(choice) && (settings.list || !this.hasPlace(choice)),
    );
    const verbs = picturedVerbs(all);
    const rank = (choice: Choice): number => verbs.indexOf(choice.verb.name);
    return all.toSorted((a, b) => rank(a) - rank(b));
  });

  /** Besides the cards of the hand there may be much else to do: it is folded away. */
  readonly folded = $derived.by(() => this.cardByCard && !this.picked && this.listed.length > 2 && !this.unfolded);

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
    return names.map((name) => [name, this.source.seat?.zones[name] ?? []]);
  }

  /** The name of a player other than the one who looks, if the zone is theirs. */
  partner(zone: string): string {
    const owner = this.ruleset?.owner(zone) ?? -1;
    return owner < 0 || owner === this.view?.seat ? '' : (this.source.seat?.names[owner] ?? '');
  }

  offers(zone: string, code: string): Choice[] {
    return offered(this.choices, zone, code);
  }

  /** The choices that are made by touching this card, or this zone as a whole. */
  hanging(zone: string, code = '', place = 0): Choice[] {
    if (this.picked || this.cardByCard || this.marks) return [];
    const card = bare(code);
    return this.choices.filter((choice) => {
      const anchor = this.anchors.get(choice.code);
      if (anchor?.zone !== zone || anchor.card !== card) return false;
      return !anchor.place || !place || anchor.place === place;
    });
  }

  /** What the picked card can do with this zone. */
  arriving(zone: string): Choice[] {
    if (!this.picked) return [];
    return (
      this.withView((view, rules) => this.listed.filter((one) => targetsOf(one, view, rules).includes(zone))) ?? []
    );
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

  /** A zone where something can be done now: by a tap, or by letting a card go. */
  isTarget(zone: string): boolean {
    return this.arriving(zone).length > 0 || this.hanging(zone).length > 0;
  }

  isHung(choice: Choice): boolean {
    return (this.anchors.get(choice.code)?.zone ?? '') !== '' && !this.cardByCard;
  }

  /** It is touched on the table, or on a board; under a veil no board can be opened. */
  private hasPlace(choice: Choice): boolean {
    const zone = this.anchors.get(choice.code)?.zone ?? '';
    const onBoard = isShownAsPower(this, choice) || (this.ruleset !== undefined && isOnBoard(zone, this.ruleset));
    return onBoard ? !(this.staged && tray.on) : this.isHung(choice);
  }

  isCostly(choice: Choice): boolean {
    return settings.confirm && this.view !== undefined && isCostly(choice, this.view, this.insight);
  }

  /** Something is given away for it, and nothing but safety comes of it. */
  isPrice(choice: Choice): boolean {
    return this.staged && choice.verb.gains === 'safety' && choice.verb.costs.length > 0;
  }

  /** Of what a picked card can do, what brings it to a zone of these roles. */
  bringing(roles: readonly Role[]): Choice | undefined {
    if (!this.picked) return undefined;
    return this.withView((view, ruleset) => leadingTo(this.listed, roles, view, ruleset));
  }

  /** It is given by a button of its own. */
  isSignal(choice: Choice): boolean {
    return this.withView((...table) => isSignal(choice, ...table)) ?? false;
  }

  /** Whatever is touched, held, carried or pressed by a key. */
  send(input: Input): void {
    const before = this.picked;
    const { state, effects } = step(this.state, input, this.offer);
    if (state !== this.state && input.type !== 'over' && input.type !== 'down') this.notice = undefined;
    this.state = state;
    for (const effect of effects) this.perform(effect);
    if (this.picked && this.picked.card.id !== before?.card.id) void explainPicked(this);
  }

  /** A key is pressed for a target. */
  press(on: TargetId): void {
    this.send({ type: 'press', on, now: performance.now() });
  }

  /** Nothing is in the fingers any more. */
  unpick(): void {
    this.notice = undefined;
    while (this.state !== restOf(this.state) || this.state.at === 'picked' || this.state.at === 'open') {
      const { state } = this;
      this.send({ type: 'dismiss' });
      if (state === this.state) return;
    }
  }

  lookOf(on: TargetId): Look {
    return lookOf(this.state, on, this.offer);
  }

  meant(candidates: readonly TargetId[]): TargetId | undefined {
    return meant(this.state, candidates, this.offer);
  }

  /** It can be carried somewhere. */
  canDrag(on: TargetId): boolean {
    return on in this.offer.pickable || (this.sifting !== undefined && on.startsWith('card:'));
  }

  /** Its several ways are shown. */
  isOpen(on: TargetId): boolean {
    const rest = restOf(this.state);
    return rest.at === 'open' && rest.on === on;
  }

  /** What to touch next on the way to an action, the best first. */
  nextTargets(code: string): TargetId[] {
    return nextTargets(this.state, this.offer, code);
  }

  /** Where a card has been put on the board. */
  whereIs(id: number): Spot | undefined {
    return whereIs(this.arranged, id);
  }

  /** It may be one of the two cards that are exchanged. */
  isPaired(card: Card): boolean {
    return this.pair !== undefined && cardTarget(card.id) in this.offer.pickable;
  }

  /** A card of this zone is what the one in the fingers can be laid on. */
  takes(zone: string): boolean {
    return this.pair !== undefined && this.picked !== undefined && otherZone(this.pair, this.picked.zone) === zone;
  }

  ask(code: string): void {
    this.asked = bare(code);
    this.panel = 'info';
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }

  undo(): void {
    this.send({ type: 'undo' });
  }

  /** Undo always answers: it is done, or it is said why not. */
  private undoMove(): void {
    if (this.source.seat?.undo) this.source.undo?.();
    else this.notice = { text: say('web-undo-not'), offersPractice: this.source.practise !== undefined };
  }

  startPractice(): void {
    this.notice = undefined;
    this.source.practise?.(true);
  }

  /** A new view: what was half done is forgotten, and a question with one answer is answered. */
  viewChanged(): void {
    this.notice = undefined;
    this.unfolded = false;
    clearTimeout(this.timer);
    const wait = lasting(MOMENT);
    this.send({ type: 'settled', now: performance.now(), wait: settings.auto ? wait : undefined });
    if (this.state.at !== 'auto') return;
    this.timer = window.setTimeout(() => {
      if (!telling.on) this.send({ type: 'time', now: Number.POSITIVE_INFINITY });
    }, wait);
  }

  /** Somebody may wish to be asked before the game goes on by itself. */
  readonly canHold = $derived.by(() => settings.auto && (this.autoAnswer.known || this.onward !== undefined));

  /** Hold before the game goes on by itself, or no longer. */
  hold(): void {
    this.autoAnswer.toggle();
    this.viewChanged();
  }

  withView<T>(answer: (view: View, ruleset: Ruleset) => T): T | undefined {
    const { view, ruleset } = this;
    return view && ruleset ? answer(view, ruleset) : undefined;
  }

  private perform(effect: Effect): void {
    if (effect.do === 'act') this.act(effect.codes);
    else if (effect.do === 'undo') this.undoMove();
    else if (effect.do === 'help') this.help(effect.on);
    else if (effect.do === 'sound') sound(effect.name);
    else this.explain(effect.piece, effect.to);
  }

  private act(codes: readonly string[]): void {
    if (this.onward && this.view) this.autoAnswer.met(this.view.extras);
    // On a dead line it stays in the fingers.
    if (this.source.line !== 'open') this.state = restOf(this.state);
    this.source.actAll([...codes]);
  }

  /** Why the card cannot go there; if there is nothing to say, it is put back. */
  private explain(piece: TargetId, to: TargetId): void {
    const picked = this.cardAt(piece);
    const [labyrinth] = this.lying('labyrinth')[0] ?? [];
    const zone = zoneOf(to) ?? this.cardAt(to)?.zone ?? (to.startsWith('to:') ? labyrinth : undefined);
    if (picked && zone && wayTo(this, zone)) void explain(this, picked, zone);
    else this.unpick();
  }

  /** What can do nothing now says what it is. */
  private help(on: TargetId): void {
    const held = this.cardAt(on);
    const role = this.ruleset?.role(zoneOf(on) ?? '');
    const power = this.insight.powers.find(({ verb }) => powerTarget(verb) === on);
    if (power) this.helpWith(power);
    else if (on.startsWith('page:')) this.ask(on.slice('page:'.length));
    else if (role === 'deck') this.toggle('odds');
    else if (role === 'discard' || role === 'limbo') this.toggle(role);
    else if (!held) return;
    else if (this.replaced && this.hand.some(([zone]) => held.zone === zone)) {
      this.notice = { text: say('web-replaced') };
    } else if (!this.source.mistaken?.(held.card.code)) this.ask(held.card.code);
  }

  /** A power that waits says for what. */
  private helpWith(power: HeldPower): void {
    const obstacles = power.usable ? '' : sayObstacles(power, this.source.seat?.names);
    if (obstacles) this.notice = { text: `${powerName(this, power)}. ${obstacles}` };
    else this.ask(`power-${power.verb}`);
  }

  /** The card that a target is, and where it lies. */
  private cardAt(on: TargetId): { zone: string; card: Card } | undefined {
    for (const [zone, cards] of Object.entries(this.source.seat?.zones ?? {})) {
      const card = cards.find(({ id }) => cardTarget(id) === on);
      if (card) return { zone, card };
    }
    return undefined;
  }

  private lossesIn(now: Arranged): Loss[] {
    const { sifting, marks } = this;
    const of = sifting ? this.sorted.map(({ id, code }) => ({ at: id, code })) : marks && !marks.face ? marks.all : [];
    const chosen = of.filter(({ at }) => now.chosen.includes(at)).map(({ code }) => code);
    const verb = sifting?.burn ?? marks?.verb ?? '';
    const all = of.map(({ code }) => code);
    return this.withView((...table) => lossesOf(verb, chosen, all, ...table, this.insight)) ?? [];
  }

  private alone(): Choice | undefined {
    const { view, onward } = this;
    if (onward && view) return this.autoAnswer.holds(view.extras) ? undefined : onward;
    return this.choices.length === 1 && !this.cardByCard && !this.marks ? this.choices[0] : undefined;
  }

  private handOf(view: View, ruleset: Ruleset): [string, Card[]][] {
    const groups = ruleset.description.zones.filter((zone) => zone.role === 'hand' && isOwn(zone, view));
    const zones = this.source.seat?.zones ?? {};
    return groups
      .toSorted((a, b) => Number(a.group !== '') - Number(b.group !== ''))
      .flatMap(({ name }) => (zones[name] ? [[name, zones[name]] as [string, Card[]]] : []));
  }
}
