/** Events in English. */
import type { Trigger } from "../language/abilities.ts";
import type { EventKind, Timing } from "../language/words.ts";
import { englishQuantity } from "./comparisons.ts";
import { a, list } from "./english.ts";
import { named, object } from "./names.ts";
import { whose } from "./players.ts";
import type { Say } from "./speech.ts";
import { ICON_NAMES, PHASE_NAMES, ZONE_NAMES } from "./terms.ts";
import { type Clause, type Clauses, cardOf, cardOrFilter, causeOf, doer } from "./trigger-subjects.ts";

type Tell = (trigger: Trigger, say: Say) => Clause;

const fromZone = ({ from, player }: Trigger, say: Say): string => {
  if (from === undefined) return "";
  return from === "play"
    ? " from play"
    : ` from ${player ? `${whose(player, say)} ` : "a "}${ZONE_NAMES[from].en}`;
};

/** "is destroyed"; with a player "you sacrifice it". */
const undergoes =
  (participle: string, active?: { readonly base: string; readonly third: string }): Tell =>
  (trigger, say) => {
    const card = cardOf(trigger, say).text;
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
  (base: string, third: string): Tell =>
  (trigger, say) => ({
    subject: cardOf(trigger, say, "character").text,
    base,
    third,
    rest: causeOf(trigger, say),
  });

const does =
  (base: string, third: string, what: (trigger: Trigger, say: Say) => string): Tell =>
  (trigger, say) => {
    const rest = ` ${what(trigger, say)}`;
    return { subject: doer(trigger, say), base, third, rest };
  };

const struggleOf = ({ icon }: Trigger): string =>
  icon ? a(`${ICON_NAMES.en[icon]} struggle`) : "a struggle";

const atStory = ({ story }: Trigger, say: Say): string =>
  story === undefined ? "" : ` at ${object(named(story, say))}`;

const struggleBy: (trigger: Trigger, say: Say) => string = (trigger, say) => {
  const margin = trigger.margin
    ? ` by ${englishQuantity(trigger.margin, { one: "icon", many: "icons" }, say)}`
    : "";
  return `${struggleOf(trigger)}${margin}${atStory(trigger, say)}`;
};

const storyOf = ({ story }: Trigger, say: Say): string =>
  story === undefined ? "a story" : object(named(story, say));

const TIMING_NOUNS: { readonly [T in Timing]: string } = {
  action: "action",
  response: "response",
  forcedResponse: "forced response",
  disrupt: "disrupt",
  passive: "passive effect",
  whenWon: "effect of a story",
};

/** What kind of effect is looked at: "an action or a response", "an ability of a character or support card". */
function effectNoun({ timing, ability, source }: Trigger, say: Say): string {
  const kind = timing
    ? list(
        timing.map((one) => a(TIMING_NOUNS[one])),
        "or",
      )
    : ability
      ? "a triggered ability"
      : source
        ? "the effect"
        : "an effect";
  const text = source && !timing ? kind.replace("a triggered ability", "an ability") : kind;
  return source ? `${text} of ${say.tongue.phrase(source, { kind: "a" }, say).text}` : text;
}

function effectInitiated(trigger: Trigger, say: Say): Clause {
  const subject = effectNoun(trigger, say);
  const rest = trigger.player ? ` by ${doer(trigger, say)}` : "";
  if (trigger.wouldDestroy !== undefined) {
    const destroy = `would destroy ${object(named(trigger.wouldDestroy, say))}`;
    return { subject, base: destroy, third: destroy, when: true };
  }
  if (trigger.targeting !== undefined) {
    const choose = `chooses ${object(cardOrFilter(trigger.targeting, say, "character"))}`;
    return { subject, base: choose, third: choose, when: true };
  }
  return { subject, base: "be used", third: "is used", rest, when: true };
}

const moment =
  (
    noun: (trigger: Trigger, say: Say) => string,
    verb: { readonly base: string; readonly third: string },
  ): Tell =>
  (trigger, say) => ({ subject: noun(trigger, say), ...verb, when: true });

const phaseOf = ({ phase, player }: Trigger, say: Say): string =>
  `${player && player !== "anyPlayer" ? whose(player, say) : "the"} ${phase ? PHASE_NAMES[phase].en : "phase"}`;
const turnOf = ({ player }: Trigger, say: Say): string => `${whose(player ?? "anyPlayer", say)} turn`;

const tokens =
  (verb: string): Tell =>
  (trigger, say) => ({
    subject: "a success token",
    base: `be ${verb} ${cardOf(trigger, say).text}`,
    third: `is ${verb} ${cardOf(trigger, say).text}`,
  });

function committed(trigger: Trigger, say: Say): Clause {
  const card = cardOf(trigger, say, "character").text;
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

function drawn({ framework, ...trigger }: Trigger, say: Say): Clause {
  const what = framework ? "cards during the draw phase" : "a card";
  return { subject: doer(trigger, say), base: `draw ${what}`, third: `draws ${what}` };
}

function overpaid(trigger: Trigger, say: Say): Clause {
  const kind = trigger.for === "ability" ? "a triggered ability" : "a card";
  const what = trigger.card === undefined ? kind : cardOf(trigger, say).text;
  return { subject: doer(trigger, say), base: `overpay for ${what}`, third: `overpays for ${what}` };
}

function resolved(trigger: Trigger, say: Say): Clause {
  const card = trigger.card === undefined ? "" : ` ${cardOf(trigger, say).text} is committed to`;
  return { subject: `${storyOf(trigger, say)}${card}`, base: "be resolved", third: "is resolved" };
}

export const ENGLISH_EVENTS: Clauses<EventKind> = {
  cardEnteredPlay: (trigger, say) => ({
    subject: cardOf(trigger, say).text,
    base: "enter play",
    third: "enters play",
    rest: fromZone(trigger, say),
  }),
  cardPlayed: undergoes("played", { base: "play", third: "plays" }),
  cardLeftPlay: (trigger, say) => ({
    subject: cardOf(trigger, say).text,
    base: "leave play",
    third: "leaves play",
    rest: causeOf(trigger, say),
  }),
  cardEnteredDiscardPile: (trigger, say) => {
    const pile = trigger.player ? `${whose(trigger.player, say)} discard pile` : "a discard pile";
    return {
      subject: cardOf(trigger, say).text,
      base: `enter ${pile}`,
      third: `enters ${pile}`,
      rest: trigger.from === "play" ? " from play" : "",
    };
  },
  cardReturnedToHand: (trigger, say) => ({
    subject: cardOf(trigger, say).text,
    base: "return to its owner's hand",
    third: "returns to its owner's hand",
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
  characterWounded: character("be wounded", "is wounded"),
  characterWentInsane: character("go insane", "goes insane"),
  characterRestored: character("be restored", "is restored"),
  controlChanged: (trigger, say) => ({
    subject: cardOf(trigger, say).text,
    base: "change controller",
    third: "changes controller",
  }),
  tokensPlaced: tokens("placed on"),
  tokensRemoved: tokens("removed from"),
  domainDrained: does("drain", "drains", () => "a domain"),
  domainRefreshed: does("refresh", "refreshes", () => "a domain"),
  domainAdded: does("add", "adds", () => "a domain"),
  resourceAttached: does("attach", "attaches", () => "a resource to a domain"),
  costOverpaid: overpaid,
  effectInitiated,
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
  storySucceeded: does("succeed", "succeeds", (trigger, say) => `at ${storyOf(trigger, say)}`),
  storyNotSucceeded: does("fail", "fails", (trigger, say) => `to succeed at ${storyOf(trigger, say)}`),
  storyUnchallenged: does(
    "succeed",
    "succeeds",
    (trigger, say) => `unchallenged at ${storyOf(trigger, say)}`,
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
