// A text as a QR code (ISO/IEC 18004): bytes, error correction of level M, versions 1 to 9, which
// hold 180 bytes. That is enough for an address, and small enough to need no library.

import { remainderOf } from './reedSolomon';

/** Rows of modules, dark ones true. */
export type Modules = boolean[][];

/** How a version divides its bytes: correction bytes a block, and how many data bytes each block has. */
interface Version {
  readonly correction: number;
  readonly blocks: readonly number[];
  readonly centres: readonly number[]; // of the alignment patterns, across and down
}

const version = (correction: number, blocks: readonly number[], ...centres: number[]): Version => ({
  correction,
  blocks,
  centres,
});
const VERSIONS: readonly Version[] = [
  version(10, [16]),
  version(16, [28], 6, 18),
  version(26, [44], 6, 22),
  version(18, [32, 32], 6, 26),
  version(24, [43, 43], 6, 30),
  version(16, [27, 27, 27, 27], 6, 34),
  version(18, [31, 31, 31, 31], 6, 22, 38),
  version(22, [38, 38, 39, 39], 6, 24, 42),
  version(22, [36, 36, 36, 37, 37], 6, 26, 46),
];
const BYTES = 0b0100; // the mode
const HEADER = 12; // bits: the mode and the length
const FILLING = [0xec, 0x11];
const LEVEL_M = 0b00;
const FINDER = 7;
const TIMING = 6; // the row and the column of the dotted lines

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The code of a text; which mask it wears is chosen so that scanners see it best. */
export function qrCode(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const at = VERSIONS.findIndex(({ blocks }) => bytes.length * 8 + HEADER <= sum(blocks) * 8);
  const found = VERSIONS[at];
  if (!found) throw new RangeError(`a QR code here holds 180 bytes, not ${bytes.length}`);
  const stream = bitsOf(interleaved(dataOf(bytes, sum(found.blocks)), found));
  const worn = MASKS.map((_, mask) => drawn(at + 1, found, stream, mask));
  return worn.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

/** The modules as one path of an SVG, one unit each. */
export const pathOf = (modules: Modules): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Mode, length, the bytes themselves, and what fills the rest. */
function dataOf(bytes: Uint8Array, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, -bits.length & 7);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let i = 0; data.length < room; i += 1) data.push(FILLING[i % 2] as number);
  return data;
}

/** The bytes of all blocks by turns, first data, then correction: a stain spoils a little of each. */
function interleaved(data: readonly number[], { correction, blocks }: Version): number[] {
  const parts = blocks.map((length, i) => data.slice(sum(blocks.slice(0, i))).slice(0, length));
  const checks = parts.map((part) => remainderOf(part, correction));
  return [...byTurns(parts), ...byTurns(checks)];
}

function byTurns(parts: readonly number[][]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat();
}

const bitsOf = (bytes: readonly number[]): number[] =>
  bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (byte >> i) & 1));

function drawn(number: number, { centres }: Version, stream: readonly number[], mask: number): Modules {
  const size = 17 + 4 * number;
  const modules: Modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const taken: Modules = modules.map((row) => [...row]);
  const set = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    (modules[row] as boolean[])[column] = dark;
    (taken[row] as boolean[])[column] = true;
  };
  for (let i = 0; i < size; i += 1) {
    set(TIMING, i, i % 2 === 0);
    set(i, TIMING, i % 2 === 0);
  }
  for (const [row, column] of cornersOf(size)) square(row + 3, column + 3, [0, 1, 3], 4, set);
  for (const row of centres) {
    for (const column of centres) if (!isFinder(row, column, size)) square(row, column, [0, 2], 2, set);
  }
  writeFormat(mask, size, set);
  if (number >= FINDER) writeVersion(number, size, set);
  fill(stream, mask, modules, taken);
  return modules;
}

type SetModule = (row: number, column: number, dark: boolean) => void;

const cornersOf = (size: number): [number, number][] => [
  [0, 0],
  [0, size - FINDER],
  [size - FINDER, 0],
];

/** In the three corners a finder stands where a grid of alignment patterns would begin. */
const isFinder = (row: number, column: number, size: number): boolean =>
  cornersOf(size).some(([top, left]) => row >= top && row < top + FINDER && column >= left && column < left + FINDER);

/** Rings around a centre: those of the radii that are named are dark. */
function square(row: number, column: number, dark: readonly number[], radius: number, set: SetModule): void {
  for (let y = -radius; y <= radius; y += 1) {
    for (let x = -radius; x <= radius; x += 1) {
      const ring = Math.max(Math.abs(x), Math.abs(y));
      set(row + y, column + x, dark.includes(ring));
    }
  }
}

/** Level and mask, with their own correction, beside the finders, twice. */
function writeFormat(mask: number, size: number, set: SetModule): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | bch(data << 10, 0x537, 10)) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    set(along, 8, bit(i));
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    set(8, across, bit(i));
  }
  set(size - 8, 8, true);
}

/** From version 7 on its number is written down, twice. */
function writeVersion(number: number, size: number, set: SetModule): void {
  const bits = (number << 12) | bch(number << 12, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    set(near, far, dark);
    set(far, near, dark);
  }
}

/** The remainder of a polynomial over two elements. */
function bch(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let i = 31 - Math.clz32(rest); i >= degree; i = 31 - Math.clz32(rest)) rest ^= divisor << (i - degree);
  return rest;
}

/** In pairs of columns from the right, up and down by turns, past whatever is there already. */
function fill(stream: readonly number[], mask: number, modules: Modules, taken: Modules): void {
  const size = modules.length;
  const hides = MASKS[mask] as (typeof MASKS)[number];
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === TIMING) right -= 1;
    const upwards = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i += 1) {
      const row = upwards ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (taken[row]?.[column]) continue;
        (modules[row] as boolean[])[column] = (stream[next++] === 1) !== hides(row, column);
      }
    }
  }
}

/** How hard it would be to read: long runs, squares, what looks like a finder, too much of one shade. */
function penaltyOf(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, i) => modules.map((row) => row[i] as boolean));
  const lines = [...modules, ...columns].map((line) => line.map(Number).join(''));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  let dark = 0;
  for (let r = 0; r < size; r += 1) {
    for (let c = 0; c < size; c += 1) {
      const here = modules[r]?.[c];
      dark += here ? 1 : 0;
      const around = [modules[r - 1]?.[c], modules[r]?.[c - 1], modules[r - 1]?.[c - 1]];
      if (around.every((other) => other === here)) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
