import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const sleep = "Sleep of Reason";
const two = { domains: [["cthulhu", "cthulhu"]] };

test("Sleep of Reason gives its story three more Terror struggles, before Combat", () => {
  given({ P1: { hand: [sleep], ...two } });
  when(`P1 plays ${sleep}; choose S2`);
  then.expect({
    S1: { struggles: "TCAI" },
    S2: { struggles: "TTTTCAI" },
    S3: { struggles: "TCAI" },
    [sleep]: { in: "attached to S2", controller: "P1" },
  });
});

test("Sleep of Reason goes on stories and conspiracies only, and is paid with a Cthulhu match", () => {
  given({
    stories: ["Opening Night", "Dreamwalkers", "Rotting Away"],
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2" } }],
    P1: { hand: [sleep], play: ["Paul Lemond"], ...two },
  });
  when(`P1 plays ${sleep}`);
  then.offered("P1", ["Opening Night", "Dreamwalkers", "Rotting Away", "The Bootleg Whiskey Cover-Up"]);
  when("P1 chooses The Bootleg Whiskey Cover-Up");
  then.expect({ [sleep]: { in: "attached to The Bootleg Whiskey Cover-Up" }, S1: { struggles: "TCAI" } });

  given({ P1: { hand: [sleep], domains: [["hastur", "hastur"]] } });
  then.refused(`P1 plays ${sleep}`, "PAY-04");
});

test("Sleep of Reason drives four characters insane where one side has no Terror", () => {
  given({
    phase: "story",
    at: "resolution",
    stories: [{ "Opening Night": { attached: [sleep] } }],
    P1: { play: [{ Cthulhu: { story: "S1" } }] },
    P2: {
      play: [
        { "Bag Man": { story: "S1" } },
        { "Hired Muscle": { story: "S1" } },
        { "T-Men": { story: "S1" } },
        { "Paul Lemond": { story: "S1" } },
        { "Mad Genius": { story: "S1" } },
      ],
    },
  });
  when("P2 chooses Bag Man", "P2 chooses Hired Muscle", "P2 chooses T-Men", "P2 chooses Paul Lemond");
  then.expect({
    "Bag Man": { state: "insane" },
    "Hired Muscle": { state: "insane" },
    "T-Men": { state: "insane" },
    "Paul Lemond": { state: "insane" },
    "Mad Genius": { in: "P2 discard" },
    log: [
      "struggle T at S1 won by P1",
      "T-Men insane",
      "struggle T at S1 won by P1",
      "struggle C at S1 won by P1",
    ],
  });
});

test("Sleep of Reason: four struggles less one leave three, two of them make seven (BOOST-07)", () => {
  given({
    stories: [{ "Opening Night": { attached: [sleep] } }],
    P1: {
      hand: ["Inside Information", sleep],
      domains: [
        ["hastur", "hastur"],
        ["cthulhu", "cthulhu"],
      ],
    },
  });
  when("P1 plays Inside Information; drain D1; choose S1; remove Terror");
  then.expect({ S1: { struggles: "TTTCAI" } });
  when("P2 passes", `P1 plays ${sleep}#2; drain D2; choose S1`);
  then.expect({ S1: { struggles: "TTTTTTCAI" } });
});

test("Sleep of Reason is over when it is destroyed, or when its story is won (ATT-09)", () => {
  given({
    stories: [{ "Opening Night": { attached: [sleep] } }],
    P1: { hand: ["Get it Off!"], domains: [["cthulhu"]] },
  });
  when(`P1 plays Get it Off!; choose ${sleep}`);
  then.expect({ S1: { struggles: "TCAI" }, [sleep]: { in: "P1 discard" } });

  given({
    phase: "story",
    at: "resolution",
    stories: [{ "Opening Night": { P1: 4, attached: [sleep] } }],
    P1: { play: [{ "Hired Muscle": { story: "S1" } }] },
  });
  when({ advance: "after resolution" });
  then.expect({
    "Opening Night": { in: "P1 won" },
    [sleep]: { in: "P1 discard" },
    S1: { struggles: "TCAI" },
  });
});

test("Sleep of Reason is no Terror icon of anybody (BOOST-02)", () => {
  given({
    phase: "story",
    at: "resolution",
    stories: [{ "Opening Night": { attached: [sleep] } }],
    P1: { play: [{ "Bag Man": { story: "S1" } }] },
    P2: { play: [{ "Hired Muscle": { story: "S1" } }] },
  });
  then.expect({
    log: ["struggle T at S1 tied", "struggle C at S1 won by P2"],
    "Hired Muscle": { state: "exhausted" },
  });
});
