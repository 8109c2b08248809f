/** The command line in English. */
import type { TerminalWords } from "../contract/terminal-words.ts";
import { englishBuiltDecks } from "./built-decks.ts";
import { englishLevels } from "./levels.ts";
import { englishRulesets } from "./rulesets.ts";

export const englishTerminal: TerminalWords = {
  board: {
    deck: "deck",
    hand: "hand",
    discard: "discard pile",
    won: "won",
    drained: "drained",
    wounds: "wounds",
    on: "on",
    turn: "turn",
  },
  begins: (seed) => `Fhtagn, seed ${seed}`,
  rulesets: englishRulesets,
  stays: "stays",
  handOver: (player) => `${player} has to answer. Nobody else should look now.`,
  here: "go on",
  leave: "Leave the game?",
  resume: "go on playing",
  concede: "concede",
  illegal: "that is not possible: a character must commit elsewhere, or too many were chosen",
  resources: "space to select, enter to confirm; the three cards go to your domains in this order",
  against: "Who plays P2?",
  person: "another person at this keyboard",
  bots: {
    random: "the random player",
    greedy: "Greedy, who looks one step ahead",
    rollout: "Rollout, who plays every answer on in his head",
    ismcts: "the tree search",
    tuned: "the tuned tree search, the strongest",
  },
  levels: englishLevels,
  builtDecks: englishBuiltDecks,
  end: {
    unfinished: "not finished",
    draw: (turns) => `a draw after ${turns} turns`,
    won: (winner, turns) => `${winner} wins after ${turns} turns`,
  },
  deck: {
    notUnderstood: (line, text) => `${line === 0 ? "" : `line ${line}: `}"${text}" is not understood`,
    verdict: (isLegal, cards) => `${isLegal ? "legal" : "illegal"}, ${cards} cards`,
    cards: "cards",
    types: "types",
    factions: "factions",
    costs: "costs",
    average: "average",
    icons: "icons",
    skill: "skill",
    transient: "Transient",
  },
  noCard: "no card",
  costAndSkill: "cost/skill",
};
