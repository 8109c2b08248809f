import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const drawing = { phase: "draw", at: "start" } as const;

test("Cthulhu takes one character for the draws of a draw phase, of whoever drew", () => {
  given({
    ...drawing,
    P1: { play: ["Paul Lemond", "Hired Muscle", "Freelance Occultist"] },
    P2: { play: ["Cthulhu"] },
  });
  then.offered("P1", ["Paul Lemond", "Hired Muscle", "Freelance Occultist"]);
  when("P1 chooses Hired Muscle");
  then.expect({
    P1: { hand: 2, characters: 2 },
    "Hired Muscle": { in: "P1 discard" },
    Cthulhu: { in: "play" },
  });
});

test("Cthulhu asks nothing of who has no character, nor after other draws", () => {
  given({ ...drawing, P1: {}, P2: { play: ["Cthulhu", "Hired Muscle"] } });
  then.expect({ "Hired Muscle": { in: "play" }, Cthulhu: { in: "play" } });
  given({
    P1: {
      hand: ["Unearthing the Ancients"],
      play: ["Paul Lemond"],
      domains: [["miskatonic", "miskatonic", "miskatonic"]],
    },
    P2: { play: ["Cthulhu"] },
  });
  when("P1 plays Unearthing the Ancients");
  then.expect({ P1: { hand: 3 }, "Paul Lemond": { in: "play" } });
});

test("Cthulhu is one of his controller's characters, and no Invulnerability keeps him from the sacrifice", () => {
  given({ ...drawing, P1: { play: ["Cthulhu", "Paul Lemond"] }, P2: { play: ["Hired Muscle"] } });
  then.offered("P1", ["Cthulhu", "Paul Lemond"]);
  when("P1 chooses Cthulhu");
  then.expect({ Cthulhu: { in: "P1 discard" }, "Paul Lemond": { in: "play" } });
});

test("Cthulhu is content with an insane character, a support is none", () => {
  given({
    ...drawing,
    P1: { play: ["Altar of the Blessed", "Paul Lemond", { "Hired Muscle": { insane: true } }] },
    P2: { play: ["Cthulhu"] },
  });
  then.offered("P1", ["Paul Lemond", "Hired Muscle"]);
  when("P1 chooses Hired Muscle");
  then.expect({ "Hired Muscle": { in: "P1 discard" }, "Paul Lemond": { in: "play" } });
});

test("Cthulhu demands nothing while he is insane", () => {
  given({ ...drawing, P1: { play: ["Paul Lemond"] }, P2: { play: [{ Cthulhu: { insane: true } }] } });
  then.expect({ P1: { hand: 2 }, "Paul Lemond": { in: "play" } });
});

test('Cthulhu: if Jack "Brass" Brady slips away another is sacrificed, Cthulhu himself if he is alone (COST-07)', () => {
  const brady = 'Jack "Brass" Brady';
  given({ ...drawing, P1: { play: [brady, "Hired Muscle"] }, P2: { play: ["Cthulhu"] } });
  when(`P1 uses ${brady}`);
  then.expect({
    [brady]: { in: "P1 hand" },
    "Hired Muscle": { in: "P1 discard" },
    Cthulhu: { in: "play" },
  });

  given({ ...drawing, P1: { play: [brady, "Cthulhu"] } });
  when(`P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 hand" }, Cthulhu: { in: "P1 discard" } });
});

test("Cthulhu's demand can be cancelled by what cancels any ability, not by Power Drain", () => {
  given({
    ...drawing,
    P1: {
      hand: ["Power Drain"],
      play: ["Performance Artist", "Paul Lemond", "Hired Muscle"],
      domains: [["hastur", "hastur"]],
    },
    P2: { play: ["Cthulhu"] },
  });
  then.refused("P1 plays Power Drain");
  when("P1 uses Performance Artist");
  then.expect({
    "Performance Artist": { in: "P1 discard" },
    "Paul Lemond": { in: "play" },
    "Hired Muscle": { in: "play" },
  });
});
