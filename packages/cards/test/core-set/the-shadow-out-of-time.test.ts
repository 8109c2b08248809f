import { anyCard, cannot, each, passive } from "@fhtagn/rules/dsl";
import { OMEN } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const shadow = "The Shadow out of Time";
const winning = { stories: [{ [shadow]: { P1: 4 } }, "Opening Night"] };
const cards = [OMEN];
const win = [`P1 plays Omen; choose ${shadow}`, "P1 chooses yes"] as const;

test("The Shadow out of Time: each player exchanges cards of his hand for the top of his discard pile", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen", "Bag Man", "T-Men", "Peeler"], discard: ["Mad Genius", "Dagon", "Paul Lemond"] },
      P2: { hand: ["Hired Muscle"], discard: ["Byakhee Servant", "Hastur"] },
    },
    { cards },
  );
  when(...win);
  then.offered("P1", ["Bag Man", "T-Men", "Peeler"]);
  when("P1 chooses Bag Man, Peeler", "P1 chooses done", "P2 chooses Hired Muscle");
  then.expect({
    P1: { hand: 3, holds: ["T-Men", "Mad Genius"] },
    P2: { hand: 1, holds: ["Byakhee Servant"] },
    "Bag Man": { in: "P1 discard" },
    Peeler: { in: "P1 discard" },
    "Hired Muscle": { in: "P2 discard" },
    Hastur: { in: "P2 discard" },
    [shadow]: { in: "P1 won" },
  });
});

test("The Shadow out of Time: no more cards than the pile holds, and the topmost of them", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen", "Bag Man", "T-Men", "Peeler"], discard: ["Mad Genius"] },
      P2: { hand: ["Hired Muscle", "Dagon"], discard: ["Hastur", "Byakhee Servant"] },
    },
    { cards },
  );
  when(...win, "P1 chooses T-Men");
  then.offered("P2", ["Hired Muscle", "Dagon"]);
  when("P2 chooses Dagon", "P2 chooses done");
  then.expect({
    P1: { hand: 3, holds: ["Mad Genius", "Bag Man", "Peeler"] },
    P2: { hand: 2, holds: ["Hastur", "Hired Muscle"] },
    "T-Men": { in: "P1 discard" },
    Dagon: { in: "P2 discard" },
    "Byakhee Servant": { in: "P2 discard" },
  });
});

test("The Shadow out of Time: nobody need exchange, and who has no hand or no pile is not asked", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen", "Bag Man"], discard: ["Dagon"] },
      P2: { discard: ["Hastur"] },
    },
    { cards },
  );
  when(...win, "P1 chooses done");
  then.now({ [shadow]: { in: "P1 won" }, asked: "P2" }); // the effect is over (WIN-06), P2 may act
  then.expect({ P1: { hand: 1, holds: ["Bag Man"] }, P2: { hand: 0, discard: 1 } });
});

test("The Shadow out of Time: the winner may leave the effect alone (WIN-02)", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen", "Bag Man"], discard: ["Dagon"] },
      P2: { hand: ["T-Men"], discard: ["Hastur"] },
    },
    { cards },
  );
  when(`P1 plays Omen; choose ${shadow}`, "P1 declines");
  then.expect({ [shadow]: { in: "P1 won" }, P1: { holds: ["Bag Man"] }, P2: { holds: ["T-Men"] } });
});

test("The Shadow out of Time: what was exchanged has entered the discard pile, however it got there (TRIG-32)", () => {
  given(
    {
      ...winning,
      P1: { hand: ["Omen", "Visiting Author"], discard: ["Dagon"], domains: [["miskatonic"]] },
    },
    { cards },
  );
  when(...win, "P1 chooses Visiting Author", "P1 uses Visiting Author");
  then.expect({ P1: { holds: ["Visiting Author"], hand: 2 }, Dagon: { in: "P1 hand" } });
});

test("The Shadow out of Time: where cards cannot leave the pile nothing is exchanged (COMP-40)", () => {
  const graves = {
    title: "Graves",
    type: "support",
    faction: "neutral",
    abilities: [passive(cannot("leaveDiscard", each(anyCard({ in: "discard" }))))],
  };
  given(
    {
      ...winning,
      P1: { hand: ["Omen", "Bag Man"], play: ["Graves"], discard: ["Dagon"] },
    },
    { cards: [OMEN, graves] },
  );
  when(...win, "P1 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P1 hand" }, Dagon: { in: "P1 discard" } });
});
