/** What the computer players know of a question by its kind alone. A kind without a row does not compile. */
import type { QuestionKind } from "@fhtagn/rules";

interface KindOfQuestion {
  /** It begins something new; the others are part of something begun before. */
  readonly fresh: boolean;
  /** The greedy player answers it without a trial. */
  readonly greedy: "instinct" | "trial";
  /** A search answers it without thought. */
  readonly search: "instinct" | "thought";
  /** What a stupid answer would be: to do what does not help, or to choose whom it should not befall. */
  readonly folly: "doing" | "choosing" | null;
}

const ROWS: Readonly<Record<QuestionKind, KindOfQuestion>> = {
  action: { fresh: true, greedy: "trial", search: "thought", folly: "doing" },
  response: { fresh: false, greedy: "trial", search: "thought", folly: "doing" },
  disrupt: { fresh: false, greedy: "trial", search: "thought", folly: "doing" },
  order: { fresh: false, greedy: "instinct", search: "instinct", folly: null },
  target: { fresh: false, greedy: "trial", search: "thought", folly: "choosing" },
  x: { fresh: false, greedy: "trial", search: "thought", folly: null },
  domain: { fresh: false, greedy: "instinct", search: "instinct", folly: null },
  cost: { fresh: false, greedy: "trial", search: "thought", folly: null },
  pick: { fresh: false, greedy: "trial", search: "thought", folly: "choosing" },
  may: { fresh: false, greedy: "trial", search: "thought", folly: "doing" },
  either: { fresh: false, greedy: "trial", search: "thought", folly: null },
  name: { fresh: false, greedy: "trial", search: "thought", folly: null },
  token: { fresh: false, greedy: "trial", search: "instinct", folly: null },
  storyEffect: { fresh: false, greedy: "trial", search: "thought", folly: null },
  resource: { fresh: true, greedy: "instinct", search: "instinct", folly: null },
  restore: { fresh: false, greedy: "trial", search: "thought", folly: null },
  resolve: { fresh: false, greedy: "instinct", search: "thought", folly: null },
  mulligan: { fresh: false, greedy: "instinct", search: "instinct", folly: null },
  setup: { fresh: true, greedy: "instinct", search: "instinct", folly: null },
  commit: { fresh: true, greedy: "trial", search: "thought", folly: null },
  oppose: { fresh: true, greedy: "trial", search: "thought", folly: null },
  firstPart: { fresh: false, greedy: "instinct", search: "instinct", folly: null },
};

export const knownOf = (kind: QuestionKind): KindOfQuestion => ROWS[kind];
