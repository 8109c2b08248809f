import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const artist = "Performance Artist";

test("Performance Artist, sacrificed, cancels the Action of a character; its cost stays paid", () => {
  given({
    P1: { play: ["Hastur"], domains: [["hastur", "hastur", "hastur"]] },
    P2: { play: [artist, "Bag Man"] },
  });
  when("P1 uses Hastur; choose Bag Man", `P2 uses ${artist}`);
  then.expect({
    "Bag Man": { state: "ready" },
    [artist]: { in: "P2 discard" },
    "P1.D1": { drained: true },
    log: [`${artist} sacrificed`],
  });
});

test("Performance Artist cancels the ability of a support card", () => {
  given({
    P1: { play: ["Gentleman's Club"], domains: [["neutral", "neutral"]] },
    P2: { play: [artist] },
  });
  when("P1 uses Gentleman's Club", `P2 uses ${artist}`);
  then.expect({ P1: { hand: 0, deck: 30 }, "Gentleman's Club": { state: "exhausted" } });
});

test("Performance Artist has nothing to say to an event, nor to a character being played", () => {
  given({
    P1: {
      hand: ["Shotgun Blast", "Peeler"],
      domains: [
        ["agency", "agency"],
        ["agency", "agency"],
      ],
    },
    P2: { play: [artist, "Bag Man"] },
  });
  when("P1 plays Shotgun Blast; X 2; choose Bag Man; drain D1");
  then.refused(`P2 uses ${artist}`);
  when("P1 plays Peeler; drain D2");
  then.refused(`P2 uses ${artist}`);
  then.expect({ "Bag Man": { in: "P2 discard" }, Peeler: { in: "play" }, [artist]: { in: "play" } });
});

test("Performance Artist cannot cancel a passive", () => {
  given({
    P1: {
      hand: ["Professor Hermann Mulder"],
      play: ["Peeler", "Bag Man", "Paul Lemond"],
      domains: [["agency"]],
    },
    P2: { play: [artist, "Mad Genius"] },
  });
  when("P1 plays Professor Hermann Mulder");
  then.refused(`P2 uses ${artist}`);
  then.expect({ "Professor Hermann Mulder": { state: "insane" } });
});

test("Performance Artist cancels responses, forced or not", () => {
  given({
    P1: { hand: ["T-Men"], domains: [["agency", "agency", "agency", "agency", "agency"]] },
    P2: { play: [artist, "Bag Man"] },
  });
  when("P1 plays T-Men", "P1 chooses Bag Man", `P2 uses ${artist}`);
  then.expect({ "Bag Man": { in: "play" }, "T-Men": { in: "play" } });

  given({
    P1: { hand: ["Hard Case"], domains: [["syndicate", "syndicate"]] },
    P2: { play: [artist, "Bag Man"] },
  });
  when("P1 plays Hard Case", "P1 uses Hard Case; choose Bag Man", `P2 uses ${artist}`);
  then.expect({ "Bag Man": { state: "ready" } });
});

test("Performance Artist cancels a disrupt, another Artist's too", () => {
  given({
    P1: { hand: ["Shotgun Blast"], play: [artist], domains: [["agency", "agency"]] },
    P2: { play: ["Forest Sister"], domains: [["shub-niggurath"]] },
  });
  when("P1 plays Shotgun Blast; X 2; choose Forest Sister", "P2 uses Forest Sister", `P1 uses ${artist}`);
  then.expect({ "Forest Sister": { in: "P2 discard" }, "P2.D1": { drained: true } });

  given({
    P1: { play: ["Hastur", artist], domains: [["hastur", "hastur", "hastur"]] },
    P2: { play: [artist, "Bag Man"] },
  });
  when("P1 uses Hastur; choose Bag Man", `P2 uses ${artist}`, `P1 uses ${artist}`);
  then.expect({
    "Bag Man": { state: "insane" },
    [`P1 ${artist}`]: { in: "P1 discard" },
    [`P2 ${artist}`]: { in: "P2 discard" },
  });
});

test("Performance Artist: its own player's abilities may be cancelled; insane it does nothing", () => {
  given({ P1: { play: [artist, "Demon Lover"] }, P2: { play: ["Bag Man"] } });
  when("P1 uses Demon Lover; choose Bag Man", `P1 uses ${artist}`);
  then.expect({ "Bag Man": { skill: 2 } });

  given({ P1: { play: ["Demon Lover"] }, P2: { play: ["Bag Man", { [artist]: { insane: true } }] } });
  when("P1 uses Demon Lover; choose Bag Man");
  then.refused(`P2 uses ${artist}`);
  then.expect({ "Bag Man": { skill: 0 } });
});

test("Performance Artist has nothing to say to a text used from the discard pile (TRIG-02)", () => {
  given({
    P1: { play: ["Local Sheriff", { "Paul Lemond": {} }], domains: [["agency", "agency"]] },
    P2: {
      hand: ["Deep One Assault"],
      play: [artist],
      domains: [["cthulhu", "cthulhu", "cthulhu", "cthulhu"]],
    },
  });
  when("P1 passes", "P2 plays Deep One Assault; X 4; choose Local Sheriff", "P1 uses Local Sheriff");
  then.refused(`P2 uses ${artist}`);
  then.expect({ "Local Sheriff": { in: "P1 hand" }, [artist]: { in: "play" } });
});
