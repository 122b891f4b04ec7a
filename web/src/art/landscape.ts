// The land behind the table, drawn by numbers: stars, two rows of spires, a labyrinth on the floor.
// The same numbers every time, so the place is always the same.

type Random = () => number;

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Star {
  x: number;
  y: number;
  r: number;
  bright: number;
  twinkles: boolean;
}

export function starsOf(seed: number, n: number): Star[] {
  const random = randomFrom(seed);
  return Array.from({ length: n }, (_, i) => ({
    x: Math.round(random() * 1600),
    y: Math.round(random() * 520),
    r: [0.8, 1, 1.2, 1.6, 2.1][Math.floor(random() * 5)] ?? 1,
    bright: 0.35 + random() * 0.55,
    twinkles: i % 11 === 0,
  }));
}

export interface Dots {
  d: string;
  width: number;
  bright: number;
}

/** All stars that do not twinkle, as few paths: one for each size and brightness. */
export function dotsOf(stars: readonly Star[]): Dots[] {
  const paths = new Map<string, Dots>();
  for (const { x, y, r, bright, twinkles } of stars) {
    if (twinkles) continue;
    const level = Math.round(bright * 5) / 5;
    const dots = paths.get(`${r} ${level}`) ?? { d: '', width: 2 * r, bright: level };
    dots.d += `M${x} ${y}h0`;
    paths.set(`${r} ${level}`, dots);
  }
  return [...paths.values()];
}

interface City {
  seed: number;
  spires: number;
  width: [number, number];
  height: [number, number];
  lit: number; // how many of them have a light in a window
}

const GROUND = 'M0 200V188C200 168 380 196 560 178C800 158 980 192 1180 176C1340 166 1480 186 1600 176V200z';
const BASE = 200;

/** Spires on a hill, 1600 by 200, the highest at the edges; and the windows that have a light. */
export function cityOf({ seed, spires, width, height, lit }: City): { walls: string; windows: string } {
  const random = randomFrom(seed);
  const between = ([least, most]: [number, number]) => least + random() * (most - least);
  let walls = GROUND;
  let windows = '';
  for (let i = 0; i < spires; i++) {
    const x = Math.round((i * 1600) / spires + random() * 40 - 20);
    const w = Math.round(between(width));
    const edge = Math.abs((x + w / 2) / 800 - 1);
    const h = Math.round(between(height) * (0.45 + 0.75 * edge));
    walls += spire(x, w, BASE - h, Math.floor(random() * 5));
    if (random() < lit) windows += `M${x + Math.round(w / 2) - 3} ${BASE - h + 10}v8h6v-8a3 3 0 0 0-6 0z`;
  }
  return { walls, windows };
}

function spire(x: number, w: number, y: number, kind: number): string {
  const at = (share: number): number => Math.round(x + w * share);
  const above = (share: number): number => Math.round(y - w * share);
  const middle = at(0.5);
  const roofs = [
    `A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y}`,
    `L${middle} ${above(1.7)}L${x + w} ${y}`,
    `C${x} ${above(0.5)} ${at(0.42)} ${above(0.45)} ${middle} ${above(1.25)}C${at(0.58)} ${above(0.45)} ${x + w} ${above(0.5)} ${x + w} ${y}`,
    `H${at(0.2)}V${above(0.25)}H${at(0.35)}V${above(0.5)}H${at(0.65)}V${above(0.25)}H${at(0.8)}V${y}H${x + w}`,
    `V${y - 10}H${at(0.2)}V${y}H${at(0.4)}V${y - 10}H${at(0.6)}V${y}H${at(0.8)}V${y - 10}H${x + w}`,
  ];
  return `M${x} ${BASE}V${y}${roofs[kind]}V${BASE}z`;
}

const WIDE = 34;
const DEEP = 15;

/** A real labyrinth seen from its edge, 1600 by 560: its far, middle and near walls. */
export function mazeOf(seed: number): [string, string, string] {
  const passages = carved(seed);
  const walls: [string, string, string] = ['', '', ''];
  for (let x = 0; x < WIDE; x++) {
    for (let y = 0; y < DEEP; y++) {
      const layer = y < 6 ? 0 : y < 11 ? 1 : 2;
      if (x + 1 < WIDE && !passages.has(between(x, y, x + 1, y))) walls[layer] += line(x + 1, y, x + 1, y + 1);
      if (y + 1 < DEEP && !passages.has(between(x, y, x, y + 1))) walls[layer] += line(x, y + 1, x + 1, y + 1);
    }
  }
  return walls;
}

/** Depth first: the cells between which there is no wall. */
function carved(seed: number): Set<string> {
  const random = randomFrom(seed);
  const passages = new Set<string>();
  const seen = new Set([`${WIDE / 2},0`]);
  const way: [number, number][] = [[WIDE / 2, 0]];
  for (let cell = way.at(-1); cell; cell = way.at(-1)) {
    const [x, y] = cell;
    const beside: [number, number][] = [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]; // biome-ignore format: one line
    const fresh = beside.filter(([a, b]) => a >= 0 && a < WIDE && b >= 0 && b < DEEP && !seen.has(`${a},${b}`));
    const next = fresh[Math.floor(random() * fresh.length)];
    if (!next) {
      way.pop();
      continue;
    }
    passages.add(between(x, y, ...next));
    seen.add(`${next[0]},${next[1]}`);
    way.push(next);
  }
  return passages;
}

const between = (x: number, y: number, a: number, b: number): string =>
  x + y < a + b ? `${x},${y}-${a},${b}` : `${a},${b}-${x},${y}`;

function line(x: number, y: number, a: number, b: number): string {
  const from = projected(x, y);
  const to = projected(a, b);
  const out = (point: number): boolean => point < -200 || point > 1800;
  return out(from[0]) && out(to[0]) ? '' : `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}

function projected(x: number, y: number): [number, number] {
  const depth = 1 + (DEEP - y) * 0.62;
  return [Math.round(800 + ((x - WIDE / 2) * 470) / depth), Math.round(594 / depth - 22)];
}
