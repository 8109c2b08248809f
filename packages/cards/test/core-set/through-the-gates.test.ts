import { action, choose, placeTokens, story, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const omen = {
  title: "Omen",
  type: "event",
  faction: "neutral",
  abilities: [action({ effect: placeTokens(1, choose(1, story()), { side: you }) })],
};

test("Through the Gates takes characters of printed skill 3 or more, though one player may have none", () => {
  given(
    {
      stories: [{ "Through the Gates": { P1: 4 } }],
      P1: { hand: ["Omen"], play: ["Young Deep One"] },
      P2: { play: ["T-Men", "Bag Man"] },
    },
    { cards: [omen] },
  );
  when("P1 plays Omen; choose Through the Gates", "P1 chooses yes");
  then.expect({ "T-Men": { in: "P2 discard" }, "Bag Man": { in: "play" }, "Young Deep One": { in: "play" } });
});
