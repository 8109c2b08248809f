import {
  aCharacter,
  becomes,
  character,
  choose,
  destroy,
  each,
  putIntoPlay,
  takeControl,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { person } from "./keyword-cards.ts";

const DUKE = person("Duke", { cost: 1, unique: true });
const CLERK = person("Clerk");
const CHARM = eventThat("Charm", takeControl(you, aCharacter({ controller: "opponent" })));
const RUIN = eventThat("Ruin", destroy(aCharacter()));

test("UNIQ-02 a player with a copy in play cannot play another, and nothing is paid", () => {
  given(
    { P1: { hand: ["Duke", "Clerk"], play: ["Duke", "Clerk"], domains: [["agency"]] } },
    { cards: [DUKE, CLERK] },
  );
  then.refused("P1 plays Duke; drain D1", "UNIQ-02");
  then.offered("P1", ["Clerk"]);
  then.expect({ "P1.D1": { drained: false } });
});

test("UNIQ-02 nor take control of another", () => {
  given(
    { P1: { hand: ["Charm"], play: ["Duke"] }, P2: { play: ["Duke", "Clerk", "Clerk"] } },
    { cards: [DUKE, CLERK, CHARM] },
  );
  when("P1 plays Charm");
  then.offered("P1", ["Clerk", "Clerk#2"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { controller: "P1" }, "Duke#2": { controller: "P2" } });
});

test("UNIQ-03 owning a copy in play bars another as much as controlling one", () => {
  given(
    { P1: { hand: ["Duke"], domains: [["agency"]] }, P2: { play: [{ Duke: { owner: "P1" } }] } },
    { cards: [DUKE] },
  );
  then.refused("P1 plays Duke; drain D1", "UNIQ-02");

  given(
    { active: "P2", P2: { hand: ["Duke"], domains: [["agency"]], play: [{ Duke: { owner: "P1" } }] } },
    { cards: [DUKE] },
  );
  then.refused("P2 plays Duke; drain D1", "UNIQ-02");
});

test("UNIQ-04 both players may each have one", () => {
  given({ P1: { hand: ["Duke"], domains: [["agency"]] }, P2: { play: ["Duke"] } }, { cards: [DUKE] });
  when("P1 plays Duke");
  then.expect({ P1: { characters: 1 }, P2: { characters: 1 } });
});

test("UNIQ-05 once it has left play another copy may be played", () => {
  given({ P1: { hand: ["Duke", "Ruin"], play: ["Duke"], domains: [["agency"]] } }, { cards: [DUKE, RUIN] });
  when("P1 plays Ruin", "P1 plays Duke");
  then.expect({ P1: { characters: 1, discard: 2, hand: 0 } });
});

test("UNIQ-06 uniqueness goes by title, not by descriptor", () => {
  given(
    {
      P1: {
        hand: ["Wilbur Whateley (test-2)", "Lavinia Whateley"],
        play: ["Wilbur Whateley (test-1)"],
      },
    },
    {
      cards: [
        person("Wilbur Whateley", { unique: true, faction: "yog-sothoth" }),
        person("Wilbur Whateley", { unique: true, skill: 4 }),
        person("Lavinia Whateley", { unique: true }),
      ],
    },
  );
  then.refused("P1 plays Wilbur Whateley (test-2)", "UNIQ-02");
  then.offered("P1", ["Lavinia Whateley"]);
});

test("UNIQ-07 even putting into play obeys it", () => {
  given(
    { P1: { hand: ["Gate", "Duke", "Clerk"], play: ["Duke"] } },
    {
      cards: [DUKE, CLERK, eventThat("Gate", putIntoPlay(each(character({ in: "hand", controller: you }))))],
    },
  );
  when("P1 plays Gate");
  then.expect({ Clerk: { in: "play" }, P1: { hand: 1, characters: 2 } });
});

test("UNIQ-08 a copy that is a resource is not in play", () => {
  given({ P1: { hand: ["Duke"], domains: [["Duke"]] } }, { cards: [DUKE] });
  when("P1 plays Duke; drain D1");
  then.expect({ P1: { characters: 1 } });
});

test("UNIQ-08 nor is one in a won pile", () => {
  given(
    { P1: { hand: ["Plot"], won: ["Plot"] } },
    { cards: [{ title: "Plot", type: "conspiracy", faction: "neutral", unique: true }] },
  );
  when("P1 plays Plot");
  then.expect({ P1: { hand: 0, won: 1 }, K1: { title: "Plot" } });
});

const FTHAGGUA = person("Fthaggua");
const RISE = eventThat("Rise", becomes(choose(1, { attached: true, title: "Duke" }), "printed"));

test("UNIQ-09 if two copies come under one player the newcomer is discarded", () => {
  given(
    {
      P1: { hand: ["Rise"], play: ["Duke"] },
      P2: { play: [{ Fthaggua: { attached: [{ Duke: { owner: "P1", facedown: true } }] } }] },
    },
    { cards: [DUKE, FTHAGGUA, RISE] },
  );
  when("P1 plays Rise");
  then.expect({ Duke: { in: "play" }, "Duke#2": { in: "P1 discard" }, P1: { characters: 1 } });
});

test("UNIQ-10 attached face up a unique card bars another copy, face down it does not", () => {
  given(
    {
      P1: { hand: ["Duke"], domains: [["agency"]] },
      P2: { play: [{ Fthaggua: { attached: [{ Duke: { owner: "P1", facedown: true } }] } }] },
    },
    { cards: [DUKE, FTHAGGUA] },
  );
  when("P1 plays Duke");
  then.expect({ P1: { characters: 1, hand: 0 } });

  given(
    {
      P1: { hand: ["Duke"], domains: [["agency"]] },
      P2: { play: [{ Fthaggua: { attached: [{ Duke: { owner: "P1" } }] } }] },
    },
    { cards: [DUKE, FTHAGGUA] },
  );
  then.refused("P1 plays Duke; drain D1", "UNIQ-02");
});
