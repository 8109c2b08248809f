import { type Choice, makeRng, playerAsked, type State } from "@fhtagn/rules";
import { type View, view } from "@fhtagn/rules/view";
import { passTo, placesIn, tableOf } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { evaluationTerms } from "../src/evaluate/terms.ts";
import type { EvaluationTerms, Term } from "../src/evaluate/weights.ts";
import { compareIn } from "../src/hints/compare.ts";
import { giveHint, type HintTerms } from "../src/hints/give-hint.ts";
import type { HintReason, HintReasonKind, HintSide, WeighedHint } from "../src/hints/hint.ts";
import type { HintOutcome } from "../src/hints/outcome.ts";
import { hintReasonsOf } from "../src/hints/reasons.ts";
import { positions } from "./positions.ts";
import { priorOfTable } from "./table-priors.ts";

const termsFor = (state: State): HintTerms => ({
  prior: priorOfTable(state),
  rng: makeRng("hint"),
  simulations: 40,
  worlds: 24,
});

function hintAt(state: State): WeighedHint {
  const hint = giveHint(view(state, playerAsked(state)), termsFor(state));
  if (hint === null) throw new Error("nobody is asked");
  return hint;
}

const assignOf = (choice: Choice | undefined): readonly number[] =>
  choice !== undefined && "assign" in choice ? choice.assign : [];

const aboutToWin = (): State =>
  passTo(
    tableOf({
      active: "P1",
      phase: "story",
      at: "before commits",
      stories: ["Rotting Away", { "Opening Night": { P1: 4 } }, "Dreamwalkers"],
      P1: { won: ["The Other Path", "Frozen in Time"], play: ["Patsy"] },
      P2: { play: [{ "Hired Muscle": { exhausted: true } }] },
    }),
    "commit",
  );

describe("a hint", () => {
  test("recommends the commit that wins, and says that it wins", () => {
    const state = aboutToWin();
    const hint = hintAt(state);
    const [best, other] = hint.options;
    expect(placesIn(state, assignOf(best?.choice))).toEqual(["Patsy S2"]);
    expect(best?.chance).toBe(1);
    expect(other?.chance).toBeLessThan(1);
    expect(hint.difference).toBeCloseTo((best?.chance ?? 0) - (other?.chance ?? 0), 9);
    expect(hint.reasons[0]).toMatchObject({ kind: "gameWon", share: 1 });
  });

  test("says where success comes from", () => {
    const state = passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "before commits",
        stories: [{ "Rotting Away": { P1: 1 } }, { "Opening Night": { P1: 2 } }, "Dreamwalkers"],
        P1: { play: ["Hired Muscle"] },
        P2: { play: [{ Ghost: { exhausted: true } }] },
      }),
      "commit",
    );
    const hint = hintAt(state);
    const [best] = hint.options;
    const [place] = placesIn(state, assignOf(best?.choice));
    const success = hint.reasons.find((reason) => reason.kind === "success");
    expect(success).toMatchObject({ who: "you", story: Number(place?.at(-1)), share: 1, tokens: 2 });
  });

  test("names the answers of a question with options, three at most", () => {
    const state = tableOf({
      active: "P1",
      phase: "operations",
      P1: { hand: ["Patsy", "Bag Man"], domains: [["syndicate", "syndicate", "syndicate"]] },
    });
    const { options } = hintAt(state);
    const asked = view(state, "P1").question;
    const plays = asked?.form === "choose" ? asked.options.findIndex(({ do: verb }) => verb === "play") : -1;
    const choices = options.map(({ choice }) => JSON.stringify(choice));
    expect(choices).toContain(JSON.stringify({ choose: plays }));
    expect(new Set(choices).size).toBe(choices.length);
    expect(options.length).toBeLessThanOrEqual(3);
    expect(JSON.parse(JSON.stringify(options))).toEqual(options);
  });

  test("is given to nobody but the one who is asked", () => {
    const state = aboutToWin();
    expect(giveHint(view(state, "P2"), termsFor(state))).toBeNull();
  });

  test("is the same for the same view and seed", () => {
    expect(hintAt(aboutToWin())).toEqual(hintAt(aboutToWin()));
  });
});

describe("a lead", () => {
  const TABLE = evaluationTerms(aboutToWin(), "P1");
  /** The same in every world. */
  const outcomes = (chance: number, lead: Partial<EvaluationTerms>): readonly HintOutcome[] =>
    Array.from({ length: 24 }, () => ({ chance, end: null, terms: { ...TABLE, ...lead }, facts: [] }));

  test("is a reason where it is greater", () => {
    const reasons = hintReasonsOf(outcomes(0.6, { hand: 3 }), outcomes(0.5, { hand: 1 }));
    expect(reasons).toEqual([{ kind: "term", term: "hand", gain: 2 }]);
  });

  test("that is smaller is none, also of a term that counts against its owner", () => {
    expect(hintReasonsOf(outcomes(0.6, { open: -2 }), outcomes(0.5, { open: 1 }))).toEqual([
      { kind: "many" },
    ]);
  });
});

/** The claims of a hint, counted again in worlds that it has not seen. */
const FRESH = 50;

type Columns = readonly [readonly HintOutcome[], readonly HintOutcome[]];

const share = (outcomes: readonly HintOutcome[], holds: (one: HintOutcome) => boolean): number =>
  outcomes.filter(holds).length / outcomes.length;

const has =
  (kind: string, who: HintSide, story = 0) =>
  (outcome: HintOutcome) =>
    outcome.facts.some(
      (fact) => fact.kind === kind && fact.who === who && (story === 0 || fact.story === story),
    );

const chance = (outcomes: readonly HintOutcome[]): number =>
  outcomes.reduce((sum, one) => sum + one.chance, 0) / outcomes.length;

/** What a reason says, what fresh worlds say, and how far apart the two may be. */
type Claim = readonly [told: number, found: number, tolerance: number];

const SHARES = 0.25;
const CHANCES = 0.08;

const termIn = (outcomes: readonly HintOutcome[], term: Term): number => {
  const found = outcomes.flatMap(({ terms }) => (terms === null ? [] : [terms[term]]));
  return found.reduce((sum, value) => sum + value, 0) / found.length;
};

function recount(reason: HintReason, [best, other]: Columns): readonly Claim[] {
  const both = (
    told: { share: number; other: number },
    holds: (one: HintOutcome) => boolean,
  ): readonly Claim[] => [
    [told.share, share(best, holds), SHARES],
    [told.other, share(other, holds), SHARES],
  ];
  switch (reason.kind) {
    case "gameWon":
      return both(reason, ({ end }) => end === "won");
    case "gameLost":
      return both(reason, ({ end }) => end === "lost");
    case "storyWon":
    case "success":
      return both(reason, has(reason.kind, reason.who, reason.story));
    case "insane":
    case "left":
      return both(reason, has(reason.kind, reason.who));
    case "risk":
      return [[reason.share, share(best, has(reason.loss, "you")), SHARES]];
    case "alike":
      return [[reason.difference, Math.abs(chance(best) - chance(other)), CHANCES]];
    case "term": {
      const found = termIn(best, reason.term) - termIn(other, reason.term);
      return [[reason.gain, found, 0.4 * reason.gain + 0.3]];
    }
    default:
      return [];
  }
}

const freshColumns = (seen: View, hint: WeighedHint, prior: HintTerms["prior"]): Columns => {
  const choices = hint.options.slice(0, 2).map(({ choice }) => choice);
  const [best = [], other = []] = compareIn(seen, choices, { prior, rng: makeRng("fresh"), worlds: FRESH });
  return [best, other];
};

test("what hints claim holds in fresh worlds", () => {
  const claims: { readonly kind: HintReasonKind; readonly claim: Claim }[] = [];
  for (const { state, player, prior } of positions(12, "audit")) {
    const seen = view(state, player);
    const hint = giveHint(seen, { prior, rng: makeRng("audit"), simulations: 24, worlds: 40 });
    if (hint === null || hint.options.length < 2) continue;
    const columns = freshColumns(seen, hint, prior);
    for (const reason of hint.reasons)
      for (const claim of recount(reason, columns)) claims.push({ kind: reason.kind, claim });
    for (const [at, option] of hint.options.slice(0, 2).entries())
      expect(Math.abs(option.chance - chance(columns[at] ?? []))).toBeLessThan(0.2);
  }
  expect(claims.length).toBeGreaterThan(10);
  const isFalse = ([told, found, tolerance]: Claim): boolean => Math.abs(told - found) > tolerance;
  expect(claims.filter(({ claim }) => isFalse(claim))).toEqual([]);
}, 300_000);
