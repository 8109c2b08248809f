/** "A, B and C", "A, B et C". */
export const listed = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
