/** The nouns of the card language as grammars: every key of every type is named, or this does not compile. */
import {
  CARD_TYPES,
  type CardName,
  type Comparison,
  type Count,
  FACTIONS,
  type Filter,
  ICONS,
  KEYWORDS,
  type Num,
  PHASES,
  type PlayerRef,
  type Selection,
  type Target,
  type Test,
  ZONES,
} from "@fhtagn/rules";
import {
  allWords,
  type Grammar,
  has,
  isList,
  isNumeral,
  isString,
  lazy,
  list,
  maybe,
  member,
  notEmpty,
  numeral,
  pair,
  record,
  sampled,
  unionOf,
  word,
} from "./grammar.ts";

type OneEach = Extract<Target, { readonly eachPlayer: true }>;
type Several = Exclude<Target, OneEach>;
const NEVER: Grammar<never> = word<never>();
type Noun = NonNullable<Filter["type"]>;

export const ICON = word(...ICONS);
export const FACTION = word(...FACTIONS);
export const KEYWORD = word(...KEYWORDS);
export const PHASE = word(...PHASES);
export const ZONE = word(...ZONES);
export const CARD_TYPE = word(...CARD_TYPES);
export const TRUE: Grammar<true> = word(true as const);
const YES_OR_NO: Grammar<boolean> = word<boolean>(true, false);
export const SUBTYPE: Grammar<string> = word<string>("Cultist", "Tome");
const TITLE: Grammar<string> = word<string>("Cthulhu", "Hastur");
const NOUN: Grammar<Noun> = allWords<Noun>({
  character: true,
  support: true,
  event: true,
  conspiracy: true,
  story: true,
  card: true,
  attachment: true,
  domain: true,
  resource: true,
});

export const PLAYER: Grammar<PlayerRef> = allWords<PlayerRef>({
  you: true,
  opponent: true,
  anyPlayer: true,
  thatPlayer: true,
  active: true,
  controllerOfIt: true,
  ownerOfIt: true,
  controllerOfThat: true,
  controllerOfHost: true,
  theOtherPlayer: true,
});

/** Names that stand for different things wherever they are said; `it`, `that` and given names are all "that card". */
export const NAME: Grammar<CardName> = word<CardName>("this", "that", "host", "storyOfThis", "sacrificed");

const filter = lazy(() => FILTER);
const num = lazy(() => NUM);
const test = lazy(() => TEST);
const A_FILTER = sampled<Filter>(filter, { type: "character", controller: "you" });
const A_NUMBER = sampled<Num>(num, 2);

export const COMPARISON: Grammar<Comparison> = notEmpty(
  record<Comparison>("Comparison", {
    atMost: maybe(A_NUMBER),
    atLeast: maybe(A_NUMBER),
    exactly: maybe(A_NUMBER),
    below: maybe(A_NUMBER),
    above: maybe(A_NUMBER),
  }),
);
const A_COMPARISON = sampled<Comparison>(
  COMPARISON,
  { atLeast: 2 },
  { atMost: 2 },
  { exactly: 2 },
  { above: 2 },
  { below: 2 },
  { exactly: 0 },
  { exactly: 1 },
  { atLeast: 2, atMost: 4 },
  { below: { skillOf: "this" } },
);

type IconQuality = NonNullable<Filter["icon"]>;
const ICON_QUALITY: Grammar<IconQuality> = record<IconQuality>("Filter.icon", {
  is: ICON,
  count: maybe(A_COMPARISON),
});
type Printed = NonNullable<Filter["printed"]>;
type Side = NonNullable<Filter["side"]>;
const PRINTED: Grammar<Printed> = notEmpty(
  record<Printed>("Filter.printed", {
    cost: maybe(A_COMPARISON),
    skill: maybe(A_COMPARISON),
    subtype: maybe(SUBTYPE),
    icon: maybe(ICON_QUALITY),
  }),
);

export const FILTER: Grammar<Filter> = record<Filter>(
  "Filter",
  {
    type: maybe(NOUN),
    in: maybe(unionOf(member(isString, ZONE), member(isList, list(ZONE)))),
    controller: maybe(PLAYER),
    owner: maybe(PLAYER),
    subtype: maybe(SUBTYPE),
    faction: maybe(FACTION),
    neutral: maybe(YES_OR_NO),
    keyword: maybe(KEYWORD),
    skill: maybe(A_COMPARISON),
    cost: maybe(A_COMPARISON),
    icon: maybe(ICON_QUALITY),
    wounds: maybe(A_COMPARISON),
    tokens: maybe(A_COMPARISON),
    side: maybe(record<Side>("Filter.side", { of: PLAYER, count: A_COMPARISON })),
    resources: maybe(A_COMPARISON),
    printed: maybe(
      sampled<Printed>(
        PRINTED,
        { cost: { atMost: 2 } },
        { skill: { atLeast: 2 } },
        { subtype: "Cultist" },
        { icon: { is: "terror" } },
        { cost: { atMost: 2 }, skill: { atLeast: 2 }, subtype: "Tome", icon: { is: "arcane" } },
      ),
    ),
    ready: maybe(YES_OR_NO),
    exhausted: maybe(YES_OR_NO),
    insane: maybe(YES_OR_NO),
    wounded: maybe(YES_OR_NO),
    drained: maybe(YES_OR_NO),
    committed: maybe(YES_OR_NO),
    at: maybe(NAME),
    wasAt: maybe(word("thatStory" as const)),
    attachedTo: maybe(NAME),
    attached: maybe(YES_OR_NO),
    hasAttachment: maybe(
      sampled<Filter>(filter, {}, { subtype: "Tome" }, { type: "support", controller: "you" }),
    ),
    title: maybe(TITLE),
    sameTitleAs: maybe(NAME),
    unique: maybe(YES_OR_NO),
    other: maybe(TRUE),
    isNot: maybe(NAME),
    is: maybe(NAME),
    enteredThisPhase: maybe(YES_OR_NO),
    onDrainedDomain: maybe(TRUE),
    anyOf: maybe(
      sampled<readonly Filter[]>(
        list(filter),
        [{ subtype: "Cultist" }, { faction: "hastur" }],
        [{ committed: true }, { insane: true }],
        [{ wounded: true }, { controller: "you" }],
        [{ skill: { atMost: 2 } }, { cost: { atMost: 3 } }],
      ),
    ),
    not: maybe(
      sampled<Filter>(
        filter,
        { subtype: "Cultist" },
        { faction: "hastur" },
        { keyword: "Fast" },
        { icon: { is: "terror" } },
        { icon: { is: "terror", count: { atLeast: 2 } } },
        { hasAttachment: { subtype: "Tome" } },
        { title: "Cthulhu" },
        { is: "this" },
        { ready: true },
        { subtype: "Cultist", faction: "hastur" },
      ),
    ),
  },
  { type: "character" },
);

type NumOf<K extends string> = Extract<Num, { readonly [P in K]: unknown }>;
const counting = sampled<Filter>(filter, { type: "domain", controller: "you" }, { type: "character" });
const joined = pair<Num>(num, 3, { count: { type: "domain", controller: "you" } });

export const NUM: Grammar<Num> = unionOf(
  member(isNumeral, numeral),
  member(has("x"), record<NumOf<"x">>("Num.x", { x: TRUE })),
  member(has("count"), record<NumOf<"count">>("Num.count", { count: counting })),
  member(
    has("countFactions"),
    record<NumOf<"countFactions">>("Num.countFactions", { countFactions: counting }),
  ),
  member(has("skillOf"), record<NumOf<"skillOf">>("Num.skillOf", { skillOf: NAME })),
  member(has("costOf"), record<NumOf<"costOf">>("Num.costOf", { costOf: NAME, printed: maybe(TRUE) })),
  member(
    has("iconsOf"),
    record<NumOf<"iconsOf">>("Num.iconsOf", { iconsOf: NAME, icon: ICON, printed: maybe(TRUE) }),
  ),
  member(has("tokensOn"), record<NumOf<"tokensOn">>("Num.tokensOn", { tokensOn: NAME })),
  member(has("woundsOn"), record<NumOf<"woundsOn">>("Num.woundsOn", { woundsOn: NAME })),
  member(has("margin"), record<NumOf<"margin">>("Num.margin", { margin: TRUE })),
  member(has("overpaid"), record<NumOf<"overpaid">>("Num.overpaid", { overpaid: TRUE })),
  member(has("paid"), record<NumOf<"paid">>("Num.paid", { paid: TRUE })),
  member(has("handOf"), record<NumOf<"handOf">>("Num.handOf", { handOf: PLAYER })),
  member(has("howMany"), record<NumOf<"howMany">>("Num.howMany", { howMany: NAME })),
  member(has("plus"), record<NumOf<"plus">>("Num.plus", { plus: joined })),
  member(has("minus"), record<NumOf<"minus">>("Num.minus", { minus: joined })),
  member(has("times"), record<NumOf<"times">>("Num.times", { times: joined })),
  member(has("min"), record<NumOf<"min">>("Num.min", { min: joined })),
  member(has("max"), record<NumOf<"max">>("Num.max", { max: joined })),
);

type UpTo = Extract<Count, { readonly upTo: unknown }>;
export const COUNT: Grammar<Count> = unionOf(
  member(isString, word("anyNumber" as const)),
  member(has("upTo"), record<UpTo>("Count.upTo", { upTo: A_NUMBER })),
  member(() => true, A_NUMBER),
);

type SelectionOf<K extends string> = Extract<Selection, { readonly [P in K]: unknown }>;
const TRAIT = word("skill" as const, "cost" as const);
const AS: Grammar<string> = word<string>("first");

export const TARGET: Grammar<Target> = unionOf(
  member(
    has("choose", "eachPlayer"),
    record<OneEach>("choose", {
      choose: A_FILTER,
      count: maybe(NEVER),
      by: maybe(PLAYER),
      as: maybe(AS),
      ifAble: maybe(NEVER),
      eachPlayer: TRUE,
    }),
  ),
  member(
    has("choose"),
    record<Several>("choose", {
      choose: A_FILTER,
      count: maybe(COUNT),
      by: maybe(PLAYER),
      as: maybe(AS),
      ifAble: maybe(TRUE),
      eachPlayer: maybe(NEVER),
    }),
  ),
);

export const SELECTION: Grammar<Selection> = unionOf(
  member(has("choose"), TARGET),
  member(
    has("pick"),
    record<SelectionOf<"pick">>("pick", {
      pick: A_FILTER,
      count: maybe(COUNT),
      by: maybe(PLAYER),
      as: maybe(AS),
      ifAble: maybe(TRUE),
      again: maybe(TRUE),
    }),
  ),
  member(has("each"), record<SelectionOf<"each">>("each", { each: A_FILTER })),
  member(
    has("random"),
    record<SelectionOf<"random">>("random", { random: A_FILTER, count: maybe(A_NUMBER) }),
  ),
  member(
    has("top"),
    record<SelectionOf<"top">>("top", {
      top: A_NUMBER,
      of: PLAYER,
      pile: maybe(word("deck" as const, "discard" as const)),
    }),
  ),
  member(
    has("lowest"),
    record<SelectionOf<"lowest">>("lowest", { lowest: TRAIT, of: A_FILTER, chosen: maybe(TRUE) }),
  ),
  member(
    has("highest"),
    record<SelectionOf<"highest">>("highest", { highest: TRAIT, of: A_FILTER, chosen: maybe(TRUE) }),
  ),
  member(has("the"), record<SelectionOf<"the">>("the", { the: NAME })),
);

type TestOf<K extends string> = Extract<Test, { readonly [P in K]: unknown }>;
const TESTS: Grammar<readonly Test[]> = sampled(list(test), [{ day: true }, { committed: "this" }]);

export const TEST: Grammar<Test> = unionOf(
  member(has("exists"), record<TestOf<"exists">>("Test.exists", { exists: A_FILTER })),
  member(
    has("number", "is"),
    record<TestOf<"number">>("Test.number", {
      number: sampled<Num>(
        num,
        { count: { type: "character", controller: "you" } },
        { count: { type: "character" } },
        { count: { type: "story", in: "won", controller: "you" } },
        { handOf: "you" },
        { skillOf: "this" },
      ),
      is: A_COMPARISON,
    }),
  ),
  member(
    has("is", "like"),
    record<TestOf<"like">>("Test.like", {
      is: NAME,
      like: sampled<Filter>(
        filter,
        { ready: true },
        { exhausted: true },
        { insane: true },
        { wounded: true },
        { drained: true },
        { committed: true },
        { attached: true },
        { subtype: "Cultist" },
        { type: "character", insane: true },
      ),
    }),
  ),
  member(has("all"), record<TestOf<"all">>("Test.all", { all: A_FILTER, are: A_FILTER })),
  member(has("committed"), record<TestOf<"committed">>("Test.committed", { committed: NAME })),
  member(has("attached"), record<TestOf<"attached">>("Test.attached", { attached: NAME })),
  member(has("phase"), record<TestOf<"phase">>("Test.phase", { phase: PHASE })),
  member(has("turnOf"), record<TestOf<"turnOf">>("Test.turnOf", { turnOf: PLAYER })),
  member(has("day"), record<TestOf<"day">>("Test.day", { day: TRUE })),
  member(has("night"), record<TestOf<"night">>("Test.night", { night: TRUE })),
  member(has("overpaid"), record<TestOf<"overpaid">>("Test.overpaid", { overpaid: TRUE })),
  member(
    has("enteredThisPhase"),
    record<TestOf<"enteredThisPhase">>("Test.enteredThisPhase", { enteredThisPhase: NAME }),
  ),
  member(has("attacking"), record<TestOf<"attacking">>("Test.attacking", { attacking: NAME })),
  member(has("defending"), record<TestOf<"defending">>("Test.defending", { defending: NAME })),
  member(
    has("not"),
    record<TestOf<"not">>("Test.not", { not: sampled<Test>(test, { committed: "this" }, { day: true }) }),
  ),
  member(has("anyOf"), record<TestOf<"anyOf">>("Test.anyOf", { anyOf: TESTS })),
  member(has("allOf"), record<TestOf<"allOf">>("Test.allOf", { allOf: TESTS })),
);
