/** What a language calls the things of a table. */
export interface NameWords {
  /** "T-Men", "a hidden card" where nothing is known of it. */
  readonly hidden: string;
  readonly story: (number: number, title: string) => string;
  readonly conspiracy: (number: number, title: string) => string;
  /** The reader's own, and that of somebody else. */
  readonly domain: (number: number) => string;
  readonly domainOf: (owner: string, number: number) => string;
}
