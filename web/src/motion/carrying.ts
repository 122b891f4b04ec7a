// A card in the fingers: its picture above the table. Where it was let go, it begins to settle.

import { lasting } from '../app/settings.svelte';

const SPRING = 320;
const EASING = 'cubic-bezier(.3, 1.5, .5, 1)';

let waiting: { id: number; ghost: HTMLElement; card: HTMLElement } | undefined;

/** Lift the picture of a card off the table. */
export function carried(card: HTMLElement): HTMLElement | undefined {
  const layer = document.getElementById('flights');
  const picture = card.querySelector('.face');
  if (!layer || !picture) return undefined;
  const rect = flatRect(card);
  const ghost = document.createElement('div');
  ghost.className = 'ghost carried';
  ghost.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
  ghost.append(picture.cloneNode(true));
  layer.append(ghost);
  card.classList.add('dragged');
  letGo();
  waiting = { id: Number(card.dataset.card), ghost, card };
  return ghost;
}

/** Not there: back into the hand. */
export function springBack(card: HTMLElement, ghost: HTMLElement): void {
  if (waiting?.ghost === ghost) waiting = undefined;
  const home = () => {
    ghost.remove();
    card.classList.remove('dragged');
  };
  const time = lasting(SPRING);
  if (!time) {
    home();
    return;
  }
  const motion = ghost.animate([{ transform: ghost.style.transform }, { transform: 'none' }], {
    duration: time,
    easing: EASING,
    fill: 'forwards',
  });
  motion.finished.then(home, home);
}

/** Where a card that was let go lies now: it is on its way from there, and the ghost is not needed. */
export function droppedRect(id: number): DOMRect | undefined {
  if (waiting?.id !== id) return undefined;
  return waiting.ghost.getBoundingClientRect();
}

/** No card is in the fingers any more. */
export function letGo(): void {
  waiting?.ghost.remove();
  waiting?.card.classList.remove('dragged');
  waiting = undefined;
}

/** An answer did not come: the card is not left hanging in the air. */
export function refuse(): void {
  if (waiting) springBack(waiting.card, waiting.ghost);
}

/** The place of an element as if it were not turned. */
export function flatRect(element: HTMLElement, seen = element.getBoundingClientRect()): DOMRect {
  const { left, top, width, height } = seen;
  const [w, h] = [element.offsetWidth, element.offsetHeight];
  return new DOMRect(left + (width - w) / 2, top + (height - h) / 2, w, h);
}
