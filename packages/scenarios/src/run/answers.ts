/** Does an option mean what a step says? */
import { type CardId, cardIn, ICONS, type Option, options, type State } from "@fhtagn/rules";
import type { MatchedAnswer } from "../names/match-lists.ts";
import { eitherByWords } from "./either-words.ts";
import { isPass } from "./run.ts";
import { wordIn } from "./word-in.ts";

/** The option that a name or word means; the first card of the name that is offered and not yet taken. A name never means another card of that title. */
export function optionFor(
  state: State,
  answer: MatchedAnswer,
  taken: readonly CardId[] = [],
): number | undefined {
  const found = options(state);
  if (answer.ids === undefined) return byWord(state, found, answer.text);
  for (const id of answer.ids) {
    if (taken.includes(id)) continue;
    const index = found.findIndex((option) => isAbout(option, id));
    if (index >= 0) return index;
  }
  return byWord(state, found, answer.text);
}

/** Answers by card: a target, a victim, a domain, a story, whose effect comes first. */
const BY_CARD: readonly Option["do"][] = ["choose", "next", "begin", "put", "placeToken", "drain", "resolve"];

const isAbout = (option: Option, id: CardId): boolean => BY_CARD.includes(option.do) && cardIn(option) === id;

/** "yes", "Terror", "3", "done", or the words of the option itself. */
function byWord(state: State, found: readonly Option[], text: string): number | undefined {
  if (state.question?.kind === "either") return eitherByWords(state, text);
  const word = text.toLowerCase();
  const index = found.findIndex((option) => meansWord(option, word));
  return index < 0 ? undefined : index;
}

function meansWord(option: Option, word: string): boolean {
  const { do: verb } = option;
  if (word === "yes") return verb === "yes";
  if (word === "no" || word === "done" || word === "nothing" || word === "nobody") return isPass(option);
  const said = wordIn(option);
  return said !== undefined && (said.toLowerCase() === word || letterOf(said) === word);
}

/** An icon may be written as its letter. */
function letterOf(said: string): string | undefined {
  return ICONS.find((icon) => icon === said)?.slice(0, 1);
}
