/** "Choose one": the answers by the words of the card's text. */
import { aboutOf, type Effect, type Option, options, type State } from "@fhtagn/rules";
import { describe, plain } from "@fhtagn/rules/text";

/** The effect behind an option of an "either" question; undefined for any other. */
function effectBehind(state: State, option: Option): Effect | undefined {
  const about = state.question === null ? undefined : aboutOf(state);
  return about?.about === "either" && option.do === "takePart" ? about.effects[option.part] : undefined;
}

/** How an option reads on the card, in small letters: "discard the top card of your deck". */
export function eitherWords(state: State, option: Option): string | undefined {
  const effect = effectBehind(state, option);
  if (effect === undefined) return undefined;
  const text = plain(describe({ timing: "action", effect }, "en", { type: "character" }));
  return text.replace(/^[^:]*:\s*/, "").toLowerCase();
}

/** The one option whose text has all these words; "P2" means "opponent" to P1. */
export function eitherByWords(state: State, words: string): number | undefined {
  const player = state.question?.player;
  const asked = words
    .toLowerCase()
    .replace(/\bp[12]\b/g, (who) => (who.toUpperCase() === player ? "your" : "opponent"));
  const texts = options(state).map((option) => eitherWords(state, option));
  const isMeant = (text: string | undefined): boolean =>
    text !== undefined &&
    asked.split(/\s+/).every((word) => text.includes(word)) &&
    !(asked === "your" && text.includes("opponent"));
  const [found, ...others] = texts.flatMap((text, index) => (isMeant(text) ? [index] : []));
  return others.length === 0 ? found : undefined;
}
