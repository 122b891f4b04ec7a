// Carrying a card over the board on which the deck is sorted, to one of its spots.

import { carried, letGo, springBack } from '../motion/carrying';

export type Spot = number | 'fire' | 'back';

const FAR = 9;

export function carrying(node: HTMLElement, put: (spot: Spot) => void) {
  let now = put;
  let start: PointerEvent | undefined;
  let ghost: HTMLElement | undefined;
  let swallow = false;

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start = event;
    swallow = false;
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    ghost ??= carried(node);
    ghost?.style.setProperty('transform', `translate(${dx}px, ${dy}px) rotate(2deg)`);
  };
  const end = (event: PointerEvent) => {
    const flying = ghost;
    start = undefined;
    ghost = undefined;
    if (!flying) return;
    swallow = true;
    const spot = event.type === 'pointerup' ? spotUnder(event) : undefined;
    if (spot === undefined) springBack(node, flying);
    else {
      letGo();
      now(spot);
    }
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.stopImmediatePropagation();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  node.addEventListener('click', click, true);
  return {
    update(next: (spot: Spot) => void) {
      now = next;
    },
    destroy: () => ghost?.remove(),
  };
}

function spotUnder(event: PointerEvent): Spot | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-sort]');
  const spot = under?.dataset.sort;
  if (spot === undefined) return undefined;
  return spot === 'fire' || spot === 'back' ? spot : Number(spot);
}
