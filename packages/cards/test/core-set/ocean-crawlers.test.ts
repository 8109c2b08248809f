import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const crawlers = "Ocean Crawlers";

test("Ocean Crawlers have 1 more skill for each Attachment in play, whoever has it and whatever bears it", () => {
  given({
    stories: [{ "Opening Night": { attached: ["Sleep of Reason"] } }],
    P1: { play: [{ [crawlers]: { attached: [".45 Pistols"] } }] },
    P2: { play: [{ "Paul Lemond": { attached: ["Alhazred Lamp", "Shotgun"] } }] },
  });
  then.expect({ [crawlers]: { skill: 5 } });
});

test("Ocean Crawlers do not count supports that are no Attachments, nor Attachments out of play", () => {
  given({
    P1: {
      hand: [".45 Pistols"],
      discard: ["Shotgun"],
      play: [crawlers, "Altar of the Blessed"],
      domains: [["Alhazred Lamp"]],
    },
    P2: { play: ["Cathouse", "Arkham Asylum"] },
  });
  then.expect({ [crawlers]: { skill: 2 } });
});

test("Ocean Crawlers follow every Attachment that comes and goes", () => {
  given({
    P1: { hand: [".45 Pistols"], play: [crawlers, "Paul Lemond"] },
    P2: { hand: ["Get it Off!"], domains: [["cthulhu"]] },
  });
  then.expect({ [crawlers]: { skill: 1 } });
  when("P1 plays .45 Pistols; choose Paul Lemond");
  then.expect({ [crawlers]: { skill: 2 } });
  when("P2 plays Get it Off!; choose .45 Pistols");
  then.expect({ [crawlers]: { skill: 1 } });
});

test("Ocean Crawlers count a Hound of Tindalos while it is attached (ATT-04)", () => {
  given({ P1: { play: [crawlers, "Hound of Tindalos", "Paul Lemond"] } });
  then.expect({ [crawlers]: { skill: 1 } });
  when("P1 uses Hound of Tindalos; choose Paul Lemond");
  then.expect({ [crawlers]: { skill: 2 } });
});

test("Ocean Crawlers: the skill counts where they are committed, and is none while they are insane", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ [crawlers]: { story: "S1" } }] },
    P2: { play: [{ "T-Men": { attached: ["Shotgun", ".45 Pistols"] } }] },
  });
  then.expect({ S1: { skill: { P1: 3, P2: 0 } } });
  given({
    P1: { play: [{ [crawlers]: { insane: true } }] },
    P2: { play: [{ "T-Men": { attached: ["Shotgun"] } }] },
  });
  then.expect({ [crawlers]: { skill: 0 } });
});
