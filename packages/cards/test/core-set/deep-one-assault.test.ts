import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const assault = "Deep One Assault";
const cthulhus = (count: number): readonly string[] => Array.from({ length: count }, () => "cthulhu");

test("Deep One Assault destroys a character or a support of cost X at most, of either side", () => {
  given({
    P1: { hand: [assault], play: ["Young Deep One", "Bag Man"], domains: [cthulhus(2)] },
    P2: { play: ["Cathouse", "Celano Fragments", { "Paul Lemond": { attached: ["Shotgun"] } }, "T-Men"] },
  });
  when(`P1 plays ${assault}; X 2`);
  then.offered("P1", ["Young Deep One", "Cathouse", "Paul Lemond", "Shotgun"]);
  when("P1 chooses Cathouse");
  then.expect({
    Cathouse: { in: "P2 discard" },
    "Paul Lemond": { in: "play" },
    [assault]: { in: "P1 discard" },
  });
});

test("Deep One Assault is Loyal: four Cthulhu resources for X 4, on one domain (KW-LOYAL-02)", () => {
  given({
    P1: { hand: [assault], domains: [["cthulhu", "cthulhu", "cthulhu", "hastur"], cthulhus(1)] },
    P2: { play: ["Local Sheriff"] },
  });
  then.refused(`P1 plays ${assault}; X 4`);
  given({ P1: { hand: [assault], domains: [cthulhus(4)] }, P2: { play: ["Local Sheriff"] } });
  when(`P1 plays ${assault}; X 4`);
  then.expect({ "Local Sheriff": { in: "P2 discard" } });
});

test("Deep One Assault looks at the printed cost, not at what was paid (PAY-26)", () => {
  given({
    P1: {
      play: ["Anthropology Advisor"],
      hand: ["Visiting Author"],
      domains: [["miskatonic", "miskatonic"]],
    },
    P2: { hand: [assault], domains: [cthulhus(2)] },
  });
  when("P1 plays Visiting Author");
  then.expect({ "Visiting Author": { in: "play" } });
  then.refused(`P2 plays ${assault}; X 2; choose Visiting Author`);
});

test("Deep One Assault with X 0 is free and reaches cost 0 only: an insane character, for one (INS-03)", () => {
  given({
    P1: { hand: [assault] },
    P2: {
      play: [
        "Servant from Out of Time",
        { Cthulhu: { insane: true } },
        { "Paul Lemond": { attached: [".45 Pistols"] } },
      ],
    },
  });
  when(`P1 plays ${assault}`);
  then.offered("P1", ["Servant from Out of Time", "Cthulhu", ".45 Pistols"]);
  when("P1 chooses Cthulhu");
  then.expect({ Cthulhu: { in: "P2 discard" } });
});

test("Deep One Assault is no wound: neither Toughness nor Invulnerability helps (KW-INVU-03)", () => {
  given({ P1: { hand: [assault], domains: [cthulhus(6)] }, P2: { play: ["Hastur", "Cthulhu"] } });
  when(`P1 plays ${assault}; X 6; choose Cthulhu`);
  then.expect({ Cthulhu: { in: "P2 discard" }, Hastur: { in: "play" } });
});

test("Deep One Assault takes what is in play, so no resource, domain or story", () => {
  given({ P1: { hand: [assault], domains: [cthulhus(5)] }, P2: { domains: [["Cathouse", "Paul Lemond"]] } });
  then.refused(`P1 plays ${assault}`, "TGT-02");
});

test("Deep One Assault cancelled is lost with what was paid for it", () => {
  given({
    P1: { hand: [assault], domains: [cthulhus(1)] },
    P2: { hand: ["Power Drain"], play: ["Paul Lemond"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${assault}; X 1; choose Paul Lemond`, "P2 plays Power Drain");
  then.expect({
    "Paul Lemond": { in: "play" },
    [assault]: { in: "P1 discard" },
    "P1.D1": { drained: true },
  });
});
