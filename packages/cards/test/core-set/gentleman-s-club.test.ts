import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const club = "Gentleman's Club";
const two = ["hastur", "agency"];

test("Gentleman's Club exhausts and takes 2 for a card", () => {
  given({ P1: { play: [club], domains: [two], deck: ["Bag Man", "...5"] } });
  when(`P1 uses ${club}; drain D1`);
  then.expect({
    "Bag Man": { in: "P1 hand" },
    [club]: { state: "exhausted" },
    "P1.D1": { drained: true },
    P1: { hand: 1, deck: 5 },
    P2: { hand: 0, deck: 30 },
  });
});

test("Gentleman's Club needs 2 on one domain", () => {
  given({ P1: { play: [club], domains: [["hastur"], ["hastur"]] } });
  then.refused(`P1 uses ${club}; drain D1`, "PAY-01");
  then.refused(`P1 uses ${club}; drain D2`, "PAY-01");
});

test("Gentleman's Club cannot be used exhausted, until it is readied", () => {
  given({ P1: { play: [club, "Ancient Guardian"], domains: [two, two, ["hastur"]] } });
  when(`P1 uses ${club}; drain D1`);
  then.refused(`P1 uses ${club}; drain D2`);
  when(`P1 uses Ancient Guardian; choose ${club}; drain D3`, `P1 uses ${club}; drain D2`);
  then.expect({ P1: { hand: 2 } });
});

test("Gentleman's Club works on the opponent's turn, for its own controller", () => {
  given({ active: "P2", "to act": "P1", P1: { play: [club], domains: [two] }, P2: { domains: [two] } });
  then.refused(`P2 uses ${club}`);
  when(`P1 uses ${club}; drain D1`);
  then.expect({ P1: { hand: 1 }, P2: { hand: 0 } });
});

test("Gentleman's Club cancelled stays exhausted and paid, and no card is drawn", () => {
  given({ P1: { play: [club], domains: [two] }, P2: { play: ["Performance Artist"] } });
  when(`P1 uses ${club}; drain D1`, "P2 uses Performance Artist");
  then.expect({ P1: { hand: 0 }, [club]: { state: "exhausted" }, "P1.D1": { drained: true } });
});

test("Gentleman's Club: who draws his last card has lost", () => {
  given({ P1: { play: [club], domains: [two], deck: ["Bag Man"] } });
  when(`P1 uses ${club}; drain D1`);
  then.expect({ winner: "P2", because: "deck" });
});
