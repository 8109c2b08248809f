import {
  anyPlayer,
  aStory,
  cancel,
  character,
  disrupt,
  draw,
  each,
  eachPlayer,
  effectInitiated,
  exhaust,
  opponent,
  placeTokens,
  putIntoPlay,
  story as storyIs,
  thatPlayer,
  thisCard,
  whenWon,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeStory, freeSupport } from "./free-cards.ts";
import { char, TELEGRAPH } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "2/");
const SLEUTH = char("Sleuth", "2/I");
const OMEN = eventThat("Omen", placeTokens(1, aStory(), { side: you }));
const WINDFALL = freeStory("Windfall", [whenWon(draw(you, 2))]);
const LOSS = freeStory("Loss", [whenWon(draw(opponent, 1))]);

test("WIN-11 if both would win a story at once the active player wins it", () => {
  for (const [active, other] of [
    ["P1", "P2"],
    ["P2", "P1"],
  ] as const) {
    given(
      { active, "to act": other, stories: [{ Loss: { P1: 4, P2: 4 } }], [other]: { hand: ["Balance"] } },
      {
        cards: [
          LOSS,
          eventThat("Balance", placeTokens(1, each(storyIs({ title: "Loss" })), { side: anyPlayer })),
        ],
      },
    );
    when(`${other} plays Balance`);
    then.expect({ Loss: { in: `${active} won` }, S1: { P1: 0, P2: 0 } });
  }
});

test("WIN-12 winning a story opens no window", () => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ Windfall: { P1: 4 } }],
      P1: {
        play: [
          { Sleuth: { story: "S1" } },
          { Clerk: { story: "S2" } },
          { Baker: { story: "S3" } },
          "Telegraph",
        ],
      },
    },
    { cards: [SLEUTH, CLERK, BAKER, WINDFALL, TELEGRAPH], strict: true },
  );
  when("P1 resolves S1", "P1 chooses yes");
  then.offered("P1", ["S2", "S3"]);
  then.refused("P1 uses Telegraph", "STORY-18");
  then.now({ P1: { won: 1, hand: 2 } });
});

test("WIN-13 a won story shuffled back lowers the total", () => {
  given(
    {
      active: "P2",
      stories: [{ Dreamwalkers: { P2: 4 } }],
      "story deck": ["Through the Gates", "Frozen in Time"],
      P1: { won: ["Opening Night", "Rotting Away"] },
      P2: { won: ["Nowhere to Hide"], hand: ["Omen"] },
    },
    { cards: [OMEN] },
  );
  when("P2 plays Omen; choose S1", "P2 chooses yes", "P1 chooses Rotting Away");
  then.expect({
    P1: { won: 1 },
    P2: { won: 1 },
    Dreamwalkers: { in: "P2 won" },
    "Opening Night": { in: "P1 won" },
    winner: "nobody",
  });
});

test("WIN-14 with an empty story deck the slot stays empty", () => {
  given(
    {
      phase: "story",
      stories: ["Opening Night", { Loss: { P1: 4 } }, "Rotting Away"],
      "story deck": [],
      P1: { hand: ["Omen"], play: ["Clerk", "Baker"] },
    },
    { cards: [OMEN, LOSS, CLERK, BAKER] },
  );
  when("P1 plays Omen; choose S2", { advance: "commits" });
  then.refused("P1 commits Clerk to S2");
  when("P1 commits Clerk to S1, Baker to S3", { advance: "after resolution" });
  then.expect({ Loss: { in: "P1 won" }, S1: { P1: 2 }, S3: { P1: 2 }, winner: "nobody" });
});

const VETO = freeSupport("Veto", [
  disrupt({ when: would(effectInitiated()), cost: exhaust(thisCard), effect: cancel }),
]);

const disputed = (terms: object): void => {
  given(
    {
      phase: "story",
      at: "resolution",
      stories: [{ Windfall: { P1: 4 } }],
      P1: { play: [{ Sleuth: { story: "S1" } }] },
      P2: { hand: ["Power Drain"], play: ["Veto"], domains: [["hastur", "hastur"]] },
    },
    { cards: [SLEUTH, WINDFALL, VETO], ...terms },
  );
  when("P1 chooses yes");
};

test("WIN-15 the effect of a won story cannot be cancelled", () => {
  disputed({});
  then.refused("P2 plays Power Drain; drain D1");
  then.refused("P2 uses Veto");
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 2 }, Veto: { state: "ready" }, "Power Drain": { in: "P2 hand" } });
});

test("WIN-15 in CCG Eldritch what cancels any effect cancels it, Power Drain does not", () => {
  disputed({ ruleset: "ccg" });
  then.refused("P2 plays Power Drain; drain D1");
  then.offered("P2", ["Veto"]);
  when("P2 uses Veto", { advance: "after resolution" });
  then.expect({ P1: { hand: 0, won: 1 }, Veto: { state: "exhausted" } });
});

const WOODS = freeStory("North Woods", [
  whenWon(eachPlayer(putIntoPlay(each(character({ in: "discard", controller: thatPlayer }))))),
]);

const returning = (terms: object = {}): void => {
  given(
    {
      stories: [{ "North Woods": { P1: 4 } }],
      P1: { hand: ["Omen"], discard: ["Clerk", "Baker", "Filler"] },
      P2: { discard: ["Sleuth", "Imp"] },
    },
    { cards: [OMEN, WOODS, CLERK, BAKER, SLEUTH, char("Imp", "1/T")], ...terms },
  );
  when("P1 plays Omen; choose S1", "P1 chooses yes");
};

test("WIN-16 the active player sets whose cards come first, each controller orders his own", () => {
  returning();
  then.offered("P1", ["P1", "P2"]);
  when("P1 chooses P2", "P2 orders Imp, Sleuth", "P1 orders Baker, Filler, Clerk");
  then.expect({
    log: [
      "Imp enters play",
      "Sleuth enters play",
      "Baker enters play",
      "Filler enters play",
      "Clerk enters play",
    ],
  });
});

test("WIN-16 in CCG Eldritch the active player's part comes first", () => {
  returning({ ruleset: "ccg" });
  when("P1 orders Baker, Filler, Clerk", "P2 orders Imp, Sleuth");
  then.expect({ log: ["Baker enters play", "Clerk enters play", "Imp enters play", "Sleuth enters play"] });
});
