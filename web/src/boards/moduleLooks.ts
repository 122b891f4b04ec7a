// How a module looks wherever it is named: its sign, its tone, and two pictures for its tile.

export interface Look {
  sign: string; // a path in a box from -18 to 18
  tone: string; // a colour of the tokens
  pictures: readonly string[];
  goal?: string; // the sign of what it wants for the victory
}

const STAR = 'M0-16L3.2-3.2L16 0L3.2 3.2L0 16L-3.2 3.2L-16 0L-3.2-3.2z';
const OTHER: Look = { sign: STAR, tone: 'var(--silver)', pictures: ['back'] };

const LOOKS: Readonly<Record<string, Look>> = {
  book: {
    sign: 'M0-8C-5-12-11-12-16-10V11C-11 9-5 9 0 13C5 9 11 9 16 11V-10C11-12 5-12 0-8zM-1-5V8L1 8V-5z',
    tone: 'var(--spell-glow)',
    pictures: ['goal-Gd', 'spell-punishment'],
  },
  glyphs: {
    sign: 'M0-16L11 0 0 16-11 0zM0-9L6 0 0 9-6 0zM-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM-15-9l4 3-4 3zM15-9l-4 3 4 3zM-15 3l4 3-4 3zM15 3l-4 3 4 3z',
    tone: 'var(--blue-glow)',
    pictures: ['Bg', 'Gg'],
  },
  dreamcatchers: {
    sign: 'M0-16a12 12 0 1 0 .1 0zM0-13a9 9 0 1 0 .1 0zM0-11L2-6 7-4 2-2 0 3-2-2-7-4-2-6zM-7 8q3 4 0 8q-3-4 0-8zM0 9q3 4 0 8q-3-4 0-8zM7 8q3 4 0 8q-3-4 0-8z',
    tone: 'var(--mist-glow)',
    pictures: ['Ld', 'dreamcatcher'],
    goal: 'M-1-15V3H-12zM2-10V3H10zM-16 6H16L9 15H-9z',
  },
  towers: {
    sign: 'M-12 16V-4H-15V-12H-11V-9H-8V-12H-4V-9H-1V-12H3V-4H0V16zM-8 2V8H-4V2zM5 16V2H3V-4H6V-2H9V-4H12V-2H16V2H13V16z',
    tone: 'var(--brown-glow)',
    pictures: ['R3', 'B5'],
  },
  premonitions: {
    sign: 'M0-16a12 12 0 1 0 .1 0zM-5-8a7 7 0 0 1 5-5a6 6 0 0 0-3 6zM-7 10H7L11 16H-11z',
    tone: 'var(--premonition-glow)',
    pictures: ['Pa', 'Hd'],
  },
  crossroads: {
    sign: 'M-4-16H4V-4H16V4H4V16H-4V4H-16V-4H-4zM0-5L2-1 5 0 2 1 0 5-2 1-5 0-2-1z',
    tone: 'var(--green-glow)',
    pictures: ['De', 'Xs'],
  },
  oniverse: { sign: STAR, tone: 'var(--plum-glow)', pictures: ['Sp', 'Od'] },
  incubus: {
    sign: 'M-9-16Q-8-11-3-11H3Q8-11 9-16Q13-8 9-3Q8 1 5 3L8 10H11V15H-11V10H-8L-5 3Q-8 1-9-3Q-13-8-9-16zM-4-6a2 2 0 1 0 .1 0zM4-6a2 2 0 1 0 .1 0z',
    tone: 'var(--shade-glow)',
    pictures: ['Nm', 'incubus'],
  },
  pouch: {
    sign: 'M-6-15H6L4-9C14-4 16 6 13 12C11 16-11 16-13 12C-16 6-14-4-4-9zM-7-7H7V-5H-7zM0 0L1.5 3.5 5 5 1.5 6.5 0 10-1.5 6.5-5 5-1.5 3.5z',
    tone: 'var(--silver)',
    pictures: ['back'],
  },
  base: {
    sign: 'M-11 15V-3A11 12 0 0 1 11-3V15zM0-3a3.5 3.5 0 0 0-2 6.5L-3 10H3L2 3.5A3.5 3.5 0 0 0 0-3z',
    tone: 'var(--gold)',
    pictures: ['Rd', 'Gk'],
  },
  duo: {
    sign: 'M-6-14a5 5 0 1 0 .1 0zM6-14a5 5 0 1 0 .1 0zM-16 12C-16-4 4-4 4 12zM6 12C6 6 4 2 2 0C8-6 17-2 17 12z',
    tone: 'var(--gold)',
    pictures: ['Bd', 'Rd'],
  },
};

/** A module that this page has never heard of gets a star. */
export const lookOf = (module: string): Look => LOOKS[module] ?? OTHER;
