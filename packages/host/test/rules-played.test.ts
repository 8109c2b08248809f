/** By which rules a game is played: seats, computer players and the store all learn it. */
import { botNamed } from "@fhtagn/bots";
import type { Welcome } from "@fhtagn/protocol";
import { makeRng, OPTIONS_OF, PLAYERS, RULESETS, type Setup } from "@fhtagn/rules";
import { sampleWorld } from "@fhtagn/rules/view";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { type Asking, type Mind, priorOf, resume } from "../src/index.ts";
import { openTable, playSeatsOn, setupOfPresets, type TestSeat, takeSeat } from "./host-table.ts";

const OLDER: Setup = { ...setupOfPresets(), ruleset: "ccg" };

function welcomeOf({ replies }: TestSeat): Welcome {
  const [first] = replies;
  if (first?.type !== "welcome") throw new Error("nobody is welcome here");
  return first;
}

test.each(RULESETS)("a table is told that its game is by the rules %s", (ruleset) => {
  const { host } = openTable({ setup: { ...OLDER, ruleset } });
  expect(PLAYERS.map((player) => welcomeOf(takeSeat(host, player)).ruleset)).toEqual([ruleset, ruleset]);
});

/** As a worker has it: what was asked, sent as plain data, and the cards. */
function priorFrom({ rules, deck, stories, player }: Asking) {
  return priorOf({ ...rules, library: LIBRARY, decks: { P1: deck, P2: deck }, stories }, player);
}

function listening(heard: Asking[]): Mind {
  return {
    choose: async (asking) => {
      heard.push(structuredClone(asking));
      const terms = { prior: priorFrom(asking), rng: makeRng(asking.seed) };
      return { choice: botNamed("random", terms).choose(asking.view) };
    },
    advise: async (asking) => {
      heard.push(structuredClone(asking));
      return null;
    },
  };
}

test("a computer player and an adviser think by the rules of the game, every option of it", async () => {
  const heard: Asking[] = [];
  const setup: Setup = { ...OLDER, options: { "tie.unchosen": "nothing" }, turnLimit: 9 };
  const { host } = openTable({ setup, mind: listening(heard) });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("older"), most: 12 });
  ann.say({ type: "hint", decision: ann.asked()?.id ?? 0 });
  await host.settled();
  expect(new Set(heard.map(({ player }) => player))).toEqual(new Set(PLAYERS));
  for (const asking of heard) {
    const { game } = sampleWorld(asking.view, priorFrom(asking), makeRng("world"));
    expect({ ruleset: game.ruleset, options: game.options, turnLimit: game.turnLimit }).toEqual({
      ruleset: "ccg",
      options: { ...OPTIONS_OF.ccg, "tie.unchosen": "nothing" },
      turnLimit: 9,
    });
  }
});

test("a whole game by the older rules: it ends, and comes back as it was stored", async () => {
  const heard: Asking[] = [];
  const { host, saved, faults } = openTable({ setup: OLDER, seed: "older", mind: listening(heard) });
  await playSeatsOn(host, [takeSeat(host, "P1")], { rng: makeRng("older") });
  const last = saved.at(-1);
  expect(faults).toEqual([]);
  expect(last?.result).not.toBeNull();
  expect(last?.record).toMatchObject({ ruleset: "ccg", options: {} });
  expect(heard.filter(({ view }) => view.question?.kind === "mulligan")).toEqual([]);
  const midway = saved[Math.floor(saved.length / 2)];
  if (midway === undefined) throw new Error("nothing was stored");
  const resumed = resume(midway, LIBRARY);
  if (!resumed.ok) throw new Error("it went another way");
  const again = openTable({ setup: OLDER, sitting: resumed.sitting });
  expect(welcomeOf(takeSeat(again.host, "P1")).ruleset).toBe("ccg");
});
