/** Each key of a filter, asked of a card that left play: it is judged by what it was there, or said to make no sense. */
import type { Ability, Filter, Num } from "@fhtagn/rules";
import {
  action,
  atLeast,
  atMost,
  character as characterIs,
  costOf,
  destroy,
  draw,
  each,
  forcedResponse,
  gains,
  iconsOf,
  isDestroyed,
  isLike,
  passive,
  printedCostOf,
  printedIconsOf,
  skillOf,
  support as supportIs,
  that,
  tokensOn,
  woundsOn,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { describe, test } from "vitest";
import { counter, freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

type Entries = NonNullable<Parameters<typeof given>[0]["P1"]>["play"];

/** What P2 has in play, and P1 beside the card that listens. */
interface Victims {
  readonly P1?: Entries;
  readonly P2?: Entries;
}

interface Case {
  readonly wanted: Filter;
  readonly fitting: Victims;
  readonly other: Victims;
}

const attachmentTo = (title: string, attachTo: Filter): object =>
  freeSupport(title, { attachTo, abilities: [] }, { subtypes: ["Attachment"] });

const doomed: Filter = {
  type: "card",
  anyOf: [{ controller: "opponent" }, { title: "Spy" }, { title: "Tag" }],
};
const fogged = { each: characterIs({ exhausted: true }) };
const CARDS = [
  CLERK,
  freeEvent("End", [action({ effect: destroy(each(doomed)) })]),
  freeSupport("Fog", [
    passive(gains(fogged, { subtype: "Ghoul", keyword: "Fast", skill: 3, icons: { terror: 1 } })),
  ]),
  freeCharacter("Spy"),
  freeCharacter("Titan", [], { keywords: ["Toughness +2"] }),
  freeCharacter("Cultist", [], { subtypes: ["Cultist"], faction: "hastur" }),
  freeCharacter("Dear", [], { cost: 2 }),
  freeCharacter("Fighter", [], { icons: "C" }),
  freeCharacter("Boss", [], { unique: true }),
  freeSupport("Lamp"),
  attachmentTo("Badge", characterIs()),
  attachmentTo("Medal", characterIs()),
  attachmentTo("Tag", supportIs()),
];

/** P1 draws for each card that fits. */
const crowFor = (wanted: Filter): object => counter("Crow", isDestroyed(wanted));

/** Everything of P2 is destroyed. */
function hears(listening: object, { P1 = [], P2 = [] }: Victims): void {
  const crow = P1.some((entry) => typeof entry === "object" && "Crow" in entry) ? [] : ["Crow"];
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { hand: ["End"], play: [...crow, "Fog", ...P1] },
      P2: { play: P2 },
    },
    { cards: [...CARDS, listening] },
  );
  when("P1 plays End");
}

const of = (...P2: NonNullable<Entries>): Victims => ({ P2 });
const FOGGED = of({ Clerk: { exhausted: true } });
const INSANE = of({ Clerk: { insane: true } });
const THERE = of({ Clerk: { story: "S1" } });
const WEARING = of({ Clerk: { attached: ["Badge"] } });

/** Filters of one key that every card which left play passes, and that none does. */
const SAME_FOR_ALL = {
  in: [{ in: "discard" }, { in: "play" }],
  is: [{ is: "that" }, { is: "this" }],
  isNot: [{ isNot: "this" }, { isNot: "that" }],
  other: [{ other: true }, { is: "this" }],
  enteredThisPhase: [{ enteredThisPhase: false }, { enteredThisPhase: true }],
  side: [{ side: { of: "opponent", count: atMost(0) } }, { side: { of: "opponent", count: atLeast(1) } }],
  resources: [{ resources: atMost(0) }, { resources: atLeast(1) }],
  drained: [{ drained: false }, { drained: true }],
  onDrainedDomain: [{ not: { onDrainedDomain: true } }, { onDrainedDomain: true }],
  wasAt: [{ not: { wasAt: "thatStory" } }, { wasAt: "thatStory" }],
} satisfies { readonly [K in keyof Filter]: readonly [yes: Filter, no: Filter] };

const CASES: Readonly<Record<Exclude<keyof Filter, keyof typeof SAME_FOR_ALL>, Case>> = {
  type: { wanted: { type: "support" }, fitting: of("Lamp"), other: of("Clerk") },
  controller: {
    wanted: { controller: "opponent" },
    fitting: of({ Clerk: { owner: "P1" } }),
    other: { P1: [{ Spy: { owner: "P2" } }] },
  },
  owner: { wanted: { owner: "you" }, fitting: of({ Clerk: { owner: "P1" } }), other: of("Clerk") },
  subtype: { wanted: { subtype: "Ghoul" }, fitting: FOGGED, other: of("Clerk") },
  faction: {
    wanted: { faction: "hastur" },
    fitting: of("Cultist"),
    other: of({ Cultist: { insane: true } }),
  },
  neutral: { wanted: { neutral: true }, fitting: of("Clerk"), other: INSANE },
  keyword: { wanted: { keyword: "Fast" }, fitting: FOGGED, other: of("Clerk") },
  skill: { wanted: { skill: atLeast(3) }, fitting: FOGGED, other: of("Clerk") },
  cost: { wanted: { cost: atLeast(2) }, fitting: of("Dear"), other: of({ Dear: { insane: true } }) },
  icon: { wanted: { icon: { is: "terror" } }, fitting: FOGGED, other: of("Clerk") },
  wounds: {
    wanted: { wounds: atLeast(2) },
    fitting: of({ Titan: { wounds: 2 } }),
    other: of({ Titan: { wounds: 1 } }),
  },
  tokens: {
    wanted: { tokens: atLeast(1) },
    fitting: of({ Clerk: { tokens: 1 } }),
    other: of("Clerk"),
  },
  printed: {
    wanted: { printed: { subtype: "Cultist" } },
    fitting: of("Cultist"),
    other: of({ Cultist: { insane: true } }),
  },
  ready: { wanted: { ready: true }, fitting: of("Clerk"), other: FOGGED },
  exhausted: { wanted: { exhausted: true }, fitting: FOGGED, other: of("Clerk") },
  insane: { wanted: { insane: true }, fitting: INSANE, other: of("Clerk") },
  wounded: { wanted: { wounded: true }, fitting: of({ Titan: { wounds: 1 } }), other: of("Titan") },
  committed: { wanted: { committed: true }, fitting: THERE, other: of("Clerk") },
  at: { wanted: { at: "thatStory" }, fitting: THERE, other: of("Clerk") },
  attachedTo: {
    wanted: { attachedTo: "this" },
    fitting: { P1: [{ Crow: { attached: ["Tag"] } }] },
    other: WEARING,
  },
  attached: { wanted: { attached: true }, fitting: WEARING, other: of("Clerk", "Lamp") },
  hasAttachment: {
    wanted: { hasAttachment: { title: "Badge" } },
    fitting: WEARING,
    other: of({ Clerk: { attached: ["Medal"] } }),
  },
  title: { wanted: { title: "Clerk" }, fitting: of("Clerk"), other: of("Titan") },
  sameTitleAs: { wanted: { sameTitleAs: "this" }, fitting: of("Crow"), other: of("Clerk") },
  unique: { wanted: { unique: true }, fitting: of("Boss"), other: of("Clerk") },
  anyOf: {
    wanted: { anyOf: [{ subtype: "Ghoul" }, { subtype: "Fiend" }] },
    fitting: FOGGED,
    other: of("Clerk"),
  },
  not: { wanted: { not: { subtype: "Ghoul" } }, fitting: of("Clerk"), other: FOGGED },
};

describe("LEAVE-10 a card that left play is judged by what it was", () => {
  test.each(Object.entries(CASES))("its %s", (_, { wanted, fitting, other }) => {
    hears(crowFor(wanted), fitting);
    then.expect({ P1: { hand: 1 } });
    hears(crowFor(wanted), other);
    then.expect({ P1: { hand: 0 } });
  });

  test.each(Object.entries(SAME_FOR_ALL))("%s, the same for all of them", (_, [yes, no]) => {
    hears(crowFor(yes), of("Clerk"));
    then.expect({ P1: { hand: 1 } });
    hears(crowFor(no), of("Clerk"));
    then.expect({ P1: { hand: 0 } });
  });

  test("what a card wore is judged by what that was, too", () => {
    hears(
      crowFor({ hasAttachment: { subtype: "Attachment", controller: "opponent", attached: true } }),
      WEARING,
    );
    then.expect({ P1: { hand: 1 } });
  });
});

const FIGURES: readonly (readonly [
  string,
  { readonly figure: Num; readonly of: Victims; readonly is: number },
])[] = [
  ["skill", { figure: skillOf(that), of: FOGGED, is: 3 }],
  ["icons", { figure: iconsOf(that, "terror"), of: FOGGED, is: 1 }],
  ["printed icons", { figure: printedIconsOf(that, "combat"), of: of("Fighter"), is: 1 }],
  [
    "printed icons that nobody saw",
    { figure: printedIconsOf(that, "combat"), of: of({ Fighter: { insane: true } }), is: 0 },
  ],
  ["wounds", { figure: woundsOn(that), of: of({ Titan: { wounds: 2 } }), is: 2 }],
  ["tokens", { figure: tokensOn(that), of: of({ Clerk: { tokens: 2 } }), is: 2 }],
  ["cost", { figure: costOf(that), of: of("Dear"), is: 2 }],
  ["cost while it was insane", { figure: costOf(that), of: of({ Dear: { insane: true } }), is: 0 }],
  ["printed cost", { figure: printedCostOf(that), of: of("Dear"), is: 2 }],
];

const raven = (part: Omit<Ability, "timing" | "when">): object =>
  freeSupport("Crow", [forcedResponse({ when: isDestroyed({ type: "character" }), ...part })]);

test.each(FIGURES)("LEAVE-05 a text counts its last %s", (_, { figure, of: victims, is: drawn }) => {
  const crow = raven({ effect: draw(you, figure) });
  hears(crow, victims);
  then.expect({ P1: { hand: drawn } });
});

test("LEAVE-05 a text asks what the card was", () => {
  const crow = raven({ if: isLike(that, { subtype: "Ghoul" }), effect: draw(you, 1) });
  hears(crow, FOGGED);
  then.expect({ P1: { hand: 1 } });
  hears(crow, of("Clerk"));
  then.expect({ P1: { hand: 0 } });
});
