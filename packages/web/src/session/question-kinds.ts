/** What the page does with a question by its kind alone. A kind without a row does not compile. */
import type { QuestionKind } from "@fhtagn/rules";

interface KindOnTable {
  /** The player may look at his hand for it, whatever is offered: two at one screen draw the curtain. */
  readonly needsHand: boolean;
  /** Free actions are marked otherwise than answers to "choose one". */
  readonly mark: "act" | "choose";
  /** The effect does something to what is answered: an arrow points there. */
  readonly aims: boolean;
}

const ROWS: Readonly<Record<QuestionKind, KindOnTable>> = {
  action: { needsHand: true, mark: "act", aims: false },
  response: { needsHand: true, mark: "act", aims: false },
  disrupt: { needsHand: true, mark: "act", aims: false },
  order: { needsHand: false, mark: "choose", aims: false },
  target: { needsHand: false, mark: "choose", aims: true },
  x: { needsHand: true, mark: "choose", aims: false },
  domain: { needsHand: true, mark: "choose", aims: false },
  cost: { needsHand: true, mark: "choose", aims: false },
  pick: { needsHand: false, mark: "choose", aims: true },
  may: { needsHand: false, mark: "choose", aims: false },
  either: { needsHand: false, mark: "choose", aims: false },
  name: { needsHand: false, mark: "choose", aims: false },
  token: { needsHand: false, mark: "choose", aims: false },
  storyEffect: { needsHand: false, mark: "choose", aims: false },
  resource: { needsHand: true, mark: "choose", aims: false },
  restore: { needsHand: false, mark: "choose", aims: false },
  resolve: { needsHand: false, mark: "choose", aims: false },
  mulligan: { needsHand: true, mark: "choose", aims: false },
  setup: { needsHand: true, mark: "choose", aims: false },
  commit: { needsHand: true, mark: "choose", aims: false },
  oppose: { needsHand: true, mark: "choose", aims: false },
  firstPart: { needsHand: false, mark: "choose", aims: false },
};

export const onTable = (kind: QuestionKind): KindOnTable => ROWS[kind];
