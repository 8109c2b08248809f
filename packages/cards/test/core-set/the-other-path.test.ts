import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const stories = [
  { "The Other Path": { P1: 4 } },
  { "Opening Night": { P1: 2, P2: 3 } },
  { "Rotting Away": { P1: 3, P2: 2 } },
];
const win = "P1 plays Omen; choose The Other Path";

test("The Other Path: each player may place a token where he has two or fewer", () => {
  given({ stories, P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes", "P1 chooses Opening Night", "P2 chooses Rotting Away");
  then.expect({ S1: { P1: 0 }, S2: { P1: 3, P2: 3 }, S3: { P1: 3, P2: 3 } });
});

test("The Other Path: only a player's own tokens count for the limit, and only open stories are offered", () => {
  given(
    {
      stories: [...stories.slice(0, 2), "Rotting Away"],
      conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2", P1: 4, P2: 1 } }],
      P1: { hand: ["Omen"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", "P1 chooses yes");
  then.offered("P1", ["Opening Night", "Rotting Away"]);
  when("P1 chooses Rotting Away", "P2 chooses yes");
  then.offered("P2", ["Rotting Away", "K1"]);
  when("P2 chooses K1");
  then.expect({ S3: { P1: 1 }, K1: { P1: 4, P2: 2 } });
});

test("The Other Path: one player may decline for himself, and the other still has his token", () => {
  given({ stories, P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 chooses yes", "P1 declines", "P2 chooses Rotting Away");
  then.expect({ S2: { P1: 2, P2: 3 }, S3: { P1: 3, P2: 3 } });
});

test("The Other Path: a winner who declines it gives nobody a token", () => {
  given({ stories, P1: { hand: ["Omen"] } }, { cards: [OMEN] });
  when(win, "P1 declines");
  then.expect({ S2: { P1: 2, P2: 3 }, S3: { P1: 3, P2: 2 }, "The Other Path": { in: "P1 won" } });
});

test("The Other Path: a player with three or more everywhere places none, the other does", () => {
  given(
    {
      stories: [
        { "The Other Path": { P1: 4 } },
        { "Opening Night": { P1: 3 } },
        { "Rotting Away": { P1: 4 } },
      ],
      "story deck": ["Dreamwalkers"],
      P1: { hand: ["Omen"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", "P2 chooses Opening Night");
  then.expect({ S2: { P1: 3, P2: 1 }, S3: { P1: 4, P2: 0 } });
});

test("The Other Path: the winner whose turn it is not decides; the active player places first (SIM-07)", () => {
  given(
    {
      "to act": "P2",
      stories: [{ "The Other Path": { P2: 4 } }, ...stories.slice(1)],
      P2: { hand: ["Omen"] },
    },
    { cards: [OMEN] },
  );
  when("P2 plays Omen; choose The Other Path", "P2 chooses yes");
  then.now({ asked: "P1", S2: { P1: 2, P2: 3 } });
  when("P1 chooses Opening Night", "P2 chooses Rotting Away");
  then.expect({ "The Other Path": { in: "P2 won" }, S2: { P1: 3, P2: 3 }, S3: { P1: 3, P2: 3 } });
});
