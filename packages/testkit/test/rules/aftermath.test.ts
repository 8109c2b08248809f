/** What follows an effect waits for its end; what disrupts it changes what follows. */
import {
  action,
  andThen,
  atLeast,
  cancel,
  character as characterIs,
  count,
  destroy,
  disrupt,
  draw,
  driveInsane,
  each,
  effectInitiated,
  endOfPhase,
  exhaust,
  forcedResponse,
  gains,
  goesInsane,
  inOrder,
  instead,
  isDestroyed,
  isWounded,
  lookAt,
  moveThisEvent,
  numberIs,
  one,
  opponent,
  passive,
  prevent,
  reveal,
  sort,
  support as supportIs,
  thisCard,
  top,
  wheneverTrue,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST, DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { BELL, bell, CLERK, DRUM, GUARD, MONK, someoneDies } from "./timing-cards.ts";

type Done = Parameters<typeof action>[0]["effect"];
const deed = (title: string, effect: Done): object => freeEvent(title, [action({ effect })]);
const own = { controller: you } as const;
const SPITE = deed(
  "Spite",
  inOrder(destroy(each(characterIs({ title: "Clerk" }))), driveInsane(each(characterIs()))),
);

test("TIME-12 what answers an effect waits for its end, not for that of a disrupt within it", () => {
  const revenge = freeSupport("Revenge", [
    disrupt({
      when: would(goesInsane(characterIs({ title: "Guard" }))),
      cost: exhaust(thisCard),
      effect: destroy(each(characterIs({ title: "Monk" }))),
    }),
  ]);
  given(
    { P1: { hand: ["Spite"], play: ["Crow"] }, P2: { play: ["Clerk", "Guard", "Monk", "Revenge"] } },
    { cards: [SPITE, CLERK, GUARD, MONK, revenge, counter("Crow", someoneDies)] },
  );
  when("P1 plays Spite", "P2 uses Revenge");
  then.expect({
    P1: { hand: 2 },
    log: ["Clerk destroyed", "Monk destroyed", "P1 draws 1", "Guard insane", "P1 draws 1"],
  });
});

test("SIM-04 a passive that waits for a state comes only if it can do something", () => {
  const crowd = freeSupport("Crowd", [
    passive(
      wheneverTrue(
        numberIs(count(characterIs()), atLeast(2)),
        exhaust(one(supportIs({ title: "Lamp", ready: true }))),
      ),
    ),
  ]);
  const watch = bell("Watch", (effect) =>
    forcedResponse({ when: { on: "cardExhausted", card: supportIs({ title: "Lamp" }) }, effect }),
  );
  given(
    { P1: { hand: ["Clerk"], play: ["Crowd", "Monk", { Lamp: { exhausted: true } }, "Watch"] } },
    { cards: [crowd, CLERK, MONK, freeSupport("Lamp"), watch] },
  );
  when("P1 plays Clerk");
  then.expect({ Watch: { state: "ready" } });
});

test("TRIG-14 what cannot do anything is not among those to be ordered", () => {
  const idle = freeSupport("Idle", [
    forcedResponse({ when: someoneDies, effect: exhaust(one(supportIs({ title: "Lamp" }))) }),
  ]);
  const numb = freeSupport("Numb", [
    passive({ when: someoneDies, effect: exhaust(one(supportIs({ title: "Lamp" }))) }),
  ]);
  given(
    { P1: { hand: ["Doom"], play: ["Idle", "Numb", "Drum", "Bell"] }, P2: { play: ["Clerk"] } },
    { strict: true, cards: [DOOM, CLERK, DRUM, BELL, idle, numb] },
  );
  when("P1 plays Doom");
  then.now({ asked: "P2", Drum: { state: "exhausted" }, Bell: { state: "exhausted" } });
});

test("TRIG-13 of two copies and of two abilities the one that is named comes first", () => {
  const twin = freeSupport("Twin", [
    forcedResponse({ when: someoneDies, effect: draw(opponent, 1) }),
    forcedResponse({ when: someoneDies, effect: exhaust(thisCard) }),
  ]);
  given(
    { P1: { hand: ["Doom"], play: ["Drum", "Drum"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, DRUM] },
  );
  when("P1 plays Doom", "P1 orders Drum#2");
  then.expect({ log: ["Drum#2 exhausted", "Drum exhausted"] });
  given(
    { P1: { hand: ["Doom"], play: ["Twin", "Drum"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, DRUM, twin] },
  );
  when("P1 plays Doom", "P1 orders Drum");
  then.expect({ log: ["Drum exhausted", "Twin exhausted"], P2: { hand: 1 } });
});

test("TRIG-13 an ability that is not printed on its card is heard", () => {
  const gift = freeSupport("Gift", [
    passive(
      gains(each(supportIs({ title: "Lamp" })), {
        ability: forcedResponse({ when: someoneDies, effect: exhaust(thisCard) }),
      }),
    ),
  ]);
  given(
    { P1: { hand: ["Doom"], play: ["Gift", "Lamp"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, gift, freeSupport("Lamp")] },
  );
  when("P1 plays Doom");
  then.expect({ Lamp: { state: "exhausted" }, Gift: { state: "ready" } });
});

const STURDY = { keywords: ["Toughness +5"] };
const TITAN = freeCharacter("Titan", [], STURDY);
const GIANT = freeCharacter("Giant", [], STURDY);
const VOLLEY = deed("Volley", wound(each(characterIs()), 3));

test("WND-11 wounds are prevented one by one, those of others are not", () => {
  const mail = freeSupport("Mail", [
    disrupt({
      when: would(isWounded(characterIs({ title: "Titan" }))),
      effect: andThen(prevent(2), draw(you, 1)),
    }),
  ]);
  given(
    { P1: { hand: ["Volley"] }, P2: { play: ["Giant", "Titan", "Mail"] } },
    { cards: [VOLLEY, TITAN, GIANT, mail] },
  );
  when("P1 plays Volley", "P2 uses Mail");
  then.expect({ Titan: { wounds: 1 }, Giant: { wounds: 3 }, P2: { hand: 1 } });
});

test("WND-11 as many as are prevented are no wound at all", () => {
  const mail = freeSupport("Mail", [
    disrupt({ when: would(isWounded(characterIs())), cost: exhaust(thisCard), effect: prevent(1) }),
  ]);
  const scar = bell("Scar", (effect) => forcedResponse({ when: isWounded(characterIs()), effect }));
  given(
    { P1: { hand: ["Blast"], play: ["Scar"] }, P2: { play: ["Titan", "Mail"] } },
    { cards: [BLAST, TITAN, mail, scar] },
  );
  when("P1 plays Blast", "P2 uses Mail");
  then.expect({ Titan: { wounds: 0 }, Scar: { state: "ready" } });
});

test("TRIG-28 a disrupt that says 'instead' strikes what it replaces", () => {
  const decoy = freeSupport("Decoy", [
    disrupt({
      when: would(isDestroyed(characterIs(own))),
      cost: exhaust(thisCard),
      effect: instead(draw(you, 1)),
    }),
  ]);
  given({ P1: { hand: ["Doom"] }, P2: { play: ["Clerk", "Decoy"] } }, { cards: [DOOM, CLERK, decoy] });
  when("P1 plays Doom", "P2 uses Decoy");
  then.expect({ Clerk: { in: "play" }, P2: { hand: 1 } });
});

test("COST-09 'then' after a cancelling that took place", () => {
  const veto = freeSupport("Veto", [
    disrupt({
      when: would(effectInitiated({ timing: ["action"] })),
      cost: exhaust(thisCard),
      effect: andThen(cancel, draw(you, 2)),
    }),
  ]);
  given({ P1: { hand: ["Doom"] }, P2: { play: ["Clerk", "Veto"] } }, { cards: [DOOM, CLERK, veto] });
  when("P1 plays Doom", "P2 uses Veto");
  then.expect({ Clerk: { in: "play" }, P2: { hand: 2 } });
});

test.each([
  ["hand", "P1 hand"],
  ["bottomOfDeck", "deck bottom"],
  ["topOfDeckFaceUp", "deck top"],
] as const)("ERR-18 an event may go to the %s by its own text", (to, place) => {
  const echo = freeEvent("Echo", [
    action({ effect: andThen(moveThisEvent(to), exhaust(each(supportIs()))) }),
  ]);
  given({ P1: { hand: ["Echo"], play: ["Lamp"] } }, { cards: [echo, freeSupport("Lamp")] });
  when("P1 plays Echo");
  then.expect({ Echo: { in: place }, Lamp: { state: "exhausted" } });
});

const SORTED = { P1: { hand: ["Scan"], deck: ["Clerk", "Guard", "Monk", "...9"] } };
const scan = (places: Parameters<typeof sort>[0]): object =>
  deed("Scan", inOrder(lookAt(top(3, you)), sort(places)));

test("COMP-35 of cards looked at some go to the hand, some under the deck, the others back in any order", () => {
  given(SORTED, { cards: [scan({ hand: 1, bottom: 1 }), CLERK, GUARD, MONK] });
  when("P1 plays Scan", "P1 chooses Guard", "P1 chooses Clerk");
  then.expect({ P1: { hand: 1, holds: ["Guard"] }, Clerk: { in: "deck bottom" }, Monk: { in: "deck top" } });
});

test("COMP-35 others do not learn which card went where", () => {
  given(SORTED, { cards: [scan({ hand: 1 }), CLERK, GUARD, MONK] });
  when("P1 plays Scan", "P1 chooses Monk");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 orders Guard, Clerk");
  then.expect({ Guard: { in: "deck top" }, "seen by P2": { Monk: false, Guard: false, Clerk: false } });
});

test("COMP-35 all that go back lie in the order that was given", () => {
  const idea = freeEvent("Idea", [action({ effect: draw(you, 1) })]);
  given(
    { P1: { ...SORTED.P1, hand: ["Scan", "Idea", "Idea"] } },
    { cards: [scan({}), CLERK, GUARD, MONK, idea] },
  );
  when("P1 plays Scan", "P1 orders Monk, Guard, Clerk");
  then.expect({ Monk: { in: "deck top" } });
  when("P2 passes", "P1 plays Idea");
  then.expect({ Monk: { in: "P1 hand" }, Guard: { in: "deck top" } });
  when("P2 passes", "P1 plays Idea#2");
  then.expect({ Guard: { in: "P1 hand" }, Clerk: { in: "deck top" } });
});

test("COMP-35 who looks for two to keep takes two, in the order of the deck", () => {
  given(SORTED, { cards: [scan({ hand: 2 }), CLERK, GUARD, MONK] });
  when("P1 plays Scan");
  then.refused("P1 declines");
  when("P1 chooses Monk", "P1 chooses Clerk");
  then.expect({ P1: { hand: 2, holds: ["Monk", "Clerk"] }, Guard: { in: "deck top" } });
});

test("PROPH-03 a card that lay open is hidden again once it is sorted among others", () => {
  const lantern = freeSupport("Lantern", [
    action({ cost: exhaust(thisCard), effect: reveal(top(1, you), endOfPhase) }),
  ]);
  given(
    { P1: { ...SORTED.P1, play: ["Lantern"] } },
    { cards: [scan({ bottom: 1 }), CLERK, GUARD, MONK, lantern] },
  );
  when("P1 uses Lantern");
  then.now({ "seen by P2": { Clerk: true } });
  when("P2 passes", "P1 plays Scan", "P1 chooses Guard", "P1 orders Monk, Clerk");
  then.expect({
    Guard: { in: "deck bottom" },
    Monk: { in: "deck top" },
    "seen by P2": { Clerk: false, Monk: false },
  });
});
