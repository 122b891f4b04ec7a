// The drawings live in the page itself: browsers do not agree on gradients in a sprite elsewhere.

import base from '../../generated/base.svg?raw';

const BASE = /^[RBGT][smkd]$|^Nm$/;
let whole = false;

export function showBase(): void {
  holder().innerHTML = base;
}

/** All other cards come when a game needs one. */
export async function showAll(): Promise<void> {
  if (whole) return;
  whole = true;
  holder().innerHTML = (await import('../../generated/all.svg?raw')).default;
}

export const isBase = (code: string): boolean => BASE.test(code);

function holder(): HTMLElement {
  let element = document.getElementById('sprite');
  if (!element) {
    element = document.createElement('div');
    element.id = 'sprite';
    element.setAttribute('aria-hidden', 'true');
    element.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
    document.body.prepend(element);
  }
  return element;
}
