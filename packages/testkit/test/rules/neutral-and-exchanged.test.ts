import {
  aCharacter,
  action,
  all,
  anyCard,
  character,
  choose,
  destroy,
  driveInsane,
  exchangeControl,
  exhaust,
  gains,
  opponent,
  passive,
  thisCard,
  whileTrue,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testEvent } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const guard = testCharacter("Guard", { skill: 1 });
const cultist = testCharacter("Cultist", { subtypes: ["Cultist"] });

test("COMP-37 an insane character has no faction and yet is not neutral", () => {
  const purge = testEvent("Purge", {
    abilities: [action({ effect: destroy(aCharacter({ neutral: true })) })],
  });
  given(
    {
      P1: { hand: ["Purge"] },
      P2: { play: [{ Poet: { insane: true } }, { Clerk: { insane: true } }, "Guard", "Painter", "Cultist"] },
    },
    {
      cards: [
        purge,
        clerk,
        guard,
        cultist,
        testCharacter("Poet", { faction: "hastur" }),
        testCharacter("Painter", { faction: "hastur" }),
      ],
    },
  );
  when("P1 plays Purge");
  then.offered("P1", ["Guard", "Cultist"]);
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" } });
});

test("COMP-38 all of one faction fails with an insane character", () => {
  const ethnologist = testCharacter("Ethnologist", {
    faction: "miskatonic",
    skill: 2,
    abilities: [
      passive(
        whileTrue(
          all(anyCard({ controller: you }), { faction: "miskatonic" }),
          gains(thisCard, { skill: 2 }),
        ),
      ),
    ],
  });
  const student = testCharacter("Student", { faction: "miskatonic" });
  const fright = testEvent("Fright", { abilities: [action({ effect: driveInsane(aCharacter()) })] });
  given(
    { P1: { play: ["Ethnologist", "Student"] }, P2: { hand: ["Fright"], play: ["Clerk"] }, "to act": "P2" },
    { cards: [ethnologist, student, fright, clerk] },
  );
  then.expect({ Ethnologist: { skill: 4 } });
  when("P2 plays Fright; choose Student");
  then.expect({ Student: { state: "insane" }, Ethnologist: { skill: 2 } });
});

const peaslee = testCharacter("Peaslee", {
  unique: true,
  abilities: [
    action({
      cost: exhaust(thisCard),
      effect: exchangeControl(thisCard, choose(1, character({ controller: opponent }))),
    }),
  ],
});

test("COMP-40 an exchange needs two things that can both change", () => {
  given({ P1: { play: ["Peaslee"] }, P2: { play: ["Clerk", "Guard"] } }, { cards: [peaslee, clerk, guard] });
  when("P1 uses Peaslee; choose Clerk");
  then.expect({ Peaslee: { controller: "P2" }, Clerk: { controller: "P1" }, Guard: { controller: "P2" } });
});

test("COMP-40 if one of the two cannot change, nothing is exchanged", () => {
  given({ P1: { play: ["Peaslee"] }, P2: { play: ["Clerk", "Peaslee"] } }, { cards: [peaslee, clerk] });
  then.refused("P1 uses Peaslee");
  then.expect({ "P1 Peaslee": { controller: "P1" }, Clerk: { controller: "P2" } });
});
