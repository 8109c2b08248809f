/** Questions in English. */
import { capitalised, ICON_NAMES } from "@fhtagn/rules/text";
import type { QuestionWords, StillToChoose } from "../contract/question-words.ts";
import { englishPlural } from "./numbers.ts";

const NEXT = "Which comes next?";
const PAY = "What do you pay with?";
const DRAIN = "Which domain do you drain?";
const MAY = "Do you want this?";
const FIRST = "Who comes first?";

const VICTIMS = { terror: "to go insane", combat: "to be wounded", arcane: "to ready" } as const;

const AT_STORY = {
  investigation: (story: string) => `Investigation struggle won at ${story}`,
  success: (story: string) => `Success at ${story}`,
  unchallenged: (story: string) => `Unchallenged at ${story}`,
} as const;

/** "Choose a card", "Choose 2 targets", "Choose up to 3 cards", "Choose 1 more". */
function choose(noun: string, told: StillToChoose): string {
  if (told.how === "any") return `Choose any number of ${told.more ? "further " : ""}${noun}s`;
  const { how, count, more } = told;
  const nouns = `${noun}${englishPlural(count)}`;
  if (how === "upTo") return `Choose up to ${count} ${more ? "more" : nouns}`;
  if (more) return `Choose ${count} more`;
  return count === 1 ? `Choose a ${noun}` : `Choose ${count} ${nouns}`;
}

/** That one card is asked for goes without saying. */
const isOne = (told: StillToChoose): boolean => told.how === "exactly" && told.count === 1 && !told.more;

export const englishQuestions: QuestionWords = {
  by: (card, question) => `${capitalised(card)}: ${question}`,
  asked: {
    action: "Your action?",
    response: "Respond?",
    disrupt: "Disrupt?",
    x: "How much is X?",
    target: (told) => choose("target", told),
    cost: (told) => (isOne(told) ? PAY : `${PAY} ${choose("card", told)}`),
    payment: DRAIN,
    pick: (told) => choose("card", told),
    player: "Choose a player",
    price: DRAIN,
    payToPutIntoPlay: DRAIN,
    either: "Which one?",
    may: MAY,
    unless: MAY,
    name: "What do you name?",
    search: (told) => choose("card", told),
    sort: ({ to }) => (to === "top" ? NEXT : "Choose a card"),
    spreadTokens: "On which story do you put the next success token?",
    takeTokens: ({ story }) => `Whose success token do you take from ${story}?`,
    firstPart: FIRST,
    firstToMove: FIRST,
    orderOfAbilities: NEXT,
    orderOfCards: NEXT,
    orderOfWonStories: NEXT,
    host: "What do you attach it to?",
    heroicOrVillainous: "Heroic and Villainous characters cannot stay together: whom do you discard?",
    resilient: MAY,
    dormant: MAY,
    mulligan: "Keep this hand?",
    startingResources: "Choose the three cards that become your starting resources",
    restore: "Which character do you restore?",
    resource: "Attach a resource?",
    commit: "Commit characters to stories",
    oppose: "Commit characters against them",
    storyToResolve: "Which story is resolved next?",
    struggle: ({ icon, story, whose }) => {
      const whom = whose === "you" ? "a character of yours" : `a character of ${whose.name}`;
      return `${ICON_NAMES.en[icon]} struggle at ${story}: choose ${whom} ${VICTIMS[icon]}`;
    },
    token: ({ because, story }) => `${AT_STORY[because](story)}: place a success token?`,
    storyEffect: "Carry out the effect of the story?",
  },
};
