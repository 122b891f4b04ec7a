// The lessons there are, by the key of their module; each is fetched when somebody wants it.

import type { RulesetDescription } from '../generated/wire';
import type { Frame } from '../transport/types';

export interface Lesson {
  description: RulesetDescription;
  frames: Frame[];
}

/** The lesson for two players is on no module. */
export const FOR_TWO = 'duo';

const files = import.meta.glob<Lesson>('../../generated/lessons/*.json', { import: 'default' });

export const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load]),
);

export const guidedNight = async (): Promise<Frame[]> =>
  (await import('../../generated/tutorial.json')).default as unknown as Frame[];
