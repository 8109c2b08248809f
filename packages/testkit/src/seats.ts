/** Who sits at the tables of tests, and the clock they play by. */

const ANN = { kind: "person", name: "Ann" } as const;

export const TWO_PEOPLE = { P1: ANN, P2: { kind: "person", name: "Ben" } } as const;

export const againstBot = (name: string, level: string) =>
  ({ P1: ANN, P2: { kind: "bot", name, level } }) as const;

/** A minute goes by with every look at it, and no wait lasts: nobody speaks too often. */
export function clockThatTicks() {
  let now = 0;
  return {
    now: (): number => {
      now += 60_000;
      return now;
    },
    wait: async (): Promise<void> => undefined,
  };
}
