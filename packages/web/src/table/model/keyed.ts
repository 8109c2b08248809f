/** Things that have no name of their own are known by their place: for lists that only grow or are replaced whole. */
export const keyed = <T>(
  items: readonly T[],
  name: (item: T) => string,
): readonly { key: string; item: T }[] => items.map((item, at) => ({ key: `${name(item)} ${at + 1}`, item }));

/** So many things alike. */
export const places = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `place ${at + 1}`);
