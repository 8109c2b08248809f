/** A key that is held: what it did is taken back when it is let go, unless it was only pressed. */

/** Milliseconds; whoever lets go sooner has pressed the key, not held it. */
export const PRESS = 300;

export interface Holding {
  /** `over` is called when a key that was held is let go. */
  readonly begin: (key: string, over: () => void) => void;
  readonly letGo: (key: string) => void;
  /** The window no longer hears the keys: all of them are let go. */
  readonly letAllGo: () => void;
}

interface Held {
  readonly over: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  isLong: boolean;
}

export function makeHolding(): Holding {
  const held = new Map<string, Held>();
  const letGo = (key: string): void => {
    const one = held.get(key);
    if (one === undefined) return;
    held.delete(key);
    clearTimeout(one.timer);
    if (one.isLong) one.over();
  };
  return {
    begin: (key, over) => {
      const timer = setTimeout(() => {
        const one = held.get(key);
        if (one !== undefined) one.isLong = true;
      }, PRESS);
      held.set(key, { over, timer, isLong: false });
    },
    letGo,
    letAllGo: () => {
      for (const key of [...held.keys()]) letGo(key);
    },
  };
}
