/** How wide an interval must be that rests on few worlds: how much they differ is then a guess as well. */
import { Z95 } from "../arena/statistics.ts";

/** Student's t for 95 %, by degrees of freedom from one on. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086,
];

/** Standard errors on each side of a mean of so many worlds. Beyond the table the first term of its expansion will do. */
export function errorsFor(worlds: number): number {
  const freedom = Math.max(1, worlds - 1);
  return T95[freedom - 1] ?? Z95 + (Z95 ** 3 + Z95) / (4 * freedom);
}
