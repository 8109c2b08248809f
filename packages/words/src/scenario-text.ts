/** Why a scenario fails, in the words of a language. */
import type { Locale } from "@fhtagn/rules";
import type { PositionFlaw } from "@fhtagn/rules/position";
import type { ScenarioFlaw } from "./contract/scenario-flaws.ts";
import type {
  ScenarioExpected,
  ScenarioFound,
  ScenarioQuestion,
  ScenarioRefusal,
  ScenarioWords,
} from "./contract/scenario-words.ts";
import { scenarioWords } from "./languages.ts";
import { wordedBy } from "./worded-by.ts";

export const scenarioFlawText = (flaw: ScenarioFlaw, locale: Locale): string =>
  wordedBy(scenarioWords(locale).flaws, flaw);

const positionFlawText = (flaw: PositionFlaw, locale: Locale): string =>
  wordedBy(scenarioWords(locale).position, flaw);

export const scenarioExpectedText = (expected: ScenarioExpected, locale: Locale): string =>
  wordedBy(scenarioWords(locale).expected, expected);

const questionIn = (question: ScenarioQuestion, { questions }: ScenarioWords): string =>
  wordedBy(questions, question);

const refusalIn = ({ question, rules }: ScenarioRefusal, words: ScenarioWords): string =>
  words.found.refusal(questionIn(question, words), rules);

type FoundOf<Is extends ScenarioFound["is"]> = ScenarioFound & { readonly is: Is };

function positionText({ troubles }: FoundOf<"position">, locale: Locale): string {
  const told = troubles.map(({ place, rule, flaw }) => {
    const text = scenarioWords(locale).at(place, positionFlawText(flaw, locale));
    return rule === undefined ? text : `${text} (${rule})`;
  });
  return told.join("; ");
}

function noMomentText({ turn, from, player, refusal }: FoundOf<"noMoment">, words: ScenarioWords): string {
  const { found } = words;
  const asked = refusal === null ? found.neverAsked(player) : refusalIn(refusal, words);
  return found.noMoment(turn, words.moment(from)) + asked;
}

function unansweredText({ question, refusal }: FoundOf<"unanswered">, words: ScenarioWords): string {
  const told = words.found.unanswered(questionIn(question, words));
  return refusal === null ? told : told + refusalIn(refusal, words);
}

function flawAt({ place, flaw }: FoundOf<"flaw">, locale: Locale): string {
  const told = scenarioFlawText(flaw, locale);
  return place === "" ? told : scenarioWords(locale).at(place, told);
}

function namesText(
  { is, names }: FoundOf<"hand" | "committed" | "offers">,
  { found }: ScenarioWords,
): string {
  return names.join(", ") || found.nothing[is];
}

/** What takes nothing but the words of a language. */
function plainlyFound(
  told: Exclude<ScenarioFound, FoundOf<"flaw" | "position">>,
  words: ScenarioWords,
): string {
  const { found } = words;
  switch (told.is) {
    case "value":
      return told.text;
    case "crash":
      return found.crash(told.said);
    case "noSuch":
      return found.noSuch(told.subject);
    case "reasons":
      return found.reasons(told.names.join(", ") || found.nothing.reasons);
    case "log":
      return told.lines.join("; ") || found.nothing.log;
    case "neverTried":
      return found.neverTried;
    case "clauseUnasked":
      return found.clauseUnasked(told.clause);
    case "notAskedAgain":
      return found.notAskedAgain(told.player);
    default:
      return foundAtQuestion(told, words);
  }
}

type AtQuestion = FoundOf<
  "hand" | "committed" | "offers" | "canBeDone" | "unanswered" | "noMoment" | "nobodyThen"
>;

function foundAtQuestion(told: AtQuestion, words: ScenarioWords): string {
  const { found } = words;
  switch (told.is) {
    case "canBeDone":
      return found.canBeDone(questionIn(told.question, words));
    case "unanswered":
      return unansweredText(told, words);
    case "noMoment":
      return noMomentText(told, words);
    case "nobodyThen":
      return found.nobodyThen(words.moment(told.from));
    default:
      return namesText(told, words);
  }
}

export function scenarioFoundText(told: ScenarioFound, locale: Locale): string {
  if (told.is === "flaw") return flawAt(told, locale);
  return told.is === "position" ? positionText(told, locale) : plainlyFound(told, scenarioWords(locale));
}
