import {
  action,
  anyPlayer,
  aStory,
  draw,
  each,
  one,
  opponent,
  placeTokens,
  redistribute,
  score,
  story as storyIs,
  whenWon,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeStory } from "./free-cards.ts";
import { char } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const OMEN = eventThat("Omen", placeTokens(1, aStory(), { side: you }));
const LOSS = freeStory("Loss", [whenWon(draw(opponent, 1))]);

const spreading = (): void => {
  given(
    {
      stories: [{ Challenge: { P1: 4 } }, { "Opening Night": { P1: 3, P2: 4 } }, { Loss: { P1: 2 } }],
      "story deck": ["Rotting Away"],
      P1: { hand: ["Omen"], play: ["Clerk"] },
    },
    { cards: [OMEN, CLERK, LOSS, freeStory("Challenge", [whenWon(redistribute(anyPlayer))])] },
  );
  when("P1 plays Omen; choose S1", "P1 chooses yes");
};

test("WIN-17 redistributed tokens keep their side and their kind of place", () => {
  spreading();
  then.offered("P1", ["S2", "S3"]);
  then.refused("P1 chooses Clerk");
  when("P1 chooses S2", "P1 chooses S2", "P1 chooses S2", "P1 chooses S2", "P1 chooses S3");
  then.now({ S2: { P1: 4, P2: 0 }, S3: { P1: 1, P2: 0 } });
  when("P1 chooses S3", "P1 chooses S3", "P1 chooses S2", "P1 chooses S2");
  then.expect({ S2: { P1: 4, P2: 2 }, S3: { P1: 1, P2: 2 }, Clerk: { tokens: 0 } });
});

test("WIN-17 a player who redistributes his own tokens leaves those of the other", () => {
  given(
    { stories: [{ "Opening Night": { P1: 1, P2: 4 } }, "Loss"], P1: { hand: ["Diary"] } },
    { cards: [LOSS, eventThat("Diary", redistribute(you))] },
  );
  when("P1 plays Diary", "P1 chooses S2");
  then.expect({ S1: { P1: 0, P2: 4 }, S2: { P1: 1, P2: 0 } });
});

test("WIN-18 an effect that asks for choices needs all of them", () => {
  given(
    {
      stories: [{ Dreamwalkers: { P1: 4 } }],
      "story deck": ["Through the Gates"],
      P1: { hand: ["Omen"], won: ["Opening Night"] },
    },
    { cards: [OMEN] },
  );
  when("P1 plays Omen; choose S1");
  then.refused("P1 chooses yes");
  then.expect({ P1: { won: 2 }, Dreamwalkers: { in: "P1 won" }, "Opening Night": { in: "P1 won" } });
});

const FOUND = score(one(storyIs({ in: "storyDeck" })));

const atTheGate = (): void => {
  given(
    {
      stories: [{ "Seventh Gate": { P1: 4 } }],
      "story deck": ["Opening Night", "Rotting Away"],
      P1: { hand: ["Omen"], play: ["Twila"] },
    },
    {
      cards: [
        OMEN,
        freeStory("Seventh Gate", [whenWon(FOUND)]),
        char("Twila", "3/", { abilities: [action({ effect: FOUND })] }),
      ],
    },
  );
};

test("WIN-19 no other card moves a story that was not won into a won pile", () => {
  atTheGate();
  then.refused("P1 uses Twila", "TGT-02");
});

test("WIN-19 nor is one moved where nothing is chosen, from the table or from the story deck", () => {
  const coup = (title: string, where: "story" | "storyDeck") =>
    eventThat(title, score(each(storyIs({ in: where }))));
  given(
    { stories: ["Opening Night"], "story deck": ["Rotting Away"], P1: { hand: ["Coup", "Raid"] } },
    { cards: [coup("Coup", "story"), coup("Raid", "storyDeck")] },
  );
  when("P1 plays Coup", "P1 plays Raid");
  then.expect({ P1: { won: 0 }, S1: { title: "Opening Night" }, "Rotting Away": { in: "story deck" } });
});

test("WIN-19 the effect of a story may", () => {
  atTheGate();
  when("P1 plays Omen; choose S1", "P1 chooses yes", "P1 chooses Rotting Away");
  then.expect({ P1: { won: 2 }, "Rotting Away": { in: "P1 won" }, S1: { title: "Opening Night" } });
});
