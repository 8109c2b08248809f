import {
  action,
  anyCard,
  blank,
  cancel,
  character as characterIs,
  choose,
  discard,
  disrupt,
  effectInitiated,
  endOfTurn,
  entersPlay,
  exhaust,
  forcedResponse,
  isWounded,
  one,
  opponent,
  prevent,
  resource,
  response,
  sacrifice,
  thisCard,
  until,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { bell, CLERK, fuse, someoneDies } from "./timing-cards.ts";

const HORN = fuse("Horn", (effect) => response({ when: someoneDies, effect }));

test("TRIG-10 a blank card does not respond to its own entering the discard pile, others may", () => {
  const theft = freeEvent("Called by Azathoth", [
    action({ effect: until(endOfTurn, blank(choose(1, characterIs()))) }),
  ]);
  given(
    {
      P1: {
        hand: ["Called by Azathoth", "Shotgun Blast"],
        domains: [["agency", "agency", "agency", "agency"]],
      },
      P2: { play: ["Living Mummy", "Clerk", "Horn"] },
    },
    { cards: [theft, HORN, CLERK] },
  );
  when(
    "P1 plays Called by Azathoth; choose Living Mummy",
    "P2 passes",
    "P1 plays Shotgun Blast; X 4; choose Living Mummy",
  );
  then.offered("P2", ["Horn"]);
  then.expect({ "Living Mummy": { in: "P2 discard" }, Clerk: { in: "play", wounds: 0 } });
});

test("TRIG-10 nor does an insane card, a resource or a card from hand; a card with its text does", () => {
  const robbery = freeEvent("Robbery", [
    action({ effect: discard(one(anyCard({ in: "hand", controller: opponent }))) }),
  ]);
  const quake = freeEvent("Quake", [action({ effect: discard(one(resource({ controller: opponent }))) })]);
  const cards = [DOOM, CLERK, robbery, quake];
  const dies = { "Living Mummy": { in: "P2 discard" } };
  const lives = { ...dies, Clerk: { in: "play", wounds: 0 } };

  given({ P1: { hand: ["Doom"] }, P2: { play: [{ "Living Mummy": { insane: true } }, "Clerk"] } }, { cards });
  when("P1 plays Doom; choose Living Mummy");
  then.expect(lives);

  given({ P1: { hand: ["Robbery"] }, P2: { hand: ["Living Mummy"], play: ["Clerk"] } }, { cards });
  when("P1 plays Robbery; choose Living Mummy");
  then.expect(lives);

  given({ P1: { hand: ["Quake"] }, P2: { domains: [["Living Mummy"]], play: ["Clerk"] } }, { cards });
  when("P1 plays Quake");
  then.expect(lives);

  given({ P1: { hand: ["Doom"] }, P2: { play: ["Living Mummy", "Clerk"] } }, { cards });
  when("P1 plays Doom; choose Living Mummy");
  then.expect({ ...dies, Clerk: { in: "P2 discard" } });
});

test("TRIG-11 a forced response is triggered by the game, even during story resolution", () => {
  const bokrug = freeCharacter(
    "Bokrug",
    [
      forcedResponse({
        when: isWounded(thisCard),
        effect: wound(choose(1, characterIs({ at: "storyOfThis", other: true }))),
      }),
    ],
    { keywords: ["Toughness +3"] },
  );
  const brute = freeCharacter("Brute", [], { icons: "CCA", keywords: ["Toughness +1"] });
  given(
    {
      phase: "story",
      at: "resolution",
      P1: { play: [{ Bokrug: { story: "S1" } }, "Clerk"] },
      P2: { play: [{ Brute: { story: "S1" } }] },
    },
    { cards: [bokrug, brute, CLERK] },
  );
  when({ advance: "after resolution" });
  then.expect({
    log: ["struggle C at S1 won by P2", "Bokrug wounded", "Brute wounded", "struggle A at S1 won by P2"],
    Brute: { wounds: 1 },
    Clerk: { wounds: 0 },
  });
});

test("TRIG-12 a forced response comes before responses to the same trigger", () => {
  const drum = bell("Drum", (effect) => forcedResponse({ when: someoneDies, effect }));
  given(
    { P1: { hand: ["Doom"], play: ["Horn", "Clerk"] }, P2: { play: ["Drum", "Horn"] } },
    { cards: [DOOM, HORN, drum, CLERK] },
  );
  when("P1 plays Doom; choose Clerk");
  then.now({ asked: "P2", Drum: { state: "exhausted" } });
  then.offered("P2", ["P2 Horn"]);
});

const gong = (title: string): object =>
  bell(title, (effect) => forcedResponse({ when: someoneDies, effect }));

test("TRIG-13 the active player orders all forced responses; under ccg each his own, the active player's first", () => {
  const cards = [DOOM, CLERK, gong("Gong A"), gong("Gong B"), gong("Gong Z")];
  const position = { P1: { hand: ["Doom"], play: ["Gong A", "Gong B"] }, P2: { play: ["Gong Z", "Clerk"] } };
  given(position, { cards });
  when("P1 plays Doom; choose Clerk");
  then.offered("P1", ["Gong A", "Gong B", "Gong Z"]);
  when("P1 orders Gong A", "P1 orders Gong Z");
  then.expect({ log: ["Gong A exhausted", "Gong Z exhausted", "Gong B exhausted"] });

  given(position, { cards, ruleset: "ccg" });
  when("P1 plays Doom; choose Clerk");
  then.offered("P1", ["Gong A", "Gong B"]);
  when("P1 orders Gong B");
  then.expect({ log: ["Gong B exhausted", "Gong A exhausted", "Gong Z exhausted"] });
});

test("TRIG-14 a forced response that can do nothing is skipped", () => {
  const priest = freeCharacter("Priest", [
    forcedResponse({
      when: entersPlay(thisCard),
      effect: sacrifice(one(characterIs({ controller: you, other: true }), { ifAble: true })),
    }),
  ]);
  given({ P1: { hand: ["Priest", "Priest"] }, P2: { play: ["Clerk"] } }, { cards: [priest, CLERK] });
  when("P1 plays Priest");
  then.now({ asked: "P2", Priest: { in: "play" }, Clerk: { in: "play" } });
  when("P2 passes", "P1 plays Priest#2");
  then.expect({ Priest: { in: "P1 discard" }, "Priest#2": { in: "play" } });
});

const BLASTER = { hand: ["Shotgun Blast"], domains: [["agency"]] };
const DRAINER = { hand: ["Power Drain"], domains: [["hastur", "hastur"]] };

test("TRIG-15 a disrupt is used when an effect has been initiated and before it takes effect", () => {
  given({ P1: BLASTER, P2: { ...DRAINER, play: ["Clerk"] } }, { cards: [CLERK] });
  when("P1 plays Shotgun Blast; X 1; choose Clerk");
  then.now({ asked: "P2", "P1.D1": { drained: true }, Clerk: { wounds: 0 } });
  when("P2 plays Power Drain");
  then.expect({
    Clerk: { in: "play", wounds: 0 },
    "Shotgun Blast": { in: "P1 discard" },
    log: "Shotgun Blast cancelled",
  });
});

test("TRIG-16 only disrupts may be used before an action has finished", () => {
  const lender = bell("Lender", (effect) =>
    response({ when: { on: "domainDrained", player: opponent }, effect }),
  );
  given({ P1: BLASTER, P2: { ...DRAINER, play: ["Clerk", "Lender"] } }, { cards: [CLERK, lender] });
  when("P1 plays Shotgun Blast; X 1; choose Clerk");
  then.offered("P2", ["Power Drain"]);
  then.refused("P2 uses Lender");
  when("P2 declines");
  then.now({ asked: "P2", Clerk: { in: "P2 discard" } });
  then.offered("P2", ["Lender"]);
});

test("TRIG-17 disrupts can be disrupted, the last resolves first", () => {
  const avenger = freeCharacter("Mother's Avenger", [
    disrupt({ when: would(isWounded(thisCard)), cost: exhaust(thisCard), effect: prevent(1) }),
  ]);
  const wall = freeEvent("Writhing Wall", [
    disrupt({ when: would(effectInitiated({ timing: ["disrupt"] })), effect: cancel }),
  ]);
  const position = {
    P1: { hand: ["Sacrificial Offerings", "Writhing Wall"], domains: [["cthulhu", "cthulhu"]] },
    P2: { play: ["Mother's Avenger"] },
  };
  given(position, { cards: [avenger, wall] });
  when("P1 plays Sacrificial Offerings", "P2 uses Mother's Avenger", "P1 plays Writhing Wall");
  then.expect({
    "Mother's Avenger": { in: "P2 discard" },
    log: ["Mother's Avenger cancelled", "Mother's Avenger wounded"],
  });

  given(position, { cards: [avenger, wall] });
  when("P1 plays Sacrificial Offerings", "P2 uses Mother's Avenger");
  then.expect({ "Mother's Avenger": { in: "play", wounds: 0 } });
});

test("TRIG-18 Power Drain cancels an Action or a Response, no forced response and no disrupt", () => {
  const texts = {
    action: action({ effect: exhaust(thisCard) }),
    response: response({ when: entersPlay(characterIs()), effect: exhaust(thisCard) }),
    forced: forcedResponse({ when: entersPlay(characterIs()), effect: exhaust(thisCard) }),
    disrupt: disrupt({ when: would(entersPlay(characterIs())), effect: exhaust(thisCard) }),
  };
  for (const [heading, text] of Object.entries(texts)) {
    const isCancelled = heading === "action" || heading === "response";
    given(
      { P1: { hand: ["Clerk"], play: ["Speaker"] }, P2: DRAINER },
      { cards: [CLERK, freeSupport("Speaker", [text])] },
    );
    if (heading !== "action") when("P1 plays Clerk");
    if (heading !== "forced") when("P1 uses Speaker");
    if (isCancelled) when("P2 plays Power Drain");
    else then.refused("P2 plays Power Drain");
    then.expect({ Speaker: { state: isCancelled ? "ready" : "exhausted" } });
  }
});

test("TRIG-19 a player may disrupt his own effects; in the older rules only the opponent's", () => {
  const brady = 'Jack "Brass" Brady';
  const position = { turn: 1, phase: "refresh", P1: { play: ["Cthulhu", brady, "Clerk"] } } as const;
  given(position, { cards: [CLERK] });
  when({ advance: "draw start" });
  then.offered("P1", [brady]);
  when(`P1 uses ${brady}`, "P1 chooses Clerk");
  then.expect({ [brady]: { in: "P1 hand" }, Clerk: { in: "P1 discard" } });

  given(position, { cards: [CLERK], ruleset: "ccg" });
  when({ advance: "draw start" });
  when(`P1 chooses ${brady}`);
  then.refused(`P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 discard" } });
});
