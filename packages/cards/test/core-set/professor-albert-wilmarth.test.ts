import {
  aCharacter,
  action,
  aStory,
  blank,
  choose,
  commit,
  endOfPhase,
  exhaust,
  inOrder,
  putIntoPlay,
  ready,
  story,
  takeControl,
  target,
  thisCard,
  until,
  whileThisExhausted,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat, HUSH, MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const wilmarth = "Professor Albert Wilmarth";
const SEND = eventThat("Send", commit(aCharacter(), aStory()));
const CALL = eventThat(
  "Call",
  inOrder(
    target(choose(1, story(), { as: "place" })),
    putIntoPlay(aCharacter({ in: "discard", controller: you }), { committedTo: "place" }),
  ),
);
const JAILER = {
  title: "Jailer",
  type: "character",
  faction: "neutral",
  abilities: [
    action({ cost: exhaust(thisCard), effect: until(whileThisExhausted, blank(aCharacter())) }),
    action({ effect: ready(thisCard) }),
  ],
};
const LURE = eventThat("Lure", takeControl(you, aCharacter(), endOfPhase));

test("Professor Albert Wilmarth: his story is missing one struggle of his controller's choice", () => {
  given({ phase: "story", P1: { play: [wilmarth, "Paul Lemond"] } });
  when(`P1 commits ${wilmarth} to S1, Paul Lemond to S2`);
  then.offered("P1", ["Terror", "Combat", "Arcane", "Investigation"]);
  when("P1 chooses Terror");
  then.expect({ S1: { struggles: "CAI" }, S2: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth: no more when he has left the story", () => {
  given({
    phase: "story",
    P1: {
      hand: ["Agoraphobia"],
      play: [wilmarth, "Paul Lemond"],
      domains: [["hastur", "hastur", "hastur", "hastur"]],
    },
  });
  when(`P1 commits ${wilmarth}, Paul Lemond to S1`, "P1 chooses Combat");
  then.expect({ S1: { struggles: "TAI" } });
  when(`P1 plays Agoraphobia; choose ${wilmarth}`);
  then.expect({ [wilmarth]: { in: "P1 hand" }, S1: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth does not touch the story of another character, nor from home", () => {
  given({ phase: "story", P1: { play: [wilmarth, "Paul Lemond"] } });
  when("P1 commits Paul Lemond to S1");
  then.expect({ S1: { struggles: "TCAI" }, S2: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth: his controller chooses when he defends too", () => {
  given({ phase: "story", P1: { play: ["Paul Lemond"] }, P2: { play: [wilmarth] } });
  when("P1 commits Paul Lemond to S2", `P2 commits ${wilmarth} to S2`, "P2 chooses Arcane");
  then.expect({ S1: { struggles: "TCAI" }, S2: { struggles: "TCI" } });
});

test("Professor Albert Wilmarth takes one of several struggles of a type", () => {
  given({
    phase: "story",
    stories: [{ Dreamwalkers: { attached: ["Sleep of Reason"] } }],
    P1: { play: [wilmarth] },
  });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Terror");
  then.expect({ S1: { struggles: "TTTCAI" } });
});

test("Professor Albert Wilmarth: the struggle is back in the next story phase, and he chooses anew", () => {
  given({ phase: "story", active: "P2", P1: { play: [wilmarth] }, P2: { play: ["Mad Genius"] } });
  when("P2 commits Mad Genius to S1", `P1 commits ${wilmarth} to S1`, "P1 chooses Investigation");
  then.expect({ S1: { struggles: "TCA" } });
  when({ advance: "P1 story before commits" });
  then.now({ S1: { struggles: "TCAI" } });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Combat");
  then.expect({ S1: { struggles: "TAI" } });
});

test("Professor Albert Wilmarth: a blank text box takes no struggle away", () => {
  given({
    phase: "story",
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P2" } }],
    P1: { play: [wilmarth] },
  });
  when(`P1 commits ${wilmarth} to K1`);
  then.now({ K1: { committed: { P1: [wilmarth], P2: [] } }, asked: "P1" });
  then.refused("P1 chooses Terror");
});

test("Professor Albert Wilmarth blanked at his story: the struggle is back at once (TRIG-35)", () => {
  given(
    { phase: "story", P1: { hand: ["Hush"], play: [wilmarth, "Paul Lemond"] }, P2: { play: ["Mad Genius"] } },
    { cards: [HUSH] },
  );
  when(`P1 commits ${wilmarth} to S1, Paul Lemond to S2`, "P1 chooses Terror");
  then.expect({ S1: { struggles: "CAI" } });
  when(`P1 plays Hush; choose ${wilmarth}`);
  then.expect({ [wilmarth]: { in: "S1" }, S1: { struggles: "TCAI" }, S2: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth put into play committed takes one away, though he never committed", () => {
  given(
    { phase: "story", P1: { hand: ["Call"], discard: [wilmarth] }, P2: { play: ["Mad Genius"] } },
    { cards: [CALL] },
  );
  when(`P1 plays Call; choose S2; choose ${wilmarth}`, "P1 chooses Arcane");
  then.expect({ [wilmarth]: { in: "S2" }, S1: { struggles: "TCAI" }, S2: { struggles: "TCI" } });
});

test("Professor Albert Wilmarth moved by an effect: he takes one away where he comes to", () => {
  given(
    { phase: "story", P1: { hand: ["Send"], play: [wilmarth] }, P2: { play: ["Mad Genius"] } },
    { cards: [SEND] },
  );
  when(`P1 plays Send; choose ${wilmarth}; choose S2`, "P1 chooses Arcane");
  then.expect({
    [wilmarth]: { in: "S2", state: "ready" },
    S1: { struggles: "TCAI" },
    S2: { struggles: "TCI" },
  });
});

test("Professor Albert Wilmarth: only a struggle that the story has can be taken", () => {
  const twice = { title: "Two of Them", type: "story", faction: "neutral", struggles: "CI" };
  given({ phase: "story", stories: ["Two of Them"], P1: { play: [wilmarth] } }, { cards: [twice] });
  when(`P1 commits ${wilmarth} to S1`);
  then.offered("P1", ["Combat", "Investigation"]);
  when("P1 chooses Investigation");
  then.expect({ S1: { struggles: "C" } });
});

test("Professor Albert Wilmarth: where there is one type he takes it unasked, where there is none nothing", () => {
  const once = { title: "One of Them", type: "story", faction: "neutral", struggles: "A" };
  given({ phase: "story", stories: ["One of Them"], P1: { play: [wilmarth] } }, { cards: [once] });
  when(`P1 commits ${wilmarth} to S1`);
  then.now({ S1: { struggles: "" } });
});

test("Professor Albert Wilmarth who lies at a story of a given position names his struggle first of all", () => {
  given({ phase: "story", at: "after commits", P1: { play: [{ [wilmarth]: { story: "S2" } }] } });
  then.offered("P1", ["Terror", "Combat", "Arcane", "Investigation"]);
  when("P1 chooses Combat");
  then.expect({ S1: { struggles: "TCAI" }, S2: { struggles: "TAI" }, asked: "P1" });
});

test("Professor Albert Wilmarth: blank no longer, he takes what he named when he came", () => {
  given({ phase: "story", P1: { play: [wilmarth, "Jailer"] } }, { cards: [JAILER] });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Terror");
  when(`P1 uses Jailer; choose ${wilmarth}`);
  then.expect({ S1: { struggles: "TCAI" } });
  when("P1 uses Jailer");
  then.expect({ S1: { struggles: "CAI" } });
});

test("Professor Albert Wilmarth blank as he comes names as soon as his text is there", () => {
  given({ phase: "story", P1: { play: [wilmarth, "Jailer"] } }, { cards: [JAILER] });
  when(`P1 uses Jailer; choose ${wilmarth}`, `P1 commits ${wilmarth} to S1`);
  then.expect({ S1: { struggles: "TCAI" } });
  when("P1 uses Jailer", "P1 chooses Arcane");
  then.expect({ S1: { struggles: "TCI" } });
});

test("Professor Albert Wilmarth under another player: what was named holds while he stays there", () => {
  given(
    { phase: "story", P1: { play: [wilmarth, "Paul Lemond"] }, P2: { hand: ["Lure"], play: ["Mad Genius"] } },
    { cards: [LURE] },
  );
  when(`P1 commits ${wilmarth}, Paul Lemond to S1`, "P1 chooses Combat", "P1 passes");
  when(`P2 plays Lure; choose ${wilmarth}`);
  then.expect({ [wilmarth]: { in: "S1", controller: "P2" }, S1: { struggles: "TAI" } });
});

test("Professor Albert Wilmarth driven insane leaves the story, and the struggle is back", () => {
  given(
    { phase: "story", P1: { play: [wilmarth, "Paul Lemond"] }, P2: { hand: ["Madness"] } },
    { cards: [MADNESS] },
  );
  when(`P1 commits ${wilmarth}, Paul Lemond to S1`, "P1 chooses Combat", "P1 passes");
  when(`P2 plays Madness; choose ${wilmarth}`);
  then.expect({ [wilmarth]: { state: "insane" }, S1: { struggles: "TCAI" } });
});

const yogSothoth = "Yog-Sothoth";

test("Professor Albert Wilmarth driven insane in Terror: the Combat he took is fought after all", () => {
  given({ phase: "story", P1: { play: [yogSothoth] }, P2: { play: [wilmarth, "G-Men"] } });
  when(`P1 commits ${yogSothoth} to S1`, `P2 commits ${wilmarth}, G-Men to S1`, "P2 chooses Combat");
  then.expect({ S1: { struggles: "TAI" } });
  when({ advance: "after resolution" });
  then.expect({
    [wilmarth]: { state: "insane" },
    log: ["struggle T at S1 won by P1", "struggle C at S1 won by P2"],
  });
});

test("Professor Albert Wilmarth destroyed in Combat: the Terror he took comes back too late", () => {
  given({
    phase: "story",
    P1: { play: ["Shub-Niggurath", "Hired Muscle", "Living Mummy"] },
    P2: { play: [wilmarth, "Bag Man"] },
  });
  when(
    "P1 commits Shub-Niggurath, Hired Muscle, Living Mummy to S1",
    `P2 commits ${wilmarth}, Bag Man to S1`,
  );
  when("P2 chooses Terror", `P2 chooses ${wilmarth}`, { advance: "after resolution" });
  then.expect({ [wilmarth]: { in: "P2 discard" }, "Bag Man": { in: "S1" }, S1: { struggles: "TCAI" } });
});

test("Professor Albert Wilmarth on both sides of one story: each takes a struggle that is still there", () => {
  given({ phase: "story", P1: { play: [wilmarth] }, P2: { play: [wilmarth] } });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Terror", `P2 commits P2 ${wilmarth} to S1`);
  then.offered("P2", ["Combat", "Arcane", "Investigation"]);
  when("P2 chooses Combat");
  then.expect({ S1: { struggles: "AI" } });
});

test("Professor Albert Wilmarth sent home by Celano Fragments and back by an effect names anew", () => {
  given(
    {
      phase: "story",
      P1: {
        hand: ["Send"],
        play: [wilmarth, "Celano Fragments", "Bag Man"],
        domains: [["agency", "agency", "agency", "agency", "agency"]],
      },
    },
    { cards: [SEND] },
  );
  when(`P1 commits ${wilmarth}, Bag Man to S1`, "P1 chooses Terror");
  when(`P1 uses Celano Fragments; X 5; choose ${wilmarth}`);
  then.expect({ S1: { struggles: "TCAI" } });
  when("P2 passes", `P1 plays Send; choose ${wilmarth}; choose S1`, "P1 chooses Arcane");
  then.expect({ S1: { struggles: "TCI" } });
});

test("Professor Albert Wilmarth sent from story to story: the first is whole again, he names at the second", () => {
  given({ phase: "story", P1: { hand: ["Send"], play: [wilmarth, "Bag Man"] } }, { cards: [SEND] });
  when(`P1 commits ${wilmarth}, Bag Man to S1`, "P1 chooses Terror");
  when(`P1 plays Send; choose ${wilmarth}; choose S2`, "P1 chooses Combat");
  then.expect({ S1: { struggles: "TCAI" }, S2: { struggles: "TAI" } });
});

test("Professor Albert Wilmarth: of the struggles that Open for Inspection adds he takes one", () => {
  const opened = { Dreamwalkers: { attached: ["Open for Inspection"] } };
  given({ phase: "story", stories: [opened], P1: { play: [wilmarth] } });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Investigation");
  then.expect({ S1: { struggles: "TCAAII" } });
});

test("Professor Albert Wilmarth and Inside Information on one type: the other struggles are left", () => {
  given({
    phase: "story",
    P1: { hand: ["Inside Information"], play: [wilmarth], domains: [["agency", "agency"]] },
  });
  when(`P1 commits ${wilmarth} to S1`, "P1 chooses Terror");
  when("P1 plays Inside Information; choose S1; choose Terror");
  then.expect({ S1: { struggles: "CAI" } });
});

test("Professor Albert Wilmarth who defends in a given position names his struggle in the other's turn", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [{ "Bag Man": { story: "S1" } }] },
    P2: { play: [{ [wilmarth]: { story: "S1" } }] },
  });
  then.offered("P2", ["Terror", "Combat", "Arcane", "Investigation"]);
  when("P2 chooses Terror");
  then.expect({ S1: { struggles: "CAI" }, asked: "P1" });
});
