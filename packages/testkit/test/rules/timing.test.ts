import {
  aCharacter,
  action,
  activePlayer,
  anyPlayer,
  attaches,
  attachesResource,
  cancel,
  character as characterIs,
  choose,
  commits,
  disrupt,
  draw,
  draws,
  effectInitiated,
  exhaust,
  forcedResponse,
  playOnly,
  readies,
  response,
  thisCard,
  turnEnds,
  uncommits,
  winsStruggle,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeConspiracy, freeEvent, freeSupport } from "./free-cards.ts";
import { bell, CLERK, GUARD, IDEA } from "./timing-cards.ts";

const DREAMER = bell("Dreamer", (effect) => disrupt({ when: would(draws(you)), effect }));
const CLOCK = freeSupport("Clock", [action({ effect: draw(you, 1) })]);

test("TIME-01 an Action is refused in the draw box until the window opens", () => {
  given({ phase: "refresh", P1: { hand: ["Idea"], play: ["Dreamer"] } }, { cards: [IDEA, DREAMER] });
  when({ advance: "draw start" });
  then.offered("P1", ["Dreamer"]);
  then.refused("P1 plays Idea");
  when({ advance: "draw window" }, "P1 plays Idea");
  then.expect({ phase: "draw", Idea: { in: "P1 discard" }, P1: { hand: 3 } });
});

test("TIME-02 the active player has the first chance to act", () => {
  given({ phase: "refresh", active: "P2" });
  when({ advance: "draw window" });
  then.now({ phase: "draw", active: "P2", asked: "P2" });
  when("P2 passes");
  then.now({ phase: "draw", asked: "P1" });
});

test("TIME-03 after an action the other player is offered one", () => {
  given({ P1: { hand: ["Idea", "Idea"] }, P2: { hand: ["Idea"] } }, { cards: [IDEA] });
  when("P1 plays Idea");
  then.now({ asked: "P2" });
  when("P2 plays P2 Idea");
  then.now({ asked: "P1" });
});

test("TIME-04 a window closes when both pass in succession; who passed may act after the other acted", () => {
  given({ P1: { hand: ["Idea"] }, P2: { hand: ["Idea"] } }, { cards: [IDEA] });
  when("P1 passes", "P2 plays P2 Idea", "P1 plays Idea", "P2 passes");
  then.now({ phase: "operations", asked: "P1" });
  when("P1 passes");
  then.now({ phase: "story", asked: "P1" });
});

test("TIME-05 an action is resolved before the next; only disrupts cut in", () => {
  const shield = freeEvent("Shield", [disrupt({ when: would(effectInitiated()), effect: cancel })]);
  given(
    { P1: { hand: ["Blast"] }, P2: { hand: ["Idea", "Shield"], play: ["Clerk"] } },
    { cards: [BLAST, IDEA, CLERK, shield] },
  );
  when("P1 plays Blast; choose Clerk");
  then.offered("P2", ["Shield"]);
  then.refused("P2 plays Idea");
  when("P2 declines");
  then.now({ asked: "P2", Clerk: { in: "P2 discard" } });
  when("P2 plays Idea");
  then.expect({ Idea: { in: "P2 discard" } });
});

test("TIME-06 events, abilities, characters, supports and conspiracies are actions", () => {
  const plot = freeConspiracy("Plot");
  const lamp = freeSupport("Lamp");
  given(
    { P1: { hand: ["Idea", "Clerk", "Lamp", "Plot"], play: ["Clock"] } },
    { cards: [IDEA, CLERK, CLOCK, lamp, plot] },
  );
  for (const move of ["plays Idea", "uses Clock", "plays Clerk", "plays Lamp", "plays Plot"]) {
    when(`P1 ${move}`);
    then.now({ asked: "P2", phase: "operations" });
    when("P2 passes");
    then.now({ asked: "P1", phase: "operations" });
  }
});

test("TIME-07 a window holds any number of actions", () => {
  given({ P1: { play: ["Clock"] }, P2: { play: ["Clock"] } }, { cards: [CLOCK] });
  for (let round = 1; round <= 10; round++) {
    when("P1 uses P1 Clock", "P2 uses P2 Clock");
    then.now({ phase: "operations", asked: "P1", P1: { hand: round }, P2: { hand: round } });
  }
});

const BOXES = [
  disrupt({ when: would(readies(characterIs())), effect: exhaust(thisCard) }),
  disrupt({ when: would(draws(activePlayer)), effect: exhaust(thisCard) }),
  disrupt({ when: would(uncommits(characterIs())), effect: exhaust(thisCard) }),
  forcedResponse({ when: turnEnds(anyPlayer), effect: wound(aCharacter()) }),
];
const ECHOES = [
  response({ when: readies(characterIs()), effect: exhaust(thisCard) }),
  response({ when: draws(activePlayer), effect: exhaust(thisCard) }),
  response({ when: attachesResource(activePlayer), effect: exhaust(thisCard) }),
  response({ when: commits(characterIs()), effect: exhaust(thisCard) }),
  response({ when: winsStruggle(activePlayer), effect: exhaust(thisCard) }),
  response({ when: uncommits(characterIs()), effect: exhaust(thisCard) }),
  response({ when: attaches(characterIs()), effect: exhaust(thisCard) }),
];

test("TIME-08 no Action and no Response in the boxes", () => {
  const cards = [
    freeSupport("Watcher", BOXES),
    freeSupport("Echo", ECHOES),
    IDEA,
    CLERK,
    GUARD,
    freeCharacter("Scout", [], { icons: "TC", skill: 1 }),
  ];
  given(
    {
      phase: "refresh",
      at: "start",
      P1: {
        hand: ["Idea"],
        play: ["Watcher", "Echo", "Clerk", { Guard: { exhausted: true } }, { Scout: { exhausted: true } }],
      },
      P2: { hand: ["Idea"], play: ["Clerk"] },
    },
    { cards },
  );
  const closed = (rule = "TIME-08"): void => {
    then.refused("P1 plays P1 Idea", rule);
    then.refused("P1 uses Echo", rule);
  };
  closed(); // disrupts to readying
  for (const box of ["draw start", "resource start", "story commits"]) {
    when({ advance: box });
    closed();
  }
  when("P1 commits Scout to S1, Guard to S2", { advance: "opposing" });
  then.refused("P2 plays P2 Idea", "TIME-08");
  when({ advance: "resolution" });
  closed("STORY-18");
  when("P1 resolves S1");
  closed("STORY-18"); // a token or the next story; the struggle is won
  when({ advance: "after resolution" }, { advance: "end of window" });
  then.offered("P1", ["Watcher"]);
  closed(); // uncommitting
  when("P1 declines", "P1 declines");
  then.offered("P1", ["P1 Clerk", "Guard", "Scout", "P2 Clerk"]);
  closed(); // end of turn
  when("P1 chooses P2 Clerk");
  then.now({ turn: 8 });
});

test("TIME-09 disrupts may be used in a box and forced responses resolve at once", () => {
  const martyr = freeCharacter(
    "Martyr",
    [
      forcedResponse({
        when: { on: "characterWounded", card: thisCard },
        effect: wound(choose(1, characterIs({ subtype: "Foe" }))),
      }),
    ],
    { keywords: ["Toughness +1"] },
  );
  const foe = freeCharacter("Foe", [], { icons: "CA", subtypes: ["Foe"], keywords: ["Toughness +1"] });
  given(
    { phase: "draw", at: "start", P1: { play: ["Dreamer", "Martyr"] }, P2: { play: ["Foe"] } },
    { cards: [DREAMER, martyr, foe] },
  );
  then.offered("P1", ["Dreamer"]);
  when("P1 uses Dreamer");
  then.now({ Dreamer: { state: "exhausted" }, phase: "draw" });
  when({ advance: "story commits" }, "P1 commits Martyr to S1", "P2 commits Foe to S1", {
    advance: "after resolution",
  });
  then.expect({
    log: ["struggle C at S1 won by P2", "Martyr wounded", "Foe wounded", "struggle A at S1 won by P2"],
  });
});

test("TIME-10 a full turn has eight action windows", () => {
  given({ phase: "refresh", at: "start", P1: { play: ["Clerk"] } }, { cards: [CLERK], strict: true });
  const window = ["P1 passes", "P2 passes"];
  when(...window, ...window, "P1 attaches nothing", ...window, ...window);
  then.now({ phase: "story", turn: 7 });
  when(...window, "P1 commits Clerk to S1", ...window, ...window, ...window);
  then.now({ phase: "refresh", turn: 8, asked: "P2" });
});

test("TIME-11 an event for one phase is played in the windows of that phase", () => {
  const shakedown = freeEvent("Shakedown!", {
    ...playOnly({ phase: "story" }),
    abilities: [action({ effect: draw(you, 1) })],
  });
  given({ P1: { hand: ["Shakedown!"] } }, { cards: [shakedown] });
  then.refused("P1 plays Shakedown!", "TIME-11");
  when({ advance: "story before commits" }, "P1 plays Shakedown!");
  then.expect({ "Shakedown!": { in: "P1 discard" } });
});
