/** Events in English. */
import type { AnyTrigger, TriggerOn } from "../language/abilities.ts";
import type { PlayerRef } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import { englishQuantity } from "./comparisons.ts";
import { a } from "./english.ts";
import { namedText, object } from "./name-phrases.ts";
import { whose } from "./players.ts";
import type { Say } from "./speech.ts";
import { ICON_NAMES, PHASE_NAMES, THINGS, ZONE_NAMES } from "./terms.ts";
import { englishPaidFor } from "./trigger-costs.ts";
import { englishInitiated } from "./trigger-effects.ts";
import { type Caused, type Clause, type Clauses, cardSubject, causeOf, doer } from "./trigger-subjects.ts";

type Asks<D extends keyof AnyTrigger> = Pick<AnyTrigger, D>;
type Tell<T> = (trigger: T, say: Say) => Clause;

/** Places that belong to no player. */
const SHARED: { readonly [Z in Zone]?: string } = {
  play: "play",
  story: "the row of stories",
  storyDeck: "the story deck",
  removed: "the cards removed from the game",
  limbo: "the events being resolved",
};

function place(zone: Zone, player: PlayerRef | undefined, say: Say): string {
  const shared = SHARED[zone];
  if (shared !== undefined) return shared;
  const { en } = ZONE_NAMES[zone];
  if (zone === "resource") return player ? `${whose(player, say)} ${en}` : "a domain";
  return `${player ? whose(player, say) : "a"} ${en}`;
}

const fromZone = ({ from, player }: Asks<"from" | "player">, say: Say): string =>
  from === undefined ? "" : ` from ${place(from, player, say)}`;

/** "is destroyed"; with a player "you sacrifice it". */
const undergoes =
  (
    participle: string,
    active?: { readonly base: string; readonly third: string },
  ): Tell<Caused & Asks<"card" | "player" | "from">> =>
  (trigger, say) => {
    const card = cardSubject(trigger, say).text;
    const rest = `${fromZone(trigger, say)}${causeOf(trigger, say)}`;
    if (active && trigger.player !== undefined)
      return {
        subject: doer(trigger, say),
        base: `${active.base} ${card}`,
        third: `${active.third} ${card}`,
        rest,
      };
    return { subject: card, base: `be ${participle}`, third: `is ${participle}`, rest };
  };

const character =
  (base: string, third: string): Tell<Caused & Asks<"card">> =>
  (trigger, say) => ({
    subject: cardSubject(trigger, say, "character").text,
    base,
    third,
    rest: causeOf(trigger, say),
  });

const does =
  <T>(base: string, third: string, what: (trigger: T, say: Say) => string): Tell<T & Asks<"player">> =>
  (trigger, say) => {
    const rest = ` ${what(trigger, say)}`;
    return { subject: doer(trigger, say), base, third, rest };
  };

const struggleOf = ({ icon }: Asks<"icon">): string =>
  icon ? a(`${ICON_NAMES.en[icon]} struggle`) : "a struggle";

const atStory = ({ story }: Asks<"story">, say: Say): string =>
  story === undefined ? "" : ` at ${object(namedText(story, say))}`;

/** "a Terror struggle by 2 or more icons at that story with this character". */
function struggleBy(trigger: Asks<"icon" | "margin" | "story" | "card">, say: Say): string {
  const margin = trigger.margin
    ? ` by ${englishQuantity(trigger.margin, { one: "icon", many: "icons" }, say)}`
    : "";
  const using = trigger.card === undefined ? "" : ` with ${object(cardSubject(trigger, say, "character"))}`;
  return `${struggleOf(trigger)}${margin}${atStory(trigger, say)}${using}`;
}

const storyOf = ({ story }: Asks<"story">, say: Say): string =>
  story === undefined ? "a story" : object(namedText(story, say));

const moment =
  <T>(
    noun: (trigger: T, say: Say) => string,
    verb: { readonly base: string; readonly third: string },
  ): Tell<T> =>
  (trigger, say) => ({ subject: noun(trigger, say), ...verb, when: true });

const phaseOf = ({ phase, player }: Asks<"phase" | "player">, say: Say): string =>
  `${player && player !== "anyPlayer" ? whose(player, say) : "the"} ${phase ? PHASE_NAMES[phase].en : "phase"}`;
const turnOf = ({ player }: Asks<"player">, say: Say): string => `${whose(player ?? "anyPlayer", say)} turn`;

const tokens =
  (verb: string): Tell<Asks<"card">> =>
  (trigger, say) => ({
    subject: "a success token",
    base: `be ${verb} ${cardSubject(trigger, say).text}`,
    third: `is ${verb} ${cardSubject(trigger, say).text}`,
  });

function committed(trigger: TriggerOn<"characterCommitted">, say: Say): Clause {
  const card = cardSubject(trigger, say, "character").text;
  const story = storyOf(trigger, say);
  say.memory.storyKnown = true;
  if (trigger.player === undefined)
    return { subject: card, base: `commit to ${story}`, third: `commits to ${story}` };
  return {
    subject: doer(trigger, say),
    base: `commit ${card} to ${story}`,
    third: `commits ${card} to ${story}`,
  };
}

/** The first of several drawn together speaks for all of them (DRAW-05). */
function drawn({ framework, first, ...trigger }: TriggerOn<"cardDrawn">, say: Say): Clause {
  const own = trigger.player === "you" ? "your" : "his";
  const what = first ? (framework ? "the cards" : "one or more cards") : "a card";
  const rest = ` ${what}${framework ? ` of ${own} draw phase` : ""}`;
  return { subject: doer(trigger, say), base: "draw", third: "draws", rest };
}

function overpaid(trigger: TriggerOn<"costOverpaid">, say: Say): Clause {
  const rest = ` ${englishPaidFor(trigger, say)}`;
  return { subject: doer(trigger, say), base: "overpay for", third: "overpays for", rest };
}

function resolved(trigger: TriggerOn<"storyResolved">, say: Say): Clause {
  const card = trigger.card === undefined ? "" : ` ${cardSubject(trigger, say).text} is committed to`;
  return { subject: `${storyOf(trigger, say)}${card}`, base: "be resolved", third: "is resolved" };
}

/** Where it is asked how many wounds they are, they are suffered. */
function wounded({ margin, ...trigger }: TriggerOn<"characterWounded">, say: Say): Clause {
  if (margin === undefined) return character("be wounded", "is wounded")(trigger, say);
  const wounds = englishQuantity(margin, THINGS.wound.en, say);
  return character(`suffer ${wounds}`, `suffers ${wounds}`)(trigger, say);
}

function succeeded({ margin, ...trigger }: TriggerOn<"storySucceeded">, say: Say): string {
  const by = margin ? ` by ${englishQuantity(margin, { one: "skill", many: "skill" }, say)}` : "";
  return `at ${storyOf(trigger, say)}${by}`;
}

export const ENGLISH_EVENTS: Clauses = {
  cardEnteredPlay: (trigger, say) => ({
    subject: cardSubject(trigger, say).text,
    base: "enter play",
    third: "enters play",
    rest: `${fromZone(trigger, say)}${causeOf(trigger, say)}`,
  }),
  cardPlayed: undergoes("played", { base: "play", third: "plays" }),
  cardLeftPlay: (trigger, say) => ({
    subject: cardSubject(trigger, say).text,
    base: "leave play",
    third: "leaves play",
    rest: `${trigger.to === undefined ? "" : ` for ${place(trigger.to, undefined, say)}`}${causeOf(trigger, say)}`,
  }),
  cardEnteredDiscardPile: (trigger, say) => {
    const { player, ...others } = trigger;
    const pile = player ? `${whose(player, say)} discard pile` : "a discard pile";
    return {
      subject: cardSubject(trigger, say).text,
      base: `enter ${pile}`,
      third: `enters ${pile}`,
      rest: `${fromZone(others, say)}${causeOf(trigger, say)}`,
    };
  },
  cardReturnedToHand: (trigger, say) => ({
    subject: cardSubject(trigger, say).text,
    base: "return to its owner's hand",
    third: "returns to its owner's hand",
    rest: `${fromZone(trigger, say)}${causeOf(trigger, say)}`,
  }),
  cardDestroyed: undergoes("destroyed"),
  cardSacrificed: undergoes("sacrificed", { base: "sacrifice", third: "sacrifices" }),
  cardDiscarded: undergoes("discarded", { base: "discard", third: "discards" }),
  cardDrawn: drawn,
  cardAttached: undergoes("attached", { base: "attach", third: "attaches" }),
  cardReadied: undergoes("readied", { base: "ready", third: "readies" }),
  cardExhausted: undergoes("exhausted", { base: "exhaust", third: "exhausts" }),
  characterCommitted: committed,
  characterUncommitted: character("be uncommitted", "is uncommitted"),
  characterWounded: wounded,
  characterWentInsane: character("go insane", "goes insane"),
  characterRestored: character("be restored", "is restored"),
  controlChanged: (trigger, say) => {
    const { player } = trigger;
    const rest = causeOf(trigger, say);
    const subject = cardSubject(trigger, say).text;
    if (player === undefined)
      return { subject, base: "change controller", third: "changes controller", rest };
    const control = `under ${whose(player, say)} control`;
    return { subject, base: `come ${control}`, third: `comes ${control}`, rest };
  },
  tokensPlaced: tokens("placed on"),
  tokensRemoved: tokens("removed from"),
  domainDrained: does("drain", "drains", () => "a domain"),
  domainRefreshed: does("refresh", "refreshes", () => "a domain"),
  domainAdded: does("add", "adds", () => "a domain"),
  resourceAttached: does("attach", "attaches", () => "a resource to a domain"),
  costOverpaid: overpaid,
  effectInitiated: englishInitiated,
  struggleBegins: moment((trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`, {
    base: "begin",
    third: "begins",
  }),
  struggleResolves: moment((trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`, {
    base: "resolve",
    third: "resolves",
  }),
  struggleWon: does("win", "wins", struggleBy),
  struggleLost: does("lose", "loses", struggleBy),
  storySucceeded: does("succeed", "succeeds", succeeded),
  storyNotSucceeded: does(
    "fail",
    "fails",
    (trigger: Asks<"story">, say) => `to succeed at ${storyOf(trigger, say)}`,
  ),
  storyUnchallenged: does(
    "succeed",
    "succeeds",
    (trigger: Asks<"story">, say) => `unchallenged at ${storyOf(trigger, say)}`,
  ),
  storyResolved: resolved,
  storyWon: does("win", "wins", storyOf),
  commitStepEnded: does("finish", "finishes", () => "committing characters"),
  phaseBegan: moment(phaseOf, { base: "begin", third: "begins" }),
  phaseEnded: moment(phaseOf, { base: "end", third: "ends" }),
  turnBegan: moment(turnOf, { base: "begin", third: "begins" }),
  turnEnded: moment(turnOf, { base: "end", third: "ends" }),
  cardRevealed: undergoes("revealed", { base: "reveal", third: "reveals" }),
  cardSearched: does("search", "searches", () => "a deck"),
};
