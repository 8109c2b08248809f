import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const winning = { stories: [{ "Ancient Apocrypha": { P1: 4 } }] };
const win = "P1 plays Omen; choose Ancient Apocrypha";

test("Ancient Apocrypha: each player's characters of the discard pile go under a domain of his own", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen"], discard: ["Paul Lemond", "Shotgun Blast"] },
      P2: { discard: ["Hired Muscle", "T-Men"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({
    P1: { domains: 4, deck: 29 },
    P2: { domains: 4, deck: 29 },
    "Paul Lemond": { in: "P1.D4" },
    "Shotgun Blast": { in: "P1 discard" },
    "Hired Muscle": { in: "P2.D4" },
    "T-Men": { in: "P2.D4" },
  });
});

test("Ancient Apocrypha: the winner may decline, for both", () => {
  given({ ...winning, P1: { hand: ["Omen"] }, P2: { discard: ["Hired Muscle"] } }, { cards: [OMEN] });
  when(win, "P1 declines");
  then.expect({ P1: { domains: 3 }, P2: { domains: 3 }, "Hired Muscle": { in: "P2 discard" } });
});

test("Ancient Apocrypha: who has no character there gets his domain, empty", () => {
  given(
    { ...winning, P1: { hand: ["Omen"], discard: ["Shotgun Blast"] }, P2: { discard: ["Hired Muscle"] } },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes");
  then.expect({ "P1.D4": { resources: 0, drained: false }, "P2.D4": { resources: 1 } });
});

test("Ancient Apocrypha: a card taken for a domain may be the last, and the active player sets whose part is first", () => {
  const table = { ...winning, P1: { hand: ["Omen"], deck: ["Bag Man"] }, P2: { deck: ["Peeler"] } };
  given(table, { cards: [OMEN] });
  when(win, "P1 chooses yes", "P1 chooses P2");
  then.expect({ winner: "P1", because: "deck" });
  given(table, { cards: [OMEN] });
  when(win, "P1 chooses yes", "P1 chooses P1");
  then.expect({ winner: "P2", because: "deck" });
});

test("Ancient Apocrypha: the new resources pay", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen", "Hired Muscle"], discard: ["Paul Lemond", "Bag Man", "Forest Sister"] },
    },
    { cards: [OMEN] },
  );
  when(win, "P1 chooses yes", "P1 plays Hired Muscle; drain D4");
  then.expect({ "Hired Muscle": { in: "play" }, "P1.D4": { drained: true, resources: 3 } });
});
