import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const fight = { phase: "story", at: "resolution", stories: ["Opening Night"] } as const;
const muscle = { "Hired Muscle": { story: "S1" } };
const pay2 = [["hastur", "hastur"]];

test("Monster Hunter wounds a character with skill 2 or lower after a struggle won by 2", () => {
  given({
    ...fight,
    P1: { play: ["Monster Hunter", muscle], domains: pay2 },
    P2: {
      play: [{ "Mad Artist": { story: "S1" } }, "Mad Genius", "Byakhee Servant", "Laboratory Assistant"],
    },
  });
  when("P1 uses Monster Hunter");
  then.offered("P1", ["Monster Hunter", "Mad Genius", "Laboratory Assistant"]);
  when("P1 chooses Mad Genius");
  then.expect({
    "Mad Genius": { in: "P2 discard" },
    "Byakhee Servant": { wounds: 0 },
    "Laboratory Assistant": { in: "play" },
    "P1.D1": { drained: true },
  });
});

test("Monster Hunter does not answer a struggle won by 1, or won by the opponent", () => {
  given({
    ...fight,
    P1: { play: ["Monster Hunter", muscle], domains: pay2 },
    P2: { play: [{ Peeler: { story: "S1" } }, { "Blackwood File Clerk": { story: "S1" } }, "Mad Genius"] },
  });
  when("P2 chooses Peeler");
  then.refused("P1 uses Monster Hunter");
  then.expect({ log: "struggle C at S1 won by P1", "Mad Genius": { in: "play" } });

  given({
    ...fight,
    P1: { play: [muscle] },
    P2: { play: ["Monster Hunter", "Mad Genius"], domains: pay2 },
  });
  then.refused("P2 uses Monster Hunter");
});

test("Monster Hunter reads the skill of the moment, and passes by who cannot be wounded", () => {
  given({
    ...fight,
    P1: { play: ["Monster Hunter", muscle, "Forbidden Shrine"], domains: pay2 },
    P2: {
      play: ["Altar of the Blessed", "Mad Genius", "Laboratory Assistant", { "Bag Man": { insane: true } }],
    },
  });
  when("P1 uses Monster Hunter");
  then.offered("P1", ["Monster Hunter", "Laboratory Assistant", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P2 discard" } });
});

test("Monster Hunter may answer each of two struggles won, for 2 each time", () => {
  given({
    ...fight,
    P1: {
      play: ["Monster Hunter", { "Hound of Tindalos": { story: "S1" } }],
      domains: [...pay2, ["agency", "agency"]],
    },
    P2: { play: ["Mad Genius", "Laboratory Assistant", "Bag Man"] },
  });
  when(
    "P1 uses Monster Hunter; choose Mad Genius; drain D1",
    "P1 uses Monster Hunter; choose Laboratory Assistant; drain D2",
  );
  then.expect({
    "Mad Genius": { in: "P2 discard" },
    "Laboratory Assistant": { in: "P2 discard" },
    "Bag Man": { in: "play" },
  });
});

test("Monster Hunter answers one struggle only once", () => {
  given({
    ...fight,
    P1: { play: ["Monster Hunter", muscle], domains: [...pay2, ["agency", "agency"]] },
    P2: { play: ["Mad Genius", "Bag Man"] },
  });
  when("P1 uses Monster Hunter; choose Mad Genius; drain D1");
  then.refused("P1 uses Monster Hunter; drain D2");
  then.expect({ "Bag Man": { in: "play" }, "P1.D2": { drained: false } });
});

test("Monster Hunter needs 2 resources on one domain, and to be sane", () => {
  given({
    ...fight,
    P1: { play: ["Monster Hunter", muscle], domains: [["agency"], ["agency"]] },
    P2: { play: ["Mad Genius"] },
  });
  then.refused("P1 uses Monster Hunter", "PAY-01");

  given({
    ...fight,
    P1: { play: [{ "Monster Hunter": { insane: true } }, muscle], domains: pay2 },
    P2: { play: ["Mad Genius"] },
  });
  then.refused("P1 uses Monster Hunter");
});
