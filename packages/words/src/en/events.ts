/** What a player may respond to, in English. */
import { ICON_NAMES } from "@fhtagn/rules/text";
import type { EventFacts, EventLine, EventWords } from "../contract/event-words.ts";

/** "T-Men has entered play", "T-Men would enter play". */
const card = (done: string, would: string): EventLine => ({
  happened: ({ card: title }) => `${title} has ${done}`,
  would: ({ card: title }) => `${title} would ${would}`,
});

const subject = ({ who }: EventFacts): string => (who === "you" ? "you" : who.name);
const has = ({ who }: EventFacts): string => (who === "you" ? "have" : "has");

/** "you have drawn a card", "Ben would draw a card"; the rest of the sentence may tell where. */
const player = (done: string, would: string, rest: (event: EventFacts) => string = () => ""): EventLine => ({
  happened: (event) => `${subject(event)} ${has(event)} ${done}${rest(event)}`,
  would: (event) => `${subject(event)} would ${would}${rest(event)}`,
});

const story = (event: EventFacts): string => ` ${event.story}`;
const atStory = (event: EventFacts): string => ` at ${event.story}`;
const onStory = (event: EventFacts): string => ` on ${event.story}`;
const struggle = (event: EventFacts): string => `the ${ICON_NAMES.en[event.icon]} struggle${atStory(event)}`;
const ofStruggle = (event: EventFacts): string => ` ${struggle(event)}`;

/** The same before and after. */
const moment = (text: (event: EventFacts) => string): EventLine => ({ happened: text, would: text });

export const englishEvents: EventWords = {
  together: (sentences) => sentences.join("; "),
  lines: {
    cardEnteredPlay: card("entered play", "enter play"),
    cardPlayed: card("been played", "be played"),
    cardLeftPlay: card("left play", "leave play"),
    cardEnteredDiscardPile: card("gone to a discard pile", "go to a discard pile"),
    cardReturnedToHand: card("returned to a hand", "return to a hand"),
    cardDestroyed: card("been destroyed", "be destroyed"),
    cardSacrificed: card("been sacrificed", "be sacrificed"),
    cardDiscarded: card("been discarded", "be discarded"),
    cardDrawn: player("drawn a card", "draw a card"),
    cardAttached: card("been attached", "be attached"),
    cardReadied: card("been readied", "be readied"),
    cardExhausted: card("been exhausted", "be exhausted"),
    characterCommitted: card("been committed", "be committed"),
    characterUncommitted: card("been uncommitted", "be uncommitted"),
    characterWounded: card("been wounded", "be wounded"),
    characterWentInsane: card("gone insane", "go insane"),
    characterRestored: card("been restored", "be restored"),
    controlChanged: card("changed control", "change control"),
    tokensPlaced: player("placed success tokens", "place success tokens", onStory),
    tokensRemoved: player("lost success tokens", "lose success tokens", onStory),
    domainDrained: player("drained a domain", "drain a domain"),
    domainRefreshed: player("refreshed a domain", "refresh a domain"),
    domainAdded: player("added a domain", "add a domain"),
    resourceAttached: player("attached a resource", "attach a resource"),
    costOverpaid: player("overpaid", "overpay"),
    effectInitiated: card("been put to use", "take effect"),
    struggleBegins: moment((event) => `${struggle(event)} begins`),
    struggleResolves: moment((event) => `${struggle(event)} resolves`),
    struggleWon: player("won", "win", ofStruggle),
    struggleLost: player("lost", "lose", ofStruggle),
    storySucceeded: player("succeeded", "succeed", atStory),
    storyNotSucceeded: player("not succeeded", "not succeed", atStory),
    storyUnchallenged: {
      happened: (event) =>
        `${subject(event)} ${event.who === "you" ? "were" : "was"} unchallenged${atStory(event)}`,
      would: (event) => `${subject(event)} would be unchallenged${atStory(event)}`,
    },
    storyResolved: moment(() => "a story has been resolved"),
    storyWon: player("won", "win", story),
    commitStepEnded: moment(() => "the commitment is over"),
    phaseBegan: moment(() => "a phase begins"),
    phaseEnded: moment(() => "a phase ends"),
    turnBegan: moment(() => "a turn begins"),
    turnEnded: moment(() => "a turn ends"),
    cardRevealed: card("been revealed", "be revealed"),
    cardSearched: player("searched a deck", "search a deck"),
  },
};
