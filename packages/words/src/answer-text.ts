/** What an answer says, beside the question it is given to, whoever tells it: a button, advice, a review. */
import type { AssignedKind, Choice } from "@fhtagn/rules";
import type { CardRef, View } from "@fhtagn/rules/view";
import { assignmentText } from "./assignment-text.ts";
import { namesIn } from "./card-names.ts";
import { type OptionLike, optionWords } from "./options.ts";
import type { QuestionLike } from "./question-text.ts";
import type { Speaker } from "./speaker.ts";

/** The part of a question that an answer to it is told by. */
type Answered =
  | (QuestionLike & { readonly form: "choose"; readonly options: readonly OptionLike[] })
  | Assigned;

interface Assigned {
  readonly form: "assign";
  readonly kind: AssignedKind;
  readonly items: readonly CardRef[];
  readonly places: readonly (readonly CardRef[])[];
}

export interface GivenAnswer {
  readonly asked: Answered;
  /** Of the one who was asked. */
  readonly view: View;
  readonly choice: Choice;
}

/** Null for an answer that the question does not have. */
export function answerText({ asked, view, choice }: GivenAnswer, speaker: Speaker): string | null {
  if (asked.form === "assign")
    return "assign" in choice ? assignedText(asked, { view, assign: choice.assign }, speaker) : null;
  const option = "choose" in choice ? asked.options[choice.choose] : undefined;
  return option === undefined ? null : optionWords(option, { view, ...asked }, speaker).label;
}

/** "Commit 1 character: T-Men → story 1 (Nowhere to Hide)". */
function assignedText(
  { kind, items, places }: Assigned,
  { view, assign }: { readonly view: View; readonly assign: readonly number[] },
  speaker: Speaker,
): string {
  const names = namesIn(view, speaker);
  const put = items.flatMap((item, at) => {
    const to = places[at]?.[assign[at] ?? -1];
    return to === undefined ? [] : [`${names(item)} → ${names(to)}`];
  });
  return assignmentText(kind, put, speaker);
}
