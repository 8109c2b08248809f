/** Scenarios that fail, in English. */
import type { WrittenKind } from "../contract/scenario-flaws.ts";
import type { ScenarioWords } from "../contract/scenario-words.ts";
import { englishPositions } from "./positions.ts";

const KINDS: { readonly [K in WrittenKind]: string } = {
  list: "a list",
  words: "words",
  flag: "true or false",
  wholeNumber: "a whole number",
  icons: "letters of TCAI",
  ability: "an ability",
  mapOfCards: "a map of cards",
  mapOfOptions: "a map of options",
  mapOfSubjects: "a map of subjects",
  step: "a move or a step",
};

const list = (words: readonly string[]): string => words.join(", ");
const found = (expected: string, text: string): string => `expected ${expected}, found ${text}`;

export const englishScenarios: ScenarioWords = {
  reading: "reading the file",
  at: (place, told) => `${place}: ${told}`,
  atLine: (line, told) => `line ${line}: ${told}`,
  failure: ({ step, expected, found: text }) => `at "${step}": ${found(expected, text)}`,
  expected: {
    scenario: () => "a scenario",
    readable: () => "a step that can be read",
    goesOn: () => "the engine to go on",
    reachable: () => "a position that can be reached",
    deckName: () => "the name of a deck",
    answer: () => "an answer",
    written: ({ text }) => text,
    field: ({ subject, value }) => `${subject}: ${value}`,
    holds: ({ player, card }) => `${player} holds ${card}`,
    committed: ({ card, place }) => `${card} committed to ${place}`,
    committedExactly: ({ player, place, cards }) =>
      `${player} committed to ${place}: ${list(cards) || "nobody"}`,
    offered: ({ player, names }) => `${player} offered ${list(names)}`,
    offeredExactly: ({ player, names }) => `${player} offered exactly ${list(names) || "nothing"}`,
    refusedBy: ({ text, rule }) => `${text} (by ${rule})`,
  },
  found: {
    crash: (said) => `that it breaks: ${said}`,
    noSuch: (subject) => `no ${subject} in this game`,
    nothing: {
      hand: "an empty hand",
      committed: "nobody",
      offers: "nothing",
      reasons: "none",
      log: "an empty log",
    },
    reasons: (rules) => `reasons ${rules}`,
    canBeDone: (question) => `that it can be done: ${question}`,
    neverTried: "no question at which it could be tried",
    clauseUnasked: (clause) => `that nobody was asked about "${clause}"`,
    unanswered: (question) => `a question that no step answers: ${question}`,
    noMoment: (turn, from) => `no moment for it ${turn === null ? "from" : `in turn ${turn} from`} ${from}`,
    refusal: (question, rules) =>
      `; first ${question}${rules.length === 0 ? "" : `; refused by ${list(rules)}`}`,
    neverAsked: (player) => `; ${player} was never asked`,
    nobodyThen: (from) => `that nobody was asked then, from ${from} on`,
    notAskedAgain: (player) => `that ${player} was not asked again`,
  },
  questions: {
    none: () => "no question",
    over: ({ winner, because }) => `the game over, won by ${winner} (${because})`,
    assign: ({ player, kind, cards }) => `${player} asked (${kind}) about ${list(cards)}`,
    choose: ({ player, kind, by, offers }) =>
      `${player} asked (${kind}${by === null ? "" : ` by ${by}`}): ${offers.join(" | ")}`,
  },
  moment: ({ active, turn, phase, asked }) =>
    `${active}'s turn ${turn}, ${phase} phase${asked === null ? "" : ` (${asked.player} asked: ${asked.kind})`}`,
  flaws: {
    noYaml: ({ said }) => said,
    kind: ({ kind, found: text }) => found(KINDS[kind], text),
    noScenario: ({ keys, found: text }) => found(`a scenario with ${list(keys)}`, text),
    noMap: ({ keys, found: text }) => found(`a map of ${list(keys)}`, text),
    unknownKey: ({ key, known }) => `unknown key "${key}"; known here: ${list(known)}`,
    oneOf: ({ words, found: text }) => found(list(words), text),
    positionAndGame: () => "a scenario has a position or a game, not both",
    halfAbility: () => "an ability has a timing and an effect",
    tooDeep: () => "too many lists and maps stand in each other",
    unknownOption: ({ key }) => `unknown option "${key}"`,
    optionValue: ({ key, value }) => `option "${key}" cannot be ${value}`,
    unknownStep: ({ text, known }) => `unknown step ${text}; known: a move, ${list(known)}`,
    unknownVerb: ({ text, known }) => `unknown verb in "${text}"; known: ${list(known)}`,
    unknownClause: ({ text, known }) => `unknown clause "${text}"; known: ${list(known)}`,
    unknownMoment: ({ text, known }) => `unknown moment "${text}"; known: ${list(known)}`,
    standsAlone: ({ verb, found: text }) => `"${verb}" stands alone, found "${text}"`,
    noMover: ({ text }) => `a move begins with P1 or P2, found "${text}"`,
    saysNotWhat: ({ text }) => `"${text}" does not say what`,
    clausesOfConcession: ({ text }) => `"${text}": who concedes has nothing to answer`,
    emptyClause: ({ text }) => `the clause "${text}" does not say what`,
    clauseNeedsNumber: ({ text }) => `the clause "${text}" needs a number`,
    whose: ({ text }) => `whose "${text}" this is must be said, as in "P1.${text}"`,
    unknownName: ({ text }) => `no card of this game is called "${text}"`,
    notOneCard: ({ text }) => found("one card", `"${text}"`),
    saysNotWhere: ({ text }) => `"${text}" does not say where`,
    unknownPlace: ({ text }) => `unknown place "${text}"`,
    unknownLogLine: ({ text }) => `unknown line "${text}"`,
    unknownSubject: ({ text }) => `no card or subject is called "${text}"`,
    noLink: ({ link, found: text }) => found(`"," or "${link}"`, `"${text}"`),
  },
  position: englishPositions,
};
