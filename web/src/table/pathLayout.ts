// A labyrinth row as a path: three cards of a finished trio close up to a passage, the open series lies at
// its end, and whatever else was played lies loose between them.

import type { Card } from '../model/pieces';

export type Stretch =
  | { kind: 'passage'; key: number; cards: Card[]; tint: string }
  | { kind: 'loose'; key: number; cards: Card[] }
  | { kind: 'series'; key: number; cards: Card[] };

const TRIO = 3;
const USED = '*';

/** Cut a row into stretches; so many cards at its end are the open series. */
export function stretchesOf(cards: readonly Card[], series: number, tintOf: (code: string) => string): Stretch[] {
  const found: Stretch[] = [];
  const end = cards.length - series;
  for (let at = 0; at < end; ) {
    const next = cards.slice(at, at + TRIO);
    if (next.length === TRIO && at + TRIO <= end && next.every((card) => card.code.endsWith(USED))) {
      found.push({ kind: 'passage', key: idOf(next), cards: next, tint: commonTint(next, tintOf) });
      at += TRIO;
      continue;
    }
    const last = found.at(-1);
    const one = cards.slice(at, at + 1);
    if (last?.kind === 'loose') last.cards.push(...one);
    else found.push({ kind: 'loose', key: idOf(one), cards: one });
    at += 1;
  }
  const open = cards.slice(end);
  if (open.length) found.push({ kind: 'series', key: idOf(open), cards: open });
  return found;
}

/** Does this passage wear the seal of its place? As many do, the oldest first, as Doors of it stand open. */
export function isSealed(
  row: readonly Card[],
  passage: readonly Card[],
  open: number,
  tintOf: (code: string) => string,
): boolean {
  const tint = commonTint(passage, tintOf);
  const same = stretchesOf(row, 0, tintOf).filter((one) => one.kind === 'passage' && one.tint === tint);
  return tint !== '' && same.findIndex(({ key }) => key === idOf(passage)) < open;
}

const idOf = ([first]: readonly Card[]): number => first?.id ?? 0;

/** The colour that all three have, where the card itself has one. */
function commonTint(cards: readonly Card[], tintOf: (code: string) => string): string {
  return cards.map((card) => tintOf(card.code)).find(Boolean) ?? '';
}

/** How wide things are in units of the table, with the gap behind them. */
const CARD = 9.7;
const SMALL = 5.6;
const GAP = 1.3;
const STEPS = { passage: 2.1, loose: 3.1 };
const SEAL = 4.5;

function widthOf({ kind, cards }: Stretch): number {
  return kind === 'series' ? cards.length * CARD : SMALL + (cards.length - 1) * STEPS[kind] + GAP;
}

export interface Fit {
  folded: number; // so many of the oldest passages are only their seals
  tight: boolean; // there is no room beside the end of the path
}

const LABEL = 19;

/** Fold the oldest passages until the path and the place behind it have room. */
export function fitInto(room: number, stretches: readonly Stretch[]): Fit {
  let wide = stretches.reduce((sum, stretch) => sum + widthOf(stretch), CARD);
  let folded = 0;
  for (const passage of stretches.filter(({ kind }) => kind === 'passage')) {
    if (wide <= room) break;
    wide -= widthOf(passage) - SEAL;
    folded += 1;
  }
  return { folded, tight: (room - wide) / 2 < LABEL };
}
