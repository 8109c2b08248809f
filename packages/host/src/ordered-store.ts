/** How far the game is stored. */
export interface OrderedStore {
  /** The line that was stored last, and how many of its answers. */
  line: number;
  answers: number;
  /** Ends when everything begun before is stored or has failed. */
  last: Promise<unknown>;
  /** A deed is being stored that nobody may see before. */
  isBusy: boolean;
}

export const newStore = (line: number, answers: number): OrderedStore => ({
  line,
  answers,
  last: Promise.resolve(),
  isBusy: false,
});
