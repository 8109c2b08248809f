import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const young = "Hungry Dark Young";
const three = ["shub-niggurath", "shub-niggurath", "shub-niggurath"];

test("Hungry Dark Young brings a character of printed cost 2 or less out of hand or discard pile", () => {
  given({
    P1: {
      hand: [young, "Degenerate Ghoul", "Mi-Go Scout", "Altar of the Blessed"],
      discard: ["Forest Sister", "Bag Man", "Ghoul Taint"],
      deck: ["Paul Lemond", "...5"],
      domains: [three],
    },
    P2: { hand: ["Mad Artist"], discard: ["Laboratory Assistant"] },
  });
  when(`P1 plays ${young}; drain D1`, `P1 uses ${young}`);
  then.offered("P1", ["Degenerate Ghoul", "Forest Sister"]);
  when("P1 chooses Forest Sister");
  then.expect({
    "Forest Sister": { in: "play", state: "ready", controller: "P1" },
    "Degenerate Ghoul": { in: "P1 hand" },
    P2: { characters: 0 },
  });
});

test("Hungry Dark Young reads the printed cost: dearer or cheaper today does not matter", () => {
  const table = (hand: string): void =>
    given({
      P1: {
        hand: [young, hand],
        play: ["Anthropology Advisor"],
        domains: [three],
      },
    });
  table("Freelance Occultist");
  then.expect({ "Freelance Occultist": { cost: 2 } });
  when(`P1 plays ${young}; drain D1`);
  then.refused(`P1 uses ${young}`);

  table("Student Archaeologist");
  when(`P1 plays ${young}; drain D1`, `P1 uses ${young}`);
  then.expect({ "Student Archaeologist": { in: "play" } });
});

test("Hungry Dark Young may be left unused", () => {
  given({ P1: { hand: [young, "Degenerate Ghoul"], domains: [three] } });
  when(`P1 plays ${young}; drain D1`);
  then.expect({ [young]: { in: "play" }, "Degenerate Ghoul": { in: "P1 hand" } });
});

test("Hungry Dark Young cannot bring a second copy of a unique character, nor a Heroic beside a Villainous one", () => {
  given({
    P1: {
      hand: [young, "Paul Lemond", "Undercover Security", "Forest Sister"],
      play: ["Paul Lemond", "Arcane Initiate"],
      domains: [three],
    },
  });
  when(`P1 plays ${young}; drain D1`, `P1 uses ${young}`);
  then.offered("P1", ["Forest Sister"]);
  when("P1 chooses Forest Sister");
  then.expect({ P1: { hand: 2, characters: 4 } });
});

test("Hungry Dark Young: what it brings was not played, but it entered play", () => {
  given({
    P1: {
      hand: [young, "Victoria Glasser"],
      play: ["Shadowed Woods"],
      discard: ["Degenerate Ghoul"],
      domains: [three, ["hastur"]],
    },
    P2: { play: ["Bag Man"] },
  });
  when(`P1 plays ${young}; drain D1`, `P1 uses ${young}; choose Victoria Glasser`, "P1 chooses Bag Man");
  then.expect({ "Victoria Glasser": { in: "play" }, "Bag Man": { state: "insane" } });

  given({
    P1: {
      hand: [young, "Degenerate Ghoul"],
      play: ["Shadowed Woods", "Shub-Niggurath"],
      deck: [young, "...5"],
      discard: ["Mi-Go Scout"],
      domains: [three, three],
    },
  });
  when(
    "P1 uses Shub-Niggurath; drain D1",
    `P1 chooses ${young}#2`,
    `P1 uses ${young}#2; choose Degenerate Ghoul`,
  );
  then.refused("P1 uses Shadowed Woods");
  then.expect({ "Degenerate Ghoul": { in: "play" }, "Mi-Go Scout": { in: "P1 discard" } });
});

test("Hungry Dark Young responds to its own arrival only", () => {
  given({ P1: { hand: ["Forest Sister", "Degenerate Ghoul"], play: [young], domains: [three] } });
  when("P1 plays Forest Sister; drain D1");
  then.refused(`P1 uses ${young}`);
});
