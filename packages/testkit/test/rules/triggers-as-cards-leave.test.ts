/** TRIG-09 and TRIG-35: texts of cards that leave, and texts that cards gain. */
import {
  aCharacter,
  action,
  blank,
  character as characterIs,
  choose,
  discard,
  draw,
  each,
  entersPlay,
  event as eventIs,
  gains,
  host,
  leavesPlay,
  passive,
  response,
  thisCard,
  toHand,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD } from "./timing-cards.ts";

const GUST = freeEvent("Gust", [action({ effect: toHand(aCharacter()) })]);
const LEAVER = freeCharacter("Leaver", [response({ when: leavesPlay(thisCard), effect: draw(you, 1) })]);

test("TRIG-09 a response to its own leaving is heard when it returns to hand, once", () => {
  given({ P1: { play: ["Leaver"], hand: ["Leaver"] }, P2: { hand: ["Gust"] } }, { cards: [LEAVER, GUST] });
  when("P1 passes", "P2 plays Gust");
  then.offered("P1", ["Leaver#1"]); // the other copy in hand has left nothing
  when("P1 uses Leaver#1");
  then.refused("P1 uses Leaver#1");
  then.expect({ P1: { hand: 3 }, asked: "P1" });
});

test("TRIG-09 whoever controlled it as it left responds, though it lies in its owner's hand", () => {
  given({ P1: { play: [{ Leaver: { owner: "P2" } }] }, P2: { hand: ["Gust"] } }, { cards: [LEAVER, GUST] });
  when("P1 passes", "P2 plays Gust");
  then.now({ Leaver: { in: "P2 hand" }, asked: "P1" });
  when("P1 uses Leaver");
  then.expect({ P1: { hand: 1 }, P2: { hand: 1 } });
});

test("TRIG-09 whether he is asked depends on what all have seen go, not on the cards of his hand", () => {
  const juggler = freeCharacter("Juggler", [
    response({
      when: leavesPlay(thisCard),
      effect: discard(choose(1, eventIs({ in: "hand", controller: you }))),
    }),
  ]);
  given({ P1: { play: ["Juggler"], hand: ["Gust", "Clerk"] } }, { cards: [juggler, GUST, CLERK] });
  when("P1 plays Gust");
  then.now({ asked: "P1", Juggler: { in: "P1 hand" } }); // to pass: he holds no event
  then.offered("P1", []);
});

test("TRIG-10 insane as it returned, it says nothing", () => {
  given({ P1: { play: [{ Leaver: { insane: true } }] }, P2: { hand: ["Gust"] } }, { cards: [LEAVER, GUST] });
  when("P1 passes", "P2 plays Gust");
  then.refused("P1 uses Leaver");
});

const HUSH = freeEvent("Hush", [action({ effect: blank(aCharacter()) })]);
const onCharacter = (title: string, ability: Parameters<typeof gains>[1]["ability"] & object): object =>
  freeSupport(title, { attachTo: characterIs(), abilities: [passive(gains(host, { ability }))] });

test("TRIG-35 a passive that a card gains ends when that card is blanked", () => {
  const banner = onCharacter(
    "Banner",
    passive(gains(each(characterIs({ controller: you, other: true })), { skill: 2 })),
  );
  given(
    { P1: { hand: ["Hush"], play: [{ Clerk: { attached: ["Banner"] } }, "Guard"] } },
    { cards: [HUSH, CLERK, GUARD, banner] },
  );
  then.now({ Guard: { skill: 2 }, Clerk: { skill: 0 } });
  when("P1 plays Hush; choose Clerk");
  then.expect({ Guard: { skill: 0 } });
});

test("TRIG-35 nor does a gained passive wait for anything while its bearer is blank", () => {
  const lantern = onCharacter(
    "Lantern",
    passive({ when: entersPlay(characterIs({ controller: you })), effect: draw(you, 1) }),
  );
  given(
    { P1: { hand: ["Hush", "Guard", "Guard"], play: [{ Clerk: { attached: ["Lantern"] } }] } },
    { cards: [HUSH, CLERK, GUARD, lantern] },
  );
  when("P1 plays Guard");
  then.expect({ P1: { hand: 3 } });
  when("P1 plays Hush; choose Clerk", "P1 plays Guard#2");
  then.expect({ P1: { hand: 1 } });
});
