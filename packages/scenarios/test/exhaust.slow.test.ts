import { library, SETS, unfinished } from "@fhtagn/cards";
import { makeLibrary } from "@fhtagn/rules";
import { exhaustAbilities, isDead, makeStage, runExhaustJob, usesOf, wantedUseOf } from "@fhtagn/scenarios";
import { expect, test } from "vitest";

const CORE = SETS["core-set"];
const LIBRARY = makeLibrary(library());
const STAGE = makeStage(LIBRARY, CORE);

/** `npm run exhaust` wants twenty uses of each, and random games before it builds positions. */
test("every card of the Core Set is played and every ability used at least once", async () => {
  expect(unfinished().filter(({ row }) => row.code.startsWith("core-set-"))).toEqual([]);
  const wanted = wantedUseOf(
    LIBRARY,
    CORE.map(({ code }) => code),
  );
  const terms = { seed: "once", games: 40, times: 1 };
  const report = await exhaustAbilities(wanted, terms, async (jobs) =>
    jobs.map((job) => runExhaustJob(STAGE, job)),
  );
  expect(report.faults).toEqual([]);
  expect(report.uses.filter((use) => usesOf(use) === 0)).toEqual([]);
  expect(report.uses.filter(isDead)).toEqual([]);
}, 600_000);
