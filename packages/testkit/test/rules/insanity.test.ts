import {
  aCharacter,
  anyCard,
  character,
  choose,
  commit,
  destroy,
  driveInsane,
  each,
  exhaust,
  one,
  ready,
  sacrifice,
  story,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { person } from "./keyword-cards.ts";

const FRIGHT = eventThat("Fright", driveInsane(aCharacter()));
const CLERK = person("Clerk");

test("INS-01 a character that goes insane lies face down and its attachments are destroyed", () => {
  given(
    {
      P1: { hand: ["Fright"] },
      P2: { play: [{ Clerk: { attached: [{ ".45 Pistols": { owner: "P1" } }] } }] },
    },
    { cards: [FRIGHT, CLERK] },
  );
  when("P1 plays Fright");
  then.expect({
    Clerk: { in: "play", state: "insane" },
    ".45 Pistols": { in: "P1 discard" },
    log: ["Clerk insane", ".45 Pistols destroyed"],
  });
});

test("INS-02 a wounded character that goes insane is destroyed at once, Toughness or not", () => {
  given(
    { P1: { hand: ["Fright"] }, P2: { play: [{ Brute: { wounds: 1 } }] } },
    { cards: [FRIGHT, person("Brute", { keywords: ["Toughness +2"] })] },
  );
  when("P1 plays Fright");
  then.expect({ Brute: { in: "P2 discard" }, log: ["Brute insane", "Brute destroyed"] });
});

test("INS-03 while insane it has no faction, icons, subtypes or keywords, and cost and skill 0", () => {
  given(
    { P1: { hand: ["Purge"] }, P2: { play: [{ Dandy: { insane: true } }, "Dandy", "Dandy"] } },
    {
      cards: [
        person("Dandy", {
          faction: "hastur",
          cost: 3,
          skill: 4,
          icons: "CA",
          subtypes: ["Artist"],
          keywords: ["Fast", "Toughness +1"],
        }),
        eventThat("Purge", destroy(aCharacter({ faction: "hastur" }))),
      ],
    },
  );
  then.expect({
    Dandy: { skill: 0, icons: "", cost: 0, keywords: [], subtypes: [] },
    "Dandy#2": { skill: 4, icons: "CA", cost: 3, keywords: ["Fast", "Toughness +1"], subtypes: ["Artist"] },
  });
  when("P1 plays Purge");
  then.offered("P1", ["Dandy#2", "Dandy#3"]);
  when("P1 chooses Dandy#2");
});

test("INS-04 an insane character cannot commit", () => {
  given(
    { phase: "story", P1: { play: [{ Clerk: { insane: true } }, "Guard"] } },
    { cards: [CLERK, person("Guard")] },
  );
  when({ advance: "commits" });
  then.offered("P1", ["Guard"]);
  then.refused("P1 commits Clerk to S1");
});

test('INS-04 "commit it" does nothing to an insane character', () => {
  given(
    { phase: "story", P1: { hand: ["Rally"], play: [{ Clerk: { insane: true } }, "Guard"] } },
    {
      cards: [
        CLERK,
        person("Guard"),
        eventThat("Rally", commit(each(character({ controller: you })), choose(1, story()))),
      ],
    },
  );
  when("P1 plays Rally; choose S1");
  then.expect({ Guard: { in: "S1" }, S1: { committed: { P1: ["Guard"] } }, Clerk: { state: "insane" } });
});

test("INS-05 it cannot be made insane again", () => {
  given(
    { P1: { hand: ["Fright"] }, P2: { play: [{ Clerk: { insane: true } }, "Clerk", "Clerk"] } },
    { cards: [FRIGHT, CLERK] },
  );
  when("P1 plays Fright");
  then.offered("P1", ["Clerk#2", "Clerk#3"]);
  when("P1 chooses Clerk#3");

  given(
    { P1: { hand: ["Fright"] }, P2: { play: [{ Clerk: { insane: true } }] } },
    { cards: [FRIGHT, CLERK] },
  );
  then.refused("P1 plays Fright", "TGT-02");
});

test("INS-06 an insane character that is wounded is destroyed at once", () => {
  given(
    { P1: { hand: ["Feud"] }, P2: { play: [{ Brute: { insane: true } }, "Brute"] } },
    { cards: [person("Brute", { keywords: ["Toughness +3"] }), eventThat("Feud", wound(each(character())))] },
  );
  when("P1 plays Feud");
  then.expect({ Brute: { in: "P2 discard" }, "Brute#2": { in: "play", wounds: 1 } });
});

const THREE = { Clerk: { insane: true } };
const EXECUTE = eventThat("Execute", destroy(aCharacter({ exhausted: true })));
const AMBUSH = eventThat("Ambush", destroy(aCharacter({ ready: true })));

test("INS-07 insane is neither ready nor exhausted", () => {
  given(
    {
      P1: { hand: ["Execute", "Ambush"] },
      P2: { play: [THREE, "Clerk", "Clerk", { Clerk: { exhausted: true } }, { Clerk: { exhausted: true } }] },
    },
    { cards: [CLERK, EXECUTE, AMBUSH] },
  );
  when("P1 plays Execute");
  then.offered("P1", ["Clerk#4", "Clerk#5"]);
  when("P1 chooses Clerk#4", "P1 plays Ambush");
  then.offered("P1", ["Clerk#2", "Clerk#3"]);
  when("P1 chooses Clerk#2");
});

test("INS-07 in the older rules an insane card counts as exhausted if it lay so (ED-42)", () => {
  given(
    { P1: { hand: ["Execute"] }, P2: { play: [{ Clerk: { insane: true, exhausted: true } }, "Clerk"] } },
    { cards: [CLERK, EXECUTE], ruleset: "ccg" },
  );
  when("P1 plays Execute");
  then.expect({ Clerk: { in: "P2 discard" }, "Clerk#2": { in: "play" }, turn: 7 });

  given(
    { P1: { hand: ["Execute"] }, P2: { play: [{ Clerk: { insane: true } }, "Clerk"] } },
    { cards: [CLERK, EXECUTE], ruleset: "ccg" },
  );
  then.refused("P1 plays Execute", "TGT-02");
});

test("INS-08 it cannot be readied or exhausted until it is restored", () => {
  given(
    { P1: { hand: ["Wake", "Sleep"], play: [THREE, { Guard: { exhausted: true } }] } },
    {
      cards: [
        CLERK,
        person("Guard"),
        eventThat("Wake", ready(each(character()))),
        eventThat("Sleep", exhaust(each(character()))),
      ],
    },
  );
  when("P1 plays Wake");
  then.expect({ Clerk: { state: "insane" }, Guard: { state: "ready" } });
  when("P1 plays Sleep");
  then.expect({ Clerk: { state: "insane" }, Guard: { state: "exhausted" } });
});

test("INS-08 the Refresh phase readies no insane card: it restores one, exhausted", () => {
  given(
    { phase: "refresh", at: "start", P1: { play: [THREE, "Clerk", { Clerk: { insane: true } }] } },
    { cards: [CLERK] },
  );
  when("P1 chooses Clerk");
  then.expect({ Clerk: { state: "exhausted" }, "Clerk#3": { state: "insane" } });
});

test("INS-09 it is still a character in play under its controller", () => {
  given(
    {
      P1: { hand: ["Offering"], play: [{ Clerk: { insane: true, owner: "P2" } }, "Guard"] },
      P2: { play: ["Clerk"] },
    },
    {
      cards: [CLERK, person("Guard"), eventThat("Offering", sacrifice(one(character({ controller: you }))))],
    },
  );
  when("P1 plays Offering");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "P2 discard", owner: "P2" }, P1: { characters: 1 } });
});

test("INS-10 it keeps its title, so it still counts for uniqueness", () => {
  given(
    { P1: { hand: ["Duke", "Twin"], play: [{ Duke: { insane: true } }, { Twin: { insane: true } }] } },
    { cards: [person("Duke", { unique: true }), person("Twin")] },
  );
  then.refused("P1 plays Duke", "UNIQ-02");
  when("P1 plays Twin");
  then.expect({ P1: { characters: 3 } });
});

test("INS-10 an effect may speak of its title", () => {
  given(
    { P1: { hand: ["Summons"] }, P2: { play: [{ Duke: { insane: true } }, "Clerk"] } },
    {
      cards: [
        CLERK,
        person("Duke", { unique: true }),
        eventThat("Summons", destroy(choose(1, anyCard({ title: "Duke" })))),
      ],
    },
  );
  when("P1 plays Summons");
  then.expect({ Duke: { in: "P2 discard" }, Clerk: { in: "play" } });
});
