import { hash, makeRng, readRecord, writeCompact } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { resume, stateOf } from "../src/index.ts";
import { leaveDrafts, openTable, playSeatsOn, takeSeat } from "./host-table.ts";

test("a game that was stored goes on at the very same position, at every point", async () => {
  const { host, saved } = openTable({ seats: TWO_PEOPLE, seed: "resume" });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")] as const;
  await playSeatsOn(host, seats, { rng: makeRng("resume"), most: 60 });
  expect(saved.length).toBeGreaterThan(60);
  for (const snapshot of saved) {
    const read = readRecord(writeCompact(snapshot.record));
    if (!read.ok) throw new Error(JSON.stringify(read));
    const resumed = resume({ ...snapshot, record: read.record }, LIBRARY);
    if (!resumed.ok) throw new Error("the stored game does not replay");
    expect(hash(stateOf(resumed.sitting))).toBe(snapshot.hash);
  }
});

test("a host that was brought back tells each seat what it was told last", async () => {
  for (const most of [0, 1, 2, 5, 11, 23, 47, 80]) {
    const { host, saved } = openTable({ seats: TWO_PEOPLE, seed: "again" });
    const before = [takeSeat(host, "P1"), takeSeat(host, "P2")] as const;
    await playSeatsOn(host, before, { rng: makeRng("again"), most });
    leaveDrafts(before);
    const snapshot = saved.at(-1);
    if (snapshot === undefined) throw new Error("nothing was stored");
    const resumed = resume(snapshot, LIBRARY);
    if (!resumed.ok) throw new Error("the stored game does not replay");
    const { host: other } = openTable({
      seats: TWO_PEOPLE,
      sitting: resumed.sitting,
      passing: snapshot.passing,
    });
    await other.settled();
    for (const seat of before) {
      const back = takeSeat(other, seat.seat).last();
      const { log: _, logFrom: __, ...told } = seat.last();
      expect(back).toMatchObject(told);
      expect(back.log).toEqual(wholeLog(seat));
    }
  }
});

const wholeLog = (seat: ReturnType<typeof takeSeat>) =>
  seat.replies.flatMap((reply) => (reply.type === "update" ? reply.log : []));

test("a table that comes back gets the rest of the log and the same position", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, seed: "wire" });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")] as const;
  await playSeatsOn(host, seats, { rng: makeRng("wire"), most: 40 });
  const [ann] = seats;
  const whole = wholeLog(ann);
  const updates = ann.replies.filter((reply) => reply.type === "update");
  for (const { line, seq, logFrom, log } of updates) {
    const back = takeSeat(host, "P1", { line, seq }).last();
    expect(back.view).toEqual(ann.last().view);
    expect(back.logFrom).toBe(logFrom + log.length);
    expect(back.log).toEqual(whole.slice(back.logFrom));
  }
});

test("a number nobody gave out gets the whole log", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, seed: "wire" });
  await host.settled();
  for (const since of [
    { line: 0, seq: 999 },
    { line: 3, seq: 0 },
  ])
    expect(takeSeat(host, "P1", since).last().logFrom).toBe(0);
});
