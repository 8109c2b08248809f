import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const agent = "Freelance Agent";
const at = (story: string) => ({ story });

test("Freelance Agent has two more Combat icons for each weaker committed character of the opponent", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ [agent]: at("S1") }, { "Forest Sister": at("S1") }] },
    P2: {
      play: [
        { "Mad Artist": at("S1") },
        { "Laboratory Assistant": at("S1") },
        { "Hired Muscle": at("S1") },
        { "G-Men": at("S1") },
        "Paul Lemond",
      ],
    },
  });
  then.expect({ [agent]: { icons: "CCCCCC" }, "Forest Sister": { icons: "T" } });
});

test("Freelance Agent has his two icons while he is at no story", () => {
  given({
    phase: "story",
    at: "after commits",
    active: "P2",
    P1: { play: [agent] },
    P2: { play: [{ "Mad Artist": at("S1") }] },
  });
  then.expect({ [agent]: { icons: "CC" } });
  when(`P1 commits ${agent} to S1`);
  then.expect({ [agent]: { icons: "CCCC" } });
});

test("Freelance Agent counts by skill as it is now, his own and theirs", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: {
      play: [{ [agent]: at("S1") }, "Altar of the Blessed", "Clover Club Bouncer"],
    },
    P2: { play: [{ "Hired Muscle": at("S1") }, { "Blackwood File Clerk": at("S1") }] },
  });
  then.expect({ [agent]: { skill: 4, icons: "CCCCCC" } });
  when(`P1 uses Clover Club Bouncer; choose ${agent}`);
  then.expect({ [agent]: { skill: 3, icons: "CC" } });
});

test("Freelance Agent loses the icons with the character they were for", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { hand: ["Agoraphobia"], play: [{ [agent]: at("S1") }], domains: [["hastur", "hastur"]] },
    P2: { play: [{ "Mad Artist": at("S1") }, { "Laboratory Assistant": at("S1") }] },
  });
  then.expect({ [agent]: { icons: "CCCCCC" } });
  when("P1 plays Agoraphobia; choose Mad Artist");
  then.expect({ [agent]: { icons: "CCCC" } });
});

test("Freelance Agent insane has none", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ [agent]: at("S1") }] },
    P2: { play: [{ "Forest Sister": at("S1") }] },
  });
  when({ advance: "after resolution" });
  then.now({
    [agent]: { state: "insane", icons: "" },
    log: ["struggle T at S1 won by P2", "struggle C at S1 tied"],
  });
});

test("Freelance Agent counts those at other stories too", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ [agent]: at("S1") }, { "Forest Sister": at("S2") }] },
    P2: { play: [{ "Mad Artist": at("S2") }] },
  });
  then.expect({ [agent]: { icons: "CCCC" } });
});
