// Drawings as images: every symbol of a sprite becomes a document of its own, which the browser
// rasterises once and then only moves. Emblems and signs stay in the page, to take its colours.

import base from '../../generated/base.svg?raw';
import hall from '../../generated/hall.svg?raw';
import type { Ruleset } from '../state/ruleset';
import { bare } from '../words/words.svelte';

const BACK = 'back';
const HIDDEN = '??';
const LETTER = 'letter-on-';
const SVG = 'http://www.w3.org/2000/svg';
const REFERENCE = /(?:url\(#|href="#)([^)"]+)/g;
const SIGNS = /^(?:emblem|sign)-/;

let whole = false;
const parts = new Map<string, Element>(); // whatever a drawing may refer to, by its id
const made = new Map<string, string>(); // addresses of images, by the name of the drawing
const drawn = $state<{ names: ReadonlySet<string> }>({ names: new Set() });

export function showBase(): void {
  read(base);
  read(hall);
}

/** All other cards come when a game needs one. */
export async function showAll(): Promise<void> {
  if (whole) return;
  whole = true;
  read((await import('../../generated/all.svg?raw')).default);
}

/** Letters for the colours, as a language has them; they take the place of another one's. */
export function layLetters(sprite: string): void {
  for (const name of made.keys()) if (name.startsWith(LETTER)) made.delete(name);
  read(sprite);
}

/** The letter that lies over a card of a colour; "" where there is none. */
export const letterOf = (tint: string | undefined): string => (tint ? imageOf(LETTER + tint) : '');

/** The address of a drawing as an image; "" if there is none of that name. */
export function imageOf(name: string): string {
  if (!drawn.names.has(name)) return '';
  const address = made.get(name) ?? addressOf(documentOf(name));
  made.set(name, address);
  return address;
}

/** The drawing of a card; what has none of its own is a blank card of its class. */
export function pictureName(code: string, ruleset?: Ruleset, name = bare(code)): string {
  if (code === HIDDEN) return BACK;
  return isBlank(name, ruleset) ? `blank-${ruleset?.cards.get(bare(code))?.card_class ?? 'dream'}` : name;
}

/** No picture of that name has been drawn; before all are here, that cannot be known. */
export const isBlank = (name: string, ruleset?: Ruleset): boolean =>
  name !== HIDDEN && ruleset !== undefined && drawn.names.has('blank-dream') && !drawn.names.has(name);

export const isDrawn = (name: string): boolean => drawn.names.has(name);

const addressOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));

function read(sprite: string): void {
  const tree = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  const names = new Set(drawn.names);
  for (const element of tree.querySelectorAll('[id]')) {
    parts.set(element.id, element);
    if (element.tagName === 'symbol') names.add(element.id);
    if (SIGNS.test(element.id)) keepInPage(element);
  }
  drawn.names = names;
}

function documentOf(name: string): string {
  const symbol = parts.get(name);
  const [, , width, height] = symbol?.getAttribute('viewBox')?.split(' ') ?? [];
  const body = symbol?.innerHTML ?? '';
  const box = `viewBox="${symbol?.getAttribute('viewBox')}" width="${width}" height="${height}"`;
  return `<svg xmlns="${SVG}" ${box}><defs>${definitions(body)}</defs>${body}</svg>`;
}

/** Everything that a drawing refers to, and what that refers to, each once. */
function definitions(body: string): string {
  const found = new Map<string, string>();
  const waiting = [body];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, id = ''] of text.matchAll(REFERENCE)) {
      const part = parts.get(id);
      if (!part || found.has(id)) continue;
      found.set(id, part.outerHTML);
      waiting.push(part.outerHTML);
    }
  }
  return [...found.values()].join('');
}

function keepInPage(element: Element): void {
  if (document.getElementById(element.id)) return;
  holder().append(document.importNode(element, true));
}

function holder(): Element {
  const found = document.getElementById('signs');
  if (found) return found;
  const svg = document.createElementNS(SVG, 'svg');
  svg.id = 'signs';
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText = 'position:absolute;width:0;height:0';
  document.body.prepend(svg);
  return svg;
}
