/** How often the same address may try something: counted in memory, forgotten by and by. */
import { type Bucket, takesOne } from "../sockets/socket-limits.ts";

export interface AllowedRate {
  readonly atOnce: number;
  readonly aSecond: number;
}

/** So many addresses are remembered; with more of them the oldest are forgotten. */
const MOST_KEYS = 50_000;

/** True if this key may do it once more now. */
export function rateByKey(rate: AllowedRate, now: () => number): (key: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    const at = now();
    const bucket = buckets.get(key) ?? { left: rate.atOnce, at };
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
    return takesOne(bucket, rate, at);
  };
}
