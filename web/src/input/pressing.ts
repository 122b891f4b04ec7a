// Press and hold: what is costly is done only when the ring is full. A short tap names it, no more;
// the keyboard asks twice instead.

export interface Pressing {
  on: boolean;
  done(): void;
}

const LONG = 350;

export function pressing(node: HTMLElement, what: Pressing) {
  let now = what;
  let timer = 0;
  let done = false;

  const down = (event: PointerEvent) => {
    done = false;
    if (!now.on || event.button !== 0) return;
    node.classList.add('pressing');
    timer = window.setTimeout(() => {
      done = true;
      up();
      navigator.vibrate?.(8);
      now.done();
    }, LONG);
  };
  const up = () => {
    clearTimeout(timer);
    node.classList.remove('pressing');
  };
  /** A pointer names a costly thing by a tap; it never does it that way, however often. */
  const click = (event: MouseEvent) => {
    const byPointer = event.detail > 0;
    if (!done && !(now.on && byPointer && node.classList.contains('armed'))) return;
    done = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  node.addEventListener('pointerdown', down);
  for (const type of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(type, up);
  node.addEventListener('click', click, true);
  return {
    update(next: Pressing) {
      now = next;
    },
    destroy: () => clearTimeout(timer),
  };
}
