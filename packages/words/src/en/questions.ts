/** Questions in English. */
import { capitalised, ICON_NAMES } from "@fhtagn/rules/text";
import type { QuestionWords } from "../contract/question-words.ts";

const NEXT = "Which comes next?";
const DRAIN = "Which domain do you drain?";
const CHOOSE = "Choose a card";
const MAY = "Do you want this?";
const FIRST = "Who comes first?";

const VICTIMS = {
  terror: "choose who goes insane",
  combat: "choose who is wounded",
  arcane: "choose who is readied",
} as const;

export const englishQuestions: QuestionWords = {
  by: (card, question) => `${capitalised(card)}: ${question}`,
  asked: {
    action: "Your action?",
    response: "Respond?",
    disrupt: "Disrupt?",
    x: "How much is X?",
    target: "Choose a target",
    cost: "What do you pay with?",
    payment: DRAIN,
    pick: CHOOSE,
    player: "Choose a player",
    price: DRAIN,
    payToPutIntoPlay: DRAIN,
    either: "Which one?",
    may: MAY,
    unless: MAY,
    name: "What do you name?",
    search: CHOOSE,
    sort: ({ to }) => (to === "top" ? NEXT : CHOOSE),
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
    struggle: ({ icon, story }) => `${ICON_NAMES.en[icon]} at ${story}: ${VICTIMS[icon]}`,
    token: "Place a success token?",
    storyEffect: "Carry out the effect of the story?",
  },
};
