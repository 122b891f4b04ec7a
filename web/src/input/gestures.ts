// A long press asks for the rule of a card; a drag carries it to where it is let go, and it settles from
// there; a flick throws it. A card that may not stay springs back into the hand.

import { carried, springBack } from '../motion/carrying';

export interface Gestures {
  hold: (() => void) | undefined;
  lift(): void;
  drop(zone: string, end: 'first' | 'last', on: number): boolean; // on which card; whether it stays there
  flick(up: boolean): boolean;
  canDrag: boolean;
}

const HOLD = 480;
const FAR = 9;
const FAST = 0.6; // pixels in a millisecond: a throw
const TILT = 6; // degrees at most

interface Point {
  x: number;
  y: number;
  time: number;
}

export function gestures(node: HTMLElement, what: Gestures) {
  let now = what;
  let start: PointerEvent | undefined;
  let timer = 0;
  let ghost: HTMLElement | undefined;
  let swallow = false;
  let trail: Point[] = [];

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start = event;
    swallow = false;
    trail = [];
    if (now.canDrag) node.setPointerCapture(event.pointerId);
    if (now.hold) timer = window.setTimeout(held, HOLD);
  };
  const held = () => {
    swallow = true;
    start = undefined;
    now.hold?.();
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    clearTimeout(timer);
    if (!now.canDrag) return;
    if (!ghost) {
      ghost = carried(node);
      now.lift();
    }
    trail = [...trail.slice(-4), { x: event.clientX, y: event.clientY, time: event.timeStamp }];
    const tilt = Math.max(-TILT, Math.min(TILT, speedOf(trail)[0] * TILT));
    ghost?.style.setProperty('transform', `translate(${dx}px, ${dy}px) rotate(${tilt}deg)`);
    mark(zoneUnder(event));
  };
  const end = (event: PointerEvent) => {
    clearTimeout(timer);
    const flying = ghost;
    const zone = flying && event.type === 'pointerup' ? zoneUnder(event) : undefined;
    swallow ||= flying !== undefined;
    ghost = undefined;
    start = undefined;
    mark(undefined);
    if (!flying) return;
    const [, down] = speedOf(trail);
    const thrown = event.type === 'pointerup' && Math.abs(down) > FAST;
    const home = zone === undefined || zone === node.closest<HTMLElement>('[data-zone]')?.dataset.zone;
    const stays =
      home && thrown ? now.flick(down < 0) : zone !== undefined && now.drop(zone, halfUnder(event), cardUnder(event));
    if (!stays) springBack(node, flying);
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => event.preventDefault();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  node.addEventListener('click', click, true);
  node.addEventListener('contextmenu', menu);
  return {
    update(next: Gestures) {
      now = next;
    },
    destroy() {
      clearTimeout(timer);
      ghost?.remove();
    },
  };
}

/** Across and down, in pixels a millisecond, over the last few points. */
function speedOf(trail: Point[]): [number, number] {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last || last.time <= first.time) return [0, 0];
  const time = last.time - first.time;
  return [(last.x - first.x) / time, (last.y - first.y) / time];
}

function zoneUnder(event: PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-zone]')?.dataset.zone;
}

/** The card on which another one is let go; 0 if there is none. */
function cardUnder(event: PointerEvent): number {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return Number(under?.closest<HTMLElement>('[data-card]')?.dataset.card ?? 0);
}

/** In which half of the zone a card is let go. */
function halfUnder(event: PointerEvent): 'first' | 'last' {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-zone]');
  const rect = under?.getBoundingClientRect();
  return rect && event.clientX < rect.left + rect.width / 2 ? 'first' : 'last';
}

function mark(zone: string | undefined): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    element.classList.toggle('under', element.dataset.zone === zone);
  }
}
