/** One tree for each part that the card language has, whether a card uses it yet or not. */
import type {
  Ability,
  CardText,
  Effect,
  EffectKind,
  EventKind,
  Filter,
  Num,
  Selection,
  Test,
  Trigger,
} from "@fhtagn/rules";
import { CARD_TEXT, PLAY_ONLY } from "./grammar-of-cards.ts";
import { ABILITY, VERB_GRAMMARS } from "./grammar-of-effects.ts";
import { COMPARISON, FILTER, NUM, SELECTION, TEST } from "./grammar-of-nouns.ts";
import { LIMIT, TRIGGER } from "./grammar-of-triggers.ts";
import type { Specimen } from "./silences.ts";

const DRAW: Effect = { do: "draw", who: "you", count: 1 };
const character = (...abilities: readonly Ability[]): CardText => ({ abilities });
const action = (effect: Effect): CardText => character({ timing: "action", effect });
const passive = (effect: Effect): CardText => character({ timing: "passive", effect });

type Place<T> = readonly [name: string, put: (value: T) => CardText];

const kinds = Object.keys(VERB_GRAMMARS) as EffectKind[];
const CHARACTER = { type: "character", boosters: null } as const;

/** The same values in one place: they differ in nothing else, so their texts must differ too. */
export type Row = readonly Specimen[];

const rows = <T>(what: string, values: readonly T[], ...places: readonly Place<T>[]): readonly Row[] =>
  places.map(([place, put]) =>
    values.map((value) => ({
      name: `${what} ${JSON.stringify(value)} ${place}`,
      facts: CHARACTER,
      text: put(value),
    })),
  );

const effects = kinds.flatMap((kind) =>
  rows<Effect>(kind, VERB_GRAMMARS[kind].samples(), ["as an action", action], ["as a passive", passive]),
);

/** Alternatives with nouns of their own share none. */
const alternatives: readonly Filter[] = [
  { anyOf: [{ type: "character" }, { type: "support" }] },
  { anyOf: [{ type: "resource" }, { type: "support", subtype: "Tome" }] },
  {
    anyOf: [
      { type: "character", insane: true },
      { type: "support", controller: "you" },
    ],
  },
];

const filters = rows<Filter>(
  "filter",
  [...FILTER.samples(), ...alternatives],
  ["of a target", (choose) => action({ do: "destroy", what: { choose } })],
  ["of a group", (each) => action({ do: "destroy", what: { each } })],
  ["of a ruled group", (each) => passive({ do: "cannot", deed: "ready", who: { each } })],
  ["of moving cards", (pick) => action({ do: "discard", what: { pick, count: 2 } })],
  ["at random", (random) => action({ do: "discard", what: { random } })],
  ["counted", (count) => action({ do: "draw", who: "you", count: { count } })],
  ["for each", (count) => passive({ do: "gains", who: { the: "this" }, traits: { skill: { count } } })],
  ["that exists", (exists) => character({ timing: "passive", if: { exists }, effect: DRAW })],
  [
    "that does not exist",
    (exists) => character({ timing: "passive", if: { not: { exists } }, effect: DRAW }),
  ],
  [
    "in a number",
    (count) => character({ timing: "action", if: { number: { count }, is: { atLeast: 2 } }, effect: DRAW }),
  ],
  ["likened", (like) => character({ timing: "action", if: { is: "this", like }, effect: DRAW })],
  [
    "of a trigger",
    (card) => character({ timing: "response", when: { on: "cardEnteredPlay", card }, effect: DRAW }),
  ],
  ["of a host", (attachTo) => ({ attachTo, abilities: [] })],
  ["of a search", (sought) => action({ do: "search", who: "you", for: sought, to: "hand" })],
  ["of costs", (what) => passive({ do: "costs", what, change: -1 })],
  ["of a sacrifice", (pick) => action({ do: "sacrifice", what: { pick } })],
);

const numbers = rows<Num>(
  "number",
  NUM.samples(),
  ["of cards", (count) => action({ do: "draw", who: "you", count })],
  ["of skill", (skill) => passive({ do: "gains", who: { the: "this" }, traits: { skill } })],
  [
    "of skill for a group",
    (skill) => passive({ do: "gains", who: { each: { type: "character" } }, traits: { skill } }),
  ],
  [
    "of icons",
    (terror) =>
      action({ do: "gains", who: { choose: { type: "character" } }, traits: { icons: { terror } } }),
  ],
  [
    "of Toughness",
    (amount) => passive({ do: "gains", who: { the: "this" }, traits: { keyword: "Toughness", amount } }),
  ],
  ["set", (skill) => passive({ do: "setTo", who: { the: "this" }, traits: { skill } })],
  ["compared", (atMost) => action({ do: "destroy", what: { choose: { skill: { atMost } } } })],
  ["of tokens", (count) => action({ do: "removeTokens", count, from: { the: "this" } })],
  ["of wounds", (count) => action({ do: "wound", who: { choose: { type: "character" } }, count })],
  ["less", (change) => passive({ do: "costs", what: { type: "character", controller: "you" }, change })],
  ["of stories to win", (change) => passive({ do: "storiesToWin", change })],
  ["prevented", (count) => action({ do: "prevent", count })],
  ["of choices", (count) => action({ do: "ready", what: { choose: { type: "character" }, count } })],
  ["of times", (times) => action({ do: "repeat", times, effect: DRAW })],
  [
    "in a condition",
    (number) => character({ timing: "action", if: { number, is: { atLeast: 2 } }, effect: DRAW }),
  ],
);

const comparisons = rows(
  "comparison",
  [
    ...COMPARISON.samples(),
    { exactly: 0 },
    { atMost: 0 },
    { below: 1 },
    { atLeast: 1 },
    { below: { skillOf: "this" } },
    { atLeast: { x: true } as const },
  ],
  ["of skill", (skill) => action({ do: "destroy", what: { choose: { skill } } })],
  ["of icons", (count) => action({ do: "destroy", what: { choose: { icon: { is: "terror", count } } } })],
  ["of wounds", (wounds) => action({ do: "destroy", what: { each: { wounds } } })],
  [
    "of a margin",
    (margin) =>
      character({ timing: "response", when: { on: "struggleWon", player: "you", margin }, effect: DRAW }),
  ],
  [
    "of a count",
    (is) =>
      character({ timing: "action", if: { number: { count: { type: "character" } }, is }, effect: DRAW }),
  ],
  [
    "denied",
    (is) =>
      character({
        timing: "action",
        if: { not: { number: { count: { type: "character" } }, is } },
        effect: DRAW,
      }),
  ],
  ["of hands", (is) => character({ timing: "action", if: { number: { handOf: "you" }, is }, effect: DRAW })],
);

const selections = rows<Selection>(
  "selection",
  SELECTION.samples(),
  ["destroyed", (what) => action({ do: "destroy", what })],
  ["returned", (what) => action({ do: "toHand", what })],
  ["put below", (what) => action({ do: "toDeck", what, where: "bottom" })],
  ["ruled", (who) => passive({ do: "cannot", deed: "ready", who })],
  ["that gains", (who) => passive({ do: "gains", who, traits: { skill: 1 } })],
  [
    "that gains for now",
    (who) =>
      action({ do: "until", end: "endOfPhase", effects: [{ do: "gains", who, traits: { skill: 1 } }] }),
  ],
  ["as a goal", (to) => action({ do: "attach", what: { the: "this" }, to })],
  ["of tokens", (from) => action({ do: "removeTokens", count: 1, from })],
  ["for each", (what) => action({ do: "forEach", what, effect: DRAW })],
  ["of a may", (what) => action({ do: "may", by: "you", effect: { do: "destroy", what } })],
  ["of each player", (what) => action({ do: "eachPlayer", who: "all", effect: { do: "destroy", what } })],
  ["exchanged", (what) => action({ do: "exchange", what, forTopOf: "discard" })],
  ["sacrificed", (what) => action({ do: "sacrifice", what })],
);

const tests = rows<Test>(
  "test",
  TEST.samples(),
  ["of an action", (test) => character({ timing: "action", if: test, effect: DRAW })],
  ["of a passive", (test) => character({ timing: "passive", if: test, effect: DRAW })],
  ["denied", (test) => character({ timing: "action", if: { not: test }, effect: DRAW })],
  ["waited for", (whenever) => character({ timing: "passive", whenever, effect: DRAW })],
  ["within", (test) => action({ do: "ifThen", test, yes: DRAW })],
  ["of playing", (test) => ({ playOnly: { if: test }, abilities: [] })],
  ["of the discard pile", (test) => character({ timing: "action", from: "discard", if: test, effect: DRAW })],
);

const triggers = rows<Trigger>(
  "trigger",
  TRIGGER.samples(),
  ["of a response", (when) => character({ timing: "response", when, effect: DRAW })],
  ["of a disrupt", (when) => character({ timing: "disrupt", when: { ...when, would: true }, effect: DRAW })],
);

/** Of values with one part more or other than the first: it, they, and every two of their parts together. */
function joined<T extends object>(samples: readonly T[]): readonly T[] {
  const base: Readonly<Record<string, unknown>> = { ...samples[0] };
  const parts = samples.flatMap((sample) =>
    Object.entries(sample).filter(([key, value]) => base[key] !== value),
  );
  const pairs = parts.flatMap(([key, one]) =>
    parts
      .filter(([other]) => other > key)
      .map(([other, another]) => ({ ...base, [key]: one, [other]: another }) as T),
  );
  return [...samples, ...pairs];
}

const selectionsWith = (key: string): readonly Selection[] =>
  SELECTION.samples().filter((selection) => key in selection && !("eachPlayer" in selection));

/** Verbs, selections and abilities with every two of their parts. */
export const JOINED: readonly Row[] = [
  ...kinds.flatMap((kind) =>
    rows<Effect>(
      kind,
      joined<Effect>(VERB_GRAMMARS[kind].samples()),
      ["as an action", action],
      ["as a passive", passive],
    ),
  ),
  ...["choose", "pick", "lowest"].flatMap((key) =>
    rows<Selection>(
      "selection",
      joined(selectionsWith(key)),
      ["destroyed", (what) => action({ do: "destroy", what })],
      ["of tokens", (from) => action({ do: "removeTokens", count: 1, from })],
      ["of each player", (what) => action({ do: "eachPlayer", who: "all", effect: { do: "toHand", what } })],
    ),
  ),
  ...rows("ability", joined(ABILITY.samples()), ["of a character", (ability) => character(ability)]),
];

/** Every two qualities together, the first sample of each: one must not hide the other. */
const qualities = new Map(
  FILTER.samples()
    .flatMap((filter) => {
      const { type, ...quality } = filter;
      const [key] = Object.keys(quality);
      return key === undefined ? [] : [[key, quality] as const];
    })
    .toReversed(),
);
const pairs = [...qualities].flatMap(([key, one]) =>
  [...qualities]
    .filter(([other]) => other > key)
    .map(([, other]): Filter => ({ type: "character", ...one, ...other })),
);
const filterPairs = rows<Filter>(
  "filter",
  pairs,
  ["of a target", (choose) => action({ do: "destroy", what: { choose } })],
  ["that exists", (exists) => character({ timing: "passive", if: { exists }, effect: DRAW })],
);

/** Every two details of a happening together. */
const details = new Map<EventKind, Map<string, Trigger>>();
for (const trigger of TRIGGER.samples()) {
  const { on, ...detail } = trigger;
  const [key] = Object.keys(detail);
  const known = details.get(on) ?? new Map<string, Trigger>();
  if (key !== undefined && !known.has(key)) known.set(key, trigger);
  details.set(on, known);
}
const triggerPairs = rows<Trigger>(
  "trigger",
  [...details.values()].flatMap((known) =>
    [...known].flatMap(([key, one]) =>
      [...known]
        .filter(([other]) => other > key)
        .map(([, other]): Trigger => ({ ...one, ...other }) as Trigger),
    ),
  ),
  ["of a response", (when) => character({ timing: "response", when, effect: DRAW })],
);

const rest = [
  ...rows("ability", ABILITY.samples(), ["", (ability) => character(ability)]),
  ...rows("limit", LIMIT.samples(), ["", (limit) => character({ timing: "action", effect: DRAW, limit })]),
  ...rows("playOnly", PLAY_ONLY.samples(), ["", (playOnly) => ({ playOnly, abilities: [] })]),
  ...rows("card", CARD_TEXT.samples(), ["", (text) => text]),
];

/** Rows of trees by what is tried out in them. */
export const TREES = {
  effects,
  filters,
  numbers,
  comparisons,
  selections,
  tests,
  triggers,
  "pairs of qualities": filterPairs,
  "pairs of details": triggerPairs,
  "abilities and cards": rest,
} as const satisfies Readonly<Record<string, readonly Row[]>>;
