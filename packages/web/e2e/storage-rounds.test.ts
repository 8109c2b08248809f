/** One round of each kind of `npm run soak:storage`: nothing that was told is lost, and no page stands empty. */
import { expect, inject, test } from "vitest";
import { ROUND_NAMES, ROUNDS } from "./storage-soak/rounds.ts";

// Each has a browser of its own and mostly waits: two at a time (`maxConcurrency`).
test.concurrent.each(ROUND_NAMES)("%s", async (name) => {
  expect(await ROUNDS[name]({ address: inject("address"), seed: 1 })).toEqual([]);
});
