import {
  action,
  anyCard,
  anyPlayer,
  character as characterIs,
  choose,
  commits,
  destroy,
  discard,
  disrupt,
  draw,
  draws,
  effectInitiated,
  entersPlay,
  exhaust,
  forcedResponse,
  isDestroyed,
  response,
  support as supportIs,
  thisCard,
  toHand,
  would,
  you,
  youWinStruggle,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeSupport } from "./free-cards.ts";
import { BELL, bell, CLERK, DRUM, fuse, GUARD, HORN, IDEA, someoneDies } from "./timing-cards.ts";

test("TIME-12 passives, then forced responses, then responses", () => {
  given(
    { P1: { hand: ["Doom"], play: ["Horn", "Drum", "Bell"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, HORN, DRUM, BELL, CLERK] },
  );
  when("P1 plays Doom; choose Clerk");
  then.now({
    asked: "P1",
    Horn: { state: "ready" },
    log: ["Clerk destroyed", "Bell exhausted", "Drum exhausted"],
  });
  when("P1 uses Horn");
  then.expect({ log: ["Horn exhausted"] });
});

test("TIME-13 what a response sets off comes before the next response, in the same round", () => {
  const avenger = freeSupport("Avenger", [
    response({
      when: someoneDies,
      cost: exhaust(thisCard),
      effect: destroy(choose(1, characterIs({ subtype: "Victim" }))),
    }),
  ]);
  const victim = freeCharacter(
    "Victim",
    [
      forcedResponse({
        when: isDestroyed(thisCard),
        effect: exhaust(choose(1, supportIs({ subtype: "Gong" }))),
      }),
    ],
    {
      subtypes: ["Victim"],
    },
  );
  const gong = freeSupport("Gong", [], { subtypes: ["Gong"] });
  given(
    { P1: { hand: ["Doom"], play: ["Avenger", "Horn"] }, P2: { play: ["Clerk", "Victim", "Gong"] } },
    { cards: [DOOM, avenger, HORN, CLERK, victim, gong] },
  );
  when("P1 plays Doom; choose Clerk", "P1 uses Avenger");
  then.now({ asked: "P1", log: ["Clerk destroyed", "Victim destroyed", "Gong exhausted"] });
  then.offered("P1", ["Horn"]);
  when("P1 uses Horn");
  then.expect({ Horn: { state: "exhausted" } });
});

test("TIME-14 a disrupt to winning a struggle comes before its effect", () => {
  const judge = bell("Judge", (effect) =>
    disrupt({ when: would(youWinStruggle({ icon: "combat" })), effect }),
  );
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: ["Judge", { Brute: { story: "S1" } }] },
      P2: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [judge, CLERK, freeCharacter("Brute", [], { icons: "C" })] },
  );
  then.offered("P1", ["Judge"]);
  then.now({ Clerk: { in: "S1", wounds: 0 } });
  when("P1 uses Judge");
  then.expect({ log: ["Judge exhausted", "struggle C at S1 won by P1", "Clerk destroyed"] });
});

test("TIME-14 a response to the draw is offered before the first action", () => {
  const scribe = bell("Scribe", (effect) => response({ when: draws(you), effect }));
  given({ phase: "refresh", P1: { hand: ["Idea"], play: ["Scribe"] } }, { cards: [scribe, IDEA] });
  when({ advance: "draw start" });
  then.now({ asked: "P1", P1: { hand: 3 } });
  then.offered("P1", ["Scribe"]);
  then.refused("P1 plays Idea");
  when("P1 uses Scribe");
  then.expect({ Scribe: { state: "exhausted" } });
});

test("TIME-15 a response to committing is offered at once and lost with the next action", () => {
  const herald = freeCharacter("Herald", [response({ when: commits(thisCard), effect: draw(you, 1) })]);
  given({ phase: "story", P1: { hand: ["Idea"], play: ["Herald"] } }, { cards: [herald, IDEA] });
  when("P1 commits Herald to S1");
  then.offered("P1", ["Herald"]);
  when("P1 declines", "P1 plays Idea");
  then.refused("P1 uses Herald");
  when({ advance: "after resolution" });
  then.refused("P1 uses Herald");
  then.expect({ P1: { hand: 1 } });
});

const RITE = fuse("Rite", (effect) => response({ when: someoneDies, effect }));
const FEAST = fuse("Feast", (effect) => response({ when: someoneDies, effect }));

test("TIME-16 who passed may respond after another responded; then all chances are lost", () => {
  given(
    { P1: { play: ["Rite", "Clerk"] }, P2: { hand: ["Doom"], play: ["Feast"] } },
    { cards: [DOOM, RITE, FEAST, CLERK] },
  );
  when("P1 passes", "P2 plays Doom; choose Clerk");
  then.now({ asked: "P1" });
  when("P1 declines", "P2 uses Feast");
  then.offered("P1", ["Rite"]);
  when("P1 uses Rite");
  then.expect({ Rite: { in: "P1 discard" }, Feast: { in: "P2 discard" } });
});

test("TIME-16 after both passed no response to it is accepted", () => {
  given(
    { P1: { play: ["Rite", "Clerk"] }, P2: { hand: ["Doom", "Idea"], play: ["Feast"] } },
    { cards: [DOOM, IDEA, RITE, FEAST, CLERK] },
  );
  when("P1 passes", "P2 plays Doom; choose Clerk", "P1 declines", "P2 declines");
  then.now({ asked: "P1", phase: "operations" });
  then.refused("P1 uses Rite");
  when("P1 passes", "P2 plays Idea");
  then.refused("P1 uses Rite");
});

test("TIME-17 a card is played, enters play and is responded to as one action", () => {
  const guest = freeCharacter("Guest", [response({ when: entersPlay(thisCard), effect: draw(you, 1) })]);
  const porter = bell("Porter", (effect) => disrupt({ when: would(entersPlay(characterIs())), effect }));
  given({ P1: { hand: ["Guest"] }, P2: { play: ["Porter"] } }, { cards: [guest, porter] });
  when("P1 plays Guest");
  then.offered("P2", ["Porter"]);
  then.now({ asked: "P2", Guest: { in: "P1 hand" } });
  when("P2 uses Porter");
  then.now({ asked: "P1", Guest: { in: "play" } });
  then.offered("P1", ["Guest"]);
  when("P1 uses Guest");
  then.now({ asked: "P2", P1: { hand: 1 } });
});

test("TIME-18 Power Drain cancels the Shotgun Blast on Byakhee Servant", () => {
  given({
    P1: {
      hand: ["Byakhee Servant", "Power Drain"],
      domains: [["hastur", "hastur", "agency", "agency"], ["hastur", "hastur"], []],
    },
    P2: { hand: ["Shotgun Blast"], domains: [["agency", "cthulhu", "cthulhu"], [], []] },
  });
  when("P1 plays Byakhee Servant; drain D1");
  then.now({ asked: "P2", "Byakhee Servant": { in: "play" } });
  when("P2 plays Shotgun Blast; X 3; choose Byakhee Servant; drain D1", "P1 plays Power Drain; drain D2");
  then.expect({
    "Byakhee Servant": { in: "play", wounds: 0 },
    "Shotgun Blast": { in: "P2 discard" },
    "Power Drain": { in: "P1 discard" },
    "P1.D1": { drained: true },
    "P1.D2": { drained: true },
    "P1.D3": { drained: false },
    "P2.D1": { drained: true },
    "P2.D2": { drained: false },
    asked: "P1",
  });
});

test("TIME-19 targets are chosen before costs are paid", () => {
  const hamu = freeSupport("Hamu XX 15:14", [
    action({ cost: discard(thisCard), effect: toHand(choose(1, anyCard({ in: "discard", owner: you }))) }),
  ]);
  given(
    { P1: { play: ["Hamu XX 15:14"], discard: ["Clerk", "Idea"] }, P2: { discard: ["Guard"] } },
    { cards: [hamu, CLERK, GUARD, IDEA] },
  );
  when("P1 uses Hamu XX 15:14");
  then.offered("P1", ["Clerk", "Idea"]);
  then.now({ "Hamu XX 15:14": { in: "play" } });
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "P1 hand" }, "Hamu XX 15:14": { in: "P1 discard" } });
});

const SHIELD = fuse("Shield", (effect) => disrupt({ when: would(effectInitiated()), effect }));
const DREAM = fuse("Dream", (effect) => disrupt({ when: would(draws(anyPlayer)), effect }));

test("TIME-20 disrupts to a player's action begin at his left, to a framework action with the active player", () => {
  given(
    {
      phase: "refresh",
      P1: { hand: ["Idea"], play: ["Shield", "Dream"] },
      P2: { play: ["Shield", "Dream"] },
    },
    { cards: [IDEA, SHIELD, DREAM] },
  );
  when("P1 plays Idea");
  then.now({ asked: "P2" });
  then.offered("P2", ["P2 Shield"]);
  when("P2 declines");
  then.now({ asked: "P1" });
  then.offered("P1", ["P1 Shield"]);
  when({ advance: "draw start" });
  then.now({ asked: "P1" });
  then.offered("P1", ["P1 Dream"]);
  when("P1 declines");
  then.now({ asked: "P2" });
});
