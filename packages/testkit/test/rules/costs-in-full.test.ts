import {
  action,
  anyCard,
  character as characterIs,
  choose,
  count,
  discard,
  domain,
  drain,
  draw,
  each,
  either,
  entersPlay,
  event as eventIs,
  exhaust,
  exists,
  inOrder,
  one,
  opponent,
  pay,
  played,
  playFree,
  playOnly,
  putIntoPlay,
  removeTokens,
  response,
  sacrifice,
  some,
  story as storyIs,
  thisCard,
  times,
  top,
  X,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

test("COST-11 costs are paid only with cards the player controls", () => {
  const drill = freeSupport("Drill", [action({ cost: exhaust(one(characterIs())), effect: draw(you, 1) })]);
  const cards = [drill, CLERK, GUARD, MONK];
  given({ P1: { play: ["Drill"] }, P2: { play: ["Clerk"], domains: [["agency"]] } }, { cards });
  then.refused("P1 uses Drill", "COST-02");

  given({ P1: { play: ["Drill", "Guard", "Monk"] }, P2: { play: ["Clerk"] } }, { cards });
  when("P1 uses Drill");
  then.offered("P1", ["Guard", "Monk"]);
  when("P1 chooses Monk");
  then.expect({ Monk: { state: "exhausted" }, Clerk: { state: "ready" }, P1: { hand: 1 } });
});

test("COST-12 one object cannot pay two parts of one cost", () => {
  const march = freeSupport("March", [
    action({ cost: exhaust(some(2, characterIs())), effect: draw(you, 1) }),
  ]);
  const rite = freeSupport("Rite", [
    action({
      cost: [
        exhaust(one(characterIs({ controller: you }))),
        sacrifice(one(characterIs({ controller: you }))),
      ],
      effect: draw(you, 1),
    }),
  ]);
  const cards = [march, rite, CLERK, GUARD];
  given({ P1: { play: ["March", "Rite", "Clerk"] } }, { cards });
  then.refused("P1 uses March; exhaust Clerk, Clerk", "COST-02");
  then.refused("P1 uses Rite", "COST-02");

  given({ P1: { play: ["March", "Rite", "Clerk", "Guard"] } }, { cards });
  when("P1 uses March; exhaust Clerk, Guard");
  then.expect({ Clerk: { state: "exhausted" }, Guard: { state: "exhausted" }, P1: { hand: 1 } });

  given({ P1: { play: ["Rite", "Clerk", "Guard"] } }, { cards });
  when("P1 uses Rite", "P1 chooses Clerk");
  then.expect({ Clerk: { state: "exhausted" }, Guard: { in: "P1 discard" }, P1: { hand: 1 } });
});

const GATE = freeEvent("Gate", [
  action({ effect: putIntoPlay(choose(1, characterIs({ in: ["hand", "discard"], controller: you }))) }),
]);

test("COST-13 put into play skips play restrictions and costs, uniqueness excepted", () => {
  const spawn = freeCharacter(
    "Spawn",
    {
      ...playOnly({ if: exists(characterIs({ subtype: "Deep One" })) }),
      abilities: [],
    },
    { cost: 3 },
  );
  const duke = freeCharacter("Duke", [], { unique: true, cost: 2 });
  const cards = [GATE, spawn, duke];
  given({ P1: { hand: ["Gate", "Spawn"], domains: [["agency", "agency", "agency"]] } }, { cards });
  then.refused("P1 plays Spawn", "TIME-11");
  when("P1 plays Gate; choose Spawn");
  then.expect({ turn: 7, Spawn: { in: "play" }, "P1.D1": { drained: false } });

  given({ P1: { hand: ["Gate", "Duke"], play: ["Duke"] } }, { cards });
  then.refused("P1 plays Gate", "TGT-02");
});

test("COST-14 a card put into play was not played; enters play covers both", () => {
  const artist = freeCharacter("Aspiring Artist", [
    response({ when: played(thisCard), effect: draw(you, 1) }),
  ]);
  const guest = freeCharacter("Guest", [response({ when: entersPlay(thisCard), effect: draw(you, 1) })]);
  const cards = [artist, guest, CLERK];
  const young = ["shub-niggurath", "shub-niggurath", "shub-niggurath", "shub-niggurath"];
  const position = (title: string) => ({
    P1: { hand: ["Hungry Dark Young", title], domains: [young] },
    P2: { play: ["Clerk"] },
  });
  given(position("Aspiring Artist"), { cards });
  when("P1 plays Hungry Dark Young; drain D1", "P1 uses Hungry Dark Young", "P1 chooses Aspiring Artist");
  then.refused("P1 uses Aspiring Artist");
  then.expect({ "Aspiring Artist": { in: "play" }, P1: { hand: 0 } });

  given(position("Guest"), { cards });
  when(
    "P1 plays Hungry Dark Young; drain D1",
    "P1 uses Hungry Dark Young",
    "P1 chooses Guest",
    "P1 uses Guest",
  );
  then.expect({ Guest: { in: "play" }, P1: { hand: 1 } });

  given({ P1: { hand: ["Aspiring Artist"] } }, { cards });
  when("P1 plays Aspiring Artist", "P1 uses Aspiring Artist");
  then.expect({ P1: { hand: 1 } });
});

test("COST-14 Victoria Glasser's forced response works however she entered play", () => {
  given({ P1: { hand: ["Gate", "Victoria Glasser"] }, P2: { play: ["Clerk"] } }, { cards: [GATE, CLERK] });
  when("P1 plays Gate; choose Victoria Glasser", "P1 chooses Clerk");
  then.expect({ "Victoria Glasser": { in: "play" }, Clerk: { state: "insane" } });
});

const BILL = count(anyCard({ in: "discard", is: "it", faction: "hastur" }));
const MASK = freeEvent(
  "Behind the Pallid Mask",
  [
    action({
      effect: inOrder(
        discard(top(X, you)),
        either(
          opponent,
          discard(some(BILL, anyCard({ in: "hand", controller: opponent }), { by: opponent })),
          discard(top(times(4, BILL), opponent)),
        ),
      ),
    }),
  ],
  { cost: "X" },
);
const YELLOW = freeCharacter("Yellow", [], { faction: "hastur" });
const maskedBy = (hand: readonly string[]) => ({
  P1: {
    hand: ["Behind the Pallid Mask"],
    deck: ["Yellow", "Yellow", "Clerk", "Yellow", "Yellow", "...9"],
    domains: [["hastur", "hastur", "hastur", "hastur", "hastur"]],
  },
  P2: { hand },
});
const MASKED = { cards: [MASK, YELLOW, CLERK, GUARD, MONK] };

test("COST-15 either may be met in full by whichever can be begun; the whole hand will do", () => {
  given(maskedBy(["Guard", "Monk"]), MASKED);
  when("P1 plays Behind the Pallid Mask; X 5", "P2 chooses hand");
  then.expect({ P2: { hand: 0, discard: 2, deck: 30 }, P1: { deck: 9, discard: 6 } });

  given(maskedBy(["Guard", "Monk"]), MASKED);
  when("P1 plays Behind the Pallid Mask; X 5", "P2 chooses deck");
  then.expect({ P2: { hand: 2, discard: 16, deck: 14 } });

  given(maskedBy(["Guard", "Monk", "Guard", "Guard", "Guard"]), MASKED);
  when("P1 plays Behind the Pallid Mask; X 5", "P2 chooses hand", "P2 chooses Guard, Guard, Guard, Monk");
  then.expect({ P2: { hand: 1, discard: 4, deck: 30 } });
});

test("COST-16 without a hand the hand option cannot be taken", () => {
  given(maskedBy([]), MASKED);
  when("P1 plays Behind the Pallid Mask; X 5");
  then.expect({ turn: 7, P2: { hand: 0, discard: 16, deck: 14 } });
});

test("COST-17 paying must change something", () => {
  const lamp = freeSupport("Lamp", [action({ cost: exhaust(thisCard), effect: draw(you, 1) })]);
  const ledger = freeSupport("Ledger", [
    action({ cost: removeTokens(1, one(storyIs()), { side: you }), effect: draw(you, 1) }),
  ]);
  const cards = [lamp, ledger];
  given(
    { stories: [{ "Opening Night": { P2: 3 } }], P1: { play: [{ Lamp: { exhausted: true } }, "Ledger"] } },
    { cards },
  );
  then.refused("P1 uses Lamp", "COST-02");
  then.refused("P1 uses Ledger", "COST-02");

  given({ stories: [{ "Opening Night": { P1: 1, P2: 3 } }], P1: { play: ["Lamp", "Ledger"] } }, { cards });
  when("P1 uses Lamp", "P2 passes", "P1 uses Ledger");
  then.expect({ Lamp: { state: "exhausted" }, S1: { P1: 0, P2: 3 }, P1: { hand: 2 } });
});

test("COST-18 an instruction to drain all undrained domains is met when there are none", () => {
  const aziz = freeCharacter("Aziz Chatuluka", [
    action({
      cost: [sacrifice(thisCard), drain(each(domain({ controller: you, drained: false })), { ifAny: true })],
      effect: putIntoPlay(one(characterIs({ in: "hand", controller: you, subtype: "Ancient One" }))),
    }),
  ]);
  const cards = [aziz];
  const cultist = { hand: ["Cthulhu"], play: ["Aziz Chatuluka"] };
  given(
    { P1: { ...cultist, domains: [{ drained: ["cthulhu"] }, { drained: [] }, { drained: [] }] } },
    { cards },
  );
  when("P1 uses Aziz Chatuluka", "P1 chooses Cthulhu");
  then.expect({ turn: 7, Cthulhu: { in: "play" }, "Aziz Chatuluka": { in: "P1 discard" } });

  given({ P1: { ...cultist, domains: [["cthulhu"], { drained: [] }, ["hastur"]] } }, { cards });
  when("P1 uses Aziz Chatuluka", "P1 chooses Cthulhu");
  then.expect({ "P1.D1": { drained: true }, "P1.D3": { drained: true }, Cthulhu: { in: "play" } });
});

test("COST-19 without paying its cost X is 0", () => {
  const lord = freeSupport("Lord of Time and Space", [
    action({
      cost: pay(2),
      effect: playFree(choose(1, eventIs({ in: "discard", controller: you, subtype: "Spell" }))),
    }),
  ]);
  const dear = freeCharacter("Dear", [], { cost: 1 });
  const cards = [lord, dear, CLERK, GUARD];
  const owner = { play: ["Lord of Time and Space"], domains: [["hastur", "hastur", "hastur"]] };
  given({ P1: { ...owner, discard: ["Unspeakable Resurrection", "Dear", "Clerk", "Guard"] } }, { cards });
  when("P1 uses Lord of Time and Space; choose Unspeakable Resurrection");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "play" }, Dear: { in: "P1 discard" }, Clerk: { in: "P1 discard" } });
});
