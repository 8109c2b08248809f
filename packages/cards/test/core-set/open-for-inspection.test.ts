import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const inspection = "Open for Inspection";
const domains = [["miskatonic", "miskatonic"]];
const stories = ["Dreamwalkers", "Rotting Away", "Opening Night"];

test("Open for Inspection gives its story an Arcane and two Investigation struggles, each after the first", () => {
  given({ stories, P1: { hand: [inspection], play: ["Paul Lemond"], domains } });
  when(`P1 plays ${inspection}`);
  then.offered("P1", stories);
  when("P1 chooses Rotting Away");
  then.expect({
    [inspection]: { in: "attached to Rotting Away" },
    S1: { struggles: "TCAI" },
    S2: { struggles: "TCAAIII" },
  });
});

test("Open for Inspection: each Investigation struggle won is a token", () => {
  given({
    phase: "story",
    stories: [{ Dreamwalkers: { attached: [inspection] } }],
    P1: { play: ["Blackwood File Clerk"] },
    P2: { play: [{ "Bag Man": { exhausted: true } }] },
  });
  when("P1 commits Blackwood File Clerk to S1", { advance: "after resolution" });
  then.now({
    P1: { won: 1 },
    log: ["struggle I at S1 won by P1", "struggle I at S1 won by P1", "struggle I at S1 won by P1"],
  });
});

test("Open for Inspection: its Arcane struggle readies one more character", () => {
  given({
    phase: "story",
    stories: [{ Dreamwalkers: { attached: [inspection] } }],
    P1: { play: ["Freelance Occultist", "Mad Artist", "Arcane Initiate"] },
  });
  when(
    "P1 commits Freelance Occultist, Mad Artist, Arcane Initiate to S1",
    "P1 chooses Mad Artist",
    "P1 chooses Arcane Initiate",
    { advance: "after resolution" },
  );
  then.now({
    "Mad Artist": { state: "ready" },
    "Arcane Initiate": { state: "ready" },
    "Freelance Occultist": { state: "exhausted" },
  });
});

test("Open for Inspection: one struggle of a type taken away leaves the others (BOOST-07)", () => {
  given({
    stories: [{ Dreamwalkers: { attached: [inspection] } }],
    P1: { hand: ["Inside Information"], domains: [["neutral", "neutral"]] },
  });
  when("P1 plays Inside Information; choose Dreamwalkers", "P1 chooses Investigation");
  then.expect({ S1: { struggles: "TCAAII" } });
});

test("Open for Inspection makes Arcane struggles where the story has none (BOOST-10)", () => {
  const quiet = { title: "Quiet", type: "story", faction: "neutral", struggles: "TI" };
  given({ stories: [{ Quiet: { attached: [inspection] } }] }, { cards: [quiet] });
  then.now({ S1: { struggles: "TAIII" } });
});

test("Open for Inspection goes with its story, and can be destroyed on it", () => {
  given({
    stories: [{ Dreamwalkers: { attached: [inspection] } }],
    P1: { hand: ["Get it Off!"], domains: [["cthulhu"]] },
  });
  when(`P1 plays Get it Off!; choose ${inspection}`);
  then.expect({ [inspection]: { in: "P1 discard" }, S1: { struggles: "TCAI" } });

  given({
    phase: "story",
    stories: [{ Dreamwalkers: { P1: 4, attached: [inspection] } }],
    P1: { play: ["Blackwood File Clerk"] },
  });
  when("P1 commits Blackwood File Clerk to S1", { advance: "after resolution" });
  then.now({ P1: { won: 1 }, [inspection]: { in: "P1 discard" }, S1: { struggles: "TCAI" } });
});
