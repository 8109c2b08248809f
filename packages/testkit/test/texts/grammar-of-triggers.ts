/** What abilities wait for, and how often they may be used, as grammars. */
import type { CardName, Comparison } from "@fhtagn/rules";
import {
  EVENTS,
  type EventKind,
  type Filter,
  type Limit,
  TIMINGS,
  type Trigger,
  type TriggerOn,
  type Zone,
} from "@fhtagn/rules";
import {
  allWords,
  type Grammar,
  isString,
  list,
  maybe,
  member,
  numeral,
  record,
  sampled,
  unionOf,
  word,
} from "./grammar.ts";
import { COMPARISON, FILTER, ICON, NAME, PHASE, PLAYER, TRUE } from "./grammar-of-nouns.ts";

export const TIMING = word(...TIMINGS);
const CAUSE = word("card" as const, "struggle" as const, "rule" as const, "cost" as const);
const PLACE = allWords<Exclude<Zone, "domain">>({
  deck: true,
  hand: true,
  discard: true,
  play: true,
  story: true,
  storyDeck: true,
  resource: true,
  won: true,
  removed: true,
  limbo: true,
});
const A_CARD: Grammar<CardName | Filter> = unionOf(
  member(isString, NAME),
  member(() => true, sampled<Filter>(FILTER, { type: "character", controller: "you" })),
);

const card = maybe(A_CARD);
const player = maybe(PLAYER);
const icon = maybe(ICON);
const story = maybe(NAME);
const from = maybe(PLACE);
const margin = maybe(sampled<Comparison>(COMPARISON, { atLeast: 2 }, { exactly: 0 }));
const causes = {
  cause: maybe(CAUSE),
  notCause: maybe(CAUSE),
  source: maybe(sampled<Filter>(FILTER, { type: "event" })),
};
const ofPhase = { phase: maybe(PHASE) };

type Told<E extends EventKind> = Omit<TriggerOn<E>, "on" | "would">;
type Details<E extends EventKind> = Parameters<typeof record<Told<E>>>[1];

/** What can be asked of each happening. */
const DETAILS: { readonly [E in EventKind]: Details<E> } = {
  cardEnteredPlay: { card, from, ...causes, ...ofPhase },
  cardPlayed: { card, player, from, ...causes, ...ofPhase },
  cardLeftPlay: { card, to: from, ...causes, ...ofPhase },
  cardEnteredDiscardPile: { card, player, from, ...causes, ...ofPhase },
  cardReturnedToHand: { card, from, ...causes, ...ofPhase },
  cardDestroyed: { card, ...causes, ...ofPhase },
  cardSacrificed: { card, player, ...causes, ...ofPhase },
  cardDiscarded: { card, player, from, ...causes, ...ofPhase },
  cardDrawn: { player, framework: maybe(TRUE), first: maybe(TRUE), ...ofPhase },
  cardAttached: { card, player, ...causes, ...ofPhase },
  cardReadied: { card, player, ...causes, ...ofPhase },
  cardExhausted: { card, player, ...causes, ...ofPhase },
  characterCommitted: { card, player, story, ...ofPhase },
  characterUncommitted: { card, ...causes, ...ofPhase },
  characterWounded: { card, margin, ...causes, ...ofPhase },
  characterWentInsane: { card, ...causes, ...ofPhase },
  characterRestored: { card, ...causes, ...ofPhase },
  controlChanged: { card, player, ...causes, ...ofPhase },
  tokensPlaced: { card, ...ofPhase },
  tokensRemoved: { card, ...ofPhase },
  domainDrained: { player, ...ofPhase },
  domainRefreshed: { player, ...ofPhase },
  domainAdded: { player, ...ofPhase },
  resourceAttached: { player, ...ofPhase },
  costOverpaid: { card, player, for: maybe(word("card" as const, "ability" as const)), ...ofPhase },
  effectInitiated: {
    player,
    source: causes.source,
    timing: maybe(sampled(list(TIMING), ["action"], ["response", "disrupt"])),
    ability: maybe(TRUE),
    targeting: card,
    wouldDestroy: story,
    ...ofPhase,
  },
  struggleBegins: { icon, story, ...ofPhase },
  struggleResolves: { icon, story, ...ofPhase },
  struggleWon: { card, player, icon, margin, story, ...ofPhase },
  struggleLost: { player, icon, margin, story, ...ofPhase },
  storySucceeded: { player, margin, story, ...ofPhase },
  storyNotSucceeded: { player, story, ...ofPhase },
  storyUnchallenged: { player, story, ...ofPhase },
  storyResolved: { card, story, ...ofPhase },
  storyWon: { player, story, ...ofPhase },
  commitStepEnded: { player, ...ofPhase },
  phaseBegan: { player, ...ofPhase },
  phaseEnded: { player, ...ofPhase },
  turnBegan: { player, ...ofPhase },
  turnEnded: { player, ...ofPhase },
  cardRevealed: { card, player, ...causes, ...ofPhase },
  cardSearched: { player, ...ofPhase },
};

function triggerOn<E extends EventKind>(on: E): Grammar<Trigger> {
  const details = record<Told<E>>("Trigger", DETAILS[on]);
  // A happening and its details make a trigger; that pairing is lost to the checker here.
  const whole = (told: Told<E>, would?: unknown) =>
    ({ on, ...(would === true && { would }), ...told }) as unknown as Trigger;
  return {
    samples: () => details.samples().map((told) => whole(told)),
    alter: ({ would, ...told }) => [
      ...details.alter(told as unknown as Told<E>).map((one) => ({ ...one, tree: whole(one.tree, would) })),
      ...(would === undefined
        ? []
        : [
            {
              path: ["would"],
              part: "Trigger.would",
              from: would,
              to: undefined,
              tree: whole(told as unknown as Told<E>),
            },
          ]),
    ],
  };
}

export const TRIGGER: Grammar<Trigger> = {
  samples: () => EVENTS.flatMap((on) => triggerOn(on).samples()),
  alter: (trigger) => triggerOn(trigger.on).alter(trigger),
};

export const LIMIT: Grammar<Limit> = record<Limit>("Limit", {
  times: numeral,
  per: word("phase" as const, "turn" as const, "game" as const),
  by: word("copy" as const, "title" as const),
});
