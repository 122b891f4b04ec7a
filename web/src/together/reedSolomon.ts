// Reed-Solomon correction bytes over the field of 256 elements that QR codes use.

const FIELD = 0x11d; // its polynomial

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** What stays of the data, followed by `count` zeros, when the generator of that degree divides it. */
export function remainderOf(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    generator.forEach((coefficient, i) => {
      rest[i] = (rest[i] as number) ^ times(coefficient, factor);
    });
  }
  return rest;
}

/** (x - 1)(x - 2)(x - 4)…, without its leading one. */
function generatorOf(degree: number): number[] {
  let coefficients = [1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((one, at) => one ^ (at ? times(coefficients[at - 1] as number, root) : 0));
    root = times(root, 2);
  }
  return coefficients.slice(1);
}
