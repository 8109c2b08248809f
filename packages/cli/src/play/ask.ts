/** Puts a question on the terminal and brings back the answer. */
import { isCancel, log, multiselect, select } from "@clack/prompts";
import type { Choice, Locale } from "@fhtagn/rules";
import { describeText, plain } from "@fhtagn/rules/text";
import type { OptionView, QuestionView, View } from "@fhtagn/rules/view";
import { codeOfOption, type Names, namesIn, optionWords, questionText, terminalWords } from "@fhtagn/words";
import { speakerAt } from "./speaker.ts";

/** What a person may answer beside the question itself. */
type Said = Choice | "cancelled";

export async function askPerson(view: View, locale: Locale): Promise<Said> {
  const { question } = view;
  if (question === null || question.form === "other") return "cancelled";
  if (question.form === "choose") return chooseOne(question, view, locale);
  return question.kind === "setup"
    ? chooseResources(question, view, locale)
    : commitEach(question, view, locale);
}

type Choosing = Extract<QuestionView, { readonly form: "choose" }>;
type Assigning = Extract<QuestionView, { readonly form: "assign" }>;

async function chooseOne(question: Choosing, view: View, locale: Locale): Promise<Said> {
  const speaker = speakerAt(view.viewer, locale);
  const answer = await select({
    message: questionText(question, view, speaker),
    maxItems: 12,
    options: question.options.map((option, index) => ({
      value: index,
      label: optionWords(option, { view, ...question }, speaker).label,
      ...hintOf(view, option, locale),
    })),
  });
  return isCancel(answer) ? "cancelled" : { choose: answer };
}

/** The text of a card that may be played or used. */
function hintOf(view: View, option: OptionView, locale: Locale): { readonly hint?: string } {
  if (option.do !== "play" && option.do !== "use") return {};
  const card = speakerAt(view.viewer, locale).book(codeOfOption(view, option) ?? "");
  if (card?.text === undefined) return {};
  const hint = describeText(card.text, card.facts, locale).map(plain).join(" ");
  return hint === "" ? {} : { hint };
}

const FIRST_RESOURCES = 3;

/** The question, and how the cards are called. */
function spoken(question: Assigning, view: View, locale: Locale): { message: string; names: Names } {
  const speaker = speakerAt(view.viewer, locale);
  return {
    message: questionText({ about: question.about, source: 0 }, view, speaker),
    names: namesIn(view, speaker),
  };
}

async function chooseResources(question: Assigning, view: View, locale: Locale): Promise<Said> {
  const { items } = question;
  const { message, names } = spoken(question, view, locale);
  for (;;) {
    const answer = await multiselect({
      message: `${message} (${terminalWords(locale).resources})`,
      options: items.map((item, index) => ({ value: index, label: names(item) })),
      required: false, // the prompt has its own words for it, in English only
    });
    if (isCancel(answer)) return "cancelled";
    if (answer.length === FIRST_RESOURCES) return { assign: items.map((_, index) => answer.indexOf(index)) };
    log.warn(`${answer.length} / ${FIRST_RESOURCES}`);
  }
}

async function commitEach(question: Assigning, view: View, locale: Locale): Promise<Said> {
  const { items, places } = question;
  const { message, names } = spoken(question, view, locale);
  const assign: number[] = [];
  for (const [index, item] of items.entries()) {
    const answer = await select({
      message: `${message}: ${names(item)}`,
      options: [
        { value: -1, label: terminalWords(locale).stays },
        ...(places[index] ?? []).map((place, at) => ({ value: at, label: names(place) })),
      ],
    });
    if (isCancel(answer)) return "cancelled";
    assign.push(answer);
  }
  return { assign };
}
