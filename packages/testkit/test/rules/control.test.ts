import {
  aCharacter,
  action,
  anyCard,
  attachTo,
  character as characterIs,
  choose,
  draw,
  each,
  endOfTurn,
  entersPlay,
  gains,
  host,
  opponent,
  passive,
  putIntoPlay,
  response,
  sacrifice,
  takeControl,
  toDeck,
  toHand,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const STEAL = freeEvent("Steal", [
  action({ effect: takeControl(you, choose(1, anyCard({ controller: opponent }))) }),
]);
const STOLEN = { Clerk: { owner: "P2" } } as const;

test("CTRL-01 a player owns the cards he brought in his deck", () => {
  given({ P1: { play: [STOLEN, "Guard"] } }, { cards: [CLERK, GUARD] });
  then.expect({ Clerk: { owner: "P2", controller: "P1" }, Guard: { owner: "P1", controller: "P1" } });
});

test("CTRL-02 a card enters play under its owner's control unless the effect says otherwise", () => {
  const raise = freeEvent("Raise", [action({ effect: putIntoPlay(aCharacter({ in: "discard" })) })]);
  const rob = freeEvent("Rob", [
    action({ effect: putIntoPlay(aCharacter({ in: "discard" }), { under: you }) }),
  ]);
  const cards = [raise, rob, CLERK];
  given({ P1: { hand: ["Rob", "Raise"] }, P2: { discard: ["Clerk"] } }, { cards });
  when("P1 plays Rob; choose Clerk");
  then.expect({ Clerk: { in: "play", controller: "P1", owner: "P2" } });

  given({ P1: { hand: ["Rob", "Raise"] }, P2: { discard: ["Clerk"] } }, { cards });
  when("P1 plays Raise; choose Clerk");
  then.expect({ Clerk: { in: "play", controller: "P2", owner: "P2" } });
});

test("CTRL-03 you, your and opponent's refer to the controller", () => {
  const blame = freeEvent("Blame", [action({ effect: wound(aCharacter({ controller: you })) })]);
  const cards = [blame, CLERK, GUARD, MONK];
  given(
    { active: "P2", P1: { play: [STOLEN, "Guard"] }, P2: { hand: ["Blame"], play: ["Monk"] } },
    { cards },
  );
  when("P2 plays Blame");
  then.expect({ turn: 8, Monk: { in: "P2 discard" }, Clerk: { wounds: 0 }, Guard: { wounds: 0 } });

  given({ active: "P2", P1: { play: [STOLEN] }, P2: { hand: ["Blame"] } }, { cards });
  then.refused("P2 plays Blame", "TGT-02");
});

test("CTRL-03 Stalking Hound sees whose control the newcomer is under, not whose card it is", () => {
  const hound = freeCharacter("Stalking Hound", [
    response({ when: entersPlay(characterIs({ controller: opponent })), effect: draw(you, 1) }),
  ]);
  const rob = freeEvent("Rob", [
    action({ effect: putIntoPlay(aCharacter({ in: "discard" }), { under: you }) }),
  ]);
  const gift = freeEvent("Gift", [
    action({ effect: putIntoPlay(aCharacter({ in: "discard" }), { under: opponent }) }),
  ]);
  const position = { P1: { hand: ["Rob", "Gift"], play: ["Stalking Hound"] }, P2: { discard: ["Clerk"] } };
  const cards = [hound, rob, gift, CLERK];
  given(position, { cards });
  when("P1 plays Rob; choose Clerk");
  then.refused("P1 uses Stalking Hound");
  then.expect({ Clerk: { controller: "P1" }, P1: { hand: 1 } });

  given(position, { cards });
  when("P1 plays Gift; choose Clerk", "P1 uses Stalking Hound");
  then.expect({ Clerk: { controller: "P2" }, P1: { hand: 2 } });
});

test("CTRL-04 a card leaving play goes to its owner's hand, deck or discard pile", () => {
  const home = freeEvent("Home", [action({ effect: toHand(aCharacter()) })]);
  const under = freeEvent("Under", [action({ effect: toDeck(aCharacter(), "bottom") })]);
  const cards = [DOOM, home, under, CLERK];
  const places = { Doom: "P2 discard", Home: "P2 hand", Under: "P2 deck" };
  for (const [title, place] of Object.entries(places)) {
    given({ P1: { hand: [title], play: [STOLEN] } }, { cards });
    when(`P1 plays ${title}; choose Clerk`);
    then.expect({ Clerk: { in: place } });
  }
  const altar = freeSupport("Altar", [
    action({ cost: sacrifice(choose(1, characterIs())), effect: draw(you, 1) }),
  ]);
  given({ P1: { play: ["Altar", STOLEN] } }, { cards: [altar, CLERK] });
  when("P1 uses Altar");
  then.expect({ Clerk: { in: "P2 discard" }, P1: { hand: 1 } });
});

test("CTRL-05 at game end all cards go back to their owners", () => {
  given({ P1: { play: [STOLEN, "Guard"] } }, { cards: [CLERK, GUARD] });
  when("P1 concedes");
  then.expect({
    winner: "P2",
    Clerk: { controller: "P2", owner: "P2" },
    Guard: { controller: "P1", owner: "P1" },
  });
});

test("CTRL-06 a card whose control is taken is on the taker's side, and only he may use its Actions", () => {
  const press = freeSupport("Press", [action({ effect: draw(you, 1) })]);
  given({ P1: { hand: ["Steal"] }, P2: { play: ["Press", "Clerk"] } }, { cards: [STEAL, press, CLERK] });
  when("P1 plays Steal; choose Press");
  then.expect({ Press: { controller: "P1" }, Clerk: { controller: "P2" } });
  then.refused("P2 uses Press");
  when("P2 passes", "P1 uses Press");
  then.expect({ P1: { hand: 1 }, P2: { hand: 0 } });
});

test("CTRL-07 status does not change with control", () => {
  const cards = [STEAL, CLERK, GUARD, MONK];
  const states = { insane: { insane: true }, exhausted: { exhausted: true }, ready: {} };
  for (const [state, fields] of Object.entries(states)) {
    given({ P1: { hand: ["Steal"] }, P2: { play: [{ Clerk: fields }] } }, { cards });
    when("P1 plays Steal; choose Clerk");
    then.expect({ Clerk: { controller: "P1", state } });
  }
});

test("CTRL-08 a committed character stays at its story for its new controller; under ccg it leaves", () => {
  const brute = freeCharacter("Brute", [], { skill: 3, icons: "C" });
  const cards = [STEAL, brute, CLERK];
  const position = {
    phase: "story",
    at: "after opposing",
    P1: { hand: ["Steal"], play: [{ Clerk: { story: "S1" } }] },
    P2: { play: [{ Brute: { story: "S1" } }] },
  } as const;
  given(position, { cards });
  when("P1 plays Steal; choose Brute");
  then.expect({
    Brute: { controller: "P1", in: "S1", state: "exhausted" },
    S1: { skill: { P1: 3, P2: 0 }, committed: { P1: ["Clerk", "Brute"], P2: [] } },
  });
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle C at S1 won by P1", "P1 succeeds at S1"] });

  given(position, { cards, ruleset: "ccg" });
  when("P1 plays Steal; choose Brute");
  then.expect({
    Brute: { controller: "P1", state: "exhausted" },
    S1: { skill: { P1: 0, P2: 0 }, committed: { P1: ["Clerk"], P2: [] } },
  });
});

test("CTRL-09 an attachment that is taken stays on its host; under ccg it moves or cannot be taken", () => {
  const leash = freeSupport("Leash", {
    ...attachTo(characterIs({ subtype: "Servitor" })),
    abilities: [passive(gains(host, { skill: 1 }))],
  });
  const servitor = freeCharacter("Servitor", [], { subtypes: ["Servitor"] });
  const spare = freeCharacter("Spare", [], { subtypes: ["Servitor"] });
  const cards = [STEAL, leash, servitor, spare, CLERK];
  const theirs = { play: [{ Servitor: { attached: ["Leash"] } }] };
  given({ P1: { hand: ["Steal"], play: ["Clerk"] }, P2: theirs }, { cards });
  when("P1 plays Steal; choose Leash");
  then.expect({ Leash: { controller: "P1", in: "attached to Servitor" }, Servitor: { skill: 1 } });

  given({ P1: { hand: ["Steal"], play: ["Clerk"] }, P2: theirs }, { cards, ruleset: "ccg" });
  then.refused("P1 plays Steal; choose Leash");
  then.expect({ Leash: { controller: "P2" } });

  given({ P1: { hand: ["Steal"], play: ["Clerk", "Spare"] }, P2: theirs }, { cards, ruleset: "ccg" });
  when("P1 plays Steal; choose Leash");
  then.expect({ Leash: { controller: "P1", in: "attached to Spare" }, Spare: { skill: 1 } });
});

test("CTRL-10 control of a unique card cannot be taken by who has a copy", () => {
  const coup = freeEvent("Coup", [
    action({ effect: takeControl(you, each(characterIs({ controller: opponent })), endOfTurn) }),
  ]);
  const cards = [STEAL, coup, CLERK, GUARD];
  const position = {
    P1: { hand: ["Steal", "Coup"], play: ["Steve Clarney"] },
    P2: { play: ["Steve Clarney", "Clerk", "Guard"] },
  };
  given(position, { cards });
  then.refused("P1 plays Steal; choose P2 Steve Clarney", "CTRL-10");
  when("P1 plays Steal");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { controller: "P1" } });

  given(position, { cards });
  when("P1 plays Coup");
  then.expect({
    Clerk: { controller: "P1" },
    Guard: { controller: "P1" },
    "P2 Steve Clarney": { in: "play", controller: "P2" },
  });
});
