import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const insane = { insane: true } as const;
const use = "P1 uses Arkham Asylum";

test("Arkham Asylum restores and readies an insane character of either player", () => {
  given({
    P1: { play: ["Arkham Asylum", { "Forest Sister": insane }, "Bag Man"], domains: [["hastur"]] },
    P2: { play: [{ "Mad Artist": insane }, { "Hired Muscle": { exhausted: true } }] },
  });
  when(use);
  then.offered("P1", ["Forest Sister", "Mad Artist"]);
  when("P1 chooses Forest Sister");
  then.expect({
    "Forest Sister": { state: "ready", icons: "T", skill: 2 },
    "Mad Artist": { state: "insane" },
    "Arkham Asylum": { state: "ready" },
    "P1.D1": { drained: true },
  });
});

test("Arkham Asylum is of no use while everybody is sane", () => {
  given({ P1: { play: ["Arkham Asylum", { "Bag Man": { exhausted: true } }], domains: [["hastur"]] } });
  then.refused(use, "TGT-02");
});

test("Arkham Asylum works as often as 1 can be paid", () => {
  given({
    P1: {
      play: ["Arkham Asylum", { "Forest Sister": insane }, { "Bag Man": insane }, { "Mad Artist": insane }],
      domains: [["hastur"], ["hastur"]],
    },
  });
  when(`${use}; choose Bag Man; drain D1`, `${use}; choose Forest Sister; drain D2`);
  then.expect({
    "Bag Man": { state: "ready" },
    "Forest Sister": { state: "ready" },
    "Mad Artist": { state: "insane" },
  });
  then.refused(use);
});

test("Arkham Asylum cannot choose who cannot be restored", () => {
  given({
    P1: {
      play: ["Arkham Asylum", { "Forest Sister": { insane: true, attached: ["Sedated"] } }],
      domains: [["hastur"]],
    },
  });
  then.refused(use);
});

test("Arkham Asylum: the character was restored, and may respond to it", () => {
  given({
    P1: { play: ["Arkham Asylum", { "Mad Genius": insane }], domains: [["hastur"]] },
  });
  when(`${use}; choose Mad Genius`, "P1 uses Mad Genius; choose S2");
  then.expect({ S2: { P1: 1 }, "Mad Genius": { state: "ready" } });
});

test("Arkham Asylum: one restored in the story phase may commit", () => {
  given({
    phase: "story",
    P1: { play: ["Arkham Asylum", { "Bag Man": insane }], domains: [["hastur"]] },
  });
  when(`${use}; choose Bag Man`, "P1 commits Bag Man to S1");
  then.expect({ "Bag Man": { in: "S1", state: "exhausted" } });
});
