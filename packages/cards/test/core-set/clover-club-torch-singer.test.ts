import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const singer = "Clover Club Torch Singer";
const one = { domains: [["hastur"]] };

test("Clover Club Torch Singer takes 2 skill from a character for 1, until the end of the phase", () => {
  given({ P1: { play: [singer], ...one }, P2: { play: ["T-Men", "Hired Muscle"] } });
  when(`P1 uses ${singer}; choose T-Men`);
  then.expect({
    "T-Men": { skill: 1 },
    "Hired Muscle": { skill: 3 },
    [singer]: { state: "ready" },
    "P1.D1": { drained: true },
  });
  when({ advance: "story before commits" });
  then.expect({ "T-Men": { skill: 3 } });
});

test("Clover Club Torch Singer must be paid, though with any resource (PAY-09)", () => {
  given({ P1: { play: [singer], domains: [{ drained: ["syndicate"] }, []] }, P2: { play: ["T-Men"] } });
  then.refused(`P1 uses ${singer}`, "PAY-01");
  given({ P1: { play: [{ [singer]: { exhausted: true } }], ...one }, P2: { play: ["T-Men"] } });
  when(`P1 uses ${singer}; choose T-Men`);
  then.expect({ "T-Men": { skill: 1 } });
});

test("Clover Club Torch Singer sings once for each domain, and each song adds up", () => {
  given({
    P1: { play: [singer], domains: [["hastur"], ["hastur"], ["hastur"]] },
    P2: { play: ["Cthulhu"] },
  });
  when(`P1 uses ${singer}; choose Cthulhu; drain D1`, "P2 passes");
  when(`P1 uses ${singer}; choose Cthulhu; drain D2`, "P2 passes");
  then.expect({ Cthulhu: { skill: 4 } });
  when(`P1 uses ${singer}; choose Cthulhu; drain D3`, "P2 passes");
  then.refused(`P1 uses ${singer}`, "PAY-01");
  then.expect({ Cthulhu: { skill: 2 } });
});

test("Clover Club Torch Singer: less than none is none", () => {
  given({ P1: { play: [singer], ...one }, P2: { play: ["Paul Lemond"] } });
  when(`P1 uses ${singer}; choose Paul Lemond`);
  then.expect({ "Paul Lemond": { skill: 0, in: "play" } });
});

test("Clover Club Torch Singer brings a character within reach of a Shotgun Blast", () => {
  given({
    P1: { hand: ["Shotgun Blast"], play: [singer], domains: [["hastur"], ["agency"]] },
    P2: { play: ["Mad Genius"] },
  });
  then.refused("P1 plays Shotgun Blast; X 1; choose Mad Genius");
  when(`P1 uses ${singer}; choose Mad Genius; drain D1`, "P2 passes");
  when("P1 plays Shotgun Blast; X 0; choose Mad Genius");
  then.expect({ "Mad Genius": { in: "P2 discard" } });
});

test("Clover Club Torch Singer falls silent while insane, or when the song is cancelled", () => {
  given({ P1: { play: [{ [singer]: { insane: true } }], ...one }, P2: { play: ["T-Men"] } });
  then.refused(`P1 uses ${singer}`);
  given({
    P1: { play: [singer], ...one },
    P2: { hand: ["Power Drain"], play: ["T-Men"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 uses ${singer}; choose T-Men`, "P2 plays Power Drain");
  then.expect({ "T-Men": { skill: 3 }, "P1.D1": { drained: true } });
});
