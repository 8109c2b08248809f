/** What one connection may do, in one place. Whatever is refused is counted; whoever goes on is closed. */
export const SOCKET_LIMITS = {
  /** Bytes of one frame. */
  frame: 16_384,
  /** Frames at once, and so many more with every second. */
  messages: { atOnce: 200, aSecond: 40 },
  /** Chat lines and phrases at once, and so many more with every second. */
  talk: { atOnce: 5, aSecond: 0.2 },
  /** Tables of one connection. */
  tables: 8,
  /** Refusals one after the other, before the connection is closed with a word. */
  refusals: 10,
  /** Bytes that wait to be sent: a reader who is so slow is cut off before he costs memory. */
  unsent: 1_048_576,
  /** Milliseconds between two heartbeats; who misses two of them is gone. */
  beat: 15_000,
} as const;

export interface Bucket {
  left: number;
  at: number;
}

const SECOND = 1000;

/** True if one more is allowed now: then it is taken off. */
export function takesOne(bucket: Bucket, rate: { atOnce: number; aSecond: number }, now: number): boolean {
  const grown = Math.min(rate.atOnce, bucket.left + (Math.max(0, now - bucket.at) / SECOND) * rate.aSecond);
  bucket.at = now;
  bucket.left = grown < 1 ? grown : grown - 1;
  return grown >= 1;
}
