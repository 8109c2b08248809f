import { countIcons, ICONS, makeRng, numberParts, storiesInPlay, totalSkill } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { sitDown, stateOf } from "../src/index.ts";
import { FULL, openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

test("every number a seat is told is the one the rules count, and its parts add up to it", async () => {
  const sitting = sitDown(setupOfPresets("hastur-yog-sothoth+2", "cthulhu-shub-niggurath"), "figures");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting, passing: { P1: FULL, P2: FULL } });
  const seats = [takeSeat(host, "P1"), takeSeat(host, "P2")] as const;
  const rng = makeRng("figures");
  let characters = 0;
  for (let round = 0; round < 40; round++) {
    await playSeatsOn(host, seats, { rng, most: 6 });
    const state = stateOf(sitting);
    const { figures } = seats[0].last();
    if (seats[0].last().step > 0) continue;
    for (const [at, story] of storiesInPlay(state).entries()) {
      const lane = figures.lanes[at];
      expect(lane?.skill).toEqual({ P1: totalSkill(state, story, "P1"), P2: totalSkill(state, story, "P2") });
      for (const [index, icon] of ICONS.entries())
        expect(lane?.icons.P2[index]).toBe(countIcons(state, story, icon).P2);
    }
    for (const id of state.inPlay) {
      const told = figures.inPlay[state.cards[id]?.handleP1 ?? 0];
      const parts = numberParts(state, id);
      if (told === undefined || parts.length === 0) continue;
      characters++;
      const sum = (what: string): number =>
        parts.filter((part) => part.what === what).reduce((all, { amount }) => all + amount, 0);
      expect(Math.max(0, sum("skill"))).toBe(told.skill);
      expect(ICONS.map(sum)).toEqual(told.icons);
    }
  }
  expect(characters).toBeGreaterThan(50);
});

test("a face-down card of the other side has no figures", async () => {
  const { host } = openTable({ seats: TWO_PEOPLE });
  const ann = takeSeat(host, "P1");
  await host.settled();
  const { figures, view } = ann.last();
  expect(Object.keys(figures.costs)).toHaveLength(view.P1.hand.count);
  expect(Object.keys(figures.domains)).toHaveLength(6);
});
