import {
  anyCard,
  attachment,
  character,
  choose,
  costs,
  destroy,
  draw,
  each,
  entersPlay,
  exhaust,
  forcedResponse,
  passive,
  played,
  readies,
  ready,
  thisCard,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { person, tale } from "./keyword-cards.ts";

const TALES = [tale("Calm", ""), tale("Storm", ""), tale("Ebb", "")];
const STORIES = [{ Calm: { P1: 2 } }, { Storm: { P1: 1, P2: 3 } }, "Ebb"];
const SLEEPER = person("Sleeper", { faction: "cthulhu", cost: 4, keywords: ["Dormant"] });

test("DORM-01 X, the own tokens at a story, is paid to attach a Dormant card there face down", () => {
  given(
    { stories: STORIES, P1: { hand: ["Sleeper"], domains: [["agency"], ["agency", "agency"]] } },
    { cards: [...TALES, SLEEPER] },
  );
  then.refused("P1 makes Sleeper dormant at S1; drain D1");
  when("P1 makes Sleeper dormant at S1; drain D2");
  then.expect({
    Sleeper: { in: "attached to S1" },
    "P1.D2": { drained: true },
    "P1.D1": { drained: false },
    P1: { hand: 0 },
  });
});

test("DORM-01 only in one's own Operations phase", () => {
  given({ phase: "draw", stories: STORIES, P1: { hand: ["Sleeper"] } }, { cards: [...TALES, SLEEPER] });
  then.refused("P1 makes Sleeper dormant at S3");
  given({ active: "P2", stories: STORIES, P1: { hand: ["Sleeper"] } }, { cards: [...TALES, SLEEPER] });
  then.refused("P1 makes Sleeper dormant at S3");
});

test("DORM-02 a player makes one card Dormant at each story per turn", () => {
  given(
    { stories: ["Calm", "Storm", "Ebb"], P1: { hand: ["Sleeper", "Dreamer", "Dreamer"] } },
    { cards: [...TALES, SLEEPER, person("Dreamer", { cost: 4, keywords: ["Dormant"] })] },
  );
  when("P1 makes Sleeper dormant at S1");
  then.refused("P1 makes Dreamer dormant at S1");
  when("P1 makes Dreamer dormant at S2");
  then.expect({ Dreamer: { in: "attached to S2" }, turn: 7 });
  when({ advance: "end of turn" }, { advance: "P1 operations window" }, "P1 makes Dreamer#2 dormant at S1");
  then.expect({ "Dreamer#2": { in: "attached to S1" }, Sleeper: { in: "attached to S1" } });
});

test("DORM-03 with no tokens there nothing is drained", () => {
  given(
    { stories: STORIES, P1: { hand: ["Sleeper"], domains: [["cthulhu"]] } },
    { cards: [...TALES, SLEEPER] },
  );
  when("P1 makes Sleeper dormant at S3");
  then.expect({ Sleeper: { in: "attached to S3" }, "P1.D1": { drained: false } });
});

const IDOL = freeSupport("Idol", [], { cost: 3, keywords: ["Dormant"], subtypes: ["Attachment"] });
const dormantAt1 = [{ Calm: { P1: 1, P2: 4, dormant: ["Idol"] } }, "Storm", "Ebb"];

test("DORM-04 a Dormant card is in play but no Attachment, and it is not ready", () => {
  given(
    { stories: dormantAt1, P1: { hand: ["Tear", "Tire", "Strike"] } },
    {
      cards: [
        ...TALES,
        IDOL,
        eventThat("Tear", destroy(choose(1, attachment()))),
        eventThat("Strike", destroy(choose(1, anyCard({ subtype: "Attachment" })))),
        eventThat("Tire", exhaust(choose(1, anyCard()))),
      ],
    },
  );
  then.expect({ Idol: { in: "attached to S1" } });
  then.offered("P1", []);
});

test("DORM-04 it is neither exhausted: nothing readies it", () => {
  given(
    {
      stories: STORIES,
      P1: { hand: ["Sleeper", "Wake"], play: [{ Guard: { exhausted: true } }] },
      P2: { play: ["Clock"] },
    },
    {
      cards: [
        ...TALES,
        SLEEPER,
        person("Guard"),
        eventThat("Wake", ready(each({ controller: you }))),
        counter("Clock", readies({})),
      ],
    },
  );
  when("P1 makes Sleeper dormant at S3", "P1 plays Wake");
  then.expect({ Guard: { state: "ready" }, P2: { hand: 1 } });
});

/** P2 is about to win S1 with his guard. */
const wonByOpponent = (dormant: string, play: readonly string[], cards: readonly object[]): void => {
  given(
    {
      active: "P2",
      phase: "story",
      at: "after opposing",
      stories: [{ Calm: { P2: 4, dormant: [dormant] } }, "Storm", "Ebb"],
      P1: {
        play,
        domains: [
          ["cthulhu", "hastur", "hastur"],
          ["hastur", "hastur", "hastur"],
        ],
      },
      P2: { play: [{ Guard: { story: "S1" } }] },
    },
    { cards: [...TALES, person("Guard"), ...cards] },
  );
  when("P2 passes", "P1 passes");
};

test("DORM-05 when that story is won, by either player, it may be played at once for nothing", () => {
  wonByOpponent("Sleeper", [], [SLEEPER]);
  when("P1 plays Sleeper");
  then.expect({
    Sleeper: { in: "play", controller: "P1", state: "ready" },
    "P1.D1": { drained: false },
    Calm: { in: "P2 won" },
    active: "P2",
  });
});

test("DORM-06 if it is not played then, it is discarded at once", () => {
  wonByOpponent("Sleeper", [], [SLEEPER]);
  when("P1 declines", { advance: "after resolution" });
  then.expect({ Sleeper: { in: "P1 discard" } });
});

test("DORM-07 it is played: texts about playing and entering play work", () => {
  wonByOpponent(
    "Herald",
    ["Usher"],
    [
      person("Herald", {
        cost: 4,
        keywords: ["Dormant"],
        abilities: [forcedResponse({ when: entersPlay(thisCard), effect: draw(you, 1) })],
      }),
      counter("Usher", played(character(), { player: you })),
    ],
  );
  when("P1 plays Herald", { advance: "after resolution" });
  then.expect({ Herald: { in: "play" }, P1: { hand: 2 } });
});

test("DORM-07 uniqueness and the Heroic ban bind", () => {
  wonByOpponent("Duke", ["Duke"], [person("Duke", { unique: true, keywords: ["Dormant"] })]);
  then.refused("P1 plays Duke");
  when({ advance: "after resolution" });
  then.expect({ P1: { characters: 1, discard: 1 } });

  wonByOpponent(
    "Fiend",
    ["Hero"],
    [person("Fiend", { keywords: ["Villainous", "Dormant"] }), person("Hero", { keywords: ["Heroic"] })],
  );
  then.refused("P1 plays Fiend");
  when({ advance: "after resolution" });
  then.expect({ Fiend: { in: "P1 discard" } });
});

test("DORM-08 its face is hidden from the opponent; its owner may look at it", () => {
  given({ stories: STORIES, P1: { hand: ["Sleeper"] } }, { cards: [...TALES, SLEEPER] });
  when("P1 makes Sleeper dormant at S3");
  then.expect({ "seen by P1": { Sleeper: true }, "seen by P2": { Sleeper: false } });
});

test("DORM-09 no resource match is asked for the Dormant payment", () => {
  given(
    { stories: STORIES, P1: { hand: ["Sleeper"], domains: [["agency", "agency"]] } },
    { cards: [...TALES, SLEEPER] },
  );
  when("P1 makes Sleeper dormant at S1; drain D1");
  then.expect({ Sleeper: { in: "attached to S1" }, "P1.D1": { drained: true } });
});

test("DORM-10 it is an ordinary action: the opponent has the next chance to act", () => {
  given({ stories: STORIES, P1: { hand: ["Sleeper"] } }, { cards: [...TALES, SLEEPER] });
  when("P1 makes Sleeper dormant at S3");
  then.now({ asked: "P2", phase: "operations" });
});

const STANFORD = person("Carl Stanford", {
  faction: "silver-twilight",
  abilities: [passive(costs(character({ not: { faction: "silver-twilight" } }), 0, { fixed: true }))],
});
const LORD = person("Lord", { faction: "cthulhu", cost: 3, keywords: ["Dormant"] });

test("DORM-11 where the cost cannot be lowered it may be played for its full cost", () => {
  wonByOpponent("Lord", ["Carl Stanford"], [STANFORD, LORD]);
  then.refused("P1 plays Lord; drain D2");
  when("P1 plays Lord; drain D1", { advance: "after resolution" });
  then.expect({ Lord: { in: "play" }, "P1.D1": { drained: true } });
});

test("DORM-11 unpaid it is discarded", () => {
  wonByOpponent("Titan", ["Carl Stanford"], [STANFORD, person("Titan", { cost: 4, keywords: ["Dormant"] })]);
  when("P1 plays Titan", { advance: "after resolution" });
  then.expect({ Titan: { in: "P1 discard" } });
});
