/** What is left of a part of a text when its printer has taken what it tells: nothing, or this does not compile. */
export function allTold<Rest extends object>(_rest: Rest & { readonly [K in keyof Rest]: never }): void {
  // The question is asked of the type alone.
}
