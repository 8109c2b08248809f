/** The same keys with any wording: what a translation must be. A missing or a surplus key does not compile. */
export type Shape<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Shape<Catalogue[Key]>;
};
