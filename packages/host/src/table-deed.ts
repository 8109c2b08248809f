/** What has been done at a table and is not told yet. */
import type { RequestNote } from "./terms.ts";

/** Whoever did it, and learns how it ended; a request where a seat did it. */
export interface Doer {
  readonly request: RequestNote | null;
  readonly done: () => void;
  readonly refuse: () => void;
}

/** Where it cannot be stored it was never done. */
export interface TableDeed {
  readonly takeBack: () => void;
  /** Somebody decided it: it does not follow from what is stored. */
  readonly isDecision: boolean;
  /** It is stored already: a pass whose moment has come. */
  readonly isStored?: true;
  /** Left out where it follows by itself. */
  readonly by?: Doer;
}
