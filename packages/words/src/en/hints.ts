/** Advice in English. */
import type { HintWords, InWorlds, Lead } from "../contract/hint-words.ts";
import { englishDecimal, englishPercent, englishPlural } from "./numbers.ts";

/** "in 83% of the sampled worlds (12% with the runner-up)". */
const often = ({ share, other }: InWorlds): string =>
  `in ${englishPercent(share)} of the sampled worlds (${englishPercent(other)} with the runner-up)`;

const OWNER = { you: "A character of yours", opponent: "A character of your opponent" } as const;
const WINS = { you: "You win", opponent: "Your opponent wins" } as const;
const GAINS = { you: "You gain", opponent: "Your opponent gains" } as const;

const LEADS: { readonly [L in Lead]: string } = {
  firstStory: "stories won",
  secondStory: "stories won",
  token1: "stories with a success token",
  token2: "stories with two success tokens",
  token3: "stories with three success tokens",
  token4: "stories with four success tokens",
  lastStory: "success tokens towards the last story",
  characters: "sane characters",
  skill: "skill",
  terror: "Terror icons",
  combat: "Combat icons",
  arcane: "Arcane icons",
  investigation: "Investigation icons",
  toughness: "Toughness",
  readySkill: "skill of ready characters",
  readyIcons: "icons of ready characters",
  domain1: "resources on the largest domain",
  domain2: "resources on the second domain",
  domain3: "resources on the smallest domain",
  open: "domains not drained",
  cover: "factions on the domains",
  hand: "cards in hand",
};

const average = (tokens: number): string =>
  tokens === 0 ? "" : `, ${englishDecimal(tokens)} on average where there are any`;

/** "1.5 points". */
function points(difference: number): string {
  const number = Math.round(1000 * Math.abs(difference)) / 10;
  return `${englishDecimal(number)} point${englishPlural(number)}`;
}

export const englishHints: HintWords = {
  reasons: {
    gameWon: (reason) => `You win the game by the end of the next turn ${often(reason)}.`,
    gameLost: (reason) => `You lose the game by the end of the next turn ${often(reason)}.`,
    storyWon: (reason) => `${WINS[reason.who]} story ${reason.story} this turn ${often(reason)}.`,
    success: (reason) =>
      `${GAINS[reason.who]} success tokens at story ${reason.story} this turn ${often(reason)}${average(reason.tokens)}.`,
    insane: (reason) => `${OWNER[reason.who]} goes insane this turn ${often(reason)}.`,
    left: (reason) => `${OWNER[reason.who]} leaves play this turn ${often(reason)}.`,
    risk: ({ loss, share }) =>
      `Main risk: a character of yours ${loss === "insane" ? "goes insane" : "leaves play"} this turn, in ${englishPercent(share)} of the sampled worlds.`,
    term: ({ term, gain }) =>
      `At the end of the next turn your lead over your opponent (${LEADS[term]}) is ${englishDecimal(gain)} greater than with the runner-up, on average.`,
    alike: ({ difference }) =>
      `The two are about equal: ${points(difference)} apart over the sampled worlds.`,
    many: () => "No single thing makes the difference: many small ones add up.",
    alone: () => "Nothing else was compared with it.",
  },
};
