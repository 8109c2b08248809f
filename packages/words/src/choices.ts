/** What an answer to the open question of a view says, whoever asks: a player, a review, a table. */
import type { Choice } from "@fhtagn/rules";
import type { QuestionView, View } from "@fhtagn/rules/view";
import { assignmentText } from "./assignment-text.ts";
import { namesIn } from "./card-names.ts";
import { optionWords } from "./options.ts";
import type { Speaker } from "./speaker.ts";

type Choosing = Extract<QuestionView, { readonly form: "choose" }>;
type Assigning = Extract<QuestionView, { readonly form: "assign" }>;

/** Throws for an answer that the question does not have. */
export function choiceText(view: View, choice: Choice, speaker: Speaker): string {
  const { question } = view;
  if (question?.form === "choose" && "choose" in choice)
    return chosenText({ view, question, at: choice.choose, speaker });
  if (question?.form === "assign" && "assign" in choice)
    return assignedText({ view, question, assign: choice.assign, speaker });
  throw new Error("the answer is to another question");
}

interface Chosen {
  readonly view: View;
  readonly question: Choosing;
  readonly at: number;
  readonly speaker: Speaker;
}

function chosenText({ view, question, at, speaker }: Chosen): string {
  const { options, about, source } = question;
  const option = options[at];
  if (option === undefined) throw new Error(`there is no option ${at}`);
  return optionWords(option, { view, about, source }, speaker).label;
}

interface Assigned {
  readonly view: View;
  readonly question: Assigning;
  readonly assign: readonly number[];
  readonly speaker: Speaker;
}

/** "Commit 1 character: T-Men → story 1 (Nowhere to Hide)". */
function assignedText({ view, question: { kind, items, places }, assign, speaker }: Assigned): string {
  const names = namesIn(view, speaker);
  const put = items.flatMap((item, at) => {
    const to = places[at]?.[assign[at] ?? -1];
    return to === undefined ? [] : [`${names(item)} → ${names(to)}`];
  });
  return assignmentText(kind, put, speaker);
}
