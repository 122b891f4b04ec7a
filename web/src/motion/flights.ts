// Pictures of cards above the table, and the way they take.

import { imageOf, pictureName } from '../art/pictures.svelte';
import type { Move } from '../model/pieces';
import type { Ruleset } from '../model/ruleset';
import { FLIGHT, type Leg } from './beats';
import { flatRect } from './carrying';

export const OUT = 'cubic-bezier(.2, .8, .2, 1)';
export const IN = 'cubic-bezier(.55, 0, .85, .3)';
export const HINGE = 'cubic-bezier(.45, .05, .2, 1)';
export const SPRING = 'cubic-bezier(.3, 1.4, .5, 1)';

/** Where a card was, or is. */
export interface Spot {
  rect: DOMRect;
  zone: string;
  picture: Element | null;
}

export interface Stop {
  time: number;
  rect: DOMRect;
  turn?: number; // degrees
  opacity?: number;
  easing?: string;
}

export function spotsNow(): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    const picture = element.querySelector<HTMLElement>('.face');
    found.set(Number(element.dataset.card), { rect: flatRect(picture ?? element), zone, picture });
  }
  return found;
}

export const cardElement = (id: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${id}"]`);

/** The middle of the table, so wide. */
export function middle(width: number, height = width * 1.5): DOMRect {
  const { clientWidth, clientHeight } = document.querySelector('.play') ?? document.documentElement;
  return new DOMRect((clientWidth - width) / 2, clientHeight * 0.46 - height / 2, width, height);
}

/** Where the cards of a place come from and go to. */
export function anchorOf(place: string): DOMRect | undefined {
  const element =
    document.querySelector<HTMLElement>(`[data-zone="${place}"] [data-anchor]`) ??
    document.querySelector<HTMLElement>(`[data-zone="${place}"]:not(.hush)`);
  if (!element) return undefined;
  const rect = element.getBoundingClientRect();
  const width = Math.min(rect.width, 90);
  if (element.dataset.anchor !== undefined && rect.width < 200) return rect;
  return new DOMRect(
    rect.left + (rect.width - width) / 2,
    rect.top + (rect.height - width * 1.5) / 2,
    width,
    width * 1.5,
  );
}

/** Cards that everybody shall see lie side by side in the middle first. */
export function revealed({ start, shown }: Leg): Stop[] {
  if (!shown) return [];
  const step = Math.min(120, (innerWidth - 24) / Math.max(shown.of, 5));
  const rect = middle(step - 8);
  const there = new DOMRect(rect.left + (shown.place - (shown.of - 1) / 2) * step, rect.top, rect.width, rect.height);
  return [
    { time: Math.min(start + FLIGHT, shown.from), rect: there },
    { time: shown.from, rect: there },
  ];
}

export function pictureOf(move: Move, ruleset: Ruleset): Element {
  const picture = document.createElement('img');
  picture.src = imageOf(pictureName(move.code, ruleset));
  return picture;
}

/** Something above the table that is gone when all is over. */
export function ghostOf(content: Element | string, rect: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
  if (typeof content === 'string') ghost.innerHTML = content;
  else ghost.append(content.cloneNode(true));
  document.getElementById('flights')?.append(ghost);
  return ghost;
}

/** Frames along the stops, for a ghost that was made for the last of them. */
export function framesOf(stops: readonly Stop[], hidden: boolean): Keyframe[] {
  const begin = stops[0]?.time ?? 0;
  const end = stops.at(-1) as Stop;
  const all = Math.max(1, end.time - begin);
  const frames = stops.map(({ time, rect, turn = 0, opacity = 1, easing = OUT }): Keyframe => {
    const scale = end.rect.width ? rect.width / end.rect.width : 1;
    const transform = `translate(${rect.left - end.rect.left}px, ${rect.top - end.rect.top}px) scale(${scale}) rotate(${turn}deg)`;
    return { transform, offset: Math.min(1, Math.max(0, (time - begin) / all)), easing, opacity };
  });
  // What the deck will give is not seen before its time.
  const [first] = frames;
  if (hidden && first) frames.unshift({ ...first, opacity: 0, easing: 'step-end' });
  return frames;
}
