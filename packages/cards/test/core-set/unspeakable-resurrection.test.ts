import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const rise = "Unspeakable Resurrection";
const yog = (count: number) => ["yog-sothoth", ...Array.from({ length: count - 1 }, () => "hastur")];

test("Unspeakable Resurrection puts a character of cost X or lower into play from one's own pile", () => {
  given({
    P1: { hand: [rise], discard: ["Peeler", "Bag Man", "T-Men", "Shotgun"], domains: [yog(3)] },
    P2: { discard: ["Mad Artist"] },
  });
  when(`P1 plays ${rise}; X 3`);
  then.offered("P1", ["Peeler", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { in: "play", state: "ready", controller: "P1" },
    Peeler: { in: "P1 discard" },
    "P1.D1": { drained: true },
  });
});

test("Unspeakable Resurrection raises no more than the X announced, whatever else is drained", () => {
  given({ P1: { hand: [rise], discard: ["Peeler", "Bag Man"], domains: [yog(5)] } });
  when(`P1 plays ${rise}; X 2`);
  then.expect({ Peeler: { in: "play" }, "Bag Man": { in: "P1 discard" } });
});

test("Unspeakable Resurrection for 0 raises a character of cost 0, without a domain", () => {
  given({ P1: { hand: [rise], discard: ["Servant from Out of Time", "Paul Lemond"] } });
  when(`P1 plays ${rise}; X 0`);
  then.expect({ "Servant from Out of Time": { in: "play" }, "Paul Lemond": { in: "P1 discard" } });
});

test("Unspeakable Resurrection cannot be played where nobody is cheap enough or may enter", () => {
  given({ P1: { hand: [rise], discard: ["Bag Man"], domains: [yog(2)] }, P2: { discard: ["Paul Lemond"] } });
  then.refused(`P1 plays ${rise}`);
  given({
    P1: {
      hand: [rise],
      play: ["Cthulhu"],
      discard: ["Cthulhu", "Undercover Security"],
      domains: [yog(7)],
    },
  });
  then.refused(`P1 plays ${rise}`);
});

test("Unspeakable Resurrection works outside the operations phase, and its character may then defend", () => {
  given({
    active: "P2",
    phase: "story",
    at: "after commits",
    P1: { hand: [rise], discard: ["Bag Man"], domains: [yog(3)] },
    P2: { play: [{ Peeler: { story: "S1" } }] },
  });
  when(`P1 plays ${rise}; X 3`, "P1 commits Bag Man to S1");
  then.expect({ S1: { committed: { P1: ["Bag Man"], P2: ["Peeler"] } }, active: "P2" });
});

test("Unspeakable Resurrection leaves the dead where they are when it is cancelled", () => {
  given({
    P1: { hand: [rise], discard: ["Bag Man"], domains: [yog(3)] },
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${rise}; X 3`, "P2 plays Power Drain");
  then.expect({ "Bag Man": { in: "P1 discard" }, "P1.D1": { drained: true } });
});
