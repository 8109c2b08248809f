import {
  aCharacter,
  anyCard,
  blank,
  cancel,
  character,
  choose,
  destroy,
  disrupt,
  driveInsane,
  each,
  effectInitiated,
  endOfPhase,
  gains,
  host,
  loses,
  passive,
  putIntoPlay,
  top,
  until,
  would,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { gear, person, tale } from "./keyword-cards.ts";

const SAINT = person("Saint", { keywords: ["Willpower"] });
const FRIGHT = eventThat("Fright", driveInsane(aCharacter()));

test("KW-WILL-01 a character with Willpower cannot be chosen to go insane", () => {
  given({ P1: { hand: ["Fright"] }, P2: { play: ["Saint"] } }, { cards: [SAINT, FRIGHT] });
  then.refused("P1 plays Fright", "TGT-02");

  given(
    { P1: { hand: ["Fright"] }, P2: { play: ["Saint", "Clerk", "Clerk"] } },
    { cards: [SAINT, FRIGHT, person("Clerk")] },
  );
  when("P1 plays Fright");
  then.offered("P1", ["Clerk", "Clerk#2"]);
  when("P1 chooses Clerk#2");
  then.expect({ "Clerk#2": { state: "insane" } });
});

test("KW-WILL-02 a group effect passes it by", () => {
  given(
    { P1: { hand: ["Panic Attack"] }, P2: { play: ["Saint", "Clerk"] } },
    { cards: [SAINT, person("Clerk"), eventThat("Panic Attack", driveInsane(each(character())))] },
  );
  when("P1 plays Panic Attack");
  then.expect({ Saint: { state: "ready" }, Clerk: { state: "insane" } });
});

test("KW-WILL-03 losing Willpower later does not make a lost Terror catch up", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ Horror: { story: "S1" } }], hand: ["Doubt"] },
      P2: { play: [{ Saint: { story: "S1" } }] },
    },
    {
      cards: [
        SAINT,
        person("Horror", { icons: "T" }),
        eventThat(
          "Doubt",
          until(endOfPhase, loses(choose(1, character({ keyword: "Willpower" })), { keyword: "Willpower" })),
        ),
      ],
    },
  );
  when({ advance: "after resolution" }, "P1 plays Doubt");
  then.expect({ log: ["struggle T at S1 won by P1"], Saint: { in: "S1", state: "exhausted", keywords: [] } });
});

test("KW-WILL-04 Willpower and Terror icons do not stop a character from entering play insane", () => {
  given(
    { P1: { hand: ["Things in the Ground"], deck: ["Prophet", "...5"] } },
    {
      cards: [
        person("Prophet", { skill: 3, icons: "T", keywords: ["Willpower"] }),
        eventThat("Things in the Ground", putIntoPlay(top(1, you), { insane: true })),
      ],
    },
  );
  when("P1 plays Things in the Ground");
  then.expect({ Prophet: { in: "play", state: "insane" } });
});

const PHOENIX = person("Phoenix", { keywords: ["Resilient"] });
const RUIN = eventThat("Ruin", destroy(aCharacter()));

test("KW-RESI-01 its controller may have it go on top of its owner's deck", () => {
  given({ P1: { play: [{ Phoenix: { owner: "P2" } }] }, P2: { hand: ["Ruin"] } }, { cards: [PHOENIX, RUIN] });
  when("P2 plays Ruin");
  then.now({ asked: "P1" });
  when("P1 chooses yes");
  then.expect({ Phoenix: { in: "deck top" }, P2: { deck: 31, discard: 1 } });
});

test("KW-RESI-01 if he does not, it goes where it would", () => {
  given({ P1: { play: ["Phoenix"] }, P2: { hand: ["Ruin"] } }, { cards: [PHOENIX, RUIN] });
  when("P2 plays Ruin");
  then.now({ asked: "P1" });
  when("P1 declines");
  then.expect({ Phoenix: { in: "P1 discard" } });
});

test("KW-RESI-02 it is a passive replacement: nobody cancels it, and it works inside story resolution", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ Phoenix: { story: "S1" } }] },
      P2: { play: [{ Fighter: { story: "S1" } }, "Denial"] },
      stories: ["Combat"],
    },
    {
      cards: [
        PHOENIX,
        tale("Combat", "C"),
        person("Fighter", { icons: "C" }),
        freeSupport("Denial", [disrupt({ when: would(effectInitiated({})), effect: cancel })]),
      ],
    },
  );
  when("P1 chooses yes");
  then.refused("P2 uses Denial");
  then.expect({ Phoenix: { in: "deck top" } });
});

test("KW-RESI-03 an insane or blanked card has no Resilient", () => {
  given({ P1: { hand: ["Ruin"], play: [{ Phoenix: { insane: true } }] } }, { cards: [PHOENIX, RUIN] });
  when("P1 plays Ruin");
  then.now({ asked: "P2", Phoenix: { in: "P1 discard" } });

  given(
    { P1: { hand: ["Ruin"], play: ["Phoenix", "Fog"] } },
    { cards: [PHOENIX, RUIN, freeSupport("Fog", [passive(blank(each(character())))])] },
  );
  when("P1 plays Ruin");
  then.now({ asked: "P2", Phoenix: { in: "P1 discard" } });
});

test("KW-GEN-01 keywords go when the text box is blank", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: ["Combat"],
      P1: { play: [{ Runner: { story: "S1" } }], hand: ["Silence"] },
      P2: { play: [{ Fighter: { story: "S1" } }] },
    },
    {
      cards: [
        tale("Combat", "C"),
        person("Runner", { icons: "C", keywords: ["Fast"] }),
        person("Fighter", { icons: "C" }),
        eventThat("Silence", until(endOfPhase, blank(choose(1, character({ keyword: "Fast" }))))),
      ],
    },
  );
  when("P1 plays Silence", { advance: "after resolution" });
  then.expect({ log: ["struggle C at S1 tied"], Runner: { keywords: [], in: "S1" }, Fighter: { in: "S1" } });
});

test("KW-GEN-02 a keyword had twice stays when one source is gone", () => {
  given(
    { P1: { hand: ["Break", "Fright"] }, P2: { play: [{ Saint: { attached: ["Rosary"] } }] } },
    {
      cards: [
        SAINT,
        FRIGHT,
        gear("Rosary", character(), passive(gains(host, { keyword: "Willpower" }))),
        eventThat("Break", destroy(choose(1, anyCard({ subtype: "Attachment" })))),
      ],
    },
  );
  then.expect({ Saint: { keywords: ["Willpower"] } });
  when("P1 plays Break");
  then.expect({ Rosary: { in: "P2 discard" }, Saint: { keywords: ["Willpower"] } });
  then.refused("P1 plays Fright");
});
