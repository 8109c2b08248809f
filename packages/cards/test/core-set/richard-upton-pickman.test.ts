import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const pickman = "Richard Upton Pickman";
const two = { domains: [["hastur", "hastur"]] };

test("Richard Upton Pickman takes a character's keywords, and its printed text box is blank", () => {
  given({ P1: { play: [pickman], ...two }, P2: { play: ["Undercover Security", "Bag Man"] } });
  when(`P1 uses ${pickman}; choose Undercover Security`);
  then.expect({
    [pickman]: { keywords: ["Heroic", "Willpower"], subtypes: ["Cultist"], skill: 3, icons: "CCI" },
    "Undercover Security": { keywords: [], subtypes: [], blank: true, skill: 2, icons: "CI" },
    "Bag Man": { keywords: ["Fast"], blank: false },
    "P1.D1": { drained: true },
  });
});

test("Richard Upton Pickman takes Toughness with its number", () => {
  given({
    P1: { play: [pickman], ...two },
    P2: { hand: ["Shotgun Blast"], play: ["Guardian Shoggoth"], domains: [["agency", "agency", "agency"]] },
  });
  when(`P1 uses ${pickman}; choose Guardian Shoggoth`);
  then.expect({ [pickman]: { keywords: ["Toughness +2"] }, "Guardian Shoggoth": { keywords: [] } });
  when(`P2 plays Shotgun Blast; X 3; choose ${pickman}`);
  then.expect({ [pickman]: { in: "play", wounds: 1 } });
});

test("Richard Upton Pickman destroys a wounded character by blanking its Toughness (KW-TOUGH-04)", () => {
  given({ P1: { play: [pickman], ...two }, P2: { play: [{ "Guardian Shoggoth": { wounds: 1 } }] } });
  when(`P1 uses ${pickman}; choose Guardian Shoggoth`);
  then.expect({ "Guardian Shoggoth": { in: "P2 discard" }, [pickman]: { keywords: ["Toughness +2"] } });
});

test("Richard Upton Pickman may use the triggered ability he has taken, its owner may not", () => {
  given({
    P1: { play: [pickman], domains: [...two.domains, ["hastur", "hastur", "hastur", "hastur"]] },
    P2: {
      play: ["Slavering Gug", "Paul Lemond"],
      domains: [["hastur", "hastur", "hastur", "hastur"]],
    },
  });
  when(`P1 uses ${pickman}; drain D1; choose Slavering Gug`);
  then.refused("P2 uses Slavering Gug");
  when("P2 passes", `P1 uses ${pickman}; ability 2; drain D2; choose Paul Lemond`);
  then.expect({ "Paul Lemond": { in: "P2 discard" }, "Slavering Gug": { in: "play" } });
});

test("Richard Upton Pickman takes no passive, but the passive he blanks is gone", () => {
  given({
    P1: { play: [pickman, "Paul Lemond"], ...two },
    P2: { play: ["Spell-bound Shoggoth"] },
  });
  then.expect({ "Paul Lemond": { skill: 0 }, [pickman]: { skill: 2 } });
  when(`P1 uses ${pickman}; choose Spell-bound Shoggoth`);
  then.expect({ "Paul Lemond": { skill: 1 }, [pickman]: { skill: 3 }, "Spell-bound Shoggoth": { skill: 3 } });
});

test("Richard Upton Pickman: a text that names its own card is of no use to him (TRIG-39)", () => {
  given({ P1: { play: [pickman], ...two }, P2: { play: ["Clover Club Bouncer"] } });
  when(`P1 uses ${pickman}; choose Clover Club Bouncer`, "P2 passes");
  then.refused(`P1 uses ${pickman}; ability 2`);
  then.expect({ [pickman]: { state: "ready" }, "Clover Club Bouncer": { blank: true } });
});

test("Richard Upton Pickman, exhausted himself, uses a text whose cost exhausts its own card (TRIG-39)", () => {
  given({
    P1: { play: [{ [pickman]: { exhausted: true } }, "Thing from the Stars"], ...two },
    P2: { play: [{ "Hired Muscle": { insane: true } }] },
  });
  when(
    `P1 uses ${pickman}; choose Thing from the Stars`,
    "P2 passes",
    `P1 uses ${pickman}; choose Hired Muscle`,
  );
  then.expect({ "Hired Muscle": { in: "P2 discard" }, "Thing from the Stars": { state: "exhausted" } });
});

test("Richard Upton Pickman gives everything back at the end of the phase", () => {
  given({ P1: { play: [pickman], ...two }, P2: { play: ["Bag Man"] } });
  when(`P1 uses ${pickman}; choose Bag Man`, { advance: "story before commits" });
  then.expect({
    [pickman]: { keywords: [] },
    "Bag Man": { keywords: ["Fast"], subtypes: ["Criminal"], blank: false },
  });
});

test("Richard Upton Pickman: what another card gives is not printed, and stays", () => {
  given({
    P1: { play: [pickman], ...two },
    P2: { play: [{ "Bag Man": { attached: ["Alhazred Lamp"] } }, "Dutch Courage"] },
  });
  when(`P1 uses ${pickman}; choose Bag Man`);
  then.expect({
    "Bag Man": { icons: "TCCCAII", keywords: ["Toughness +1"] },
    [pickman]: { icons: "CCI", keywords: ["Fast", "Toughness +1"] },
  });
});

test("Richard Upton Pickman finds nothing to take from the insane, nor without 2 to pay", () => {
  given({ P1: { play: [pickman], ...two }, P2: { play: [{ "Bag Man": { insane: true } }] } });
  when(`P1 uses ${pickman}; choose Bag Man`);
  then.expect({ [pickman]: { keywords: [] }, "Bag Man": { state: "insane" } });

  given({ P1: { play: [pickman], domains: [["hastur"]] }, P2: { play: ["Bag Man"] } });
  then.refused(`P1 uses ${pickman}`, "PAY-01");
});
