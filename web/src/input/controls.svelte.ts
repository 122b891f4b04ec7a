// What the person at the table is about to do: the card in the fingers, a costly choice named once,
// cards of the deck being sorted. What is possible was decided elsewhere.

import { lasting, settings } from '../app/settings.svelte';
import { tray } from '../app/viewport.svelte';
import { sound } from '../audio/mixer';
import { isOnBoard, isShownAsPower } from '../boards/board';
import type { Obstacle } from '../generated/wire';
import type { TableSource } from '../model/liveGame.svelte';
import { computerActsFor } from '../model/people';
import type { Card } from '../model/pieces';
import type { Role, Ruleset } from '../model/ruleset';
import { NOTHING_KNOWN } from '../model/seat.svelte';
import { isSignal } from '../table/partners/signals';
import { isOwn } from '../table/zonePlaces';
import { bare, say } from '../text/fluent.svelte';
import type { View } from '../transport/types';
import { type Anchor, anchorOf, targetsOf } from './anchors';
import {
  byCard,
  type Choice,
  choicesOf,
  dropped,
  type End,
  goingOn,
  isCostly,
  isPlain,
  leadingTo,
  offered,
  picturedVerbs,
  wayTo,
} from './choices';
import { explain, explainPicked } from './explaining';
import { Marking } from './marking.svelte';
import { Pairing } from './pairing.svelte';
import { Pauses } from './pauses.svelte';
import { Sorting } from './sorting.svelte';
import { telling } from './telling.svelte';

export type Panel = '' | 'story' | 'odds' | 'discard' | 'limbo' | 'menu' | 'info' | 'type' | 'keys' | 'people';

/** What the caption says besides: why something is not possible, and what is to blame. */
export interface Notice {
  text: string;
  obstacle?: Obstacle | undefined;
  offersPractice?: boolean; // where it could be done
}

const MOMENT = 420;
const TWICE = 350; // milliseconds: two presses within them are one that slipped

export class Controls {
  picked = $state.raw<{ zone: string; card: Card }>();
  armed = $state('');
  panel = $state<Panel>('');
  unfolded = $state(false); // what else could be done is listed, too
  asked = $state(''); // the card whose rule is shown
  notice = $state.raw<Notice>();
  dragging = $state(false);
  readonly pauses: Pauses;
  readonly sorting: Sorting;
  readonly marking: Marking;
  readonly pairing: Pairing;
  private timer = 0;
  private touched = 0;

  constructor(readonly source: TableSource) {
    this.pauses = new Pauses(() => source.info?.id ?? '');
    this.sorting = new Sorting(this);
    this.marking = new Marking(this);
    this.pairing = new Pairing(this);
  }

  readonly view = $derived.by(() => this.source.seat?.view);
  readonly insight = $derived.by(() => this.source.seat?.insight ?? NOTHING_KNOWN);
  readonly nextCard = $derived.by(() => this.source.seat?.nextCard ?? {});
  /** What is asked, a computer answers for us. */
  readonly replaced = $derived.by(() => computerActsFor(this.source.info, this.view?.seat));
  readonly choices = $derived.by(() => (this.replaced ? [] : (this.withView(choicesOf) ?? [])));
  readonly cardByCard = $derived.by(
    () => this.withView((...table) => byCard(this.choices, ...table) || this.pairing.pair !== undefined) ?? false,
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

  /** The choices that have no object on the table, or all of them for whoever wants a list. */
  readonly listed = $derived.by((): Choice[] => {
    if (this.picked) return this.offers(this.picked.zone, this.picked.card.code);
    if (this.sorting.board) return this.choices.filter((choice) => choice.extra);
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
    this.cardByCard || this.sorting.board || this.marking.marks
      ? []
      : this.choices.filter((choice) => choice.code !== ''),
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
    if (this.picked || this.cardByCard || this.marking.marks) return [];
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

  /** A tap picks a card up; a second one does what it is there for, as far as that costs nothing. */
  tap(zone: string, card: Card, place = 0): void {
    if (this.pairing.holds(zone, card.code)) {
      this.pairing.tap(zone, card);
      return;
    }
    const offers = this.offers(zone, card.code);
    const [hung, ...more] = this.hanging(zone, card.code, place);
    if (!offers.length && !hung) this.touchIdle(zone, card);
    else if (hung && !more.length) this.choose(hung);
    else if (this.picked?.card.id === card.id) this.again();
    else this.pick(zone, card);
  }

  pick(zone: string, card: Card): void {
    this.armed = '';
    this.notice = undefined;
    this.picked = { zone, card };
    this.touched = performance.now();
    sound('lift');
    void explainPicked(this);
  }

  /** The pointer touches a target: a pile, the end of the path, a board. */
  touch(zone: string, end: End = 'last'): boolean {
    const here = this.picked ? this.arriving(zone) : this.hanging(zone);
    const [first] = here;
    if (first && (here.length === 1 || this.picked)) {
      const { picked } = this;
      const chosen = picked ? this.droppedOn(picked.zone, picked.card, zone, end) : first;
      this.choose(chosen ?? first);
      return true;
    }
    if (this.picked && wayTo(this, zone)) {
      void explain(this, this.picked, zone);
      return true;
    }
    return false;
  }

  /** Do it; what is costly only when it is sure, or asked for a second time. */
  choose(choice: Choice, sure = false): void {
    const view = this.view;
    if (!view) return;
    if (this.isCostly(choice) && !sure) {
      const again = this.armed === choice.code && !this.slipped();
      if (this.armed !== choice.code) this.touched = performance.now();
      this.armed = choice.code;
      if (!again) return;
    }
    if (this.onward) this.pauses.met(view.extras);
    if (this.source.line === 'open') this.unpick();
    this.source.act(choice.code);
  }

  /** A card is let go on a zone, or on a card there; whether it stays there. */
  drop(zone: string, card: Card, target: string, end: End, on = 0): boolean {
    if (this.pairing.pair) {
      const other = this.source.seat?.zones[target]?.find(({ id }) => id === on);
      if (other && this.pairing.join(target, other)) return true;
      this.unpick();
      return false;
    }
    const choice = this.droppedOn(zone, card, target, end);
    if (!choice) {
      if (wayTo(this, target)) void explain(this, { zone, card }, target);
      else this.unpick();
      return false;
    }
    this.choose(choice);
    return this.armed !== choice.code;
  }

  /** A card is thrown: up onto the path, down to the discard pile. */
  flick(zone: string, card: Card, roles: readonly Role[]): boolean {
    const offers = this.offers(zone, card.code);
    const choice = this.withView((view, ruleset) => leadingTo(offers, roles, view, ruleset));
    if (choice) {
      this.choose(choice);
      return this.armed !== choice.code;
    }
    const [target] = this.lying(roles[0] ?? 'labyrinth')[0] ?? [];
    if (target) void explain(this, { zone, card }, target);
    return false;
  }

  /** Nothing is in the fingers any more. */
  unpick(): void {
    this.picked = undefined;
    this.armed = '';
    this.notice = undefined;
  }

  ask(code: string): void {
    this.asked = bare(code);
    this.panel = 'info';
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }

  /** Undo always answers: it is done, or it is said why not. */
  undo(): void {
    this.unpick();
    if (this.sorting.takeBack()) return;
    if (this.source.seat?.undo) this.source.undo?.();
    else this.notice = { text: say('web-undo-not'), offersPractice: this.source.practise !== undefined };
  }

  startPractice(): void {
    this.notice = undefined;
    this.source.practise?.(true);
  }

  /** A new view: what was half done is forgotten, and a question with one answer is answered. */
  viewChanged(): void {
    this.unpick();
    this.unfolded = false;
    this.sorting.reset();
    this.marking.reset();
    clearTimeout(this.timer);
    const only = this.alone();
    const goOn = (): void => {
      if (!telling.on) this.source.act(only?.code ?? '');
    };
    if (settings.auto && only) this.timer = window.setTimeout(goOn, lasting(MOMENT));
  }

  /** Somebody may wish to be asked before the game goes on by itself. */
  readonly canHold = $derived.by(() => settings.auto && (this.pauses.known || this.onward !== undefined));

  /** Hold before the game goes on by itself, or no longer. */
  hold(): void {
    this.pauses.toggle();
    this.viewChanged();
  }

  withView<T>(answer: (view: View, ruleset: Ruleset) => T): T | undefined {
    const { view, ruleset } = this;
    return view && ruleset ? answer(view, ruleset) : undefined;
  }

  /** The picked card is tapped again: its first way, unless that takes something away. */
  private again(): void {
    const [first] = this.listed;
    if (first && !first.verb.costs.length && !this.isCostly(first)) this.choose(first);
    else if (!this.slipped()) this.unpick();
  }

  /** A card that can do nothing now. */
  private touchIdle(zone: string, card: Card): void {
    if (this.picked) {
      if (!this.touch(zone)) this.unpick();
    } else if (this.replaced && this.hand.some(([held]) => held === zone)) {
      this.notice = { text: say('web-replaced') };
    } else if (!this.source.mistaken?.(card.code)) this.ask(card.code);
  }

  private droppedOn(zone: string, card: Card, target: string, end: End): Choice | undefined {
    return this.withView((...table) => dropped(this.choices, zone, card.code, target, end, table));
  }

  private alone(): Choice | undefined {
    const { view, onward } = this;
    if (onward && view) return this.pauses.holds(view.extras) ? undefined : onward;
    return this.choices.length === 1 && !this.cardByCard && !this.marking.marks ? this.choices[0] : undefined;
  }

  private slipped(): boolean {
    return performance.now() - this.touched < TWICE;
  }

  private handOf(view: View, ruleset: Ruleset): [string, Card[]][] {
    const groups = ruleset.description.zones.filter((zone) => zone.role === 'hand' && isOwn(zone, view));
    const zones = this.source.seat?.zones ?? {};
    return groups
      .toSorted((a, b) => Number(a.group !== '') - Number(b.group !== ''))
      .flatMap(({ name }) => (zones[name] ? [[name, zones[name]] as [string, Card[]]] : []));
  }
}
