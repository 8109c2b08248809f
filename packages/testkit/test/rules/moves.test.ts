/** What is moved is one change; what is put into a hand was not returned there; whose it was as it left. */
import {
  aCharacter,
  action,
  anyCard,
  cannot,
  choose,
  controllerOfIt,
  destroy,
  disrupt,
  draw,
  each,
  inOrder,
  leavesPlay,
  moveTokens,
  one,
  passive,
  passTokens,
  prevent,
  response,
  returnsToHand,
  search,
  story as storyIs,
  toHand,
  tokensPlaced,
  tokensRemoved,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, fuse } from "./timing-cards.ts";

const SHIFT = freeEvent("Shift", [
  action({
    effect: moveTokens(1, choose(1, storyIs(), { as: "from" }), { to: choose(1, storyIs()), side: you }),
  }),
]);
const PASS = freeEvent("Pass", [action({ effect: passTokens(1, one(storyIs())) })]);
const GUARDS = [
  freeSupport("Lock", [disrupt({ when: would(tokensRemoved(storyIs())), effect: prevent() })]),
  freeSupport("Bar", [disrupt({ when: would(tokensPlaced(storyIs())), effect: prevent() })]),
];
const cards = [SHIFT, PASS, ...GUARDS];

test("WIN-17 moved tokens stay where they are if taking or placing them is prevented", () => {
  for (const guard of ["Lock", "Bar"]) {
    given(
      {
        stories: [{ "Opening Night": { P1: 3 } }, "Rotting Away"],
        P1: { hand: ["Shift"] },
        P2: { play: [guard] },
      },
      { cards },
    );
    when("P1 plays Shift; choose S2", `P2 uses ${guard}`);
    then.expect({ S1: { P1: 3 }, S2: { P1: 0 } });
  }
});

test("WIN-17 nor do they change sides where that is prevented, and each is asked about once", () => {
  for (const guard of ["Lock", "Bar"]) {
    given(
      { stories: [{ "Opening Night": { P2: 3 } }], P1: { hand: ["Pass"] }, P2: { play: [guard] } },
      { cards },
    );
    when("P1 plays Pass", `P2 uses ${guard}`);
    then.expect({ S1: { P1: 0, P2: 3 } });
  }
  given({ stories: [{ "Opening Night": { P2: 3 } }], P1: { hand: ["Pass"] } }, { cards });
  when("P1 plays Pass");
  then.expect({ S1: { P1: 1, P2: 2 } });
});

test("TRIG-27 a token that cannot be placed there is not taken for it", () => {
  const seal = freeSupport("Seal", [passive(cannot("placeSuccess", each(storyIs())))]);
  given(
    {
      stories: [{ "Opening Night": { P1: 3 } }, "Rotting Away"],
      P1: { hand: ["Shift"], play: ["Seal"] },
    },
    { cards: [SHIFT, seal] },
  );
  when("P1 plays Shift; choose S2");
  then.expect({ S1: { P1: 3 }, S2: { P1: 0 } });
});

test("COMP-36 a card that a search puts into the hand was not returned there", () => {
  const quest = freeEvent("Quest", [action({ effect: search(you, { for: anyCard(), to: "hand" }) })]);
  const gust = freeEvent("Gust", [action({ effect: toHand(aCharacter()) })]);
  const herald = fuse("Herald", (effect) => response({ when: returnsToHand(anyCard()), effect }));
  given(
    { P1: { hand: ["Quest", "Gust"], play: ["Herald", "Clerk"], deck: ["Clerk", "...5"] } },
    { cards: [quest, gust, herald, CLERK] },
  );
  when("P1 plays Quest", "P1 chooses Clerk#2");
  then.refused("P1 uses Herald");
  then.expect({ "Clerk#2": { in: "P1 hand" } });
  when("P1 plays Gust", "P1 uses Herald");
  then.expect({ Herald: { in: "P1 discard" } });
});

test("LEAVE-01 a card that is out of play does not leave it", () => {
  const recall = freeEvent("Recall", [action({ effect: toHand(one(anyCard({ in: "discard" }))) })]);
  const ward = freeSupport("Ward", [disrupt({ when: would(leavesPlay(anyCard())), effect: prevent() })]);
  given(
    { P1: { hand: ["Recall"], discard: ["Clerk"] }, P2: { play: ["Ward"] } },
    { cards: [recall, ward, CLERK] },
  );
  when("P1 plays Recall");
  then.refused("P2 uses Ward");
  then.expect({ Clerk: { in: "P1 hand" } });
});

test("LEAVE-05 the controller of a card that left play is who had it, not its owner", () => {
  const doom = freeEvent("Doom", [
    action({ effect: inOrder(destroy(aCharacter()), draw(controllerOfIt, 1)) }),
  ]);
  given({ P1: { hand: ["Doom"] }, P2: { play: [{ Clerk: { owner: "P1" } }] } }, { cards: [doom, CLERK] });
  when("P1 plays Doom");
  then.expect({ Clerk: { in: "P1 discard" }, P1: { hand: 0 }, P2: { hand: 1 } });
});
