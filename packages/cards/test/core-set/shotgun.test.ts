import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const committed = { phase: "story", at: "after opposing" } as const;
const gunman = (title: string) => ({ [title]: { story: "S1", attached: ["Shotgun"] } });

test("Shotgun lets its committed bearer wound somebody at his story for 1", () => {
  given({
    ...committed,
    P1: { play: [gunman("Bag Man"), "Peeler"], domains: [["hastur"]] },
    P2: { play: [{ "Hired Muscle": { story: "S1" } }, { "Mad Genius": { story: "S2" } }, "Mad Artist"] },
  });
  when("P1 uses Bag Man");
  then.offered("P1", ["Bag Man", "Hired Muscle"]);
  when("P1 chooses Hired Muscle");
  then.expect({
    "Hired Muscle": { wounds: 1 },
    "Mad Genius": { in: "play" },
    "Bag Man": { in: "S1", state: "exhausted" },
    "P1.D1": { drained: true },
  });
});

test("Shotgun gives nothing to a bearer who is not committed", () => {
  given({
    ...committed,
    P1: {
      play: [{ "Bag Man": { attached: ["Shotgun"] } }, { Peeler: { story: "S1" } }],
      domains: [["agency"]],
    },
    P2: { play: [{ "Mad Genius": { story: "S1" } }] },
  });
  then.refused("P1 uses Bag Man");
  then.refused("P1 uses Shotgun");
});

test("Shotgun may be fired again as often as it is paid for", () => {
  given({
    ...committed,
    P1: { play: [gunman("Bag Man")], domains: [["agency"], ["agency"]] },
    P2: { play: [{ "Guardian Shoggoth": { story: "S1" } }] },
  });
  when(
    "P1 uses Bag Man; choose Guardian Shoggoth; drain D1",
    "P1 uses Bag Man; choose Guardian Shoggoth; drain D2",
  );
  then.expect({ "Guardian Shoggoth": { wounds: 2 } });
  then.refused("P1 uses Bag Man", "PAY-01");
});

test("Shotgun is fired by the controller of its bearer, not by who played it (CTRL-13)", () => {
  given({
    ...committed,
    P1: { domains: [["agency"]] },
    P2: {
      play: [{ "Bag Man": { story: "S1", attached: [{ Shotgun: { owner: "P1" } }] } }],
      domains: [["hastur"]],
    },
  });
  then.refused("P1 uses Bag Man");
  then.refused("P1 uses Shotgun");
  when("P2 uses Bag Man; choose Bag Man");
  then.expect({ "Bag Man": { in: "P2 discard" }, Shotgun: { in: "P1 discard" } });
});

test("Shotgun goes on any character and on nothing else", () => {
  given({
    P1: { hand: ["Shotgun"], play: ["Peeler", "Cathouse"], domains: [["agency"]] },
    P2: { play: ["Cthulhu"] },
  });
  when("P1 plays Shotgun");
  then.offered("P1", ["Peeler", "Cthulhu"]);
  when("P1 chooses Cthulhu");
  then.expect({ Shotgun: { in: "attached to Cthulhu", controller: "P1" } });
});

test("Shotgun can no longer be fired once it is destroyed", () => {
  given({
    ...committed,
    P1: { play: [gunman("Bag Man")], domains: [["agency"]] },
    P2: {
      hand: ["Get it Off!"],
      play: [{ "Mad Genius": { story: "S1" } }],
      domains: [["cthulhu"]],
    },
    "to act": "P2",
  });
  when("P2 plays Get it Off!; choose Shotgun");
  then.refused("P1 uses Bag Man");
  then.expect({ "Bag Man": { in: "S1" } });
});
