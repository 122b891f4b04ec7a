// The table in the hands of a person: what may be done now, the machine that is pressed, and what is shown of
// both. What is possible was decided elsewhere.

import { lasting, settings } from '../app/settings.svelte';
import { sound } from '../audio/mixer';
import type { Obstacle } from '../generated/wire';
import type { Card } from '../model/pieces';
import type { Role } from '../model/ruleset';
import { bare, say } from '../text/fluent.svelte';
import { targetsOf } from './anchors';
import { aimOf, cardTarget, whereIs } from './arrangement';
import { Asking } from './asking.svelte';
import { type Choice, leadingTo, picturedVerbs } from './choices';
import { explainPicked } from './explaining';
import { explainPiece, help } from './helping';
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
import type { Loss } from './losses';
import { otherZone } from './pairs';
import { type Spot, slotsOf } from './sifting';
import { telling } from './telling.svelte';

export type Panel = '' | 'story' | 'odds' | 'discard' | 'limbo' | 'menu' | 'info' | 'type' | 'keys' | 'people';

/** What the caption says besides: why something is not possible, and what is to blame. */
export interface Notice {
  text: string;
  obstacle?: Obstacle | undefined;
  offersPractice?: boolean; // where it could be done
}

const MOMENT = 420;

export class Controls extends Asking {
  state = $state.raw<State>(IDLE);
  panel = $state<Panel>('');
  unfolded = $state(false); // what else could be done is listed, too
  asked = $state(''); // the card whose rule is shown
  notice = $state.raw<Notice>();
  private timer = 0;

  /** The code of what has been named once. */
  readonly armed = $derived.by(() => armedIn(this.state)?.answer.codes[0] ?? '');

  /** The card in the fingers. */
  readonly picked = $derived.by((): { zone: string; card: Card } | undefined => {
    const rest = restOf(this.state);
    if (this.state.at === 'dragging') return rest.at === 'arranging' ? undefined : this.cardAt(this.state.piece);
    return rest.at === 'picked' ? this.cardAt(rest.piece) : undefined;
  });

  /** What lies where on the board, until it is confirmed. */
  readonly arranged = $derived.by((): Arranged => {
    const rest = restOf(this.state);
    const base = rest.at === 'open' ? rest.before : rest;
    return base.at === 'arranging' ? base.now : NOTHING_ARRANGED;
  });
  readonly slots = $derived.by(() =>
    this.sifting ? slotsOf(this.sifting, this.sorted, this.arranged.chosen.length) : 0,
  );
  readonly aim = $derived.by((): Spot | undefined => this.sifting && aimOf(this.sifting, this.sorted, this.arranged));
  readonly ready = $derived.by(() => this.offer.arrange?.answer(this.arranged) !== undefined);
  /** What is dear among the cards that would go. */
  readonly losses = $derived.by((): Loss[] => this.lossesIn(this.arranged));

  /** The choices that have no object on the table, or all of them for whoever wants a list. */
  readonly listed = $derived.by((): Choice[] => {
    if (this.picked) return this.offers(this.picked.zone, this.picked.card.code);
    if (this.sifting) return this.choices.filter((choice) => choice.extra);
    const hidden = this.cardByCard;
    const all = this.standing.filter(
      (choice) => !(hidden && choice.hand) && !this.isSignal(choice) && (settings.list || !this.hasPlace(choice)),
    );
    const verbs = picturedVerbs(all);
    const rank = (choice: Choice): number => verbs.indexOf(choice.verb.name);
    return all.toSorted((a, b) => rank(a) - rank(b));
  });

  /** Besides the cards of the hand there may be much else to do: it is folded away. */
  readonly folded = $derived.by(() => this.cardByCard && !this.picked && this.listed.length > 2 && !this.unfolded);

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

  /** Of what a picked card can do, what brings it to a zone of these roles. */
  bringing(roles: readonly Role[]): Choice | undefined {
    if (!this.picked) return undefined;
    return this.withView((view, ruleset) => leadingTo(this.listed, roles, view, ruleset));
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

  private perform(effect: Effect): void {
    if (effect.do === 'act') this.act(effect.codes);
    else if (effect.do === 'undo') this.undoMove();
    else if (effect.do === 'help') help(this, effect.on);
    else if (effect.do === 'sound') sound(effect.name);
    else explainPiece(this, effect.piece, effect.to);
  }

  private act(codes: readonly string[]): void {
    if (this.onward && this.view) this.autoAnswer.met(this.view.extras);
    // On a dead line it stays in the fingers.
    if (this.source.line !== 'open') this.state = restOf(this.state);
    this.source.actAll([...codes]);
  }
}
