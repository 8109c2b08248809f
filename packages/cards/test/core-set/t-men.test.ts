import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const play = { hand: ["T-Men"], domains: [["agency", "agency", "agency", "agency", "agency"]] };

test("T-Men wounds a character of either side when it enters play", () => {
  given({
    P1: { ...play, play: ["Peeler"] },
    P2: { play: ["Hired Muscle", "Cthulhu", "Cathouse", { "Bag Man": { insane: true } }] },
  });
  when("P1 plays T-Men");
  then.offered("P1", ["T-Men", "Peeler", "Hired Muscle", "Bag Man"]);
  when("P1 chooses Hired Muscle");
  then.expect({
    "Hired Muscle": { in: "play", wounds: 1 },
    "T-Men": { in: "play", state: "ready" },
    Peeler: { in: "play" },
  });
});

test("T-Men must shoot itself when nobody else can be wounded", () => {
  given({ P1: play, P2: { play: ["Cthulhu"] } });
  when("P1 plays T-Men");
  then.expect({ "T-Men": { in: "P1 discard" }, Cthulhu: { in: "play", wounds: 0 } });
});

test("T-Men wounds also when it is put into play, at its controller's choice", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: ["T-Men"],
      domains: [["yog-sothoth", "agency", "agency", "agency", "agency"]],
    },
    P2: { play: ["Mad Genius"] },
  });
  when("P1 plays Unspeakable Resurrection; X 5", "P1 chooses Mad Genius");
  then.expect({ "T-Men": { in: "play" }, "Mad Genius": { in: "P2 discard" } });
});

test("T-Men wounds nobody when its effect is cancelled", () => {
  given({ P1: play, P2: { play: ["Performance Artist", "Mad Genius"] } });
  when("P1 plays T-Men; choose Mad Genius", "P2 uses Performance Artist");
  then.expect({
    "Performance Artist": { in: "P2 discard" },
    "Mad Genius": { in: "play" },
    "T-Men": { in: "play" },
  });
});

test("T-Men is Steadfast: two Agency resources must be there, on whichever domains", () => {
  given({
    P1: { hand: ["T-Men"], domains: [["agency", "hastur", "hastur", "hastur", "hastur"]] },
  });
  then.refused("P1 plays T-Men; drain D1", "KW-STEAD-01");

  given({
    P1: { hand: ["T-Men"], domains: [["agency", "hastur", "hastur", "hastur", "hastur"], ["agency"]] },
    P2: { play: ["Mad Genius"] },
  });
  when("P1 plays T-Men; drain D1", "P1 chooses Mad Genius");
  then.expect({ "T-Men": { in: "play" } });
});
