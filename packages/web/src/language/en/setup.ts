/** Setting the table. */
import { englishLevels } from "@fhtagn/words/en/levels";
import { englishRulesets } from "@fhtagn/words/en/rulesets";

export const setupWords = {
  title: "Set the table",
  under: "Two decks, an opponent, and the stories are laid out.",
  yourDeck: "Your deck",
  otherDeck: "Your opponent’s deck",
  firstDeck: "First player’s deck",
  secondDeck: "Second player’s deck",
  kind: {
    label: "Which kind of deck",
    lot: "By lot",
    pair: "Two factions",
    built: "Tournament deck",
  },
  lotText: "One of 49 decks is drawn when the game begins.",
  pair: {
    legend: "Choose two factions",
    chosen: "{first} and {second}",
    needTwo: "Choose one more faction.",
    packet: "Neutral cards",
    packet1: "First packet",
    packet2: "Second packet",
  },
  builtLegend: "Choose a deck",
  builtPair: "{first}, with {second}",
  opponent: {
    title: "Your opponent",
    legend: "Who sits across from you",
    person: "A second person",
    personText: "Two at one screen. A curtain falls whenever the other one has to look away.",
    honest: "A level changes how far the computer thinks. None of them sees your hand or your deck.",
  },
  names: {
    legend: "Who is playing",
    first: "First player’s name",
    second: "Second player’s name",
    unnamedFirst: "First player",
    unnamedSecond: "Second player",
  },
  levels: {
    ...englishLevels,
    greedy: {
      name: "Clerk",
      description: "Takes the best-looking move at once.",
    },
  },
  rulesets: englishRulesets,
  rules: {
    legend: "Rules",
    differs: "What differs between the two",
  },
  advanced: {
    title: "Rules and seed",
    seed: "Seed",
    seedHelp: "The same seed, decks and answers give the same game. Leave it empty for a new shuffle.",
    draw: "Draw a seed",
  },
  start: "Start the game",
  starting: "Shuffling",
  failed: "The game could not be set up: {reason}",
} as const;
