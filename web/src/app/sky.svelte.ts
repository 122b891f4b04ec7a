// The sky behind every screen. There is one for the whole page, so a change of screen never shows a blank
// one: each screen says what it wants to stand under, and the sky stays.

export type Place = 'table' | 'home' | 'page';
/** The light of a moment: a Nightmare, a Door, a look into the deck. */
export type Mood = 'calm' | 'dread' | 'door' | 'look';

export interface Sky {
  night: number; // 0 after the deal, 1 when the deck is gone
  place: Place; // where the horizon lies, and what stands before it
  mood: Mood;
  hall: number; // at a table: how wide a palace is, in hundredths of the room; the horizon stands behind them
}

const HALL = 14;

export const sky: Sky = $state({ night: 0, place: 'home', mood: 'calm', hall: HALL });

/** Called while a screen is set up; followed for as long as it is shown. */
export function standUnder(wanted: () => { night: number; place: Place; mood?: Mood; hall?: number }): void {
  $effect.pre(() => {
    Object.assign(sky, { hall: HALL, mood: 'calm', ...wanted() });
  });
}
