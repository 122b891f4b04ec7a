// Ready-made nights, from the gentlest to the darkest; `everything` takes whatever expansions there are.

export interface Night {
  key: string; // of its name
  modules: readonly string[] | 'all';
}

export const NIGHTS: readonly Night[] = [
  { key: 'base', modules: [] },
  { key: 'first', modules: ['crossroads'] },
  { key: 'evening', modules: ['glyphs', 'oniverse'] },
  { key: 'fair', modules: ['towers'] },
  { key: 'dark', modules: ['premonitions'] },
  { key: 'everything', modules: 'all' },
];

/** The order in which modules are best learned; others come behind. */
export const ORDER: readonly string[] = [
  'crossroads',
  'glyphs',
  'incubus',
  'oniverse',
  'dreamcatchers',
  'towers',
  'book',
  'premonitions',
];
