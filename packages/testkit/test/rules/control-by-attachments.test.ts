import {
  action,
  anyCard,
  attachTo,
  cannot,
  changesControl,
  character as characterIs,
  choose,
  conspiracy as conspiracyIs,
  count,
  destroy,
  discard,
  draw,
  each,
  endOfTurn,
  exhaust,
  gains,
  host,
  opponent,
  passive,
  story as storyIs,
  support as supportIs,
  takeControl,
  thisCard,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeConspiracy, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD, MONK } from "./timing-cards.ts";

const STEAL = freeEvent("Steal", [
  action({ effect: takeControl(you, choose(1, anyCard({ controller: opponent }))) }),
]);
const ATTACHED = attachTo(characterIs());

test("CTRL-11 wounds and attachments stay on a character whose control changes", () => {
  const tough = freeCharacter("Tough", [], { icons: "C", keywords: ["Toughness +1"] });
  given(
    {
      P1: { hand: ["Steal"] },
      P2: { play: [{ Tough: { wounds: 1, attached: [".45 Pistols"] } }] },
    },
    { cards: [STEAL, tough] },
  );
  when("P1 plays Steal; choose Tough");
  then.expect({
    Tough: { controller: "P1", wounds: 1, icons: "CC" },
    ".45 Pistols": { controller: "P2", in: "attached to Tough" },
  });
});

const PAPERS = freeSupport("False Papers", {
  ...ATTACHED,
  abilities: [action({ cost: exhaust(thisCard), effect: gains(host, { skill: 1 }) })],
});

test("CTRL-12 an attachment is controlled by who played it, wherever it is attached", () => {
  given({ P1: { hand: ["False Papers"] }, P2: { play: ["Clerk"] } }, { cards: [PAPERS, CLERK] });
  when("P1 plays False Papers; choose Clerk");
  then.expect({ "False Papers": { controller: "P1", in: "attached to Clerk" } });
  then.refused("P2 uses False Papers");
  when("P2 passes", "P1 uses False Papers");
  then.expect({ Clerk: { skill: 1, controller: "P2" } });
});

test("CTRL-13 an Action that the attached character gains is its controller's to use", () => {
  const radio = freeSupport("Radio", {
    ...ATTACHED,
    abilities: [passive(gains(host, { ability: action({ cost: exhaust(thisCard), effect: draw(you, 1) }) }))],
  });
  given(
    { P1: { play: [] }, P2: { play: [{ Clerk: { attached: [{ Radio: { owner: "P1" } }] } }] } },
    { cards: [radio, CLERK] },
  );
  then.expect({ Radio: { controller: "P1" } });
  then.refused("P1 uses Clerk");
  then.refused("P1 uses Radio");
  when("P1 passes", "P2 uses Clerk");
  then.expect({ Clerk: { state: "exhausted" }, Radio: { state: "ready" }, P2: { hand: 1 }, P1: { hand: 0 } });
});

test("CTRL-14 a story belongs to nobody; a conspiracy is owned by its player", () => {
  const census = freeEvent("Census", [
    action({ effect: draw(you, count({ in: ["play", "story"], controller: you })) }),
  ]);
  const deeds = freeEvent("Deeds", [action({ effect: draw(you, count(conspiracyIs({ owner: you }))) })]);
  const titles = freeEvent("Titles", [action({ effect: draw(you, count(storyIs({ owner: you }))) })]);
  const plot = freeConspiracy("Plot");
  const cards = [census, deeds, titles, plot, CLERK];
  given({ P1: { hand: ["Census", "Titles"], play: ["Clerk"] }, P2: { play: ["Clerk"] } }, { cards });
  then.refused("P1 plays Titles");
  when("P1 plays Census");
  then.expect({ P1: { hand: 2 } });

  given({ conspiracies: [{ Plot: { owner: "P1" } }], P1: { hand: ["Deeds"] } }, { cards });
  when("P1 plays Deeds");
  then.expect({ P1: { hand: 1 } });
  given({ conspiracies: [{ Plot: { owner: "P2" } }], P1: { hand: ["Deeds"] } }, { cards });
  then.refused("P1 plays Deeds");
});

test("CTRL-15 of several effects that give control the newest decides", () => {
  const cards = [STEAL, CLERK];
  given({ P1: { hand: ["Steal"] }, P2: { hand: ["Steal"], play: ["Clerk"] } }, { cards });
  when("P1 plays Steal; choose Clerk");
  then.expect({ Clerk: { controller: "P1" } });
  when("P2 plays Steal; choose Clerk");
  then.expect({ Clerk: { controller: "P2" } });
});

const OBSESSION = freeSupport("Infernal Obsession", {
  ...ATTACHED,
  abilities: [
    passive(takeControl(you, host)),
    passive({ when: changesControl(thisCard), effect: discard(thisCard) }),
    passive({ when: changesControl(host, { player: opponent }), effect: discard(thisCard) }),
  ],
});

test("CTRL-15 an attachment that came later decides over an older effect, and a newer effect over it", () => {
  const bond = freeSupport("Bond", { ...ATTACHED, abilities: [passive(takeControl(you, host))] });
  const cards = [STEAL, bond, CLERK];
  given(
    { P1: { hand: ["Steal", "Steal"] }, P2: { hand: ["Bond"], play: ["Clerk"] }, active: "P2" },
    { cards },
  );
  when("P2 passes", "P1 plays Steal; choose Clerk", "P2 plays Bond; choose Clerk");
  then.expect({ Clerk: { controller: "P2" } });
  when("P1 plays Steal; choose Clerk");
  then.expect({ Clerk: { controller: "P1" }, Bond: { in: "attached to Clerk" } });
});

test("CTRL-16 control given by an attachment lasts while it is attached, control without a time for good", () => {
  const shred = freeEvent("Shred", [action({ effect: destroy(choose(1, supportIs())) })]);
  const cards = [OBSESSION, STEAL, shred, CLERK, GUARD, MONK];
  given({ P1: { hand: ["Infernal Obsession", "Shred"] }, P2: { play: ["Clerk", "Monk"] } }, { cards });
  when("P1 plays Infernal Obsession; choose Clerk");
  then.expect({
    Clerk: { controller: "P1" },
    Monk: { controller: "P2" },
    "Infernal Obsession": { in: "play" },
  });
  when({ advance: "P2 draw window" }, { advance: "P1 operations window" });
  then.expect({ Clerk: { controller: "P1" } });
  when("P1 plays Shred; choose Infernal Obsession");
  then.expect({ Clerk: { controller: "P2" }, "Infernal Obsession": { in: "P1 discard" } });

  given({ P1: { hand: ["Steal"] }, P2: { play: ["Clerk"] } }, { cards });
  when(
    "P1 plays Steal; choose Clerk",
    { advance: "P2 operations window" },
    { advance: "P1 operations window" },
  );
  then.expect({ Clerk: { controller: "P1" } });
});

test("CTRL-17 who gains control of a card on a story may move it to another", () => {
  const position = {
    stories: [{ "Opening Night": { attached: [{ "Sleep of Reason": { owner: "P2" } }] } }, "Dreamwalkers"],
    P1: { hand: ["Steal"] },
  } as const;
  given(position, { cards: [STEAL] });
  when("P1 plays Steal; choose Sleep of Reason", "P1 chooses Dreamwalkers");
  then.expect({ "Sleep of Reason": { controller: "P1", in: "attached to Dreamwalkers" } });

  given(position, { cards: [STEAL] });
  when("P1 plays Steal; choose Sleep of Reason");
  then.expect({ "Sleep of Reason": { controller: "P1", in: "attached to Opening Night" } });
});

test("CTRL-18 control that falls back is no change that can be forbidden", () => {
  const borrow = freeEvent("Borrow", [
    action({ effect: takeControl(you, choose(1, characterIs({ controller: opponent })), endOfTurn) }),
  ]);
  const alienist = freeCharacter("Prepared Alienist", [
    passive(cannot("changeControl", each(characterIs()))),
  ]);
  const cards = [borrow, alienist, CLERK, GUARD];
  given(
    { P1: { hand: ["Borrow", "Borrow", "Prepared Alienist"] }, P2: { play: ["Clerk", "Guard"] } },
    { cards },
  );
  when("P1 plays Borrow; choose Clerk", "P2 passes", "P1 plays Prepared Alienist");
  then.expect({ Clerk: { controller: "P1" } });
  then.refused("P1 plays Borrow");
  when({ advance: "end of turn" });
  then.expect({ Clerk: { controller: "P2" } });
});

test("CTRL-19 who takes the attachment by which his character is controlled has it back", () => {
  given(
    { active: "P2", P1: { hand: ["Steal"], play: ["Clerk"] }, P2: { hand: ["Infernal Obsession"] } },
    { cards: [OBSESSION, STEAL, CLERK] },
  );
  when("P2 plays Infernal Obsession");
  then.expect({ Clerk: { controller: "P2" } });
  when("P1 plays Steal; choose Infernal Obsession");
  then.expect({ Clerk: { controller: "P1" }, "Infernal Obsession": { in: "P2 discard" } });
});

test("CTRL-19 it falls back to him, which nothing can forbid: he takes no control of it (CTRL-18)", () => {
  const bond = freeSupport("Bond", { ...ATTACHED, abilities: [passive(takeControl(you, host))] });
  const alienist = freeCharacter("Prepared Alienist", [
    passive(cannot("changeControl", each(characterIs()))),
  ]);
  given(
    { active: "P2", P1: { hand: ["Steal"], play: ["Clerk"] }, P2: { hand: ["Bond", "Prepared Alienist"] } },
    { cards: [bond, alienist, STEAL, CLERK] },
  );
  when("P2 plays Bond", "P2 plays Prepared Alienist");
  then.expect({ Clerk: { controller: "P2" } });
  when("P1 plays Steal; choose Bond");
  then.expect({ Bond: { controller: "P1" }, Clerk: { controller: "P1" } });
});
