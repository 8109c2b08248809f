/** Who picks what an effect speaks of, how often, and what follows if there is too little. */
import {
  action,
  andThen,
  anyCard,
  character as characterIs,
  costs,
  discard,
  draw,
  each,
  either,
  entersPlay,
  event as eventIs,
  exhaust,
  forcedResponse,
  highest,
  inOrder,
  lowest,
  may,
  one,
  opponent,
  passive,
  some,
  support as supportIs,
  unless,
  upTo,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeStory, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, IDEA, MONK } from "./timing-cards.ts";

const doing = (effect: Parameters<typeof action>[0]["effect"]): object =>
  freeEvent("Deed", [action({ effect })]);
const TITAN = freeCharacter("Titan", [], { keywords: ["Toughness +5"], skill: 4 });
const GIANT = freeCharacter("Giant", [], { keywords: ["Toughness +5"], skill: 4 });
const theirs = characterIs({ controller: opponent });

test("WND-11 wounds that may fall on one again all fall on the only one there", () => {
  const deed = doing(wound(some(3, theirs, { again: true })));
  given({ P1: { hand: ["Deed"] }, P2: { play: ["Titan"] } }, { strict: true, cards: [deed, TITAN] });
  when("P1 plays Deed");
  then.now({ asked: "P2", Titan: { wounds: 3 } });
});

test("WND-11 of several each wound is dealt as its dealer says", () => {
  const deed = doing(wound(some(3, theirs, { again: true })));
  given({ P1: { hand: ["Deed"] }, P2: { play: ["Titan", "Giant"] } }, { cards: [deed, TITAN, GIANT] });
  when("P1 plays Deed", "P1 chooses Titan", "P1 chooses Giant");
  then.offered("P1", ["Titan", "Giant"]);
  when("P1 chooses Titan");
  then.expect({ Titan: { wounds: 2 }, Giant: { wounds: 1 } });
});

test("WND-11 up to so many: the dealer may stop, though one only is there", () => {
  const deed = doing(wound(some(upTo(3), theirs, { again: true })));
  given({ P1: { hand: ["Deed"] }, P2: { play: ["Titan"] } }, { cards: [deed, TITAN] });
  when("P1 plays Deed", "P1 chooses Titan", "P1 declines");
  then.expect({ Titan: { wounds: 1 } });
});

const ofTheirs = one(anyCard({ in: "hand", controller: opponent }));

test("TGT-17 who takes one of two picks what it is done to", () => {
  const deed = doing(either(opponent, exhaust(one(theirs)), discard(ofTheirs)));
  given(
    { P1: { hand: ["Deed"] }, P2: { play: ["Clerk", "Guard"], hand: ["Idea", "Monk"] } },
    { cards: [deed, CLERK, GUARD, IDEA, MONK] },
  );
  when("P1 plays Deed", "P2 chooses exhaust");
  then.now({ asked: "P2" });
  then.offered("P2", ["Clerk", "Guard"]);
  when("P2 chooses Guard");
  then.expect({ Guard: { state: "exhausted" }, Clerk: { state: "ready" } });
});

test("COST-02 who pays to avert an effect picks what he pays with", () => {
  const deed = doing(unless(opponent, discard(ofTheirs), wound(each(theirs))));
  const P2 = { play: ["Clerk"], hand: ["Idea", "Monk"] };
  given({ P1: { hand: ["Deed", "Guard"] }, P2 }, { cards: [deed, CLERK, GUARD, IDEA, MONK] });
  when("P1 plays Deed", "P2 chooses yes");
  then.now({ asked: "P2" });
  then.offered("P2", ["Idea", "Monk"]);
  when("P2 chooses Monk");
  then.expect({ Monk: { in: "P2 discard" }, Clerk: { in: "play" }, P1: { hand: 1 } });
});

test("COST-02 if he does not pay or cannot, the effect comes as its player says", () => {
  const deed = doing(unless(opponent, discard(ofTheirs), wound(one(theirs))));
  const cards = [deed, CLERK, GUARD, IDEA];
  given({ P1: { hand: ["Deed"] }, P2: { play: ["Clerk", "Guard"], hand: ["Idea"] } }, { cards });
  when("P1 plays Deed", "P2 declines", "P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" }, Idea: { in: "P2 hand" } });

  given({ P1: { hand: ["Deed", "Idea"] }, P2: { play: ["Clerk", "Guard"] } }, { cards });
  when("P1 plays Deed");
  then.now({ asked: "P1" });
  then.offered("P1", ["Clerk", "Guard"]);
});

test("COMP-05 'then' needs a may that was taken and could be", () => {
  const deed = doing(
    andThen(may(you, exhaust(one(supportIs({ ready: true, controller: you })))), draw(you, 2)),
  );
  const cards = [deed, freeSupport("Lamp")];
  given({ P1: { hand: ["Deed"], play: ["Lamp"] } }, { cards });
  when("P1 plays Deed", "P1 declines");
  then.expect({ P1: { hand: 0 }, Lamp: { state: "ready" } });
  given({ P1: { hand: ["Deed"], play: ["Lamp"] } }, { cards });
  when("P1 plays Deed", "P1 chooses yes");
  then.expect({ P1: { hand: 2 }, Lamp: { state: "exhausted" } });
});

test("COST-09 'then' needs what may not be there to have been picked", () => {
  const deed = doing(andThen(discard(one(eventIs({ in: "hand", controller: you }))), draw(you, 3)));
  given({ P1: { hand: ["Deed", "Clerk"] } }, { cards: [deed, CLERK] });
  when("P1 plays Deed");
  then.expect({ P1: { hand: 1 } });
  given({ P1: { hand: ["Deed", "Idea"] } }, { cards: [deed, IDEA] });
  when("P1 plays Deed", "P1 chooses Idea");
  then.expect({ P1: { hand: 3 }, Idea: { in: "P1 discard" } });
});

test("COST-09 a later part done in full does not mend an earlier one that was not", () => {
  const failing = exhaust(one(supportIs({ title: "Lamp", ready: true })));
  const deed = doing(andThen(inOrder(failing, andThen(draw(you, 1), draw(you, 1))), draw(you, 3)));
  given({ P1: { hand: ["Deed"] } }, { cards: [deed, freeSupport("Lamp")] });
  when("P1 plays Deed");
  then.expect({ P1: { hand: 2 } });
  given({ P1: { hand: ["Deed"], play: ["Lamp"] } }, { cards: [deed, freeSupport("Lamp")] });
  when("P1 plays Deed");
  then.expect({ P1: { hand: 5 } });
});

const TIED = [
  ["lowest", { what: lowest("skill", theirs, { chosen: true }), tied: ["Clerk", "Guard"], far: "Titan" }],
  ["highest", { what: highest("skill", theirs, { chosen: true }), tied: ["Titan", "Giant"], far: "Clerk" }],
] as const;

test.each(TIED)("TGT-07 of those tied for the %s one is chosen, and only one", (_, { what, tied, far }) => {
  const [first, second] = tied;
  given(
    { P1: { hand: ["Deed"] }, P2: { play: [first, second, far] } },
    { strict: true, cards: [doing(exhaust(what)), CLERK, GUARD, TITAN, GIANT] },
  );
  when("P1 plays Deed");
  then.offered("P1", [first, second]);
  when(`P1 chooses ${second}`);
  then.now({
    asked: "P2",
    [first]: { state: "ready" },
    [second]: { state: "exhausted" },
    [far]: { state: "ready" },
  });
});

const TOLL = freeSupport("Toll", [passive(costs(anyCard(), 1, { of: "abilities" }))]);

test("PAY-27 what no player initiates costs nothing, whatever makes abilities dearer", () => {
  const idol = freeSupport("Idol", [passive({ when: entersPlay(characterIs()), effect: draw(you, 1) })]);
  given(
    { P1: { hand: ["Clerk"], play: ["Idol", "Toll"], domains: [["neutral"]] } },
    { cards: [idol, TOLL, CLERK] },
  );
  when("P1 plays Clerk");
  then.expect({ P1: { hand: 1 }, "P1.D1": { drained: false } });
});

test("PAY-27 the effect of a won story costs nothing either", () => {
  const boon = freeStory("Boon", [{ timing: "whenWon", effect: draw(you, 2) }]);
  const omen = freeEvent("Omen", [
    action({
      effect: { do: "placeTokens", count: 1, on: { each: { type: "story", title: "Boon" } }, side: "you" },
    }),
  ]);
  given(
    {
      stories: [{ Boon: { P1: 4 } }],
      P1: { hand: ["Omen"], play: ["Toll"], domains: [["neutral"]] },
    },
    { cards: [boon, omen, TOLL] },
  );
  when("P1 plays Omen", "P1 chooses yes");
  then.expect({ P1: { hand: 2, won: 1 }, "P1.D1": { drained: false } });
});

test("TRIG-11 a forced response costs nothing only if its text says so", () => {
  const bond = freeSupport("Bond", [
    forcedResponse({ when: entersPlay(characterIs()), cost: exhaust({ the: "this" }), effect: draw(you, 1) }),
  ]);
  given({ P1: { hand: ["Clerk"], play: ["Bond"] } }, { cards: [bond, CLERK] });
  when("P1 plays Clerk");
  then.expect({ P1: { hand: 1 }, Bond: { state: "exhausted" } });
});
