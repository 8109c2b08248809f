import { makeRng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { AGAINST_BOT, FULL, openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

const faults = (seat: ReturnType<typeof takeSeat>) =>
  seat.replies.filter(({ type }) => type === "fault" || type === "refused");

test.each(["1", "2", "3"])("two people play a whole game, seed %s", async (seed) => {
  const { host } = openTable({ seats: TWO_PEOPLE, seed });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  await playSeatsOn(host, seats, { rng: makeRng(seed) });
  for (const seat of seats) {
    expect(seat.last().result).not.toBeNull();
    expect(faults(seat)).toEqual([]);
  }
});

test.each(["random", "greedy"])("a whole game against the %s bot", async (level) => {
  const { host } = openTable({ seats: { ...AGAINST_BOT, P2: { kind: "bot", name: level, level } } });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("ann") });
  expect(ann.last().result).not.toBeNull();
  expect(faults(ann)).toEqual([]);
});

test("full control is asked in every window, smart only where there is something to do", async () => {
  const counts: number[] = [];
  for (const passing of [{}, { P1: FULL }]) {
    const { host } = openTable({ setup: setupOfPresets(), passing });
    const ann = takeSeat(host, "P1");
    await playSeatsOn(host, [ann], { rng: makeRng("same"), most: 60 });
    const onlyPass = ann.replies.filter(
      (reply) =>
        reply.type === "update" && reply.asked?.kind === "action" && reply.asked.options.length === 1,
    );
    counts.push(onlyPass.length);
  }
  const [smart = 0, full = 0] = counts;
  expect(full).toBeGreaterThan(20);
  expect(smart).toBeLessThan(full / 4);
});
