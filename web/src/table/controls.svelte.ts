// What the person at the table is about to do: the card in the fingers, a dear choice named once.

import type { Card } from '../state/cards';
import type { Play } from '../state/game.svelte';
import { lasting, settings } from '../state/settings.svelte';
import { splitZone } from '../words/sentences';
import { bare } from '../words/words.svelte';
import { byCard, type Choice, choicesOf, dropped, goingOn, inHand, isCostly, offered, picturedVerbs } from './choices';
import { Pauses } from './pauses.svelte';

export type Panel = '' | 'story' | 'odds' | 'discard' | 'limbo' | 'menu' | 'info' | 'type' | 'keys';

const OWNED = new Set(['hand', 'doors', 'row', 'denizens', 'stored', 'keepers']);
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
  readonly choices = $derived.by(() => (this.view ? choicesOf(this.view) : []));
  readonly cardByCard = $derived.by(() => this.view !== undefined && byCard(this.choices, this.view));
  /** The choice that the game goes on by, where that is all that is asked. */
  readonly onward = $derived.by(() => this.view && goingOn(this.choices, this.view));
  readonly hand = $derived.by(() => this.zonesCalled('hand', 'shared', 'stored'));

  /** The choices that are listed; those of a card in the hand come when it is picked. */
  readonly listed = $derived.by((): Choice[] => {
    if (this.picked) return this.offers(this.picked.zone, this.picked.card.code);
    const onStage = new Set(this.onStage.map((choice) => choice.code));
    const hidden = this.cardByCard;
    const all = this.choices.filter((choice) => !onStage.has(choice.code) && !(hidden && inHand(choice)));
    const verbs = picturedVerbs(all);
    const rank = (choice: Choice): number => verbs.indexOf(choice.verb);
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
    const seen = (this.play.seat?.zones.seen ?? []).map((card) => bare(card.code));
    const there = this.choices.filter((c) => c.zones.includes('seen') && seen.includes(c.card));
    const single = there.filter((c) => there.filter((d) => d.card === c.card).length === 1);
    return single.length === there.length ? there : [];
  });

  /** A zone without its owner: `hand1` is `hand` for the one, `partner-hand` for the other. */
  plain(zone: string): string {
    const [name, number] = splitZone(zone);
    if (name === 'catcher') return name;
    if (!OWNED.has(name) || !number) return zone;
    return number - 1 === (this.view?.seat ?? 0) ? name : `partner-${name}`;
  }

  offers(zone: string, code: string): Choice[] {
    return offered(this.choices, this.plain(zone), code);
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
    if (settings.confirm && isCostly(choice, view)) {
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

  drop(zone: string, card: Card, target: string): void {
    const choice = dropped(this.choices, this.plain(zone), this.plain(target), card.code);
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

  private zonesCalled(...names: string[]): [string, Card[]][] {
    const zones = this.play.seat?.zones ?? {};
    return names.flatMap((name) => Object.entries(zones).filter(([zone]) => this.plain(zone) === name));
  }
}
