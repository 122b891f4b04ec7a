// A long press asks for the rule of a card; a drag carries it to where it is let go.

export interface Gestures {
  hold(): void;
  drop(zone: string, end: 'first' | 'last'): void;
  canDrag: boolean;
}

const HOLD = 480;
const FAR = 9;

export function gestures(node: HTMLElement, what: Gestures) {
  let now = what;
  let start: PointerEvent | undefined;
  let timer = 0;
  let ghost: HTMLElement | undefined;
  let swallow = false;

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start = event;
    swallow = false;
    if (now.canDrag) node.setPointerCapture(event.pointerId);
    timer = window.setTimeout(() => {
      swallow = true;
      start = undefined;
      now.hold();
    }, HOLD);
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    clearTimeout(timer);
    if (!now.canDrag) return;
    if (!ghost) begin();
    ghost?.style.setProperty('transform', `translate(${dx}px, ${dy}px) rotate(2deg)`);
    mark(zoneUnder(event));
  };
  const begin = () => {
    const rect = node.getBoundingClientRect();
    const picture = node.querySelector('svg');
    const layer = document.getElementById('flights');
    if (!picture || !layer) return;
    ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.width * 1.5}px`;
    ghost.append(picture.cloneNode(true));
    layer.append(ghost);
    node.classList.add('dragged');
  };
  const end = (event: PointerEvent) => {
    clearTimeout(timer);
    const zone = ghost && event.type === 'pointerup' ? zoneUnder(event) : undefined;
    swallow ||= ghost !== undefined;
    ghost?.remove();
    ghost = undefined;
    start = undefined;
    node.classList.remove('dragged');
    mark(undefined);
    if (zone) now.drop(zone, halfUnder(event));
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

function zoneUnder(event: PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-zone]')?.dataset.zone;
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
