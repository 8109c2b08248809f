import { makeRng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test, vi } from "vitest";
import { leaveDrafts, openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

const VERBS = ["play", "use", "commit", "drain", "attach", "makeDormant", "choose", "pass", "resolve"];

test("whatever a player tries and whenever, he is told why it is not possible", async () => {
  const { host } = openTable({
    seats: TWO_PEOPLE,
    setup: setupOfPresets("hastur-shub-niggurath", "miskatonic-cthulhu+2"),
    seed: "why",
  });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const rng = makeRng("why");
  let told = 0;
  for (let round = 0; round < 12; round++) {
    await playSeatsOn(host, seats, { rng, most: 9 });
    for (const seat of seats) {
      const handles = [
        0,
        1,
        seat.last().view.handles,
        9999,
        ...seat.last().view.inPlay.map(({ handle }) => handle),
      ];
      for (const card of handles) {
        for (const verb of VERBS) {
          seat.say({ type: "why", attempt: { do: verb, card, on: rng.below(20) } });
          const reply = seat.replies.at(-1);
          expect(reply).toMatchObject({ type: "told", told: { of: "why" } });
          if (reply?.type === "told" && reply.told.of === "why") told += reply.told.reasons.length;
        }
      }
    }
  }
  expect(told).toBeGreaterThan(500);
});

test("what is foreseen happens", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE, seed: "foresee" });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")];
  const rng = makeRng("foresee");
  let seen = 0;
  for (let round = 0; round < 60; round++) {
    await playSeatsOn(host, seats, { rng, most: 2 });
    const seat = seats.find((one) => one.asked() !== null);
    const asked = seat?.asked();
    if (!seat || !asked || asked.form !== "choose") continue;
    const choose = rng.below(asked.options.length);
    seat.say({ type: "preview", decision: asked.id, choice: { choose } });
    const reply = seat.replies.at(-1);
    if (reply?.type !== "told" || reply.told.of !== "preview") throw new Error("nothing was told");
    const { happenings } = reply.told.foreseen;
    const before = seat.replies.length;
    seat.say({ type: "answer", decision: asked.id, choice: { choose } });
    await host.settled();
    if (seat.last().step > 0) {
      leaveDrafts([seat]);
      continue;
    }
    const news = seat.replies.slice(before).flatMap((one) => (one.type === "update" ? one.log : []));
    expect(news.slice(0, happenings.length).map(({ happening: { what } }) => what)).toEqual(
      happenings.map(({ what }) => what),
    );
    seen += happenings.length;
  }
  expect(seen).toBeGreaterThan(30);
});

test("a hint is one of the answers", async () => {
  const { host } = openTable({ seed: "hint" });
  const ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("hint"), most: 8 });
  const asked = ann.asked();
  ann.say({ type: "hint", decision: asked?.id ?? 0 });
  await vi.waitFor(() => expect(ann.replies.at(-1)).toMatchObject({ type: "told", told: { of: "hint" } }));
  ann.say({ type: "hint", decision: 999_999 });
  expect(ann.replies.at(-1)).toMatchObject({ type: "refused", refusal: "no hint" });
});
