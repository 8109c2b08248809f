/** The log in English. */
import { HEADINGS, ICON_NAMES, namedWord, PHASE_NAMES } from "@fhtagn/rules/text";
import type { LogFacts, LogWords } from "../contract/log-words.ts";

const subject = ({ who }: LogFacts): string => (who === null ? "a player" : who === "you" ? "you" : who.name);

/** "you draw" or "Ben draws". */
const does = (told: LogFacts, base: string, third: string): string =>
  `${subject(told)} ${told.who === "you" ? base : third}`;

const card = (told: LogFacts): string => told.card ?? "a card";

/** "story 2 (Nowhere to Hide)", "domain 3", or the card that is the place. */
function place({ place: where }: LogFacts): string {
  if (where === null || where.in === "card") return where?.title ?? "a card";
  return `${where.in} ${where.number}${where.title === null || where.in === "domain" ? "" : ` (${where.title})`}`;
}

/** A story, or another card that bears tokens. */
const bearer = (told: LogFacts): string => (told.place === null ? card(told) : place(told));

const tokens = ({ tokens: count }: LogFacts): string => `${count} success token${count > 1 ? "s" : ""}`;

const struggle = ({ icon }: LogFacts): string => `the ${ICON_NAMES.en[icon]} struggle`;

const heading = ({ timing }: LogFacts): string => {
  const words = timing && HEADINGS[timing]?.en.replace(/:$/, "");
  return words === undefined ? "" : ` (${words})`;
};

const ENDS: { readonly [E in LogFacts["because"]]: string } = {
  stories: "three stories won",
  deck: "a deck has run out",
  concession: "concession",
  loop: "endless loop",
  turns: "turn limit reached",
};

const SETUP: { readonly [S in LogFacts["step"]]: string } = {
  shuffle: "the decks are shuffled",
  stories: "three stories are dealt",
  domains: "each player has three domains",
  "first player": "the first player is chosen at random",
  hands: "each player draws his setup hand",
  mulligans: "mulligans",
  resources: "the starting resources are turned up",
};

export const englishLog: LogWords = {
  turnBegan: (told) => `turn ${told.turn}: ${told.who === "you" ? "your turn" : subject(told)}`,
  phaseBegan: ({ phase }) => PHASE_NAMES[phase].en,
  windowOpened: () => "actions may be taken",
  passed: (told) => does(told, "pass", "passes"),
  setupStep: ({ step }) => SETUP[step],
  mulligan: (told) => `${does(told, "take", "takes")} a mulligan`,
  kept: (told) => does(told, "keep the setup hand", "keeps his setup hand"),
  drew: (told) => `${does(told, "draw", "draws")} ${card(told)}`,
  attachedResource: (told) =>
    `${does(told, "attach", "attaches")} ${card(told)} to ${place(told)} as a resource`,
  played: (told) => `${does(told, "play", "plays")} ${card(told)}`,
  used: (told) => `${does(told, "use", "uses")} ${card(told)}${heading(told)}`,
  enteredPlay: (told) => `${card(told)} enters play`,
  leftPlay: (told) => `${card(told)} leaves play`,
  cancelled: (told) => `the effect of ${card(told)} is cancelled`,
  drained: (told) => `${does(told, "drain", "drains")} ${place(told)}`,
  refreshed: (told) => `${does(told, "refresh", "refreshes")} ${place(told)}`,
  committed: (told) => `${does(told, "commit", "commits")} ${card(told)} to ${place(told)}`,
  uncommitted: (told) => `${card(told)} is uncommitted`,
  struggleWon: (told) => `${does(told, "win", "wins")} ${struggle(told)} at ${place(told)}`,
  struggleTied: (told) => `${struggle(told)} at ${place(told)} ends in a tie`,
  succeeded: (told) => `${does(told, "succeed", "succeeds")} at ${place(told)}`,
  failed: (told) => `${does(told, "do", "does")} not succeed at ${place(told)}`,
  unchallenged: (told) => `${does(told, "are", "is")} unchallenged at ${place(told)}`,
  storyResolving: (told) => `${place(told)} is resolved`,
  storyWon: (told) => `${does(told, "win", "wins")} ${place(told)}`,
  storyEffect: (told) => `${does(told, "carry", "carries")} out the effect of ${place(told)}`,
  storyDealt: (told) => `${place(told)} is dealt`,
  tokenPlaced: (told) => `${does(told, "place", "places")} ${tokens(told)} on ${bearer(told)}`,
  tokenRemoved: (told) => `${does(told, "lose", "loses")} ${tokens(told)} from ${bearer(told)}`,
  wounded: (told) => `${card(told)} is wounded`,
  destroyed: (told) => `${card(told)} is destroyed`,
  sacrificed: (told) => `${card(told)} is sacrificed`,
  discarded: (told) => `${card(told)} is discarded`,
  insane: (told) => `${card(told)} goes insane`,
  restored: (told) => `${card(told)} is restored`,
  readied: (told) => `${card(told)} is readied`,
  exhausted: (told) => `${card(told)} is exhausted`,
  controlChanged: (told) => `${does(told, "take", "takes")} control of ${card(told)}`,
  returnedToHand: (told) => `${card(told)} returns to its owner's hand`,
  putInHand: (told) => `${card(told)} goes into its owner's hand`,
  putInDeck: (told) => `${card(told)} goes into its owner's deck`,
  putInDiscardPile: (told) => `${card(told)} goes to its owner's discard pile`,
  removedFromGame: (told) => `${card(told)} is removed from the game`,
  attached: (told) => `${card(told)} is attached`,
  domainAdded: (told) => `${does(told, "add", "adds")} a domain`,
  dormant: (told) => `${does(told, "make", "makes")} a card dormant at ${place(told)}`,
  revealed: (told) => `${does(told, "reveal", "reveals")} ${card(told)}`,
  lookedAt: (told) => `${does(told, "look", "looks")} at cards`,
  searched: (told) => `${does(told, "search", "searches")} a deck`,
  shuffled: (told) => does(told, "shuffle your deck", "shuffles his deck"),
  named: (told) => `${does(told, "name", "names")} ${namedWord(told.word, "en")}`,
  gameOver: (told) => {
    const end = told.who === null ? "the game is a draw" : `${does(told, "win", "wins")} the game`;
    return `${end} (${ENDS[told.because]})`;
  },
};
