import { action, discard, exhaust, thisCard, top, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const theirDeck = ["Paul Lemond", "Hired Muscle", "Bag Man", "T-Men", "...5"];

test("Strange Librarian: of the top three cards one goes to the bottom, the others back in any order", () => {
  given({ P1: { play: ["Strange Librarian"] }, P2: { deck: theirDeck } });
  when("P1 uses Strange Librarian; choose P2");
  then.offered("P1", ["Paul Lemond", "Hired Muscle", "Bag Man"]);
  when("P1 chooses Hired Muscle");
  then.offered("P1", ["Paul Lemond", "Bag Man"]);
  when("P1 orders Bag Man, Paul Lemond");
  then.expect({
    "Strange Librarian": { state: "exhausted" },
    "Hired Muscle": { in: "deck bottom" },
    "Bag Man": { in: "deck top" },
    P2: { deck: 9, hand: 0 },
  });
});

test("Strange Librarian: the cards are drawn in the order they were put back", () => {
  given({ P1: { play: ["Strange Librarian"], deck: theirDeck }, P2: {} });
  when("P1 uses Strange Librarian; choose P1", "P1 chooses Paul Lemond", "P1 orders Bag Man, Hired Muscle");
  when({ advance: "P2 operations window" }, { advance: "P1 draw window" });
  then.now({
    P1: { holds: ["Bag Man", "Hired Muscle"], hand: 2 },
    "T-Men": { in: "deck top" },
    "Paul Lemond": { in: "deck bottom" },
  });
});

test("Strange Librarian: only who looked knows the cards, whose deck it may be", () => {
  given({ P1: { play: ["Strange Librarian"] }, P2: { deck: theirDeck } });
  when("P1 uses Strange Librarian; choose P2", "P1 chooses Paul Lemond", "P1 orders Bag Man, Hired Muscle");
  then.expect({
    "seen by P1": { "Paul Lemond": true, "Bag Man": true, "Hired Muscle": true, "T-Men": false },
    "seen by P2": { "Paul Lemond": false, "Bag Man": false, "Hired Muscle": false, "T-Men": false },
  });
});

test("Strange Librarian: with fewer cards than three the bottom gets its card first", () => {
  given({ P1: { play: ["Strange Librarian"], deck: ["Paul Lemond", "Bag Man"] } });
  when("P1 uses Strange Librarian; choose P1", "P1 chooses Paul Lemond");
  then.expect({ "Bag Man": { in: "deck top" }, "Paul Lemond": { in: "deck bottom" }, P1: { deck: 2 } });

  given({ P1: { play: ["Strange Librarian"] }, P2: { deck: ["Paul Lemond"] } });
  when("P1 uses Strange Librarian; choose P2");
  then.expect({ "Paul Lemond": { in: "P2 deck" }, "seen by P1": { "Paul Lemond": true } });
});

test("Strange Librarian: refused while it is exhausted or insane", () => {
  given({ P1: { play: [{ "Strange Librarian": { exhausted: true } }] } });
  then.refused("P1 uses Strange Librarian", "COST-02");
  given({ P1: { play: [{ "Strange Librarian": { insane: true } }] } });
  then.refused("P1 uses Strange Librarian");
});

test("Strange Librarian: cancelled by Power Drain it stays exhausted and nobody has looked", () => {
  given({
    P1: { play: ["Strange Librarian"] },
    P2: { hand: ["Power Drain"], deck: theirDeck, domains: [["hastur", "hastur"]] },
  });
  when("P1 uses Strange Librarian", "P2 plays Power Drain");
  then.expect({
    "Strange Librarian": { state: "exhausted" },
    "Paul Lemond": { in: "deck top" },
    "seen by P1": { "Paul Lemond": false },
  });
});

test("Strange Librarian: looking is not searching, so the rest of the deck keeps its order (COMP-35)", () => {
  const sift = {
    title: "Sift",
    type: "character",
    faction: "neutral",
    abilities: [action({ cost: exhaust(thisCard), effect: discard(top(4, you)) })],
  };
  const deck = ["Bag Man", "Hired Muscle", "Paul Lemond", "T-Men", "Mad Genius", "...5"];
  given({ P1: { play: ["Strange Librarian", "Sift"], deck } }, { cards: [sift] });
  when("P1 uses Strange Librarian; choose P1", "P1 chooses Bag Man", "P1 orders Hired Muscle, Paul Lemond");
  when("P1 uses Sift");
  then.expect({
    "Hired Muscle": { in: "P1 discard" },
    "Mad Genius": { in: "P1 discard" },
    "Bag Man": { in: "deck bottom" },
    P1: { discard: 4, deck: 6 },
  });
});
