import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const reef = "Shadowed Reef";

test("Shadowed Reef gives every Deep One a Terror icon, on both sides", () => {
  given({
    P1: { hand: [reef], play: ["Young Deep One"], domains: [["cthulhu"]] },
    P2: { play: ["Mature Deep One"] },
  });
  then.expect({ "Young Deep One": { icons: "CCA" } });
  when(`P1 plays ${reef}`);
  then.expect({ "Young Deep One": { icons: "TCCA" }, "Mature Deep One": { icons: "TCCA" } });
});

test("Shadowed Reef leaves everybody else alone, Dagon too, and an insane Deep One", () => {
  given({
    P1: { play: [reef, "Dagon", "Hired Muscle", { "Adult Deep One": { insane: true } }] },
    P2: { play: ["Ocean Crawlers"] },
  });
  then.expect({
    Dagon: { icons: "TTAA" },
    "Hired Muscle": { icons: "CCC" },
    "Ocean Crawlers": { icons: "T" },
    "Adult Deep One": { icons: "" },
  });
});

test("Shadowed Reef: three of them give three (SIM-05)", () => {
  given({ P1: { play: [reef, reef] }, P2: { play: [reef, "Young Deep One"] } });
  then.expect({ "Young Deep One": { icons: "TTTCCA" } });
});

test("Shadowed Reef reaches a Deep One that comes later (LAST-07)", () => {
  given({ P1: { hand: ["Young Deep One"], play: [reef], domains: [["cthulhu", "cthulhu"]] } });
  when("P1 plays Young Deep One");
  then.expect({ "Young Deep One": { icons: "TCCA" } });
});

test("Shadowed Reef gives nothing once it has left play", () => {
  given({
    P1: { hand: ["Burrowing Beneath"], domains: [["shub-niggurath", "shub-niggurath"]] },
    P2: { play: [reef, "Young Deep One"] },
  });
  when("P1 plays Burrowing Beneath");
  then.expect({ "Young Deep One": { icons: "CCA" }, [reef]: { in: "P2 discard" } });
});

test("Shadowed Reef: with two of them a Deep One can pay for Pulled Under", () => {
  given({
    P1: { hand: ["Pulled Under"], play: [reef, reef, "Young Deep One"], domains: [["cthulhu", "cthulhu"]] },
    P2: { play: [{ "Paul Lemond": { exhausted: true } }] },
  });
  when("P1 plays Pulled Under");
  then.expect({ "Paul Lemond": { in: "P2 discard" }, "Young Deep One": { state: "exhausted" } });
});
