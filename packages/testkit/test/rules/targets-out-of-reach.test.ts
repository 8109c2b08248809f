import {
  action,
  andThen,
  anyCard,
  character as characterIs,
  choose,
  destroy,
  discard,
  draw,
  driveInsane,
  each,
  eachPlayer,
  either,
  exhaust,
  forcedResponse,
  inOrder,
  one,
  opponent,
  pay,
  placeTokens,
  random,
  ready,
  restore,
  sacrifice,
  some,
  target,
  thatPlayer,
  thisCard,
  turnEnds,
  upTo,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const TRANSPLANT = freeEvent("Brain Transplant", [
  action({
    effect: inOrder(
      target(choose(1, characterIs({ insane: true, controller: opponent }), { as: "mad" })),
      target(choose(1, characterIs({ ready: true, controller: opponent }), { as: "sane" })),
      andThen(driveInsane("sane"), inOrder(restore("mad"), ready("mad"))),
    ),
  }),
]);

test("TGT-15 a part that cannot touch a legal target is passed by, and what hangs on its then", () => {
  const saint = freeCharacter("Saint", [], { keywords: ["Willpower"] });
  const cards = [TRANSPLANT, saint, CLERK, GUARD];
  given(
    { P1: { hand: ["Brain Transplant"] }, P2: { play: [{ Clerk: { insane: true } }, "Saint"] } },
    { cards },
  );
  when("P1 plays Brain Transplant");
  then.expect({ turn: 7, Saint: { state: "ready" }, Clerk: { state: "insane" } });

  given(
    { P1: { hand: ["Brain Transplant"] }, P2: { play: [{ Clerk: { insane: true } }, "Guard"] } },
    { cards },
  );
  when("P1 plays Brain Transplant");
  then.expect({ turn: 7, Guard: { state: "insane" }, Clerk: { state: "ready" } });
});

test("TGT-15 Y'Golonac may choose a ready character, which must then commit with him", () => {
  given(
    {
      phase: "story",
      P1: { play: [{ "Y'Golonac": { story: "S1", ready: true } }, "Clerk", "Guard"], domains: [["hastur"]] },
    },
    { cards: [CLERK, GUARD] },
  );
  when("P1 uses Y'Golonac; choose Clerk");
  then.expect({ Clerk: { state: "ready" } });
  then.refused("P1 commits nobody");
  then.refused("P1 commits Clerk to S2");
  when("P1 commits Clerk to S1");
  then.expect({ Clerk: { in: "S1" }, Guard: { in: "play", state: "ready" } });
});

const ELDER = freeEvent("Feral Elder Thing", [
  action({
    effect: andThen(
      eachPlayer(discard(choose(2, anyCard({ in: "hand", controller: thatPlayer }), { by: thatPlayer })), {
        ifAble: true,
      }),
      eachPlayer(draw(thatPlayer, 1)),
    ),
  }),
]);

test("TGT-16 a then after if able for several needs it to have been done in full by all", () => {
  const cards = [ELDER, CLERK, GUARD, MONK];
  const three = { hand: ["Clerk", "Guard", "Monk"] };
  given({ P1: { hand: ["Feral Elder Thing", "Clerk"] }, P2: three }, { cards });
  when("P1 plays Feral Elder Thing", "P2 chooses Guard, Monk");
  then.expect({ turn: 7, P1: { hand: 1, deck: 30 }, P2: { hand: 1, deck: 30, discard: 2 } });

  given({ P1: { hand: ["Feral Elder Thing", "Clerk", "Monk"] }, P2: three }, { cards });
  when("P1 plays Feral Elder Thing", "P1 chooses P1 Clerk, P1 Monk", "P2 chooses Guard, P2 Monk");
  then.expect({ turn: 7, P1: { hand: 1, deck: 29 }, P2: { hand: 2, deck: 29, discard: 2 } });
});

const BASILISK = freeCharacter("Basilisk", [
  forcedResponse({
    when: turnEnds(you),
    effect: either(you, wound(each(characterIs({ controller: you, other: true })), 2), sacrifice(thisCard)),
  }),
]);

test("TGT-17 an option that cannot be attempted may not be taken while another can", () => {
  const rock = freeCharacter("Rock", [], { keywords: ["Invulnerability"] });
  const cards = [BASILISK, rock, CLERK];
  given({ P1: { play: ["Basilisk", "Rock"] }, P2: { play: ["Clerk"] } }, { cards });
  when({ advance: "end of turn" });
  then.expect({ Basilisk: { in: "P1 discard" }, Rock: { in: "play", wounds: 0 }, Clerk: { wounds: 0 } });

  given({ P1: { play: ["Basilisk", "Rock", "Clerk"] } }, { cards });
  when({ advance: "story before commits" }, "P1 commits nobody", "P1 chooses wound");
  then.expect({ Basilisk: { in: "play" }, Clerk: { in: "P1 discard" } });
});

test("TGT-18 an effect on each player can be triggered only if it can be done for each", () => {
  const bells = freeSupport("The Three Bells", [
    action({
      cost: [pay(1), exhaust(thisCard)],
      effect: andThen(
        eachPlayer(sacrifice(one(characterIs({ controller: thatPlayer })), { by: thatPlayer })),
        placeTokens(1, thisCard),
      ),
    }),
  ]);
  const cards = [bells, CLERK, GUARD];
  const ringer = { play: ["The Three Bells"], domains: [["hastur"]] };
  given({ P1: ringer, P2: { play: ["Guard"] } }, { cards });
  then.refused("P1 uses The Three Bells", "TGT-02");

  given({ P1: { ...ringer, play: ["The Three Bells", "Clerk"] }, P2: { play: ["Guard"] } }, { cards });
  when("P1 uses The Three Bells");
  then.expect({
    Guard: { in: "P2 discard" },
    Clerk: { in: "P1 discard" },
    "The Three Bells": { tokens: 1 },
  });
});

const HAND = anyCard({ in: "hand", controller: you });

test("TGT-19 all is met by none, so a then follows; a set number is not", () => {
  const dusk = freeEvent("Dusk", [
    action({ effect: andThen(destroy(each(characterIs({ keyword: "Day" }))), draw(you, 1)) }),
  ]);
  const swap = freeEvent("Swap", [action({ effect: andThen(discard(some(2, HAND)), draw(you, 2)) })]);
  const lot = freeEvent("Lot", [action({ effect: andThen(discard(random(2, HAND)), draw(you, 2)) })]);
  const cards = [dusk, swap, lot, CLERK, GUARD];
  given({ P1: { hand: ["Dusk"], play: ["Clerk"] } }, { cards });
  when("P1 plays Dusk");
  then.expect({ turn: 7, P1: { hand: 1 }, Clerk: { in: "play" } });

  for (const title of ["Swap", "Lot"]) {
    given({ P1: { hand: [title, "Clerk"] } }, { cards });
    when(`P1 plays ${title}`);
    then.expect({ turn: 7, P1: { hand: 0, deck: 30 }, Clerk: { in: "P1 discard" } });
    given({ P1: { hand: [title, "Clerk", "Guard"] } }, { cards });
    when(`P1 plays ${title}`, "P1 chooses Clerk, Guard");
    then.expect({ turn: 7, P1: { hand: 2, deck: 28, discard: 3 } });
  }
});

test("TGT-19 an effect on all may be tried where there are none", () => {
  const dawn = freeEvent("Dawn", [action({ effect: destroy(each(characterIs({ keyword: "Day" }))) })]);
  given({ P1: { hand: ["Dawn"] } }, { cards: [dawn] });
  when("P1 plays Dawn");
  then.expect({ Dawn: { in: "P1 discard" } });
});

test("TGT-20 up to N lets the player pick any number from none to N", () => {
  const spray = freeEvent("Spray", [action({ effect: wound(choose(upTo(2), characterIs())) })]);
  const cards = [spray, CLERK, GUARD, MONK];
  given({ P1: { hand: ["Spray"] }, P2: { play: ["Clerk"] } }, { cards });
  when("P1 plays Spray; choose Clerk");
  then.expect({ turn: 7, Clerk: { in: "P2 discard" } });

  const many = { P1: { hand: ["Spray"] }, P2: { play: ["Clerk", "Guard", "Monk"] } };
  given(many, { cards });
  when("P1 plays Spray", "P1 declines");
  then.expect({ turn: 7, P2: { characters: 3 }, Spray: { in: "P1 discard" } });
  given(many, { cards });
  when("P1 plays Spray; choose Guard, Monk");
  then.expect({ turn: 7, Clerk: { in: "play" }, P2: { characters: 1 } });
});
