/** A store that only ever appends: whatever fails and however it is interleaved, no answer is handed to it twice. */
import { hash, makeRng, PLAYERS } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { type JournalEntry, sitDown, sitFrom, stateOf, type Taken } from "../src/index.ts";
import { AGAINST_BOT, FULL, openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

/** Slow, and fails at times; keeps the rows of the line that is played. */
function rowsStore(seed: string) {
  const rng = makeRng(seed);
  const store = { line: 0, rows: [] as Taken[], mayFail: true, misfits: [] as string[], failed: 0 };
  const save = async ({ line, after, answers }: JournalEntry): Promise<void> => {
    for (let turns = rng.below(12); turns > 0; turns--) await Promise.resolve();
    if (store.mayFail && rng.below(4) === 0) {
      store.failed++;
      throw new Error("the disk is full");
    }
    const fits = line === store.line ? after === store.rows.length : after <= store.rows.length;
    if (!fits || line < store.line) store.misfits.push(`${line}: ${after} after ${store.rows.length}`);
    store.line = line;
    store.rows = [...store.rows.slice(0, after), ...answers];
  };
  return { store, save };
}

const ways = { "two people": TWO_PEOPLE, "a computer player": AGAINST_BOT };

test.each(Object.keys(ways) as (keyof typeof ways)[])("with %s, undos and settings", async (who) => {
  const setup = setupOfPresets();
  const { store, save } = rowsStore(who);
  const { host } = openTable({ seats: ways[who], sitting: sitDown(setup, "rows"), save });
  const people = PLAYERS.filter((player) => ways[who][player].kind === "person");
  const seats = people.map((player) => takeSeat(host, player));
  const rng = makeRng(who);
  for (let round = 0; round < 120; round++) {
    const seat = seats[round % seats.length];
    const less = [`core-set-${round + 1}`];
    seat?.say({ type: "setPassing", passing: { ...FULL, level: round % 5 === 0 ? "full" : "smart", less } });
    if (round % 9 === 8) seat?.say({ type: "undo" });
    for (const other of seats) if (round % 9 === 8) other.say({ type: "agree", yes: true });
    for (let moves = rng.below(3); moves > 0; moves--) await Promise.resolve();
    await playSeatsOn(host, seats, { rng, most: rng.below(3) });
  }
  store.mayFail = false;
  seats[0]?.say({ type: "concede" });
  await host.settled();
  expect(store.misfits).toEqual([]);
  expect(store.failed).toBeGreaterThan(20);
  expect(store.line).toBeGreaterThan(1);
  expect(host.record()).toContain(hash(stateOf(sitFrom(setup, "rows", store.rows))));
});
