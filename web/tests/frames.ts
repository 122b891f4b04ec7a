// Frames of real games, as the engine has told them: `tools/generate/frames.py` of the project.

import recorded from '../../tests/data/frames.json';
import type { Zones } from '../src/model/pieces';
import { placed } from '../src/model/pieces';
import type { Ruleset } from '../src/model/ruleset';
import type { ShownTable } from '../src/model/shownTable';
import type { Happening, View } from '../src/transport/types';
import { type Name, ruleset } from './fixtures';

type Table = Pick<View, 'deck' | 'series_length'> & { zones: Record<string, string[]> };

export interface RecordedFrame {
  name: string;
  rules: Ruleset;
  before: Table;
  happenings: Happening[];
  after: Table;
}

interface Kept extends Omit<RecordedFrame, 'rules'> {
  ruleset: string;
}

export const FRAMES: RecordedFrame[] = (recorded as unknown as Kept[]).map(({ ruleset: name, ...frame }) => ({
  ...frame,
  rules: ruleset(name as Name),
}));

export function frame(name: string): RecordedFrame {
  const found = FRAMES.find((one) => one.name === name);
  if (!found) throw new Error(`no frame ${name}`);
  return found;
}

export const tableOf = ({ zones, deck }: Table): ShownTable => ({ zones: placed({}, { zones }), deck });

/** What lies where, however it is ordered. */
export const contents = (zones: Zones): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(zones)
      .filter(([, cards]) => cards.length)
      .map(([zone, cards]) => [zone, cards.map(({ code }) => code.replace(/[*!]$/, '')).sort()]),
  );
