/** Records of games, in English. */
import type { Result } from "@fhtagn/rules";
import type { RecordWords } from "../contract/record-words.ts";

const BECAUSE: { readonly [B in Result["because"]]: string } = {
  stories: "by stories",
  deck: "by an empty deck",
  concession: "by a concession",
  loop: "by a loop",
  turns: "by the last turn",
};

const ended = (result: Result | null): string => {
  if (result === null) return "not finished";
  const because = BECAUSE[result.because];
  return result.winner === "draw" ? `a draw ${because}` : `a win of ${result.winner} ${because}`;
};

export const englishRecords: RecordWords = {
  line: (number) => `line ${number}`,
  at: (place, fault) => `${place}: ${fault}`,
  parts: {
    beginning: "the beginning",
    heading: "heading",
    engine: "engine",
    ruleset: "ruleset",
    options: "options",
    "turn limit": "turn limit",
    seed: "seed",
    sets: "sets",
    "deck of P1": "deck of P1",
    "deck of P2": "deck of P2",
    stories: "stories",
    answers: "answers",
    hashes: "hashes",
    game: "game",
    end: "end",
    result: "result",
    checksum: "checksum",
  },
  faults: {
    noRecord: ({ readable, compact }) => `it begins neither with "${readable}" nor with "${compact}"`,
    beginsOtherwise: ({ wanted }) => `it does not begin with "${wanted}"`,
    fields: ({ needed, found }) => `${needed} fields are needed, not ${found}`,
    changed: () => "the text was changed or cut",
    noSection: ({ section }) => `there is no section "${section}:"`,
    notUnderstood: ({ text }) => `"${text}" is not understood`,
    saidTwice: ({ text }) => `"${text}" is said twice`,
    missing: () => "there is none",
    noTurns: () => "it is no number of turns",
    noEngine: ({ text }) => `"${text}" is no engine version`,
    noRuleset: ({ text }) => `"${text}" is no ruleset`,
    noOption: ({ text }) => `unknown option "${text}"`,
    optionValue: ({ text, value }) => `option "${text}" cannot be "${value}"`,
    noResult: ({ text }) => `"${text}" is no result`,
    noCard: ({ text }) => `"${text}" is no card: "2 core-set-12 Title" is`,
    noHash: ({ text }) => `"${text}" is no hash that belongs here`,
    noEnd: () => `there is no line "end"`,
    noAnswer: ({ text }) => `"${text}" is no answer`,
    endsEarly: ({ at }) => `the text ends too early at character ${at}`,
    noDigit: ({ at, text }) => `"${text}" is no digit at character ${at}`,
    numberTooLarge: ({ at }) => `the number is too large at character ${at}`,
    assignmentTooLong: ({ at }) => `the assignment is too long at character ${at}`,
    noSuchCard: ({ at }) => `no such card at character ${at}`,
    noSuchSet: ({ at }) => `no such set at character ${at}`,
  },
  tooMuch: {
    fileBytes: (most) => `it is larger than ${most} bytes`,
    linkLetters: (most) => `the link is longer than ${most} characters`,
    deckCards: (most) => `it has more than ${most} cards`,
    deckLines: (most) => `it has more than ${most} lines`,
    deckLineLetters: (most) => `a line has more than ${most} characters`,
    codeLetters: (most) => `the code of a card has more than ${most} characters`,
    seedLetters: (most) => `it has more than ${most} characters`,
    logLineLetters: (most) => `a line of the log has more than ${most} characters`,
    answers: (most) => `there are more than ${most} answers`,
    logLines: (most) => `the log has more than ${most} lines`,
    turns: (most) => `there are more than ${most} turns`,
    quotedLetters: (most) => `it has more than ${most} characters`,
  },
  differences: {
    unknownCard: ({ code }) => `no card has the code "${code}"`,
    misplacedCard: ({ code }) => `"${code}" is in the wrong place: stories are no part of a deck`,
    tooFewCards: () => "there are too few cards or stories for a game",
    overBefore: () => "the game is over and there are more answers",
    noSuchOption: ({ chosen, options }) => `option ${chosen} was chosen, and there are ${options}`,
    assignment: () => "the assignment does not fit the question",
    turnHash: ({ turn }) => `the hash of turn ${turn} is another`,
    turnCount: ({ recorded, played }) => `the record has ${recorded} turns, the game ${played}`,
    lastHash: () => "the last hash is another",
    result: ({ recorded, played }) => `the record says ${ended(recorded)}, the game says ${ended(played)}`,
  },
};
