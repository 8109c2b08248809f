import { action, choose, placeTokens, story, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const omen = {
  title: "Omen",
  type: "event",
  faction: "neutral",
  abilities: [action({ effect: placeTokens(1, choose(1, story()), { side: you }) })],
};
const winning = { stories: [{ "Ancient Apocrypha": { P1: 4 } }] };

test("Ancient Apocrypha: each player's characters of the discard pile go under a domain of his own", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen"], discard: ["Paul Lemond", "Shotgun Blast"] },
      P2: { discard: ["Hired Muscle", "T-Men"] },
    },
    { cards: [omen] },
  );
  when("P1 plays Omen; choose Ancient Apocrypha", "P1 chooses yes");
  then.expect({
    P1: { domains: 4 },
    P2: { domains: 4 },
    "Paul Lemond": { in: "P1.D4" },
    "Shotgun Blast": { in: "P1 discard" },
    "Hired Muscle": { in: "P2.D4" },
    "T-Men": { in: "P2.D4" },
  });
});
