/** How far the game is stored. */
export interface OrderedStore {
  /** So many answers of the present line are stored. */
  answers: number;
  /** Ends when everything begun before is stored or has failed. */
  last: Promise<unknown>;
  /** A deed is being stored that nobody may see before. */
  isBusy: boolean;
}

export const newStore = (answers: number): OrderedStore => ({
  answers,
  last: Promise.resolve(),
  isBusy: false,
});
