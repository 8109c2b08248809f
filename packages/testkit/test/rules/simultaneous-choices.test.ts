import {
  action,
  andThen,
  character as characterIs,
  destroy,
  draw,
  each,
  eachPlayer,
  one,
  sacrifice,
  support as supportIs,
  thatPlayer,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const POET = freeCharacter("Poet");
const MASSACRE = freeEvent("Massacre", [
  action({ effect: andThen(destroy(each(characterIs())), draw(you, 1)) }),
]);
const TABLE = { P1: { hand: ["Massacre"], play: ["Clerk", "Guard"] }, P2: { play: ["Monk", "Poet"] } };
const CARDS = [MASSACRE, CLERK, GUARD, MONK, POET];

test("SIM-03 each player orders his own cards and no others", () => {
  given(TABLE, { cards: CARDS });
  when("P1 plays Massacre");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 orders Guard");
  then.offered("P2", ["Monk", "Poet"]);
  when("P2 orders Poet");
  then.expect({
    log: ["Guard destroyed", "Clerk destroyed", "Poet destroyed", "Monk destroyed", "P1 draws 1"],
  });
});

test("SIM-03 of a single card nobody is asked", () => {
  given(
    { P1: { hand: ["Massacre"], play: ["Clerk"] }, P2: { play: ["Monk"] } },
    { strict: true, cards: CARDS },
  );
  when("P1 plays Massacre");
  then.now({ asked: "P2", Clerk: { in: "P1 discard" }, Monk: { in: "P2 discard" }, P1: { hand: 1 } });
});

test("SIM-07 what each player picks for himself is done to his own pick", () => {
  const levy = freeEvent("Levy", [
    action({
      effect: eachPlayer(sacrifice(one(supportIs({ controller: thatPlayer })), { by: thatPlayer })),
    }),
  ]);
  const lamps = ["Lamp", "Torch"].map((title) => freeSupport(title));
  given(
    { P1: { hand: ["Levy"], play: ["Lamp", "Torch"] }, P2: { play: ["Lamp", "Torch"] } },
    { cards: [levy, ...lamps] },
  );
  when("P1 plays Levy");
  then.offered("P1", ["P1 Lamp", "P1 Torch"]);
  when("P1 chooses P1 Torch");
  then.now({ asked: "P2", "P1 Torch": { in: "play" } });
  when("P2 chooses P2 Lamp");
  then.expect({
    "P1 Torch": { in: "P1 discard" },
    "P1 Lamp": { in: "play" },
    "P2 Lamp": { in: "P2 discard" },
    "P2 Torch": { in: "play" },
  });
});
