/** Lists of names: "A, B", "A, B to S1, C to S2". */
import type { CardId } from "@fhtagn/rules";
import { MalformedScenario } from "../scenario/malformed.ts";
import { matchName, type Name, type Reader } from "./match-names.ts";

/** A card, or an answer by its words. */
export type MatchedAnswer = Name | { readonly text: string; readonly ids: undefined };

const WORD = /^[^,]+/;

/** "A, B": what is no name is taken as a word up to the next comma. */
export function matchAnswers(reader: Reader, words: string): readonly MatchedAnswer[] {
  const answers: MatchedAnswer[] = [];
  let rest = words.trim();
  while (rest !== "") {
    const found = matchName(reader, rest);
    const complete = found !== undefined && /^\s*(,|$)/.test(found.rest);
    const [word = ""] = complete ? [] : (WORD.exec(rest) ?? []);
    answers.push(complete ? found.name : { text: word.trim(), ids: undefined });
    rest = afterComma(complete ? found.rest : rest.slice(word.length));
  }
  return answers;
}

const afterComma = (rest: string): string => rest.trimStart().replace(/^,\s*/, "");

/** A list of which every part must be the name of a card. */
export function matchCards(reader: Reader, words: string): readonly Name[] {
  return matchAnswers(reader, words).map((answer) => {
    if (answer.ids !== undefined) return answer;
    throw unknownName(answer.text);
  });
}

const unknownName = (text: string): MalformedScenario =>
  new MalformedScenario("", { is: "unknownName", text });

export function matchOneCard(reader: Reader, words: string): Name {
  const [name, ...others] = matchCards(reader, words);
  if (name === undefined || others.length > 0)
    throw new MalformedScenario("", { is: "notOneCard", text: words });
  return name;
}

/** A group of cards and where it goes. */
interface Group {
  readonly cards: readonly Name[];
  readonly place: Name;
}

/** "A to S1, B, C to S2". */
export function matchGroups(reader: Reader, words: string, link: string): readonly Group[] {
  const groups: Group[] = [];
  let cards: Name[] = [];
  let rest = words.trim();
  while (rest !== "") {
    const found = matchName(reader, rest);
    if (found === undefined) throw unknownName(rest);
    cards.push(found.name);
    rest = found.rest.trimStart();
    if (rest.startsWith(`${link} `)) {
      const place = matchName(reader, rest.slice(link.length + 1).trimStart());
      if (place === undefined) throw unknownName(rest.slice(link.length + 1));
      groups.push({ cards, place: place.name });
      cards = [];
      rest = place.rest.trimStart();
    }
    if (rest !== "" && !rest.startsWith(","))
      throw new MalformedScenario("", { is: "noLink", link, found: rest });
    rest = afterComma(rest);
  }
  if (cards.length > 0) throw new MalformedScenario("", { is: "saysNotWhere", text: words });
  return groups;
}

/** The first card of a name that fits and was not taken before. */
export function firstFit(
  name: Name,
  fits: (id: CardId) => boolean,
  taken: readonly CardId[] = [],
): CardId | undefined {
  return name.ids.find((id) => !taken.includes(id) && fits(id));
}
