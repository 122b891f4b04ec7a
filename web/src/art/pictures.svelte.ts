// Drawings as images: every symbol becomes a document of its own, which the browser
// rasterises once and then only moves. Emblems and signs stay in the page, to take its colours.

import type { Ruleset } from '../model/ruleset';
import { bare } from '../text/fluent.svelte';

/** Pieces of SVG by their ids; what is a symbol can be shown. */
export type Drawings = Readonly<Record<string, string>>;

const BACK = 'back';
const HIDDEN = '??';
const LETTER = 'letter-on-';
const SVG = 'http://www.w3.org/2000/svg';
const REFERENCE = /(?:url\(#|href="#)([^)"]+)/g;
const SYMBOL = /^<symbol[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/symbol>$/s;
const SIGNS = /^(?:emblem|sign)-/;

let whole = false;
const parts = new Map<string, string>(); // whatever a drawing may refer to, by its id
const made = new Map<string, string>(); // addresses of images, by the name of the drawing
const drawn = $state<{ names: ReadonlySet<string> }>({ names: new Set() });

/** From now on these can be shown. */
export function draw(drawings: Drawings): void {
  const names = new Set(drawn.names);
  for (const [id, text] of Object.entries(drawings)) {
    parts.set(id, text);
    if (text.startsWith('<symbol')) names.add(id);
    if (SIGNS.test(id)) keepInPage(id, text);
  }
  drawn.names = names;
}

/** All other cards come when a game needs one. */
export async function showAll(): Promise<void> {
  if (whole) return;
  whole = true;
  draw((await import('../../generated/all.json')).default);
}

/** Letters for the colours, as a language has them; they take the place of another one's. */
export function layLetters(sprite: Drawings): void {
  for (const name of made.keys()) if (name.startsWith(LETTER)) made.delete(name);
  draw(sprite);
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

function documentOf(name: string): string {
  const [, box = '', body = ''] = SYMBOL.exec(parts.get(name) ?? '') ?? [];
  const [, , width, height] = box.split(' ');
  const size = `viewBox="${box}" width="${width}" height="${height}"`;
  return `<svg xmlns="${SVG}" ${size}><defs>${definitions(body)}</defs>${body}</svg>`;
}

/** Everything that a drawing refers to, and what that refers to, each once. */
function definitions(body: string): string {
  const found = new Map<string, string>();
  const waiting = [body];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, id = ''] of text.matchAll(REFERENCE)) {
      const part = parts.get(id);
      if (!part || found.has(id)) continue;
      found.set(id, part);
      waiting.push(part);
    }
  }
  return [...found.values()].join('');
}

function keepInPage(id: string, text: string): void {
  if (!document.getElementById(id)) holder().insertAdjacentHTML('beforeend', text);
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
