/** Things that lie in a row and have no name but their place. */
export interface Placed<T> {
  readonly item: T;
  readonly at: number;
  readonly key: string;
}

export const inPlaces = <T>(items: readonly T[]): readonly Placed<T>[] =>
  items.map((item, at) => ({ item, at, key: `place ${at}` }));

export const emptyPlaces = (count: number): readonly Placed<undefined>[] =>
  inPlaces(Array.from({ length: count }, () => undefined));
