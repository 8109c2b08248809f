import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const desperate = { hand: ["Despair"], domains: [["hastur"]] };
const fight = { phase: "story", at: "after opposing" } as const;

test("Despair, after a struggle won by two icons, returns a character without Attachment to hand", () => {
  given({
    ...fight,
    P1: { ...desperate, play: [{ "Byakhee Servant": { story: "S1" } }, "Mad Artist"] },
    P2: {
      play: [
        { "Hired Muscle": { attached: [".45 Pistols"] } },
        "Ocean Crawlers",
        { Peeler: { insane: true } },
        "Dutch Courage",
      ],
    },
  });
  when("P1 plays Despair");
  then.offered("P1", ["Byakhee Servant", "Mad Artist", "Ocean Crawlers", "Peeler"]);
  when("P1 chooses Ocean Crawlers");
  then.expect({
    "Ocean Crawlers": { in: "P2 hand" },
    "Hired Muscle": { in: "play" },
    Despair: { in: "P1 discard" },
    "P1.D1": { drained: true },
  });
});

test("Despair is not for a margin of one, counted against the other side", () => {
  given({
    ...fight,
    P1: { ...desperate, play: [{ "Byakhee Servant": { story: "S1" } }] },
    P2: { play: [{ "Undercover Security": { story: "S1" } }, "Bag Man"] },
  });
  when({ advance: "resolution" });
  then.refused("P1 plays Despair; choose Bag Man");
  when({ advance: "after resolution" });
  then.now({ "Bag Man": { in: "play" }, P1: { hand: 1 } });
});

test("Despair is no Action: before the struggles it cannot be played", () => {
  given({
    ...fight,
    P1: { ...desperate, play: [{ "Byakhee Servant": { story: "S1" } }] },
    P2: { play: ["Bag Man"] },
  });
  then.refused("P1 plays Despair; choose Bag Man");
});

test("Despair serves a defender who won, not the one who lost", () => {
  given({
    ...fight,
    P1: { ...desperate, play: [{ Ghost: { story: "S1" } }, "Mad Artist"] },
    P2: { ...desperate, play: [{ "Hired Muscle": { story: "S1" } }] },
  });
  when("P2 plays Despair; choose Mad Artist");
  then.expect({ "Mad Artist": { in: "P1 hand" }, "P1 Despair": { in: "P1 hand" } });
});

test("Despair: two of them answer one struggle, or two struggles, each once", () => {
  given({
    ...fight,
    P1: {
      hand: ["Despair", "Despair"],
      domains: [["hastur"], ["hastur"]],
      play: [{ "Byakhee Servant": { story: "S1" } }],
    },
    P2: { play: ["Bag Man", "Peeler", "Hired Muscle"] },
  });
  when("P1 plays Despair; choose Bag Man; drain D1", "P1 plays Despair; choose Peeler; drain D2");
  then.expect({
    "Bag Man": { in: "P2 hand" },
    Peeler: { in: "P2 hand" },
    "Hired Muscle": { in: "play" },
  });
});

test("Despair: Power Drain cancels the Response", () => {
  given({
    ...fight,
    P1: { ...desperate, play: [{ "Byakhee Servant": { story: "S1" } }] },
    P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [["hastur", "hastur"]] },
  });
  when("P1 plays Despair; choose Bag Man", "P2 plays Power Drain");
  then.expect({ "Bag Man": { in: "play" }, Despair: { in: "P1 discard" } });
});
