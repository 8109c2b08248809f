import {
  action,
  andThen,
  anyCard,
  anyPlayer,
  aStory,
  choose,
  destroy,
  discard,
  draw,
  each,
  eachPlayer,
  inOrder,
  opponent,
  passive,
  placeTokens,
  resource,
  response,
  returnWonStory,
  storiesToWin,
  story,
  thatPlayer,
  toDeck,
  top,
  whenWon,
  winsStory,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { bell } from "./timing-cards.ts";

const PROGRESS = freeEvent("Progress", [action({ effect: placeTokens(1, aStory(), { side: you }) })]);
const tale = (title: string, abilities: readonly object[] = []): object => ({
  title,
  type: "story",
  faction: "neutral",
  abilities,
});
const TALES = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"].map((title) =>
  tale(`Tale ${title}`),
);
const won = (count: number, from = 0): string[] =>
  ["Four", "Five", "Six", "Seven", "Eight"].slice(from, from + count).map((title) => `Tale ${title}`);
const row = (first: object) => [{ "Tale One": first }, "Tale Two", "Tale Three"];

test("VICT-01 the third won story wins the game at once", () => {
  const position = (count: number) => ({
    stories: row({ P1: 4 }),
    "story deck": [],
    P1: { hand: ["Progress"], won: won(count) },
  });
  given(position(2), { cards: [...TALES, PROGRESS] });
  when("P1 plays Progress; choose S1");
  then.expect({ winner: "P1", because: "stories", asked: "nobody", P1: { won: 3 } });

  given(position(1), { cards: [...TALES, PROGRESS] });
  when("P1 plays Progress; choose S1");
  then.expect({ winner: "nobody", P1: { won: 2 } });
});

test("VICT-01 a conspiracy counts as well", () => {
  const plot = { title: "Plot", type: "conspiracy", faction: "neutral" };
  given(
    { conspiracies: [{ Plot: { owner: "P2", P1: 4 } }], P1: { hand: ["Progress"], won: won(2) } },
    { cards: [...TALES, PROGRESS, plot] },
  );
  when("P1 plays Progress; choose K1");
  then.expect({ winner: "P1", because: "stories" });
});

test("VICT-02 a story lost from the won pile lowers the count", () => {
  const oblivion = freeEvent("Oblivion", [
    action({ effect: returnWonStory(choose(1, story({ in: "won" }))) }),
  ]);
  given(
    { stories: row({ P1: 4 }), P1: { hand: ["Progress"], won: won(2) }, P2: { hand: ["Oblivion"] } },
    { cards: [...TALES, PROGRESS, oblivion] },
  );
  when("P1 passes", "P2 plays Oblivion; choose Tale Four");
  then.expect({ P1: { won: 1 }, "Tale Four": { in: "story deck" } });
  when("P1 plays Progress; choose S1");
  then.expect({ P1: { won: 2 }, winner: "nobody" });
});

test("VICT-03 the third story has no effect and no response", () => {
  const rich = tale("Tale Rich", [whenWon(draw(you, 3))]);
  const herald = bell("Herald", (effect) => response({ when: winsStory(anyPlayer), effect }));
  const position = (count: number) => ({
    stories: [{ "Tale Rich": { P1: 4 } }],
    P1: { hand: ["Progress"], won: won(count) },
    P2: { play: ["Herald"] },
  });
  given(position(2), { cards: [...TALES, rich, herald, PROGRESS] });
  when("P1 plays Progress; choose S1");
  then.now({ winner: "P1", asked: "nobody", P1: { hand: 0 }, Herald: { state: "ready" } });

  given(position(1), { cards: [...TALES, rich, herald, PROGRESS] });
  when("P1 plays Progress; choose S1");
  then.now({ winner: "nobody", asked: "P1" });
  when("P1 chooses yes", "P2 uses Herald");
  then.expect({ P1: { hand: 3 }, Herald: { state: "exhausted" } });
});

test("VICT-04 the active player's order decides who reaches three first", () => {
  const balance = freeEvent("Balance", [
    action({ effect: placeTokens(1, each(story()), { side: anyPlayer }) }),
  ]);
  const position = {
    stories: [{ "Tale One": { P1: 4 } }, { "Tale Two": { P2: 4 } }, "Tale Three"],
    P1: { won: won(2) },
    P2: { hand: ["Balance"], won: won(2, 2) },
  };
  for (const [first, winner] of [
    ["S1", "P1"],
    ["S2", "P2"],
  ]) {
    given(position, { cards: [...TALES, balance] });
    when("P1 passes", "P2 plays Balance");
    then.offered("P1", ["S1", "S2"]);
    when(`P1 resolves ${first}`);
    then.expect({ winner, because: "stories" });
  }
});

test("VICT-05 a player whose deck is empty is out at once, though he drew every card", () => {
  given({ phase: "refresh", P1: { deck: 2 } });
  when({ advance: "draw window" });
  then.expect({ winner: "P2", because: "deck", P1: { hand: 2, deck: 0 } });

  given({ phase: "refresh", P1: { deck: 3 } });
  when({ advance: "draw window" });
  then.expect({ winner: "nobody", P1: { hand: 2, deck: 1 } });
});

test("VICT-06 the deck is tested in the middle of an effect", () => {
  const vertigo = freeEvent("Vertigo", [
    action({
      effect: andThen(discard(top(4, you)), toDeck(each(anyCard({ in: "discard", owner: you })), "shuffled")),
    }),
  ]);
  given({ P1: { hand: ["Vertigo"], deck: 4 } }, { cards: [vertigo] });
  when("P1 plays Vertigo");
  then.expect({ winner: "P2", because: "deck", P1: { discard: 4, deck: 0 } });

  given({ P1: { hand: ["Vertigo"], deck: 5 } }, { cards: [vertigo] });
  when("P1 plays Vertigo");
  then.expect({ winner: "nobody", P1: { deck: 5, discard: 1 } });
});

test("VICT-07 if both decks would empty the active player sets the order; under ccg he is out first", () => {
  const flood = freeEvent("Flood", [action({ effect: eachPlayer(discard(top(5, thatPlayer))) })]);
  const position = { P1: { hand: ["Flood"], deck: 5 }, P2: { deck: 5 } };
  given(position, { cards: [flood] });
  when("P1 plays Flood", "P1 chooses P2");
  then.expect({ winner: "P1", because: "deck", P1: { deck: 5 } });

  given(position, { cards: [flood], ruleset: "ccg" });
  when("P1 plays Flood");
  then.expect({ winner: "P2", because: "deck", P2: { deck: 5 } });
});

test("VICT-08 to have no characters, no hand and no supports loses nothing", () => {
  const ruin = freeEvent("Ruin", [
    action({
      effect: inOrder(
        destroy(each(anyCard({ controller: opponent }))),
        discard(each(anyCard({ in: "hand", owner: opponent }))),
        discard(each(resource({ controller: opponent }))),
      ),
    }),
  ]);
  given(
    {
      active: "P2",
      P1: { play: ["Clerk", "Lamp"], hand: ["Clerk"], domains: [["hastur"]] },
      P2: { hand: ["Ruin"] },
    },
    { cards: [ruin, freeCharacter("Clerk"), freeSupport("Lamp")] },
  );
  when("P2 plays Ruin");
  then.expect({ winner: "nobody", P1: { characters: 0, hand: 0, discard: 4 } });
  when({ advance: "P1 refresh window" });
  then.expect({ winner: "nobody", asked: "P1", active: "P1" });
});

test("VICT-09 a player may concede", () => {
  given({});
  when("P1 concedes");
  then.expect({ winner: "P2", because: "concession", asked: "nobody" });
});

test("VICT-10 nothing further resolves after a victory", () => {
  const coda = freeEvent("Coda", [
    action({
      effect: inOrder(
        placeTokens(1, aStory(), { side: you }),
        draw(you, 2),
        placeTokens(1, each(story()), { side: opponent }),
      ),
    }),
  ]);
  given(
    {
      stories: [{ "Tale One": { P1: 4 } }, { "Tale Two": { P2: 4 } }],
      P1: { hand: ["Coda"], won: won(2) },
      P2: { won: won(2, 2) },
    },
    { cards: [...TALES, coda] },
  );
  when("P1 plays Coda; choose S1");
  then.expect({ winner: "P1", P1: { hand: 0, won: 3 }, P2: { won: 2 }, S2: { P2: 4 } });
});

test("VICT-11 if both have enough when an effect ends the active player has won", () => {
  const theorist = freeCharacter("Conspiracy Theorist", [passive(storiesToWin(1))]);
  const stories = ["Nine", "Ten"].map((title) => tale(`Tale ${title}`));
  const three = {
    P1: { won: won(3) },
    P2: { play: ["Conspiracy Theorist"], hand: ["Doom"], won: ["Tale Seven", "Tale Nine", "Tale Ten"] },
  };
  given({ ...three, "to act": "P2" }, { cards: [...TALES, ...stories, theorist, DOOM] });
  then.expect({ winner: "nobody" });
  when("P2 plays Doom");
  then.expect({ winner: "P1", because: "stories" });

  given({ ...three, active: "P2" }, { cards: [...TALES, ...stories, theorist, DOOM] });
  when("P2 plays Doom");
  then.expect({ winner: "P2", because: "stories" });
});

test("VICT-12 what raises the number of stories saves nobody without a deck", () => {
  const grace = freeCharacter("Samantha Grace", [passive(storiesToWin(1))]);
  const flood = freeEvent("Flood", [action({ effect: discard(top(2, opponent)) })]);
  given({ P1: { hand: ["Flood"], play: ["Samantha Grace"] }, P2: { deck: 2 } }, { cards: [grace, flood] });
  when("P1 plays Flood");
  then.expect({ winner: "P1", because: "deck" });
});

test("VICT-13 turn 60 without a winner is a draw, turn 59 is not; a concession has its own reason", () => {
  given({ active: "P2", turn: 60 });
  when({ advance: "end of turn" });
  then.expect({ winner: "draw", because: "turns" });

  given({ active: "P1", turn: 59 });
  when({ advance: "end of turn" });
  then.expect({ winner: "nobody", turn: 60 });
  when("P2 concedes");
  then.expect({ winner: "P1", because: "concession" });
});
