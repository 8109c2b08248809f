/** How much of what it may think a search thinks. */
import { makeRng, pending } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { describe, expect, test } from "vitest";
import type { Bot, LevelTerms } from "../src/bot.ts";
import { ismctsBot, rolloutBot, tunedBot } from "../src/search/bots.ts";
import { compareFlat } from "../src/search/flat.ts";
import { instinctiveMind } from "../src/search/instinctive-mind.ts";
import { PLAIN } from "../src/search/style.ts";
import { type AskedPosition, positions } from "./positions.ts";

const SOME = positions(120, "budgets");

const kindOf = ({ state }: AskedPosition) => state.question?.kind ?? "action";
const searched = SOME.filter((position) => !instinctiveMind.isObvious(kindOf(position)));

type Maker = (terms: LevelTerms) => Bot;

function playedBy(make: Maker, { state, player, prior }: AskedPosition, sims: number): number {
  const bot = make({ prior, rng: makeRng("budget"), sims });
  bot.choose(view(state, player));
  return bot.simulations ?? 0;
}

describe("a question that is part of something begun before", () => {
  const SIMS = 60;
  const small = searched.filter((position) => !instinctiveMind.isFresh(kindOf(position))).slice(0, 4);
  const fresh = searched.filter((position) => instinctiveMind.isFresh(kindOf(position))).slice(0, 4);

  const most = (make: Maker, asked: readonly AskedPosition[]): number =>
    Math.max(...asked.map((position) => playedBy(make, position, SIMS)));

  test.each(Object.entries({ rolloutBot, ismctsBot, tunedBot }))("gets half the budget: %s", (_, make) => {
    const [part, whole] = [most(make, small), most(make, fresh)];
    expect(part).toBeGreaterThan(SIMS / 4);
    expect(part).toBeLessThanOrEqual(SIMS / 2);
    expect(whole).toBeGreaterThan(SIMS / 2);
    expect(whole).toBeLessThanOrEqual(SIMS);
  });
});

describe("the flat comparison", () => {
  const compared = ({ state, player, prior }: AskedPosition, simulations: number) =>
    compareFlat(view(state, player), {
      mind: instinctiveMind,
      style: PLAIN,
      prior,
      rng: makeRng("flat"),
      simulations,
    });
  /** Three characters can commit in more than twelve ways. */
  const wide = searched.filter(({ state }) => {
    const decision = pending(state);
    return decision?.form === "assign" && decision.kind === "commit" && decision.items.length > 2;
  });

  test.each([1, 6, 12, 25])("keeps to %i simulations, however many answers there are", (simulations) => {
    for (const position of [...wide.slice(0, 3), ...searched.slice(0, 9)]) {
      expect(compared(position, simulations).simulations).toBeLessThanOrEqual(simulations);
      expect(playedBy(rolloutBot, position, simulations)).toBeLessThanOrEqual(simulations);
    }
  });

  test("compares as many answers as it can, twelve with 30 simulations", () => {
    const [position] = wide;
    if (position === undefined) throw new Error("no question with many answers");
    const widths = [1, 2, 6, 12, 25, 29, 30].map((most) => compared(position, most).considered.length);
    expect(widths).toEqual([1, 2, 4, 5, 8, 11, 12]);
  });
});
