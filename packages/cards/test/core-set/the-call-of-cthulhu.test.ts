import { action, choose, placeTokens, story, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const omen = {
  title: "Omen",
  type: "event",
  faction: "neutral",
  abilities: [action({ effect: placeTokens(1, choose(1, story()), { side: you }) })],
};

test("The Call of Cthulhu: each player takes a card of his own choice out of his own deck", () => {
  given(
    {
      stories: [{ "The Call of Cthulhu": { P1: 4 } }],
      P1: { hand: ["Omen"], deck: ["Bag Man", "Paul Lemond", "...5"] },
      P2: { deck: ["Hired Muscle", "T-Men", "...4"] },
    },
    { cards: [omen] },
  );
  when("P1 plays Omen; choose The Call of Cthulhu", "P1 chooses yes");
  when("P1 chooses Paul Lemond", "P2 chooses T-Men");
  then.expect({
    "Paul Lemond": { in: "P1 hand" },
    "T-Men": { in: "P2 hand" },
    "Bag Man": { in: "P1 deck" },
    "seen by P1": { "T-Men": false },
    P1: { deck: 6 },
    P2: { deck: 5 },
  });
});
