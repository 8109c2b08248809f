/** Codewords that mend others: arithmetic in the field of 256 elements that QR codes use. */

const FIELD = 256;
/** x^8 + x^4 + x^3 + x^2 + 1 */
const REDUCTION = 0x11d;

const powers = new Uint8Array(FIELD);
const logarithms = new Uint8Array(FIELD);
for (let exponent = 0, value = 1; exponent < FIELD - 1; exponent++) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value >= FIELD / 2 ? (value * 2) ^ REDUCTION : value * 2;
}

const at = (list: Uint8Array, index: number): number => list[index] ?? 0;

export function fieldTimes(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return at(powers, (at(logarithms, a) + at(logarithms, b)) % (FIELD - 1));
}

/** The product of (x - 2^i) for i below the degree, without its leading 1. */
function generator(degree: number): Uint8Array {
  const product = new Uint8Array(degree);
  product[degree - 1] = 1;
  let root = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (let power = 0; power < degree; power++)
      product[power] = fieldTimes(at(product, power), root) ^ at(product, power + 1);
    root = fieldTimes(root, 2);
  }
  return product;
}

/** The remainder of the data, divided by the generator. */
export function mendingWords(words: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count);
  const rest = new Uint8Array(count);
  for (const word of words) {
    const factor = word ^ at(rest, 0);
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let power = 0; power < count; power++)
      rest[power] = at(rest, power) ^ fieldTimes(at(divisor, power), factor);
  }
  return rest;
}
