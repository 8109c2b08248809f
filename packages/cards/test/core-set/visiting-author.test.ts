import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const author = "Visiting Author";
const blaster = { hand: ["Shotgun Blast"], domains: [["agency", "agency", "agency"]] };

test("Visiting Author comes back to hand for 1 in the phase it was destroyed", () => {
  given({ active: "P2", P1: { play: [author], domains: [["miskatonic"]] }, P2: blaster });
  when(`P2 plays Shotgun Blast; X 3; choose ${author}`, `P1 uses ${author}; drain D1`);
  then.expect({ [author]: { in: "P1 hand" }, "P1.D1": { drained: true } });
});

test("Visiting Author of an earlier phase stays in the discard pile", () => {
  given({ P1: { discard: [author], domains: [["miskatonic"]] } });
  then.refused(`P1 uses ${author}`);

  given({ active: "P2", P1: { play: [author], domains: [["miskatonic"]] }, P2: blaster });
  when(`P2 plays Shotgun Blast; X 3; choose ${author}`, { advance: "story before commits" });
  then.refused(`P1 uses ${author}`);
});

test("Visiting Author: without a resource it cannot return", () => {
  given({ active: "P2", P1: { play: [author], domains: [{ drained: ["miskatonic"] }] }, P2: blaster });
  when(`P2 plays Shotgun Blast; X 3; choose ${author}`);
  then.refused(`P1 uses ${author}`);
});

test("Visiting Author returns from an insane end and from hand as well (TRIG-32)", () => {
  given({
    active: "P2",
    P1: { play: [{ [author]: { insane: true } }], domains: [["miskatonic"]] },
    P2: blaster,
  });
  when(`P2 plays Shotgun Blast; X 0; choose ${author}`, `P1 uses ${author}`);
  then.expect({ [author]: { in: "P1 hand" } });

  given({
    active: "P2",
    P1: { hand: [author], domains: [["miskatonic"]] },
    P2: { hand: ["Feast of Famine", "Bag Man"], domains: [["miskatonic", "miskatonic", "miskatonic"]] },
  });
  when("P2 plays Feast of Famine", "P2 chooses Bag Man", `P1 uses ${author}`);
  then.expect({ [author]: { in: "P1 hand" } });
});

test("Visiting Author, a Transient resource spent, may be taken back for 1 (TRIG-32)", () => {
  given({ P1: { hand: ["Mad Genius"], domains: [[author], ["miskatonic"]] } });
  when("P1 plays Mad Genius; drain D1", `P1 uses ${author}; drain D2`);
  then.expect({ "Mad Genius": { in: "play" }, [author]: { in: "P1 hand" }, "P1.D1": { resources: 0 } });
});

test("Visiting Author is of no use to the other player, nor on a domain or in play", () => {
  given({
    active: "P2",
    P1: { play: [author], domains: [[author]] },
    P2: { hand: ["Shotgun Blast"], domains: [["agency", "agency", "agency"], ["agency"]] },
  });
  when(`P2 plays Shotgun Blast; X 3; choose ${author}; drain D1`);
  then.refused(`P2 uses ${author}`);
  then.refused(`P1 uses ${author}#2`);
});

test("Visiting Author: the return is an Action, and Power Drain cancels it", () => {
  given({
    active: "P2",
    P1: { play: [author], domains: [["miskatonic"]] },
    P2: {
      hand: ["Shotgun Blast", "Power Drain"],
      domains: [
        ["agency", "agency", "agency"],
        ["hastur", "hastur"],
      ],
    },
  });
  when(
    `P2 plays Shotgun Blast; X 3; choose ${author}; drain D1`,
    `P1 uses ${author}`,
    "P2 plays Power Drain",
  );
  then.expect({ [author]: { in: "P1 discard" }, "P1.D1": { drained: true } });
});
