/** An answer in words, beside the question it was given to. */
import type { Asked } from "@fhtagn/protocol";
import type { Choice } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";
import { assignmentText, namesIn, optionWords, type Speaker } from "@fhtagn/words";

export interface GivenAnswer {
  readonly asked: Asked;
  /** Of the one who was asked. */
  readonly view: View;
  readonly choice: Choice;
}

/** "Commit 2 characters: T-Men → Opening Night, ..." */
export function answerText({ asked, view, choice }: GivenAnswer, speaker: Speaker): string {
  if ("choose" in choice) {
    const option = asked.options[choice.choose];
    return option === undefined ? "" : optionWords(option, { view, ...asked }, speaker).label;
  }
  const names = namesIn(view, speaker);
  const put = choice.assign.flatMap((place, at) => {
    const to = asked.places[at]?.[place];
    return to === undefined ? [] : [`${names(asked.items[at] ?? 0)} → ${names(to)}`];
  });
  return assignmentText(asked.kind, put, speaker);
}
