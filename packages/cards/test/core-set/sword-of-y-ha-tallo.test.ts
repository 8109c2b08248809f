import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const sword = "Sword of Y'ha-tallo";
const steadfast = { domains: [["cthulhu"], { drained: ["cthulhu"] }] };

test("Sword of Y'ha-tallo gives its bearer Terror and Combat, one of each", () => {
  given({ P1: { hand: [sword], play: ["Paul Lemond", "Bag Man"], ...steadfast } });
  when(`P1 plays ${sword}; choose Bag Man`);
  then.expect({
    "Bag Man": { icons: "TCCCI", skill: 2 },
    "Paul Lemond": { icons: "" },
    "P1.D1": { drained: false },
  });
});

test("Sword of Y'ha-tallo needs two Cthulhu resources in all, though it costs nothing (KW-STEAD-05)", () => {
  given({ P1: { hand: [sword], play: ["Paul Lemond"], domains: [["cthulhu", "hastur"], ["hastur"]] } });
  then.refused(`P1 plays ${sword}`, "KW-STEAD-01");
});

test("Sword of Y'ha-tallo may be given to any character, but to nothing else", () => {
  given({
    P1: { hand: [sword], play: ["Paul Lemond", "Altar of the Blessed"], ...steadfast },
    P2: { play: ["Hired Muscle", { "Bag Man": { insane: true } }] },
  });
  when(`P1 plays ${sword}`);
  then.offered("P1", ["Paul Lemond", "Hired Muscle", "Bag Man"]);
  when("P1 chooses Hired Muscle");
  then.expect({ "Hired Muscle": { icons: "TCCCC" }, [sword]: { controller: "P1" } });

  given({ P1: { hand: [sword], play: ["Altar of the Blessed"], ...steadfast } });
  then.refused(`P1 plays ${sword}`, "ATT-10");
});

test("Sword of Y'ha-tallo: two on one bearer add up", () => {
  given({ P1: { play: [{ "Paul Lemond": { attached: [sword, sword] } }] } });
  then.expect({ "Paul Lemond": { icons: "TTCC" } });
});

test("Sword of Y'ha-tallo gives nothing once it is destroyed", () => {
  given({
    P1: { hand: ["Get it Off!"], domains: [["cthulhu"]] },
    P2: { play: [{ "Paul Lemond": { attached: [sword] } }] },
  });
  when("P1 plays Get it Off!");
  then.expect({ "Paul Lemond": { icons: "" }, [sword]: { in: "P2 discard" } });
});

test("Sword of Y'ha-tallo keeps its bearer sane in a Terror struggle, and is lost if he dies", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ "Keeper of the Golden Path": { story: "S1" } }] },
    P2: { play: [{ "Mad Genius": { story: "S1", attached: [sword] } }, { "Paul Lemond": { story: "S1" } }] },
  });
  when({ advance: "after resolution" });
  then.expect({ "Paul Lemond": { state: "insane" }, "Mad Genius": { icons: "TC" } });

  given({
    P1: { hand: ["Shotgun Blast"], domains: [["agency", "agency"]] },
    P2: { play: [{ "Mad Genius": { attached: [sword] } }] },
  });
  when("P1 plays Shotgun Blast; X 2; choose Mad Genius");
  then.expect({ [sword]: { in: "P2 discard" } });
});
