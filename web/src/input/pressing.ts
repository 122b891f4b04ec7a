// Press and hold: what is costly is done when the ring is full. A short tap names it, and a second one does it.

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
  /** The click that ends a hold is no press of its own. */
  const click = (event: MouseEvent) => {
    if (!done) return;
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
