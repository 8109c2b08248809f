import { action, choose, placeTokens, story, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const omen = {
  title: "Omen",
  type: "event",
  faction: "neutral",
  abilities: [action({ effect: placeTokens(1, choose(1, story()), { side: you }) })],
};

test("Nowhere to Hide removes every success token from every story", () => {
  given(
    {
      stories: [
        { "Nowhere to Hide": { P1: 4 } },
        { "Opening Night": { P1: 2, P2: 3 } },
        { "Rotting Away": { P2: 1 } },
      ],
      P1: { hand: ["Omen"] },
    },
    { cards: [omen] },
  );
  when("P1 plays Omen; choose Nowhere to Hide", "P1 chooses yes");
  then.expect({ "Nowhere to Hide": { in: "P1 won" }, S2: { P1: 0, P2: 0 }, S3: { P1: 0, P2: 0 } });
});
