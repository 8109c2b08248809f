import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const advisor = "Anthropology Advisor";

test("Anthropology Advisor: your Investigators cost 1 less, other characters do not", () => {
  given({
    P1: { hand: ["Blackwood File Clerk", "Hired Muscle"], play: [advisor], domains: [["agency"]] },
    P2: { hand: ["Local Sheriff"] },
  });
  then.now({
    "Blackwood File Clerk": { cost: 1 },
    "Hired Muscle": { cost: 3 },
    "Local Sheriff": { cost: 4 },
  });
  then.refused("P1 plays Hired Muscle");
  when("P1 plays Blackwood File Clerk; drain D1");
  then.expect({ "Blackwood File Clerk": { in: "play" } });
});

test("Anthropology Advisor: each Investigator you control has an Investigation icon more", () => {
  given({
    P1: { play: [advisor, "Undercover Security", "Hired Muscle"] },
    P2: { play: ["Local Sheriff"] },
  });
  then.now({
    [advisor]: { icons: "CAII" },
    "Undercover Security": { icons: "CII" },
    "Hired Muscle": { icons: "CCC" },
    "Local Sheriff": { icons: "CI" },
  });
});

test("Anthropology Advisor: two of them add up, down to a cost of 0", () => {
  given({ P1: { hand: ["Mad Genius"], play: [advisor, advisor] } });
  then.now({ [`${advisor}#2`]: { icons: "CAIII" } });
  when("P1 plays Mad Genius");
  then.expect({ "Mad Genius": { in: "play", icons: "II" } });
});

test("Anthropology Advisor: both are over when it goes insane", () => {
  given({
    P1: {
      hand: ["Mad Genius"],
      play: [advisor, "Undercover Security"],
    },
    P2: { play: ["Hastur"], domains: [["hastur", "hastur", "hastur"]] },
  });
  when(`P2 uses Hastur; choose ${advisor}`);
  then.expect({
    "Mad Genius": { cost: 2 },
    "Undercover Security": { icons: "CI" },
    [advisor]: { icons: "" },
  });
});

test("Anthropology Advisor takes in who comes under your control, as long as it stays", () => {
  given({
    P1: { hand: ["Blind Submission"], play: [advisor], domains: [["hastur", "hastur"]] },
    P2: { play: ["Undercover Security"] },
  });
  when("P1 plays Blind Submission; choose Undercover Security");
  then.expect({ "Undercover Security": { icons: "CII" } });
  when({ advance: "story before commits" });
  then.now({ "Undercover Security": { icons: "CI" } });
});
