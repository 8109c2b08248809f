import {
  aStory,
  character,
  choose,
  doesNotSucceed,
  draw,
  each,
  forcedResponse,
  moveTokens,
  one,
  opponent,
  placeTokens,
  story as storyIs,
  succeeds,
  target,
  whenWon,
  winsStruggle,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeStory, freeSupport } from "./free-cards.ts";
import { char, neverLogged } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "2/");
const SLEUTH = char("Sleuth", "2/I");
const OMEN = eventThat("Omen", placeTokens(1, aStory(), { side: you }));
const WINDFALL = freeStory("Windfall", [whenWon(draw(you, 2))]);
const LOSS = freeStory("Loss", [whenWon(draw(opponent, 1))]);
const SPOTLIGHT = eventThat("Spotlight", target(choose(1, character({ committed: true }))));

/** P1 is about to win S1 in an action window. */
const winning = (): void => {
  given(
    {
      stories: [{ Windfall: { P1: 4, P2: 4 } }, { Loss: { P1: 1 } }, "Opening Night"],
      "story deck": ["Dreamwalkers", "Rotting Away"],
      P1: { hand: ["Omen"] },
    },
    { cards: [OMEN, WINDFALL, LOSS] },
  );
  when("P1 plays Omen; choose S1");
};

test("WIN-01 the fifth token wins the story at once, in any phase", () => {
  given(
    { phase: "draw", stories: [{ Loss: { P1: 4 } }, "Opening Night"], P1: { hand: ["Omen", "Omen"] } },
    { cards: [OMEN, LOSS] },
  );
  when("P1 plays Omen; choose S2");
  then.expect({ S2: { P1: 1 }, P1: { won: 0 } });
  when("P1 plays Omen; choose S1");
  then.expect({ phase: "draw", Loss: { in: "P1 won" }, P1: { won: 1 }, log: ["S1 won by P1"] });
});

test("WIN-02 the winner may carry out the effect of the story", () => {
  winning();
  then.offered("P1", ["yes"]);
  when("P1 chooses yes");
  then.expect({ Windfall: { in: "P1 won" }, P1: { hand: 2 } });
});

test("WIN-02 he may leave it", () => {
  winning();
  when("P1 declines");
  then.expect({ Windfall: { in: "P1 won" }, P1: { hand: 0 } });
});

test("WIN-03 the card counts to the total of its winner", () => {
  winning();
  when("P1 declines");
  then.expect({ P1: { won: 1 }, P2: { won: 0 }, "seen by P2": { Windfall: true } });
});

test("WIN-04 all tokens of both players at that story are lost", () => {
  winning();
  when("P1 declines");
  then.expect({ S1: { title: "Dreamwalkers", P1: 0, P2: 0 }, S2: { P1: 1 }, S3: { P2: 0 } });
});

test("WIN-05 a new story takes the place of the old one", () => {
  given(
    {
      stories: ["Windfall", { Loss: { P1: 4 } }, "Opening Night"],
      "story deck": ["Dreamwalkers", "Rotting Away"],
      P1: { hand: ["Omen"] },
    },
    { cards: [OMEN, WINDFALL, LOSS] },
  );
  when("P1 plays Omen; choose S2", "P1 declines");
  then.expect({
    S1: { title: "Windfall" },
    S2: { title: "Dreamwalkers" },
    S3: { title: "Opening Night" },
    "Rotting Away": { in: "story deck" },
  });
});

test("WIN-06 the replacement is dealt after the effect, the won pile and the tokens", () => {
  const shift = freeStory("Shift", [
    whenWon(
      moveTokens(1, one(storyIs({ side: { of: you, count: { exactly: 2 } } })), {
        to: one(storyIs()),
        side: you,
      }),
    ),
  ]);
  given(
    {
      stories: [{ Shift: { P1: 4 } }, { Loss: { P1: 2 } }, "Opening Night"],
      "story deck": ["Dreamwalkers"],
      P1: { hand: ["Omen"] },
    },
    { cards: [OMEN, shift, LOSS] },
  );
  when("P1 plays Omen; choose S1", "P1 chooses yes");
  then.now({ Dreamwalkers: { in: "story deck" }, P1: { won: 0 } });
  then.offered("P1", ["S2", "S3"]);
  when("P1 chooses S3");
  then.expect({
    S1: { title: "Dreamwalkers", P1: 0 },
    S2: { P1: 1 },
    S3: { P1: 1 },
    Shift: { in: "P1 won" },
  });
});

test("WIN-07 characters at a won story are no longer committed", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ Loss: { P1: 4 } }],
      P1: { hand: ["Spotlight"], play: [{ Sleuth: { story: "S1" } }, { Clerk: { story: "S2" } }] },
      P2: { play: [{ Baker: { story: "S1" } }, { Baker: { story: "S2" } }] },
    },
    { cards: [SLEUTH, CLERK, BAKER, LOSS, SPOTLIGHT] },
  );
  when({ advance: "after resolution" }, "P1 plays Spotlight");
  then.offered("P1", ["Clerk", "Baker#2"]);
  then.now({ Sleuth: { in: "play", state: "exhausted" }, S1: { committed: { P1: [], P2: [] } } });
});

test("WIN-08 a story won in its own resolution is over", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ Loss: { P1: 4 } }],
      "story deck": ["Dreamwalkers"],
      P1: { play: [{ Sleuth: { story: "S1" } }, "Doubter", "Herald"] },
    },
    { cards: [SLEUTH, LOSS, counter("Doubter", doesNotSucceed(you)), counter("Herald", succeeds(you))] },
  );
  when({ advance: "after resolution" });
  neverLogged("P1 succeeds at S1");
  then.expect({
    S1: { title: "Dreamwalkers", P1: 0 },
    P1: { hand: 0 },
    log: ["struggle I at S1 won by P1", "S1 won by P1"],
  });
});

test("WIN-08 no further struggle takes place there", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ Reversed: { P1: 4 } }],
      "story deck": ["Dreamwalkers"],
      P1: { play: [{ Sleuth: { story: "S1" } }] },
    },
    { cards: [SLEUTH, freeStory("Reversed", [], { struggles: "ICT" })] },
  );
  when({ advance: "after resolution" });
  neverLogged("struggle C at S1 tied");
  then.expect({ Reversed: { in: "P1 won" } });
});

/** Its controller gets a token at S2 for a Terror struggle. */
const ALTAR = freeSupport("Altar", [
  forcedResponse({
    when: winsStruggle(you, { icon: "terror" }),
    effect: placeTokens(1, each(storyIs({ title: "Loss" })), { side: you }),
  }),
]);

test("WIN-09 a story won before its turn does not resolve", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: ["Opening Night", { Loss: { P1: 4, P2: 2 } }],
      "story deck": ["Dreamwalkers"],
      P1: { play: ["Altar", { Fiend: { story: "S1" } }, { Clerk: { story: "S2" } }] },
      P2: { play: [{ Baker: { story: "S2" } }] },
    },
    { cards: [ALTAR, CLERK, BAKER, LOSS, char("Fiend", "1/T")] },
  );
  when("P1 resolves S1", { advance: "after resolution" });
  neverLogged("struggle T at S2 tied");
  then.expect({
    Loss: { in: "P1 won" },
    Clerk: { in: "play", state: "exhausted" },
    S1: { P1: 2 },
    S2: { title: "Dreamwalkers", P1: 0, P2: 0, committed: { P1: [], P2: [] } },
  });
});

test("WIN-10 the active player orders stories won at once, each finished before the next", () => {
  given(
    {
      "to act": "P2",
      stories: [{ Windfall: { P2: 4 } }, { Loss: { P2: 4 } }, "Opening Night"],
      "story deck": ["Dreamwalkers", "Rotting Away"],
      P2: { hand: ["Flood"] },
    },
    { cards: [WINDFALL, LOSS, eventThat("Flood", placeTokens(1, each(storyIs()), { side: you }))] },
  );
  when("P2 plays Flood");
  then.now({ asked: "P1", P2: { won: 0 } });
  then.offered("P1", ["S1", "S2"]);
  when("P1 resolves S2");
  then.now({ asked: "P2", S3: { P2: 1 } });
  when("P2 chooses yes");
  then.now({
    asked: "P2",
    P1: { hand: 1 },
    Loss: { in: "P2 won" },
    S2: { title: "Dreamwalkers" },
    S1: { title: "Windfall" },
  });
  when("P2 chooses yes");
  then.expect({ P2: { won: 2, hand: 2 }, S1: { title: "Rotting Away" } });
});
