/** A store that only ever appends: whatever fails and however it is interleaved, no answer is handed to it twice. */
import { hash, makeRng, PLAYERS, type Rng } from "@fhtagn/rules";
import { clockThatTicks, TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { type JournalEntry, type PaceClock, sitDown, sitFrom, stateOf, type Taken } from "../src/index.ts";
import {
  AGAINST_BOT,
  FULL,
  openTable,
  playSeatsOn,
  setupOfPresets,
  someAnswer,
  takeSeat,
} from "./host-table.ts";

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

/** A wait ends some time, whatever it was. */
function clockThatDawdles(): PaceClock {
  const rng = makeRng("dawdles");
  const wait = async (): Promise<void> => {
    for (let turns = rng.below(40); turns > 0; turns--) await Promise.resolve();
  };
  return { ...clockThatTicks(), wait };
}

async function someTurns(rng: Rng): Promise<void> {
  for (let turns = rng.below(30); turns > 0; turns--) await Promise.resolve();
}

const ways = {
  "two people": { seats: TWO_PEOPLE },
  "a computer player": { seats: AGAINST_BOT },
  "two people whose passes are held back": {
    seats: TWO_PEOPLE,
    passPause: 1e12,
    clock: clockThatDawdles(),
  },
};

test.each(Object.keys(ways) as (keyof typeof ways)[])("with %s, undos and settings", async (who) => {
  const setup = setupOfPresets();
  const { store, save } = rowsStore(who);
  const { seats: sitters } = ways[who];
  const { host } = openTable({ ...ways[who], sitting: sitDown(setup, "rows"), save });
  const people = PLAYERS.filter((player) => sitters[player].kind === "person");
  const seats = people.map((player) => takeSeat(host, player));
  const rng = makeRng(who);
  for (let round = 0; round < 60; round++) {
    const seat = seats[round % seats.length];
    const less = [`core-set-${round + 1}`];
    seat?.say({ type: "setPassing", passing: { ...FULL, level: round % 5 === 0 ? "full" : "smart", less } });
    if (round % 9 === 8) seat?.say({ type: "undo" });
    for (const other of seats) if (round % 9 === 8) other.say({ type: "agree", yes: true });
    await someTurns(rng);
    await playSeatsOn(host, seats, { rng, most: rng.below(3) });
    // What comes next comes while this is being stored, or held back.
    const next = seats.find((one) => one.asked() !== null);
    const asked = next?.asked();
    if (asked) next?.say({ type: "answer", decision: asked.id, choice: someAnswer(asked, rng), sure: true });
    await someTurns(rng);
  }
  store.mayFail = false;
  seats[0]?.say({ type: "concede" });
  await host.settled();
  expect(store.misfits).toEqual([]);
  expect(store.failed).toBeGreaterThan(15);
  expect(store.line).toBeGreaterThan(1);
  expect(host.record()).toContain(hash(stateOf(sitFrom(setup, "rows", store.rows))));
});
