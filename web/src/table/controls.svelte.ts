// What the person at the table is about to do: the card in the fingers, a dear choice named once.

import type { Card } from '../state/cards';
import type { Play } from '../state/game.svelte';
import type { Role, Ruleset } from '../state/ruleset';
import { NOTHING_KNOWN } from '../state/seat.svelte';
import { lasting, settings } from '../state/settings.svelte';
import type { View } from '../wire/types';
import { bare } from '../words/words.svelte';
import {
  byCard,
  type Choice,
  choicesOf,
  dropped,
  type End,
  goingOn,
  isCostly,
  leadingTo,
  offered,
  picturedVerbs,
} from './choices';
import { Pauses } from './pauses.svelte';
import { isOwn } from './places';

export type Panel = '' | 'story' | 'odds' | 'discard' | 'limbo' | 'menu' | 'info' | 'type' | 'keys';

const MOMENT = 420;
const TWICE = 350; // milliseconds: two taps within them are one that slipped

export class Controls {
  picked = $state.raw<{ zone: string; card: Card }>();
  armed = $state('');
  panel = $state<Panel>('');
  unfolded = $state(false); // what else could be done is listed, too
  asked = $state(''); // the card whose rule is shown
  readonly pauses: Pauses;
  private timer = 0;
  private touched = 0;

  constructor(readonly play: Play) {
    this.pauses = new Pauses(() => play.info?.id ?? '');
  }

  readonly view = $derived.by(() => this.play.seat?.view);
  readonly insight = $derived.by(() => this.play.seat?.insight ?? NOTHING_KNOWN);
  readonly choices = $derived.by(() => this.asking((view, ruleset) => choicesOf(view, ruleset)) ?? []);
  readonly cardByCard = $derived.by(() => this.asking((view, ruleset) => byCard(this.choices, view, ruleset)) ?? false);
  /** The choice that the game goes on by, where that is all that is asked. */
  readonly onward = $derived.by(() => this.view && goingOn(this.choices, this.view));
  /** The groups of the own hand, the first one first. */
  readonly hand = $derived.by(() => this.asking((view, ruleset) => this.handOf(view, ruleset)) ?? []);

  /** The choices that are listed; those of a card in the hand come when it is picked. */
  readonly listed = $derived.by((): Choice[] => {
    if (this.picked) return this.offers(this.picked.zone, this.picked.card.code);
    const onStage = new Set(this.onStage.map((choice) => choice.code));
    const hidden = this.cardByCard;
    const all = this.choices.filter((choice) => !onStage.has(choice.code) && !(hidden && choice.hand));
    const verbs = picturedVerbs(all);
    const rank = (choice: Choice): number => verbs.indexOf(choice.verb.name);
    return all.toSorted((a, b) => rank(a) - rank(b));
  });

  /** Besides the cards of the hand there may be much else to do: it is folded away. */
  readonly folded = $derived.by(() => this.cardByCard && !this.picked && this.listed.length > 2 && !this.unfolded);

  /** The number by which the first choice of the list is called. */
  readonly firstNumber = $derived.by(() => {
    const cards = this.hand.reduce((sum, [, all]) => sum + all.length, 0);
    return this.cardByCard && !this.picked ? cards + 1 : 1;
  });

  /** The choices that are made by tapping a card that is being looked at. */
  readonly onStage = $derived.by((): Choice[] => {
    const there = this.lying('looked').flatMap(([zone, cards]) => {
      const seen = cards.map((card) => bare(card.code));
      return this.choices.filter((c) => c.zones.includes(zone) && seen.includes(c.card));
    });
    const single = there.filter((c) => there.filter((d) => d.card === c.card).length === 1);
    return single.length === there.length ? there : [];
  });

  get ruleset(): Ruleset | undefined {
    return this.play.seat?.ruleset;
  }

  /** What lies in the zones of a role, the own ones first. */
  lying(role: Role): [string, Card[]][] {
    const names = this.asking((view, ruleset) => ruleset.all(view.seat, role)) ?? [];
    return names.map((name) => [name, this.play.seat?.zones[name] ?? []]);
  }

  /** The name of a player other than the one who looks, if the zone is theirs. */
  partner(zone: string): string {
    const owner = this.ruleset?.owner(zone) ?? -1;
    return owner < 0 || owner === this.view?.seat ? '' : (this.play.seat?.names[owner] ?? '');
  }

  offers(zone: string, code: string): Choice[] {
    return offered(this.choices, zone, code);
  }

  /** Of what a picked card can do, what brings it to a zone of these roles. */
  bringing(roles: readonly Role[]): Choice | undefined {
    if (!this.picked) return undefined;
    return this.asking((view, ruleset) => leadingTo(this.listed, roles, view, ruleset));
  }

  /** A tap picks a card up, or puts it back: what cannot be taken back has a button of its own. */
  tap(zone: string, card: Card): void {
    const offers = this.offers(zone, card.code);
    const [first] = offers;
    if (!first) {
      if (this.picked) this.let();
      else if (!this.play.mistaken?.(card.code)) this.ask(card.code);
    } else if (offers.length === 1 && this.onStage.includes(first)) {
      this.choose(first);
    } else if (this.picked?.card.id === card.id) {
      if (!this.slipped()) this.let();
    } else {
      this.pick(zone, card);
    }
  }

  pick(zone: string, card: Card): void {
    this.armed = '';
    this.picked = { zone, card };
    this.touched = performance.now();
  }

  choose(choice: Choice): void {
    const view = this.view;
    if (!view) return;
    if (settings.confirm && isCostly(choice, view, this.insight)) {
      if (this.armed !== choice.code) {
        this.armed = choice.code;
        this.touched = performance.now();
        return;
      }
      if (this.slipped()) return;
    }
    if (this.onward) this.pauses.met(view.extras);
    if (this.play.line === 'open') this.let();
    this.play.act(choice.code);
  }

  drop(zone: string, card: Card, target: string, end: End): void {
    const choice = this.asking((...table) => dropped(this.choices, zone, card.code, target, end, table));
    if (choice) this.choose(choice);
  }

  /** Nothing is in the fingers any more. */
  let(): void {
    this.picked = undefined;
    this.armed = '';
  }

  ask(code: string): void {
    this.asked = bare(code);
    this.panel = 'info';
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }

  /** A new view: what was half done is forgotten, and a question with one answer is answered. */
  settle(): void {
    this.let();
    this.unfolded = false;
    clearTimeout(this.timer);
    const only = this.alone();
    if (settings.auto && only) this.timer = window.setTimeout(() => this.play.act(only.code), lasting(MOMENT));
  }

  /** Somebody may wish to be asked before the game goes on by itself. */
  readonly canHold = $derived.by(() => settings.auto && (this.pauses.known || this.onward !== undefined));

  /** Hold before the game goes on by itself, or no longer. */
  hold(): void {
    this.pauses.toggle();
    this.settle();
  }

  private alone(): Choice | undefined {
    const { view, onward } = this;
    if (onward && view) return this.pauses.holds(view.extras) ? undefined : onward;
    return this.choices.length === 1 && !this.cardByCard ? this.choices[0] : undefined;
  }

  private slipped(): boolean {
    return performance.now() - this.touched < TWICE;
  }

  private handOf(view: View, ruleset: Ruleset): [string, Card[]][] {
    const groups = ruleset.description.zones.filter((zone) => zone.role === 'hand' && isOwn(zone, view));
    const zones = this.play.seat?.zones ?? {};
    return groups
      .toSorted((a, b) => Number(a.group !== '') - Number(b.group !== ''))
      .flatMap(({ name }) => (zones[name] ? [[name, zones[name]] as [string, Card[]]] : []));
  }

  private asking<T>(answer: (view: View, ruleset: Ruleset) => T): T | undefined {
    const { view, ruleset } = this;
    return view && ruleset ? answer(view, ruleset) : undefined;
  }
}
