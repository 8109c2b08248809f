import { makeRng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

test("what a button says of the price is what the domain has: paid and wasted together", async () => {
  const { host } = openTable({
    seats: TWO_PEOPLE,
    setup: setupOfPresets("miskatonic-yog-sothoth", "agency-syndicate+2"),
    seed: "price",
  });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  await playSeatsOn(host, seats, { rng: makeRng("price"), most: 250 });
  let seen = 0;
  for (const { replies } of seats) {
    for (const reply of replies) {
      if (reply.type !== "update" || reply.asked === null) continue;
      const { asked, figures } = reply;
      for (const option of asked.options) {
        const { pays } = option;
        if (pays === undefined || option.do === "use" || typeof pays.domain !== "number") continue;
        const played = option.do === "drain" ? asked.steps[0] : option;
        if (played?.do !== "play" || asked.steps.some(({ do: step }) => step === "number")) continue;
        seen++;
        expect(pays.cost).toBe(figures.costs[Number(played.card)]);
        expect(pays.cost + pays.wasted).toBe(figures.domains[pays.domain]);
      }
    }
  }
  expect(seen).toBeGreaterThan(10);
});
