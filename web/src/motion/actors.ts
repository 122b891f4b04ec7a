// Pictures above the table that go from where a card was to where it is. Both are measured when it leaves, and
// again whenever the table changes.

import { flushSync } from 'svelte';
import { imageOf, pictureName } from '../art/pictures.svelte';
import type { Card } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import type { CastPart } from '../model/shownTable';
import { droppedRect, letGo } from './carrying';
import { animate } from './clock';
import { anchorOf, cardElement, greatDoor, type Leaving, leaving, middle, type Spot, spotsNow, zoneOf } from './places';
import { FLIGHT } from './plainScene';
import { pose } from './poses';
import type { Change, Move, Posed } from './timeline';
import type { PartId, PieceId, Stage } from './tracks';
import { framesOf, IN, OUT, stopsOf } from './ways';

/** What the table is told while pictures move. */
export interface Scenery {
  readonly ruleset: Ruleset;
  readonly cast: readonly (readonly CastPart[])[];
  apply(cast: CastPart): void;
  land(cast: CastPart): void;
  stage(stage: Stage): void;
}

interface Actor {
  ghost: HTMLElement;
  move: Move;
  card: Card;
  from: DOMRect;
  to: DOMRect;
  made: DOMRect;
  motion: Animation | undefined;
}

const DOOR_TALL = 196 / 120;
const LEFT = 'polygon(0 0, 62% 0, 40% 30%, 58% 55%, 36% 100%, 0 100%)';
const RIGHT = 'polygon(62% 0, 100% 0, 100% 100%, 36% 100%, 58% 55%, 40% 30%)';

export class Actors {
  private readonly flying = new Map<number, Actor>(); // by the card
  private readonly ghosts = new Set<Element>();
  private readonly doors = new Map<number, { ghost: HTMLElement; rect: DOMRect }>();
  private readonly hidden = new Set<HTMLElement>();
  private shifts: Animation[] = [];

  constructor(private readonly scenery: Scenery) {}

  /** The table changes, and every card that has another place afterwards goes there. */
  change(at: number, changes: readonly Change[], moves: readonly Move[]): void {
    const landing = changes.every(({ kind }) => kind === 'land');
    const before = landing ? undefined : spotsNow();
    const left = new Map(moves.map((move) => [move.piece, this.leaving(move, before)]));
    const zones = new Map([...(before ?? [])].map(([id, { element }]) => [id, zoneOf(element)]));
    for (const one of changes) this.applied(one);
    flushSync();
    for (const one of changes) if (one.kind === 'land') this.landed(this.castOf(one.part));
    if (!before) return;
    for (const one of this.shifts) one.cancel();
    this.shifts = [];
    const now = spotsNow();
    for (const move of moves) this.send(move, left.get(move.piece), now);
    letGo();
    this.retarget(now);
    for (const [id, spot] of now) this.shift(at, id, before.get(id), zones.get(id), spot);
  }

  pose(track: Posed): void {
    const card = this.cardOf(track.on);
    if (track.pose !== 'swing') pose(track, card ? cardElement(card.id) : null);
    else if (card) this.swing(track, card);
  }

  /** Everything lies where it belongs. */
  end(): void {
    letGo();
    for (const ghost of this.ghosts) ghost.remove();
    for (const element of this.hidden) element.classList.remove('in-flight');
    for (const { card } of this.flying.values()) cardElement(card.id)?.classList.remove('in-flight');
    this.flying.clear();
  }

  private applied(one: Change): void {
    if (one.kind === 'stage') this.scenery.stage(one.stage);
    else if (one.kind === 'step') this.scenery.apply(this.castOf(one.part));
    else this.scenery.land(this.castOf(one.part));
  }

  /** A card that was let go leaves from where that was. */
  private leaving({ piece }: Move, before: ReadonlyMap<number, Spot> | undefined): Leaving | undefined {
    const id = this.cardOf(piece)?.id ?? 0;
    const spot = before?.get(id);
    if (!spot) return undefined;
    const dropped = droppedRect(id);
    return { ...leaving(spot), ...(dropped && { rect: dropped }) };
  }

  private castOf(part: PartId): CastPart {
    const [index = 0, place = 0] = part.split('.').map(Number);
    return this.scenery.cast[index]?.[place] as CastPart;
  }

  private cardOf(piece: PieceId): Card | undefined {
    const [index, place, n] = piece.split('.').map(Number);
    return this.scenery.cast[index ?? -1]?.[place ?? -1]?.cards[n ?? -1];
  }

  /** A card leaves: its picture begins exactly where the card was. */
  private send(move: Move, was: Leaving | undefined, now: ReadonlyMap<number, Spot>): void {
    const { ruleset } = this.scenery;
    const card = this.cardOf(move.piece);
    const { part } = this.castOf(move.piece.slice(0, move.piece.lastIndexOf('.')));
    if (!card) return;
    const last = this.flying.get(card.id);
    const from = last?.ghost.getBoundingClientRect() ?? was?.rect ?? this.anchor(part.source);
    const there = now.get(card.id);
    const to = (there && leaving(there).rect) ?? this.anchor(part.target);
    this.drop(card.id);
    if (!from || !to) return;
    const picture = was?.picture ?? pictureOf(card, ruleset);
    if (move.way === 'burn') this.burn(move, was?.seen ?? from, picture);
    else if (move.way === 'tear') this.tear(move, was?.seen ?? from, pictureOf(card, ruleset));
    else this.fly(move, card, from, to, picture, ruleset.inDeck(part.source));
    this.hide(now.get(card.id)?.element);
  }

  private fly(move: Move, card: Card, from: DOMRect, to: DOMRect, picture: Element, fromDeck: boolean): void {
    const door = move.way === 'door' ? this.doors.get(card.id) : undefined;
    const made = door?.rect ?? (to.width > from.width ? to : from);
    const ghost = door?.ghost ?? this.ghost(picture, made);
    const actor: Actor = { ghost, move, card, from: door?.rect ?? from, to, made, motion: undefined };
    actor.motion = animate(ghost, this.framesOf(actor, fromDeck), {
      at: move.at,
      lasts: move.lasts,
      easing: 'linear',
      stays: true,
    });
    this.flying.set(card.id, actor);
    if (fromDeck && !door) turnOver(ghost, move.at);
    if (move.spread && this.isPrecious(card)) ghost.classList.add('precious');
  }

  private framesOf({ move, from, to, made }: Actor, hidden = false): Keyframe[] {
    const frames = framesOf(stopsOf(move, from, to, this.doorRect()), made);
    const [first] = frames;
    // What the deck will give is not seen before its time.
    if (hidden && first) frames.unshift({ ...first, opacity: 0, easing: 'step-end' });
    return frames;
  }

  /** The table has changed below: what flies arrives where its card is now. */
  private retarget(now: ReadonlyMap<number, Spot>): void {
    for (const [id, actor] of this.flying) {
      const spot = now.get(id);
      if (!spot) continue;
      this.hide(spot.element);
      const { rect } = leaving(spot);
      if (actor.move.way === 'middle' || isSame(rect, actor.to)) continue;
      actor.to = rect;
      const { effect } = actor.motion ?? {};
      if (effect instanceof KeyframeEffect) effect.setKeyframes(this.framesOf(actor));
    }
  }

  /** What only makes room slides aside. */
  private shift(at: number, id: number, was: Spot | undefined, zone: string | undefined, now: Spot): void {
    if (!was || this.flying.has(id)) return;
    const [dx, dy] = [
      middleOf(was.seen, 'x') - middleOf(now.seen, 'x'),
      middleOf(was.seen, 'y') - middleOf(now.seen, 'y'),
    ];
    if (Math.abs(dx) + Math.abs(dy) < 1 || zone !== zoneOf(now.element)) return;
    const frames = [{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }];
    const slides = animate(now.element, frames, { at, lasts: FLIGHT, easing: OUT });
    if (slides) this.shifts.push(slides);
  }

  private landed({ cards }: CastPart): void {
    for (const { id } of cards) if (this.flying.get(id)?.move.way !== 'middle') this.drop(id);
  }

  private drop(id: number): void {
    const actor = this.flying.get(id);
    actor?.ghost.remove();
    this.flying.delete(id);
    cardElement(id)?.classList.remove('in-flight');
  }

  private hide(element: HTMLElement | undefined): void {
    element?.classList.add('in-flight');
  }

  private anchor(zone: string): DOMRect | undefined {
    const { ruleset } = this.scenery;
    const deck = ruleset.description.zones.find(({ role }) => role === 'deck')?.name ?? '';
    return anchorOf(ruleset.inDeck(zone) ? deck : zone);
  }

  /** The Door that stands there swings open; where none stands, it comes to the middle first. */
  private swing({ at, lasts }: Posed, card: Card): void {
    const great = greatDoor();
    const wide = Math.min(innerWidth * 0.4, innerHeight * 0.27);
    const rect = great?.getBoundingClientRect() ?? middle(wide, wide * DOOR_TALL);
    const tint = this.scenery.ruleset.colour(card.code);
    const ghost = this.ghost(doorPicture(tint), rect);
    ghost.classList.add('great-door');
    ghost.parentElement?.prepend(ghost); // a Key is turned before it
    this.doors.set(card.id, { ghost, rect });
    const leaf = ghost.querySelector('[data-leaf]');
    const ajar = great?.querySelector('[data-leaf]');
    const from = ajar ? getComputedStyle(ajar).transform : 'none';
    const swings = [{ transform: from === 'none' ? 'rotateY(0deg)' : from }, { transform: 'rotateY(-104deg)' }];
    animate(leaf, swings, { at, lasts, easing: 'cubic-bezier(.45, .05, .2, 1)', stays: true });
    for (const element of great?.querySelectorAll<HTMLElement>('[data-leaf], [data-beyond]') ?? []) {
      this.hidden.add(element);
      this.hide(element);
    }
    if (great) return;
    const spot = cardElement(card.id);
    const source = spot?.getBoundingClientRect() ?? this.anchor('deck');
    if (!source) return;
    if (spot) {
      this.hidden.add(spot);
      this.hide(spot);
    }
    const comes = framesOf(
      [
        { at, rect: source },
        { at: at + lasts * 0.6, rect },
      ],
      rect,
    );
    animate(ghost, comes, { at, lasts: lasts * 0.6, stays: true });
  }

  /** Where the Door stands that is being opened. */
  private doorRect(): DOMRect | undefined {
    const standing = greatDoor()?.getBoundingClientRect() ?? [...this.doors.values()][0]?.rect;
    if (standing) return standing;
    const wide = Math.min(innerWidth * 0.4, innerHeight * 0.27);
    return middle(wide, wide * DOOR_TALL);
  }

  private isPrecious({ code }: Card): boolean {
    const kind = this.scenery.ruleset.cards.get(code)?.card_class;
    return kind === 'door' || this.scenery.ruleset.cards.get(code)?.symbol === 'key';
  }

  private burn({ at, lasts }: Move, from: DOMRect, picture: Element): void {
    const ghost = this.ghost(picture, from);
    ghost.classList.add('burning');
    const rises = [
      { transform: 'none', opacity: 1 },
      { transform: 'none', opacity: 1, offset: 0.3 },
      { transform: 'translateY(-28%) rotate(-4deg) scale(.92)', opacity: 0 },
    ];
    animate(ghost, rises, { at, lasts, easing: OUT, stays: true });
  }

  private tear({ at, lasts }: Move, from: DOMRect, picture: Element): void {
    for (const [shape, side] of [
      [LEFT, -1],
      [RIGHT, 1],
    ] as const) {
      const half = this.ghost(picture, from);
      half.style.clipPath = shape;
      const falls = [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${side * 60}px, 90px) rotate(${side * 15}deg)`, opacity: 0 },
      ];
      animate(half, falls, { at, lasts, easing: IN, stays: true });
    }
  }

  /** Something above the table that is gone when all is over. */
  private ghost(content: Element, rect: DOMRect): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
    if (content instanceof DocumentFragment) ghost.append(content);
    else ghost.append(content.cloneNode(true));
    this.keep(ghost);
    return ghost;
  }

  private keep(ghost: Element): void {
    this.ghosts.add(ghost);
    document.getElementById('flights')?.append(ghost);
  }
}

const middleOf = ({ x, y, width, height }: DOMRect, along: 'x' | 'y'): number =>
  along === 'x' ? x + width / 2 : y + height / 2;

const isSame = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.left - other.left) + Math.abs(one.top - other.top) + Math.abs(one.width - other.width) < 1;

function pictureOf({ code }: Card, ruleset: Ruleset): Element {
  const picture = document.createElement('img');
  picture.src = imageOf(pictureName(code, ruleset));
  return picture;
}

/** A Door of the hall, seen at its leaf and at what is beyond. */
function doorPicture(tint: string): Element {
  const door = document.createElement('span');
  for (const [name, kind] of [
    ['beyond', 'beyond'],
    ['lit', 'leaf'],
  ]) {
    const picture = document.createElement('img');
    picture.src = imageOf(`hall-${tint}-${name}`);
    picture.dataset[kind ?? ''] = '';
    door.append(picture);
  }
  return door;
}

/** A card from the deck shows its back first. */
function turnOver(ghost: HTMLElement, at: number): void {
  const back = document.createElement('img');
  back.src = imageOf('back');
  back.className = 'back';
  ghost.append(back);
  const turns = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(.05)', offset: 0.5 }, { transform: 'scaleX(1)' }];
  for (const face of ghost.children) animate(face, turns, { at, lasts: FLIGHT });
  const gone = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
  animate(back, gone, { at, lasts: FLIGHT, stays: true });
}
