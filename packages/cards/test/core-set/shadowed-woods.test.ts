import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const woods = "Shadowed Woods";
const shub = (count: number): readonly string[] => Array.from({ length: count }, () => "shub-niggurath");

test("Shadowed Woods returns a character of cost X or less after a Shub-Niggurath character was played", () => {
  given({
    P1: {
      hand: ["Degenerate Ghoul"],
      play: [woods],
      discard: ["Forest Sister", "Mi-Go Scout", "Altar of the Blessed", "Laboratory Assistant"],
      domains: [shub(1), ["hastur", "hastur", "hastur"]],
    },
    P2: { discard: ["Paul Lemond"] },
  });
  when("P1 plays Degenerate Ghoul; drain D1", `P1 uses ${woods}; X 2`);
  then.offered("P1", ["Forest Sister", "Laboratory Assistant"]);
  when("P1 chooses Forest Sister");
  then.expect({
    "Forest Sister": { in: "P1 hand" },
    "Laboratory Assistant": { in: "P1 discard" },
    "P1.D2": { drained: true },
    [woods]: { state: "ready" },
  });
});

test("Shadowed Woods: X is no more than the domain that is drained has", () => {
  given({
    P1: { hand: ["Degenerate Ghoul"], play: [woods], discard: ["Mi-Go Scout"], domains: [shub(1), shub(2)] },
  });
  when("P1 plays Degenerate Ghoul; drain D1");
  then.refused(`P1 uses ${woods}; X 3; choose Mi-Go Scout; drain D2`);
  then.refused(`P1 uses ${woods}; X 2; choose Mi-Go Scout; drain D2`);
});

test("Shadowed Woods does not answer a character of another faction, a support, or the opponent's play", () => {
  const discard = ["Forest Sister"];
  given({
    P1: {
      hand: ["Paul Lemond", "Altar of the Blessed"],
      play: [woods],
      discard,
      domains: [["agency"], shub(1), shub(2)],
    },
  });
  when("P1 plays Paul Lemond; drain D1");
  then.refused(`P1 uses ${woods}`);
  when("P1 plays Altar of the Blessed; drain D2");
  then.refused(`P1 uses ${woods}`);

  given({
    active: "P2",
    P1: { play: [woods], discard, domains: [shub(2)] },
    P2: { hand: ["Degenerate Ghoul"], domains: [shub(1)] },
  });
  when("P2 plays Degenerate Ghoul; drain D1");
  then.refused(`P1 uses ${woods}`);
});

test("Shadowed Woods does not answer a character that was put into play", () => {
  given({
    P1: {
      play: [woods, "Shub-Niggurath"],
      deck: ["Ancient Guardian", "...5"],
      discard: ["Forest Sister"],
      domains: [shub(3), shub(2)],
    },
  });
  when("P1 uses Shub-Niggurath; drain D1", "P1 chooses Ancient Guardian");
  then.refused(`P1 uses ${woods}`);
  then.expect({ "Ancient Guardian": { in: "play" }, "Forest Sister": { in: "P1 discard" } });
});

test("Shadowed Woods: each of two responds once to one character", () => {
  given({
    P1: {
      hand: ["Degenerate Ghoul"],
      play: [woods, woods],
      discard: ["Forest Sister", "Laboratory Assistant", "Paul Lemond"],
      domains: [shub(1), shub(2), shub(1)],
    },
  });
  when("P1 plays Degenerate Ghoul; drain D1");
  when(`P1 uses ${woods}; X 2; choose Forest Sister; drain D2`);
  when(`P1 uses ${woods}#2; X 1; choose Paul Lemond; drain D3`);
  then.expect({ P1: { hand: 2, holds: ["Forest Sister", "Paul Lemond"] } });
});

test("Shadowed Woods: an X of 0 is a cost of 0, for which nothing is drained (PAY-06, PAY-20)", () => {
  given(
    {
      P1: {
        hand: ["Degenerate Ghoul"],
        play: [woods],
        discard: ["Whelp", "Mi-Go Scout"],
        domains: [["shub-niggurath", "shub-niggurath", "shub-niggurath"]],
      },
    },
    { cards: [{ title: "Whelp", type: "character", faction: "neutral", cost: 0 }] },
  );
  when("P1 plays Degenerate Ghoul; drain D1", `P1 uses ${woods}`);
  then.expect({ Whelp: { in: "P1 hand" }, "Mi-Go Scout": { in: "P1 discard" } });
});
