import { action, character, destroy, discard, each, inOrder, opponent, top } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const peaslee = "Professor Nathaniel Peaslee";
const domains = [["miskatonic", "miskatonic"]];
const massacre = {
  title: "Massacre",
  type: "event",
  faction: "neutral",
  abilities: [action({ effect: inOrder(destroy(each(character())), discard(top(2, opponent))) })],
};
const cards = [massacre];
const blaster = { hand: ["Shotgun Blast"], domains: [["agency", "agency", "agency"]] };

test("Professor Nathaniel Peaslee brings back every character discarded this phase, each to its owner", () => {
  given(
    {
      P1: { hand: ["Massacre"], play: [peaslee, { "Paul Lemond": { exhausted: true } }], domains },
      P2: { play: ["Hired Muscle"], deck: ["Bag Man", "Dutch Courage", "...5"] },
    },
    { cards },
  );
  when("P1 plays Massacre", `P1 uses ${peaslee}`);
  then.expect({
    [peaslee]: { in: "play", controller: "P1", state: "ready" },
    "Paul Lemond": { in: "play", controller: "P1", state: "ready" },
    "Hired Muscle": { in: "play", controller: "P2" },
    "Bag Man": { in: "play", controller: "P2" },
    "Dutch Courage": { in: "P2 discard" },
    Massacre: { in: "P1 discard" },
    "P1.D1": { drained: true },
  });
});

test("Professor Nathaniel Peaslee leaves characters of an earlier phase where they lie", () => {
  given({
    active: "P2",
    P1: { play: [peaslee], discard: ["T-Men"], domains },
    P2: { ...blaster, discard: ["Hired Muscle"] },
  });
  when(`P2 plays Shotgun Blast; X 3; choose ${peaslee}`, `P1 uses ${peaslee}`);
  then.expect({
    [peaslee]: { in: "play", wounds: 0 },
    "T-Men": { in: "P1 discard" },
    "Hired Muscle": { in: "P2 discard" },
  });
});

test("Professor Nathaniel Peaslee brings back one of two copies of a unique character", () => {
  given(
    {
      P1: { hand: ["Massacre"], play: [peaslee], domains },
      P2: { play: ["Paul Lemond"], deck: ["Paul Lemond", "Dutch Courage", "...5"] },
    },
    { cards },
  );
  when("P1 plays Massacre", `P1 uses ${peaslee}`);
  then.expect({ P2: { characters: 1, discard: 2 }, [peaslee]: { in: "play" } });
});

test("Professor Nathaniel Peaslee needs two resources, and may stay dead", () => {
  given({ active: "P2", P1: { play: [peaslee], domains: [["miskatonic"]] }, P2: blaster });
  when(`P2 plays Shotgun Blast; X 3; choose ${peaslee}`);
  then.refused(`P1 uses ${peaslee}`);
  then.expect({ [peaslee]: { in: "P1 discard" } });
});

test("Professor Nathaniel Peaslee cannot respond when he was insane or in hand (TRIG-10)", () => {
  given({ active: "P2", P1: { play: [{ [peaslee]: { insane: true } }], domains }, P2: blaster });
  when(`P2 plays Shotgun Blast; X 3; choose ${peaslee}`);
  then.refused(`P1 uses ${peaslee}`);
  then.expect({ [peaslee]: { in: "P1 discard" } });

  given({
    active: "P2",
    P1: { hand: [peaslee], domains },
    P2: { hand: ["Feast of Famine", "Bag Man"], domains: [["miskatonic", "miskatonic", "miskatonic"]] },
  });
  when("P2 plays Feast of Famine", "P2 chooses Bag Man");
  then.refused(`P1 uses ${peaslee}`);
  then.expect({ [peaslee]: { in: "P1 discard" } });
});

test("Professor Nathaniel Peaslee stays away when his response is cancelled; the two stay paid", () => {
  given({
    active: "P2",
    P1: { play: [peaslee], domains },
    P2: {
      hand: ["Shotgun Blast", "Power Drain"],
      domains: [
        ["agency", "agency", "agency"],
        ["hastur", "hastur"],
      ],
    },
  });
  when(
    `P2 plays Shotgun Blast; X 3; choose ${peaslee}; drain D1`,
    `P1 uses ${peaslee}`,
    "P2 plays Power Drain",
  );
  then.expect({ [peaslee]: { in: "P1 discard" }, "P1.D1": { drained: true } });
});

test("Professor Nathaniel Peaslee, lost in a struggle, returns after the stories and is not committed", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ [peaslee]: { story: "S1" } }], domains },
    P2: { play: [{ "G-Men": { story: "S1" } }] },
  });
  when(`P1 uses ${peaslee}`);
  then.expect({
    [peaslee]: { in: "play", state: "ready" },
    S1: { committed: { P1: [], P2: ["G-Men"] } },
    log: [`${peaslee} destroyed`, `${peaslee} enters play`],
  });
});
