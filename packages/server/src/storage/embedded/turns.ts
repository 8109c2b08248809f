/** One after the other, in the order in which they asked. */
export interface Turns {
  /** Resolves when it is one's turn; what it resolves to ends it. */
  take(): Promise<() => void>;
}

export function newTurns(): Turns {
  let last = Promise.resolve();
  return {
    take: async () => {
      const before = last;
      let end = (): void => undefined;
      last = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      return end;
    },
  };
}
