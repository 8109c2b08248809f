/** How much of the time for one decision is gone: 1 when it is over. */
export type Spent = () => number;

/** Without a time there is no clock. */
export function clockFor(ms: number | undefined): { readonly spent?: Spent } {
  if (ms === undefined) return {};
  const start = performance.now();
  return { spent: () => (performance.now() - start) / ms };
}
