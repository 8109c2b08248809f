import {
  action,
  andThen,
  anyCard,
  character as characterIs,
  draw,
  each,
  inOrder,
  isRevealed,
  it,
  putIntoPlay,
  redistribute,
  search,
  upTo,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeCharacter, freeEvent, freeStory, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const seeking = (options: Parameters<typeof search>[1]): object =>
  freeEvent("Seek", [action({ effect: search(you, options) })]);
const DECK = ["Clerk", "Guard", "Monk", "...9"];

test("COMP-35 what could not enter play is not found for play", () => {
  const king = freeCharacter("King", [], { unique: true });
  given(
    { P1: { hand: ["Seek"], play: ["King"], deck: ["King", "Clerk", "...9"] } },
    { cards: [seeking({ for: characterIs({ cost: { atMost: 0 } }), to: "play" }), king, CLERK] },
  );
  when("P1 plays Seek");
  then.offered("P1", ["Clerk"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "play" } });
});

test("COMP-35 a unique card one has may well be found for the hand", () => {
  const king = freeCharacter("King", [], { unique: true });
  given(
    { P1: { hand: ["Seek"], play: ["King"], deck: ["King", "...9"] } },
    { cards: [seeking({ for: { title: "King" }, to: "hand" }), king] },
  );
  when("P1 plays Seek");
  then.offered("P1", ["King#2"]);
});

test("COMP-36 up to two are taken, then the search is over", () => {
  given(
    { P1: { hand: ["Seek"], deck: DECK } },
    {
      strict: true,
      cards: [seeking({ for: characterIs(), count: upTo(2), to: "hand" }), CLERK, GUARD, MONK],
    },
  );
  when("P1 plays Seek", "P1 chooses Clerk", "P1 chooses Monk");
  then.now({ asked: "P2", P1: { hand: 2, holds: ["Clerk", "Monk"] } });
});

test("COMP-36 who looks for any card must take as many as it says", () => {
  const cards = [seeking({ for: anyCard(), count: 2, to: "hand" }), CLERK, GUARD, MONK];
  given({ P1: { hand: ["Seek"], deck: DECK } }, { cards });
  when("P1 plays Seek");
  then.refused("P1 declines");
  when("P1 chooses Clerk");
  then.refused("P1 declines");
  when("P1 chooses Guard");
  then.expect({ P1: { hand: 2, holds: ["Clerk", "Guard"] } });
});

test("COMP-36 who looks for a quality may always find nothing", () => {
  given(
    { P1: { hand: ["Seek"], deck: DECK } },
    { cards: [seeking({ for: characterIs(), to: "hand" }), CLERK, GUARD, MONK] },
  );
  when("P1 plays Seek", "P1 declines");
  then.expect({ P1: { hand: 0, deck: 12 } });
});

const EYE = counter("Eye", isRevealed(anyCard()));

test("COMP-36 only what has a quality is shown, and only on its way to the hand", () => {
  const position = { P1: { hand: ["Seek"], deck: DECK, play: ["Eye"] } };
  const cards = [EYE, CLERK, GUARD, MONK];
  given(position, { cards: [...cards, seeking({ for: characterIs(), to: "hand" })] });
  when("P1 plays Seek", "P1 chooses Monk");
  then.expect({ P1: { hand: 2 }, "seen by P2": { Monk: true } });

  given(position, { cards: [...cards, seeking({ for: anyCard(), to: "hand" })] });
  when("P1 plays Seek", "P1 chooses Monk");
  then.expect({ P1: { hand: 1 }, "seen by P2": { Monk: false } });

  given(position, { cards: [...cards, seeking({ for: characterIs(), to: "play" })] });
  when("P1 plays Seek", "P1 chooses Monk");
  then.expect({ P1: { hand: 0 }, Monk: { in: "play" } });
});

test("COST-09 what follows 'then' needs something found", () => {
  const seek = freeEvent("Seek", [
    action({ effect: andThen(search(you, { for: characterIs(), to: "hand" }), draw(you, 2)) }),
  ]);
  const position = { P1: { hand: ["Seek"], deck: DECK } };
  given(position, { cards: [seek, CLERK, GUARD, MONK] });
  when("P1 plays Seek", "P1 declines");
  then.expect({ P1: { hand: 0 } });
  given(position, { cards: [seek, CLERK, GUARD, MONK] });
  when("P1 plays Seek", "P1 chooses Clerk");
  then.expect({ P1: { hand: 3 } });
});

test("COMP-35 a text may go on with the card that was found", () => {
  const seek = freeEvent("Seek", [
    action({ effect: inOrder(search(you, { for: characterIs(), to: "play" }), wound(it)) }),
  ]);
  given({ P1: { hand: ["Seek"], deck: DECK } }, { cards: [seek, CLERK, GUARD, MONK] });
  when("P1 plays Seek", "P1 chooses Monk");
  then.expect({ Monk: { in: "P1 discard" } });
});

const badge = (title: string): object =>
  freeSupport(title, { attachTo: characterIs(), abilities: [] }, { subtypes: ["Attachment"] });

test("ATT-14 each attachment brought into play goes onto a host of its own", () => {
  const cards = [CLERK, GUARD, badge("Star"), badge("Ribbon")];
  const rescue = freeEvent("Rescue", [
    action({ effect: putIntoPlay(each(anyCard({ in: "discard", subtype: "Attachment" }))) }),
  ]);
  const play = ["Clerk", "Guard"];
  given({ P1: { hand: ["Rescue"], play, discard: ["Star", "Ribbon"] } }, { cards: [...cards, rescue] });
  when("P1 plays Rescue", "P1 chooses Clerk", "P1 chooses Guard");
  then.expect({ Ribbon: { in: "attached to Clerk" }, Star: { in: "attached to Guard" } });

  const seek = seeking({ for: anyCard({ subtype: "Attachment" }), count: 2, to: "play" });
  given({ P1: { hand: ["Seek"], play, deck: ["Star", "Ribbon", "...9"] } }, { cards: [...cards, seek] });
  when("P1 plays Seek", "P1 chooses Star", "P1 chooses Ribbon", "P1 chooses Guard", "P1 chooses Clerk");
  then.expect({ Star: { in: "attached to Guard" }, Ribbon: { in: "attached to Clerk" } });
});

const CALM = freeStory("Calm");
const EBB = freeStory("Ebb");
const spread = freeEvent("Spread", [action({ effect: redistribute(you) })]);

test("WIN-17 tokens of the player it names, not those of the other", () => {
  given(
    {
      active: "P2",
      stories: [{ Calm: { P1: 2, P2: 1 } }, { Ebb: { P1: 1, P2: 2 } }],
      P2: { hand: ["Spread"] },
    },
    { cards: [CALM, EBB, spread] },
  );
  when("P2 plays Spread", "P2 chooses S1", "P2 chooses S1", "P2 chooses S1");
  then.expect({ S1: { P1: 2, P2: 3 }, S2: { P1: 1, P2: 0 } });
});

test("WIN-17 five tokens brought together win the story at once", () => {
  given(
    { stories: [{ Calm: { P1: 4 } }, { Ebb: { P1: 1 } }], P1: { hand: ["Spread"] } },
    { cards: [CALM, EBB, spread] },
  );
  when(
    "P1 plays Spread",
    "P1 chooses S1",
    "P1 chooses S1",
    "P1 chooses S1",
    "P1 chooses S1",
    "P1 chooses S1",
  );
  then.expect({ P1: { won: 1 } });
});
