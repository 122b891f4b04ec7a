import { describe, expect, test } from 'vitest';
import { type Modules, pathOf, qrCode } from '../src/together/qr';

const ADDRESS = 'http://127.0.0.1:8417/#/join/k7qd9mtrx2c5v8bn3hg4';

/** Which modules carry no data: finders with their margins and formats, dotted lines, alignment, versions. */
function isPattern(row: number, column: number, size: number): boolean {
  const far = size - 9;
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column > far) || (row > far && column < 9)) return true;
  if (size >= 45 && ((row < 6 && column > size - 12) || (column < 6 && row > size - 12))) return true;
  const last = size - 7;
  const centres = size < 25 ? [] : size < 45 ? [last] : [(last + 6) / 2, last];
  const near = (at: number, places: number[]) => places.some((place) => Math.abs(at - place) <= 2);
  const inner = near(row, centres) && near(column, centres);
  const edges =
    size >= 45 &&
    ((near(row, [6]) && near(column, centres.slice(0, 1))) || (near(column, [6]) && near(row, centres.slice(0, 1))));
  return inner || edges;
}

const MASKS = [
  (r: number, c: number) => (r + c) % 2,
  (r: number) => r % 2,
  (_: number, c: number) => c % 3,
  (r: number, c: number) => (r + c) % 3,
  (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
  (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

/** The bytes of a code as a scanner walks over them. */
function bytesOf(modules: Modules): number[] {
  const size = modules.length;
  const format = [0, 1, 2, 3, 4].map((i) => Number(modules[8]?.[i])).join('');
  const hides = MASKS[(Number.parseInt(format, 2) ^ 0b10101) & 7];
  const bits: number[] = [];
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i += 1) {
      const column = right < 6 ? right + 1 : right;
      const row = ((size - 1 - column) >> 1) % 2 === (column < 6 ? 1 : 0) ? size - 1 - i : i;
      for (const at of [right, right - 1]) {
        if (isPattern(row, at, size)) continue;
        bits.push(Number(modules[row]?.[at]) ^ Number(hides?.(row, at) === 0));
      }
    }
  }
  return Array.from({ length: bits.length >> 3 }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
}

describe('qr codes', () => {
  test('what is written can be read again', () => {
    const text = 'onirim #/join/42'.slice(0, 14); // one block: its bytes lie in their order
    const [first = 0, second = 0, ...rest] = bytesOf(qrCode(text));
    expect(first >> 4).toBe(0b0100);
    const length = ((first & 15) << 4) | (second >> 4);
    expect(length).toBe(text.length);
    const nibbles = [second & 15, ...rest.flatMap((byte) => [byte >> 4, byte & 15])];
    const read = Array.from({ length }, (_, i) => (nibbles[2 * i] as number) * 16 + (nibbles[2 * i + 1] as number));
    expect(String.fromCharCode(...read)).toBe(text);
  });

  test('they grow with the text, in steps of four', () => {
    const sizes = [14, 26, 42, 62, 84, 106, 122, 152, 180].map((n) => qrCode('x'.repeat(n)).length);
    expect(sizes).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53]);
    expect(qrCode('x'.repeat(15)).length).toBe(25);
  });

  test('a text that does not fit is refused', () => {
    expect(() => qrCode('x'.repeat(181))).toThrow('180 bytes, not 181');
  });

  test('three finders stand in the corners, and the fourth is free', () => {
    const modules = qrCode(ADDRESS);
    const finder = (row: number, column: number) =>
      modules.slice(row, row + 7).map((line) =>
        line
          .slice(column, column + 7)
          .map(Number)
          .join(''),
      );
    const expected = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const far = modules.length - 7;
    expect(finder(0, 0)).toEqual(expected);
    expect(finder(0, far)).toEqual(expected);
    expect(finder(far, 0)).toEqual(expected);
    expect(finder(far, far)).not.toEqual(expected);
  });

  test('a code as a whole, as another encoder writes it', () => {
    expect(qrCode('Onirim').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(ONIRIM);
  });

  test('an address fits into one small picture', () => {
    const modules = qrCode(ADDRESS);
    expect(modules.length).toBeLessThanOrEqual(33);
    expect(pathOf(modules).match(/M/g)?.length).toBe(modules.flat().filter(Boolean).length);
  });
});

const ONIRIM = [
  '#######.......#######',
  '#.....#..#....#.....#',
  '#.###.#.##..#.#.###.#',
  '#.###.#.###.#.#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#.###.#.#.....#',
  '#######.#.#.#.#######',
  '........#..##........',
  '#.#####.....#.#####..',
  '..#..#.#.##.#..#.#..#',
  '##.#..#.####.#..#..#.',
  '#..#...#..#....######',
  '####..###..#.#..#..##',
  '........#.######.....',
  '#######..#..#.##.###.',
  '#.....#.##.####..##.#',
  '#.###.#.#.#.#...##.#.',
  '#.###.#.###.#..##.#..',
  '#.###.#.#.##.#.......',
  '#.....#..##......##..',
  '#######.##.#.#.##..#.',
];
