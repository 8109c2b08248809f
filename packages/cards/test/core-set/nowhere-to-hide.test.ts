import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [
  { "Nowhere to Hide": { P1: 4, P2: 2 } },
  { "Opening Night": { P1: 2, P2: 3 } },
  { "Rotting Away": { P2: 1 } },
];
const win = "P1 plays Omen; choose Nowhere to Hide";

test("Nowhere to Hide removes every success token from every story", () => {
  given({ stories, P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes");
  then.expect({ "Nowhere to Hide": { in: "P1 won" }, S2: { P1: 0, P2: 0 }, S3: { P1: 0, P2: 0 } });
});

test("Nowhere to Hide: a winner who declines leaves the tokens of the other stories", () => {
  given({ stories, P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 declines");
  then.expect({
    "Nowhere to Hide": { in: "P1 won" },
    S1: { P1: 0, P2: 0 },
    S2: { P1: 2, P2: 3 },
    S3: { P1: 0, P2: 1 },
  });
});

test("Nowhere to Hide: the winner decides, though it is not his turn", () => {
  given(
    {
      "to act": "P2",
      stories: [{ "Nowhere to Hide": { P2: 4 } }, { "Opening Night": { P1: 4 } }],
      P2: { hand: ["Omen"] },
    },
    { cards: [OMEN] },
  );
  when("P2 plays Omen; choose Nowhere to Hide");
  then.refused("P1 chooses yes");
  when("P2 chooses yes");
  then.expect({ "Nowhere to Hide": { in: "P2 won" }, S2: { P1: 0 } });
});

test("Nowhere to Hide clears conspiracies, but no tokens on characters", () => {
  given(
    {
      stories,
      conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2", P1: 3, P2: 4 } }],
      P1: { hand: ["Omen"], play: [{ "Bag Man": { tokens: 2 } }] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({ K1: { P1: 0, P2: 0 }, "Bag Man": { tokens: 2 } });
});

test("Nowhere to Hide may be carried out in vain where no other story has a token", () => {
  given({ stories: [{ "Nowhere to Hide": { P1: 4, P2: 4 } }], P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes");
  then.expect({ "Nowhere to Hide": { in: "P1 won" }, S1: { P1: 0, P2: 0 } });
});
