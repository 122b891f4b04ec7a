// The sky behind every screen. There is one for the whole page, so a change of screen never shows a blank
// one: each screen says what it wants to stand under, and the sky stays.

export type Place = 'table' | 'home' | 'page';

export interface Sky {
  night: number; // 0 after the deal, 1 when the deck is gone
  place: Place; // where the horizon lies, and what stands before it
  hall: number; // at a table: how wide a palace is, in hundredths of the room; the horizon stands behind them
}

const HALL = 16.6;

export const sky: Sky = $state({ night: 0, place: 'home', hall: HALL });

/** Called while a screen is set up; followed for as long as it is shown. */
export function standUnder(wanted: () => { night: number; place: Place; hall?: number }): void {
  $effect.pre(() => {
    Object.assign(sky, { hall: HALL, ...wanted() });
  });
}
