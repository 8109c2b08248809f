/** Logistic regression by Newton's method; each weight is drawn to nothing as strongly as its column says. */
export interface Sample {
  readonly terms: Float64Array;
  readonly won: boolean;
}

const ROUNDS = 25;
const CLOSE = 1e-6;

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

function dot(terms: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < terms.length; at++) sum += (terms[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

export function logLoss(samples: readonly Sample[], weights: Float64Array): number {
  let sum = 0;
  for (const { terms, won } of samples) sum += Math.log1p(Math.exp((won ? -1 : 1) * dot(terms, weights)));
  return sum / samples.length;
}

export function fitLogistic(samples: readonly Sample[], shrink: readonly number[]): Float64Array {
  const weights = new Float64Array(shrink.length);
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(samples, weights, shrink);
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) - (step[at] ?? 0);
    if (Math.max(...step.map(Math.abs)) < CLOSE) break;
  }
  return weights;
}

/** Gradient and curvature of the loss, and the step to where it is flat. */
function newtonStep(
  samples: readonly Sample[],
  weights: Float64Array,
  shrink: readonly number[],
): Float64Array {
  const gradient = weights.map((weight, at) => weight * (shrink[at] ?? 0));
  const curve = shrink.map((own, at) => {
    const row = new Float64Array(weights.length);
    row[at] = own;
    return row;
  });
  for (const { terms, won } of samples) {
    const chance = sigmoid(dot(terms, weights));
    addSample(terms, { error: chance - (won ? 1 : 0), bend: chance * (1 - chance) }, { gradient, curve });
  }
  return solve(curve, gradient);
}

interface Sums {
  readonly gradient: Float64Array;
  readonly curve: readonly Float64Array[];
}

function addSample(
  terms: Float64Array,
  { error, bend }: { readonly error: number; readonly bend: number },
  { gradient, curve }: Sums,
): void {
  for (let row = 0; row < terms.length; row++) {
    const term = terms[row] ?? 0;
    if (term === 0) continue;
    gradient[row] = (gradient[row] ?? 0) + error * term;
    const line = curve[row];
    if (line === undefined) continue;
    for (let at = 0; at < terms.length; at++) line[at] = (line[at] ?? 0) + bend * term * (terms[at] ?? 0);
  }
}

/** Gauss: the matrix is symmetric and positive, so no rows are exchanged. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row) => row.slice());
  const found = right.slice();
  for (const [at, pivot] of rows.entries()) {
    for (let below = at + 1; below < rows.length; below++) {
      const row = rows[below] as Float64Array; // in range
      const share = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
      found[below] = (found[below] ?? 0) - share * (found[at] ?? 0);
    }
  }
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as Float64Array; // in range
    let sum = found[at] ?? 0;
    for (let column = at + 1; column < row.length; column++) sum -= (row[column] ?? 0) * (found[column] ?? 0);
    found[at] = sum / (row[at] ?? 1);
  }
  return found;
}
