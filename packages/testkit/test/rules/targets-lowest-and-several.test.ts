import {
  aCharacter,
  action,
  andThen,
  anyCard,
  character as characterIs,
  choose,
  chosenPlayer,
  controllerOfIt,
  destroy,
  discard,
  eachOpponent,
  exhaust,
  forcedResponse,
  highest,
  inOrder,
  lowest,
  opponent,
  placeTokens,
  random,
  reveal,
  target,
  thatPlayer,
  thisCard,
  top,
  wound,
} from "@fhtagn/rules/dsl";
import { BLAST } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const LOWEST = lowest("skill", characterIs());

test("TGT-07 the lowest with a tie: chosen by the controller, or nothing; the older rules always let him pick", () => {
  const cull = freeEvent("Cull", [action({ effect: destroy(LOWEST) })]);
  const pick = freeEvent("Pick", [
    action({ effect: destroy(lowest("skill", characterIs(), { chosen: true })) }),
  ]);
  const cards = [cull, pick, CLERK, GUARD, freeCharacter("Giant", [], { skill: 3 })];
  const position = { P1: { hand: ["Cull", "Pick"], play: ["Clerk"] }, P2: { play: ["Guard", "Giant"] } };

  given(position, { cards });
  when("P1 plays Pick");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" }, Clerk: { in: "play" }, Giant: { in: "play" } });

  given(position, { cards });
  when("P1 plays Cull");
  then.expect({ P1: { characters: 1 }, P2: { characters: 2 }, Cull: { in: "P1 discard" } });

  given(position, { cards, ruleset: "ccg" });
  when("P1 plays Cull");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "P1 discard" }, Guard: { in: "play" } });
});

test("TGT-08 the only character has both the lowest and the highest of everything", () => {
  const giant = freeCharacter("Giant", [], { skill: 7 });
  for (const effect of [destroy(LOWEST), destroy(highest("skill", characterIs()))]) {
    given(
      { P1: { hand: ["Cull"] }, P2: { play: ["Giant"] } },
      { cards: [freeEvent("Cull", [action({ effect })]), giant] },
    );
    when("P1 plays Cull");
    then.expect({ Giant: { in: "P2 discard" } });
  }
});

const TWO = { in: ["play", "deck"], anyOf: [{ is: "rival" }, { is: "it" }] } as const;

test("TGT-09 the highest with a tie: Rite of the Silver Gate discards none and places no token", () => {
  const rite = freeSupport("Rite of the Silver Gate", [
    action({
      cost: exhaust(thisCard),
      effect: andThen(
        inOrder(
          target(choose(1, { anyOf: [characterIs(), { type: "support" }] }, { as: "rival" })),
          reveal(top(1, controllerOfIt)),
          discard(highest("cost", TWO)),
        ),
        placeTokens(1, thisCard),
      ),
    }),
  ]);
  const dear = freeCharacter("Dear", [], { cost: 3 });
  const twin = freeCharacter("Twin", [], { cost: 3 });
  const cards = [rite, dear, twin, CLERK];
  const rival = { play: ["Dear"] };

  given({ P1: { play: ["Rite of the Silver Gate"] }, P2: { ...rival, deck: ["Twin", "...5"] } }, { cards });
  when("P1 uses Rite of the Silver Gate; choose Dear");
  then.expect({
    Dear: { in: "play" },
    Twin: { in: "P2 deck" },
    "Rite of the Silver Gate": { tokens: 0, state: "exhausted" },
  });

  given({ P1: { play: ["Rite of the Silver Gate"] }, P2: { ...rival, deck: ["Clerk", "...5"] } }, { cards });
  when("P1 uses Rite of the Silver Gate; choose Dear");
  then.expect({
    Dear: { in: "P2 discard" },
    Clerk: { in: "P2 deck" },
    "Rite of the Silver Gate": { tokens: 1 },
  });
});

test("TGT-10 an effect that chooses N needs N different legal ones", () => {
  const pair = freeEvent("Pair", [action({ effect: wound(choose(2, characterIs())) })]);
  const cards = [pair, CLERK, GUARD, MONK];
  given({ P1: { hand: ["Pair"], discard: ["Guard"] }, P2: { play: ["Clerk"] } }, { cards });
  then.refused("P1 plays Pair", "TGT-02");
  given({ P1: { hand: ["Pair"], play: ["Guard"] }, P2: { play: ["Clerk", "Monk"] } }, { cards });
  when("P1 plays Pair");
  then.offered("P1", ["Guard", "Clerk", "Monk"]);
  when("P1 chooses Clerk");
  then.offered("P1", ["Guard", "Monk"]);
  when("P1 chooses Monk");
  then.expect({ Guard: { wounds: 0 }, Clerk: { in: "P2 discard" }, Monk: { in: "P2 discard" } });
});

test("TGT-10 a player told to choose N and unable to is not affected", () => {
  const attacker = { hand: ["Byakhee Attack"], domains: [["hastur", "hastur", "hastur"]] };
  given({ P1: attacker, P2: { hand: ["Clerk"] } }, { cards: [CLERK] });
  when("P1 plays Byakhee Attack");
  then.expect({ P2: { hand: 1 }, "Byakhee Attack": { in: "P1 discard" } });

  given({ P1: attacker, P2: { hand: ["Clerk", "Clerk", "Guard"] } }, { cards: [CLERK, GUARD] });
  when("P1 plays Byakhee Attack", "P2 chooses Guard, Clerk");
  then.expect({ P2: { hand: 1 }, Guard: { in: "P2 discard" } });
});

test("TGT-11 a player with no hand cannot be chosen for an effect on a hand", () => {
  const theirs = anyCard({ in: "hand", controller: thatPlayer });
  const raid = freeSupport("Raid", [
    action({ cost: exhaust(thisCard), effect: chosenPlayer(discard(random(1, theirs))) }),
  ]);
  const cards = [raid, CLERK, GUARD];
  given({ P1: { play: ["Raid"], hand: ["Clerk"] }, P2: { hand: ["Guard"] } }, { cards });
  when("P1 uses Raid");
  then.offered("P1", ["P1", "P2"]);
  when("P1 chooses P2");
  then.expect({ Guard: { in: "P2 discard" }, P1: { hand: 1 } });

  given({ P1: { play: ["Raid"], hand: ["Clerk"] } }, { cards });
  when("P1 uses Raid");
  then.expect({ turn: 7, Clerk: { in: "P1 discard" } });

  given({ P1: { play: ["Raid"] } }, { cards });
  then.refused("P1 uses Raid", "TGT-02");
});

test("TGT-12 an effect may choose cards of either player unless it says otherwise", () => {
  const snipe = freeEvent("Snipe", [action({ effect: wound(aCharacter({ controller: opponent })) })]);
  const cards = [BLAST, snipe, CLERK, GUARD];
  given({ P1: { hand: ["Blast", "Snipe"], play: ["Clerk"] } }, { cards });
  then.refused("P1 plays Snipe", "TGT-02");
  when("P1 plays Blast");
  then.expect({ turn: 7, Clerk: { in: "P1 discard" } });

  given({ P1: { hand: ["Blast"], play: ["Clerk"] }, P2: { play: ["Guard"] } }, { cards });
  when("P1 plays Blast");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
});

test("TGT-13 an insane character may be chosen; what would change its values is ignored", () => {
  const tonic = freeEvent("Tonic", [
    action({ effect: { do: "gains", who: aCharacter(), traits: { skill: 2 } } }),
  ]);
  const brute = freeCharacter("Brute", [], { skill: 4, icons: "C" });
  given(
    {
      P1: { hand: ["Shotgun Blast", "Tonic"], domains: [["agency"]] },
      P2: { play: [{ Brute: { insane: true } }] },
    },
    { cards: [tonic, brute] },
  );
  when("P1 plays Tonic; choose Brute");
  then.expect({ turn: 7, Brute: { skill: 0, icons: "", state: "insane" } });
  when("P2 passes", "P1 plays Shotgun Blast; X 1; choose Brute");
  then.expect({ turn: 7, Brute: { in: "P2 discard" } });
});

test("TGT-14 a number without a choice is carried out as far as it goes", () => {
  const executive = freeCharacter("Clover Club Executive", [
    forcedResponse({
      when: { on: "cardEnteredPlay", card: thisCard },
      effect: eachOpponent(discard(random(2, anyCard({ in: "hand", controller: thatPlayer })))),
    }),
  ]);
  const cards = [executive, CLERK, GUARD, MONK];
  given({ P1: { hand: ["Clover Club Executive"] }, P2: { hand: ["Clerk"] } }, { cards });
  when("P1 plays Clover Club Executive");
  then.expect({ P2: { hand: 0 }, Clerk: { in: "P2 discard" } });

  given({ P1: { hand: ["Clover Club Executive"] }, P2: { hand: ["Clerk", "Guard", "Monk"] } }, { cards });
  when("P1 plays Clover Club Executive");
  then.expect({ P2: { hand: 1, discard: 2 } });
});
