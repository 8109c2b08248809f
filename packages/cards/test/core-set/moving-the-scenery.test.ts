import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const scenery = "Moving the Scenery";
const stories = [{ "Opening Night": { P1: 1, P2: 3 } }, { "Rotting Away": { P1: 1, P2: 2 } }, "Dreamwalkers"];
const story = { phase: "story", at: "resolution", stories } as const;
const oaf = { title: "Oaf", type: "character", faction: "neutral", skill: 4 };

/** Alone at S1, so that it wins its struggles by as many icons as it has. */
const alone = (title: string) => ({
  hand: [scenery],
  play: [{ [title]: { story: "S1" as const } }],
  domains: [["agency", "agency"]],
});

test("Moving the Scenery moves one token of a story to the other side after a struggle won by 2", () => {
  given({ ...story, P1: alone("Peeler") });
  when(`P1 plays ${scenery}`);
  then.offered("P1", ["S1", "S2"]);
  when("P1 chooses S2");
  then.offered("P1", ["P1", "P2"]);
  when("P1 chooses P2");
  then.expect({ S2: { P1: 2, P2: 1 }, S1: { P2: 3 }, S3: { P1: 0, P2: 0 } });
});

test("Moving the Scenery may also give a token away, and asks nothing where one side has none", () => {
  given({ ...story, P1: alone("Peeler") });
  when(`P1 plays ${scenery}`, "P1 chooses S2", "P1 chooses P1");
  then.expect({ S2: { P1: 0, P2: 3 } });

  given({ ...story, stories: ["Dreamwalkers", { "Rotting Away": { P2: 2 } }], P1: alone("Peeler") });
  when(`P1 plays ${scenery}`, "P1 chooses S2");
  then.expect({ S2: { P1: 1, P2: 1 } });
});

test("Moving the Scenery: the fifth token wins the story for whose side it came to (WIN-01)", () => {
  const full = ["Dreamwalkers", { "Opening Night": { P1: 4, P2: 4 } }];
  given({ ...story, stories: full, P1: alone("Peeler") });
  when(`P1 plays ${scenery}`, "P1 chooses S2", "P1 chooses P2");
  then.expect({ "Opening Night": { in: "P1 won" } });

  given({ ...story, stories: full, P1: alone("Peeler") });
  when(`P1 plays ${scenery}`, "P1 chooses S2", "P1 chooses P1");
  then.expect({ "Opening Night": { in: "P2 won" } });
});

test("Moving the Scenery: refused after a struggle won by 1, or won by the opponent", () => {
  given({ ...story, P1: alone("Blackwood File Clerk") });
  when("P1 resolves S1", "P1 declines", "P1 declines", "P1 declines");
  then.refused(`P1 plays ${scenery}`);
  given({ ...story, P1: alone("Paul Lemond"), P2: { play: [{ Peeler: { story: "S1" } }] } });
  when("P1 resolves S1");
  then.refused(`P1 plays ${scenery}`);
});

test("Moving the Scenery: refused while no story has a token, and where it cannot be paid", () => {
  const theirs = { play: [{ Oaf: { story: "S1" } }, { Oaf: { story: "S1" } }] } as const;
  given({ ...story, stories: [], P1: alone("Peeler"), P2: theirs }, { cards: [oaf] });
  when("P1 resolves S1", "P2 chooses Oaf");
  then.refused(`P1 plays ${scenery}`);
  given({ ...story, P1: { ...alone("Peeler"), domains: [["agency"]] } });
  when("P1 resolves S1", "P1 declines", "P1 declines");
  then.refused(`P1 plays ${scenery}`);
});

test("Moving the Scenery: cancelled by Power Drain no token moves", () => {
  given({
    ...story,
    P1: alone("Peeler"),
    P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${scenery}`, "P2 plays Power Drain");
  then.expect({ S2: { P1: 1, P2: 2 }, [scenery]: { in: "P1 discard" }, "P1.D1": { drained: true } });
});
