/** The verbs of the card language as grammars: a key of a verb that is not named here does not compile. */
import type {
  Ability,
  Effect,
  EffectKind,
  Filter,
  Num,
  Selection,
  Target,
  Test,
  Trigger,
} from "@fhtagn/rules";
import {
  allWords,
  type Grammar,
  isString,
  lazy,
  list,
  maybe,
  member,
  notEmpty,
  numeral,
  record,
  sampled,
  unionOf,
  word,
} from "./grammar.ts";
import {
  COUNT,
  FACTION,
  FILTER,
  ICON,
  NAME,
  NUM,
  PLAYER,
  SELECTION,
  TARGET,
  TEST,
  TRUE,
  ZONE,
} from "./grammar-of-nouns.ts";
import { AN_AMOUNT, formWith, LOSSES, traitsWith } from "./grammar-of-traits.ts";
import { LIMIT, TIMING, TRIGGER } from "./grammar-of-triggers.ts";

type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;
type NewTraits = EffectOf<"setTo">["traits"];

const effect = lazy(() => EFFECT);
const AN_EFFECT = sampled<Effect>(
  effect,
  { do: "draw", who: "you", count: 1 },
  { do: "ready", what: { the: "this" } },
);
const EFFECTS = sampled<readonly Effect[]>(list(effect), [
  { do: "draw", who: "you", count: 1 },
  { do: "ready", what: { the: "this" } },
]);

/** In verbs one target, one pick, a group, and this card; the other selections have trees of their own. */
const A_CARD = sampled<Selection>(
  SELECTION,
  { choose: { type: "character" } },
  { pick: { type: "character" } },
  { each: { type: "character" } },
  { the: "this" },
);
const A_TARGET = sampled<Target>(TARGET, { choose: { type: "character" } });
const ANOTHER = sampled<Selection>(
  SELECTION,
  { choose: { type: "character", insane: true } },
  { pick: { type: "story" } },
  { the: "storyOfThis" },
);
const A_TEST = sampled<Test>(TEST, { committed: "this" });

export const ABILITY: Grammar<Ability> = record<Ability>("Ability", {
  timing: TIMING,
  when: maybe(sampled<Trigger>(TRIGGER, { on: "cardEnteredPlay", card: "this" })),
  whenever: maybe(A_TEST),
  if: maybe(A_TEST),
  from: maybe(ZONE),
  cost: maybe(
    sampled<readonly Effect[]>(list(effect), [
      { do: "pay", count: 1 },
      { do: "exhaust", what: { the: "this" } },
    ]),
  ),
  effect: AN_EFFECT,
  limit: maybe(LIMIT),
  replaces: maybe(TRUE),
  anyPlayer: maybe(TRUE),
});

const A_FILTER = sampled<Filter>(FILTER, { type: "character", controller: "you" });
const A_NUMBER = sampled<Num>(NUM, 2, { x: true }, { count: { type: "domain", controller: "you" } });
const SOME_TOKENS = sampled<Num>(NUM, 2, { x: true }, { tokensOn: "this" });
const SOME_WOUNDS = sampled<Num>(NUM, 2, { woundsOn: "this" });
const UNTIL = allWords<EffectOf<"until">["end"]>({
  endOfPhase: true,
  endOfTurn: true,
  always: true,
  whileThisExhausted: true,
  whileThisCommitted: true,
  nextCommitStep: true,
});
const DEED = allWords<EffectOf<"cannot">["deed"]>({
  commit: true,
  ready: true,
  exhaust: true,
  wound: true,
  goInsane: true,
  restore: true,
  destroy: true,
  leaveDiscard: true,
  placeSuccess: true,
  beChosen: true,
  play: true,
  trigger: true,
  changeControl: true,
  uncommit: true,
  draw: true,
});

type Verbs = { readonly [K in EffectKind]: Grammar<EffectOf<K>> };
type Fields<K extends EffectKind> = Parameters<typeof record<Omit<EffectOf<K>, "do">>>[1];

/** A verb: its kind is what it is, and the rest may be altered. */
function verb<K extends EffectKind>(
  kind: K,
  fields: Fields<K>,
  start: Partial<EffectOf<K>> = {},
): Grammar<EffectOf<K>> {
  const parts = record<Omit<EffectOf<K>, "do">>(kind, fields, start);
  const whole = (rest: Omit<EffectOf<K>, "do">) => ({ do: kind, ...rest }) as unknown as EffectOf<K>;
  return {
    samples: () => parts.samples().map(whole),
    alter: (value) => parts.alter(value).map((one) => ({ ...one, tree: whole(one.tree) })),
  };
}

const until = maybe(UNTIL);
const TRAITS = traitsWith(ABILITY);
const FORM = formWith(ABILITY);
const PARTS = list(word("keywords" as const, "triggered" as const, "icons" as const));

/** A kind of effect without a grammar does not compile. */
export const VERB_GRAMMARS: Verbs = {
  wound: verb("wound", { who: A_CARD, count: maybe(A_NUMBER) }),
  driveInsane: verb("driveInsane", { who: A_CARD }),
  restore: verb("restore", { who: A_CARD }),
  ready: verb("ready", { what: A_CARD }),
  exhaust: verb("exhaust", { what: A_CARD }),
  commit: verb("commit", { who: A_CARD, to: ANOTHER }),
  uncommit: verb("uncommit", { who: A_CARD }),
  destroy: verb("destroy", { what: A_CARD }),
  sacrifice: verb("sacrifice", { what: A_CARD, by: maybe(PLAYER), untilDone: maybe(TRUE) }),
  discard: verb("discard", { what: A_CARD }),
  draw: verb("draw", { who: PLAYER, count: A_NUMBER }),
  putIntoPlay: verb("putIntoPlay", {
    what: A_CARD,
    under: maybe(PLAYER),
    exhausted: maybe(TRUE),
    insane: maybe(TRUE),
    committedTo: maybe(NAME),
    attachedTo: maybe(ANOTHER),
  }),
  toHand: verb("toHand", { what: A_CARD }),
  toDeck: verb("toDeck", {
    what: A_CARD,
    where: word("top" as const, "bottom" as const, "shuffled" as const),
    faceUp: maybe(TRUE),
  }),
  attach: verb("attach", {
    what: A_CARD,
    to: ANOTHER,
    asResource: maybe(TRUE),
    faceDown: maybe(TRUE),
  }),
  exchange: verb("exchange", { what: A_CARD, forTopOf: word("discard" as const) }),
  removeFromGame: verb("removeFromGame", { what: A_CARD }),
  takeControl: verb("takeControl", { who: PLAYER, what: A_CARD, until }),
  exchangeControl: verb("exchangeControl", { a: A_CARD, b: ANOTHER, until }),
  becomes: verb("becomes", {
    what: A_CARD,
    form: unionOf(
      member(isString, word("printed" as const)),
      member(() => true, FORM),
    ),
    until,
  }),
  addDomain: verb("addDomain", { who: PLAYER }),
  lookAt: verb("lookAt", { what: A_CARD, by: maybe(PLAYER) }),
  reveal: verb("reveal", { what: A_CARD, until }),
  search: verb("search", {
    who: PLAYER,
    for: A_FILTER,
    count: maybe(COUNT),
    to: word("hand" as const, "play" as const, "nowhere" as const),
  }),
  sort: verb("sort", { hand: maybe(COUNT), bottom: maybe(COUNT) }),
  shuffle: verb("shuffle", { who: PLAYER }),
  name: verb("name", { what: word("subtype" as const, "icon" as const, "faction" as const) }),
  placeTokens: verb("placeTokens", { count: SOME_TOKENS, on: A_CARD, side: maybe(PLAYER) }),
  removeTokens: verb("removeTokens", { count: SOME_TOKENS, from: A_CARD, side: maybe(PLAYER) }),
  moveTokens: verb("moveTokens", { count: SOME_TOKENS, from: A_CARD, to: ANOTHER, side: maybe(PLAYER) }),
  passTokens: verb("passTokens", { count: SOME_TOKENS, from: A_CARD }),
  redistribute: verb("redistribute", { who: PLAYER }),
  moveWounds: verb("moveWounds", { count: SOME_WOUNDS, from: A_CARD, to: ANOTHER }),
  removeWounds: verb("removeWounds", { count: SOME_WOUNDS, from: A_CARD }),
  drain: verb("drain", { what: A_CARD, ifAny: maybe(TRUE) }),
  refresh: verb("refresh", { what: A_CARD }),
  moveDrain: verb("moveDrain", { from: A_CARD, to: ANOTHER }),
  returnWonStory: verb("returnWonStory", { what: A_CARD }),
  score: verb("score", { what: A_CARD }),
  gains: verb("gains", { who: A_CARD, traits: TRAITS, until }, { traits: { skill: 1 } }),
  loses: verb("loses", { who: A_CARD, traits: LOSSES, until }, { traits: { icons: "all" } }),
  setTo: verb(
    "setTo",
    {
      who: A_CARD,
      traits: notEmpty(
        record<NewTraits>("setTo.traits", { skill: maybe(AN_AMOUNT), printedSkill: maybe(AN_AMOUNT) }),
      ),
      until,
    },
    { traits: { skill: 3 } },
  ),
  blank: verb("blank", { what: A_CARD, printed: maybe(TRUE), until }),
  copies: verb("copies", { who: A_CARD, from: ANOTHER, parts: PARTS, until }),
  costs: verb("costs", {
    what: A_FILTER,
    change: AN_AMOUNT,
    min: maybe(numeral),
    fixed: maybe(TRUE),
    uses: maybe(numeral),
    of: maybe(word("cards" as const, "abilities" as const)),
    until,
  }),
  cannot: verb("cannot", {
    deed: DEED,
    who: A_CARD,
    by: maybe(word("cardEffects" as const)),
    during: maybe(word("refresh" as const)),
    until,
  }),
  must: verb("must", { deed: word("commit" as const), who: A_CARD, to: NAME, until }),
  can: verb("can", { deed: word("commitExhausted" as const, "stayCommitted" as const), who: A_CARD, until }),
  immune: verb("immune", { who: A_CARD, to: A_FILTER, triggered: maybe(TRUE), until }),
  entersAs: verb(
    "entersAs",
    { who: A_CARD, exhausted: maybe(TRUE), insane: maybe(TRUE), until },
    { exhausted: true },
  ),
  struggles: verb(
    "struggles",
    {
      at: A_CARD,
      add: maybe(ICON),
      remove: maybe(
        unionOf(
          member((value) => value === "chosen", word("chosen" as const)),
          member(isString, ICON),
        ),
      ),
      until,
    },
    { add: "terror" },
  ),
  counts: verb("counts", {
    who: A_CARD,
    what: word("skill" as const, "icons" as const, "both" as const),
    at: maybe(ANOTHER),
    not: maybe(TRUE),
    until,
  }),
  provides: verb("provides", { what: A_FILTER, faction: FACTION, until }),
  holdsInsane: verb("holdsInsane", { who: A_CARD, until }),
  storiesToWin: verb("storiesToWin", { change: AN_AMOUNT, until }),
  woundsOfEvents: verb("woundsOfEvents", { times: numeral, until }),
  struggleDecidedBy: verb("struggleDecidedBy", { icon: ICON, instead: ICON, until }),
  mixAlignments: verb("mixAlignments", { who: PLAYER, until }),
  mayPlay: verb("mayPlay", { what: A_CARD, thenToBottom: maybe(TRUE), until }),
  cancel: verb("cancel", {}),
  prevent: verb("prevent", { count: maybe(A_NUMBER) }),
  insteadOfThat: verb("insteadOfThat", { effect: AN_EFFECT }),
  delayed: verb("delayed", { at: word("endOfPhase" as const, "endOfTurn" as const), effect: AN_EFFECT }),
  moveThisEvent: verb("moveThisEvent", {
    to: word("hand" as const, "topOfDeckFaceUp" as const, "bottomOfDeck" as const),
  }),
  payToPutIntoPlay: verb("payToPutIntoPlay", { what: A_CARD }),
  playFree: verb("playFree", { what: A_CARD }),
  choose: verb("choose", { what: A_TARGET }),
  nothing: verb("nothing", {}),
  inOrder: verb("inOrder", { effects: EFFECTS }),
  // biome-ignore lint/suspicious/noThenProperty: the kind of the language is called so; a grammar is no promise
  then: verb("then", { first: AN_EFFECT, next: AN_EFFECT }),
  ifThen: verb("ifThen", {
    test: sampled(TEST, { committed: "this" }),
    yes: AN_EFFECT,
    no: maybe(AN_EFFECT),
  }),
  either: verb("either", { by: PLAYER, options: EFFECTS }),
  may: verb("may", { by: PLAYER, effect: AN_EFFECT }),
  unless: verb("unless", { by: PLAYER, pay: AN_EFFECT, effect: AN_EFFECT }),
  forEach: verb("forEach", { what: A_CARD, effect: AN_EFFECT }),
  repeat: verb("repeat", { times: A_NUMBER, effect: AN_EFFECT }),
  eachPlayer: verb("eachPlayer", {
    who: word("all" as const, "opponents" as const, "chosen" as const),
    effect: sampled<Effect>(
      effect,
      { do: "draw", who: "thatPlayer", count: 1 },
      { do: "destroy", what: { choose: { type: "character" } } },
      { do: "sacrifice", what: { pick: { type: "character" } } },
    ),
    ifAble: maybe(TRUE),
  }),
  until: verb("until", {
    end: UNTIL,
    effects: sampled<readonly Effect[]>(list(effect), [
      { do: "gains", who: { the: "this" }, traits: { skill: 1 } },
    ]),
  }),
  pay: verb("pay", { count: A_NUMBER }),
  payX: verb("payX", { atLeast: maybe(numeral) }),
};

/** The pair of kind and grammar is lost to the checker here. */
const verbOf = (kind: EffectKind): Grammar<Effect> => VERB_GRAMMARS[kind] as unknown as Grammar<Effect>;

const EFFECT: Grammar<Effect> = {
  samples: () => (Object.keys(VERB_GRAMMARS) as EffectKind[]).flatMap((kind) => verbOf(kind).samples()),
  alter: (value) => verbOf(value.do).alter(value),
};
