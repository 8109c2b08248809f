/** Puts a question on the terminal and brings back the answer. */
import { isCancel, log, multiselect, select } from "@clack/prompts";
import { library } from "@fhtagn/cards";
import { type Choice, isLegal, type Locale, type State } from "@fhtagn/rules";
import { describeText, plain } from "@fhtagn/rules/text";
import type { OptionView, QuestionView, View } from "@fhtagn/rules/view";
import { codeIn, type Names, namesIn, optionLabel } from "./names.ts";
import { WORDS } from "./words.ts";

/** What a person may answer beside the question itself. */
export type Said = Choice | "cancelled";

export async function askPerson(state: State, view: View, locale: Locale): Promise<Said> {
  const { question } = view;
  if (question === null || question.form === "other") return "cancelled";
  if (question.form === "choose") return chooseOne(question, view, locale);
  const names = namesIn(view, locale);
  if (question.kind === "setup") return chooseResources(question, names, locale);
  for (;;) {
    const said = await commitEach(question, names, locale);
    if (said === "cancelled" || !("assign" in said) || isLegal(state, said.assign)) return said;
    log.warn(WORDS[locale].illegal);
  }
}

type Choosing = Extract<QuestionView, { readonly form: "choose" }>;
type Assigning = Extract<QuestionView, { readonly form: "assign" }>;

async function chooseOne(question: Choosing, view: View, locale: Locale): Promise<Said> {
  const names = namesIn(view, locale);
  const source = question.source === 0 ? "" : ` (${names(question.source)})`;
  const answer = await select({
    message: `${WORDS[locale].questions[question.kind]}${source}`,
    maxItems: 12,
    options: question.options.map((option, index) => ({
      value: index,
      label: optionLabel(option, names, locale),
      ...hintOf(view, option, locale),
    })),
  });
  return isCancel(answer) ? "cancelled" : { choose: answer };
}

/** The text of a card that may be played or used. */
function hintOf(view: View, option: OptionView, locale: Locale): { readonly hint?: string } {
  if (option.do !== "play" && option.do !== "use") return {};
  const code = codeIn(view, option);
  const definition = library().find(({ facts }) => facts.code === code);
  if (definition === undefined) return {};
  const hint = describeText(definition.text, definition.facts, locale).map(plain).join(" ");
  return hint === "" ? {} : { hint };
}

const FIRST_RESOURCES = 3;

async function chooseResources({ kind, items }: Assigning, names: Names, locale: Locale): Promise<Said> {
  for (;;) {
    const answer = await multiselect({
      message: `${WORDS[locale].questions[kind]} (${WORDS[locale].resources})`,
      options: items.map((item, index) => ({ value: index, label: names(item) })),
      required: false, // the prompt has its own words for it, in English only
    });
    if (isCancel(answer)) return "cancelled";
    if (answer.length === FIRST_RESOURCES) return { assign: items.map((_, index) => answer.indexOf(index)) };
    log.warn(`${answer.length} / ${FIRST_RESOURCES}`);
  }
}

async function commitEach({ kind, items, places }: Assigning, names: Names, locale: Locale): Promise<Said> {
  const assign: number[] = [];
  for (const [index, item] of items.entries()) {
    const answer = await select({
      message: `${WORDS[locale].questions[kind]}: ${names(item)}`,
      options: [
        { value: -1, label: WORDS[locale].stays },
        ...(places[index] ?? []).map((place, at) => ({ value: at, label: names(place) })),
      ],
    });
    if (isCancel(answer)) return "cancelled";
    assign.push(answer);
  }
  return { assign };
}
