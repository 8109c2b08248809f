import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const mature = "Mature Deep One";
const three = { domains: [["hastur", "hastur", "hastur"]] };

test("Mature Deep One destroys an Attachment of anybody, on a character or a story", () => {
  given({
    stories: [{ "Opening Night": { attached: [{ "Sleep of Reason": { owner: "P2" } }] } }],
    P1: { play: [{ [mature]: { attached: [".45 Pistols"] } }, "Altar of the Blessed"], ...three },
    P2: { play: [{ "Paul Lemond": { attached: ["Shotgun"] } }, "Cathouse"] },
  });
  when(`P1 uses ${mature}`);
  then.offered("P1", ["Sleep of Reason", ".45 Pistols", "Shotgun"]);
  when("P1 chooses Sleep of Reason");
  then.expect({
    "Sleep of Reason": { in: "P2 discard" },
    S1: { struggles: "TCAI" },
    Shotgun: { in: "attached to Paul Lemond" },
    [mature]: { state: "ready" },
    "P1.D1": { drained: true },
  });
});

test("Mature Deep One cannot be used without an Attachment in play, and nothing is paid", () => {
  given({ P1: { play: [mature], ...three }, P2: { play: ["Cathouse"] } });
  then.refused(`P1 uses ${mature}`, "TGT-02");
  then.expect({ "P1.D1": { drained: false } });
});

test("Mature Deep One asks for three resources on one domain, of any faction (PAY-09)", () => {
  given({
    P1: { play: [mature], domains: [["hastur", "agency"], ["cthulhu"]] },
    P2: { play: [{ "Paul Lemond": { attached: ["Shotgun"] } }] },
  });
  then.refused(`P1 uses ${mature}`, "PAY-01");
});

test("Mature Deep One may be used as often as it is paid for, exhausted too, but not insane (TRIG-04)", () => {
  const P2 = { play: [{ "Paul Lemond": { attached: ["Shotgun", ".45 Pistols"] } }] };
  given({
    P1: { play: [{ [mature]: { exhausted: true } }], domains: [...three.domains, ...three.domains] },
    P2,
  });
  when(`P1 uses ${mature}; drain D1; choose Shotgun`, "P2 passes", `P1 uses ${mature}; drain D2`);
  then.expect({ Shotgun: { in: "P2 discard" }, ".45 Pistols": { in: "P2 discard" } });

  given({ P1: { play: [{ [mature]: { insane: true } }], ...three }, P2 });
  then.refused(`P1 uses ${mature}`);
});

test("Mature Deep One can destroy a Hound of Tindalos that is attached", () => {
  given({
    "to act": "P2",
    P1: { play: [mature, "Paul Lemond"], ...three },
    P2: { play: ["Hound of Tindalos"] },
  });
  when("P2 uses Hound of Tindalos; choose Paul Lemond");
  then.expect({ "Paul Lemond": { skill: 0 } });
  when(`P1 uses ${mature}`);
  then.expect({ "Hound of Tindalos": { in: "P2 discard" }, "Paul Lemond": { skill: 1 } });
});

test("Mature Deep One: what is cancelled leaves the Attachment, and the domain drained (COST-03)", () => {
  given({
    P1: { play: [mature], ...three },
    P2: {
      hand: ["Power Drain"],
      play: [{ "Paul Lemond": { attached: ["Shotgun"] } }],
      domains: [["hastur", "hastur"]],
    },
  });
  when(`P1 uses ${mature}; choose Shotgun`, "P2 plays Power Drain");
  then.expect({ Shotgun: { in: "attached to Paul Lemond" }, "P1.D1": { drained: true } });
});
