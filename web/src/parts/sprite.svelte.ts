// The drawings live in the page itself: browsers do not agree on gradients in a sprite elsewhere.

import base from '../../generated/base.svg?raw';
import type { Ruleset } from '../state/ruleset';
import { bare } from '../words/words.svelte';

const BACK = 'back';
const HIDDEN = '??';

let whole = false;
const sprite = $state<{ names: ReadonlySet<string> }>({ names: new Set() });

export function showBase(): void {
  put(base);
}

/** All other cards come when a game needs one. */
export async function showAll(): Promise<void> {
  if (whole) return;
  whole = true;
  put((await import('../../generated/all.svg?raw')).default);
}

/** The drawing of a card; what has none of its own is a blank card of its class. */
export function pictureName(code: string, ruleset?: Ruleset, name = bare(code)): string {
  if (code === HIDDEN) return BACK;
  return isBlank(name, ruleset) ? `blank-${ruleset?.cards.get(bare(code))?.card_class ?? 'dream'}` : name;
}

/** No picture of that name has been drawn; before all are here, that cannot be known. */
export const isBlank = (name: string, ruleset?: Ruleset): boolean =>
  name !== HIDDEN && ruleset !== undefined && sprite.names.has('blank-dream') && !sprite.names.has(name);

function put(svg: string): void {
  holder().innerHTML = svg;
  sprite.names = new Set(Array.from(svg.matchAll(/<symbol[^>]* id="([^"]+)"/g), ([, name]) => name ?? ''));
}

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
