// Where things stand on the table: found by what they are, measured when it is needed.

import { flatRect } from './carrying';

/** Where a card is. */
export interface Spot {
  element: HTMLElement;
  seen: DOMRect; // as it is shown
}

/** All that is to be known of one that leaves. */
export interface Leaving {
  rect: DOMRect; // as if it were not turned
  seen: DOMRect;
  picture: Element | null;
}

const TALL = 1.5; // of a card
const HOLE = { x: 0.5, y: 0.64, wide: 0.34 }; // of a Door: where its keyhole is, and how wide a Key before it

export function spotsNow(): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    found.set(Number(element.dataset.card), { element, seen: element.getBoundingClientRect() });
  }
  return found;
}

export function leaving({ element }: Spot): Leaving {
  const picture = element.querySelector<HTMLElement>('.face');
  const seen = (picture ?? element).getBoundingClientRect();
  return { rect: flatRect(picture ?? element, seen), seen, picture };
}

export const zoneOf = (element: HTMLElement): string => element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';

export const cardElement = (id: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-card="${id}"]`);

/** Where the cards of a place come from and go to. */
export function anchorOf(place: string): DOMRect | undefined {
  const element =
    document.querySelector<HTMLElement>(`[data-zone="${place}"] [data-anchor]`) ??
    document.querySelector<HTMLElement>(`[data-zone="${place}"]:not(.hush)`);
  if (!element) return undefined;
  const rect = element.getBoundingClientRect();
  const width = Math.min(rect.width, 90);
  if (element.dataset.anchor !== undefined && rect.width < 200) return rect;
  return around(rect.left + rect.width / 2, rect.top + rect.height / 2, width);
}

/** The Door that stands before somebody, to be taken. */
export const greatDoor = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-great]');

/** The middle of the table, so wide. */
export function middle(width: number, height = width * TALL, down = 0.46): DOMRect {
  const { left, top, width: wide, height: high } = room();
  return new DOMRect(left + (wide - width) / 2, top + high * down - height / 2, width, height);
}

/** A place beside others of a row below the middle. */
export function besideOthers(place: number, of: number): DOMRect {
  const { width, height } = room();
  const step = Math.min(140, (width - 24) / Math.max(of, 5), (height * 0.36) / TALL + 10);
  const card = step - 10;
  const there = middle(card, card * TALL, 0.66);
  there.x += (place - (of - 1) / 2) * step;
  return there;
}

/** Where a Key is turned. */
export function keyhole(door: DOMRect): DOMRect {
  return around(door.left + door.width * HOLE.x, door.top + door.height * HOLE.y, door.width * HOLE.wide);
}

const room = (): DOMRect => (document.querySelector('.play') ?? document.documentElement).getBoundingClientRect();

const around = (x: number, y: number, width: number): DOMRect =>
  new DOMRect(x - width / 2, y - (width * TALL) / 2, width, width * TALL);
