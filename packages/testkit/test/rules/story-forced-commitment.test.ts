import {
  aCharacter,
  action,
  anyCard,
  aStory,
  can,
  character,
  commit,
  commits,
  counts,
  draw,
  each,
  exhaust,
  forcedResponse,
  host,
  one,
  passive,
  putIntoPlay,
  storyOfThis,
  the,
  thisCard,
  uncommit,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { char, neverLogged } from "./story-cards.ts";

const CLERK = char("Clerk", "3/");
const BAKER = char("Baker", "1/");
const GUARD = char("Guard", "2/");
const INMATE = char("Obsessive Inmate", "3/I", { abilities: [passive(can("stayCommitted", thisCard))] });

test("STORY-31 must commit comes too late once both players have committed", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: {
        play: [{ "Y'Golonac": { story: "S1" } }, { Clerk: { exhausted: true } }],
        domains: [["shub-niggurath"]],
      },
    },
    { cards: [CLERK] },
  );
  when("P1 uses Y'Golonac; choose Clerk; drain D1");
  then.expect({ Clerk: { in: "play", state: "ready" }, S1: { committed: { P1: ["Y'Golonac"] } } });
});

test("STORY-31 in the commit step the ready character must go there, and exhausts", () => {
  given(
    {
      phase: "story",
      P1: {
        play: [{ "Y'Golonac": { story: "S1" } }, { Clerk: { exhausted: true } }, "Baker"],
        domains: [["shub-niggurath"]],
      },
    },
    { cards: [CLERK, BAKER] },
  );
  when("P1 uses Y'Golonac; choose Clerk; drain D1", { advance: "commits" });
  then.refused("P1 commits nobody");
  then.refused("P1 commits Clerk to S2");
  when("P1 commits Clerk to S1");
  then.expect({ Clerk: { in: "S1", state: "exhausted" }, Baker: { state: "ready" } });
});

test("STORY-31 an order given in an earlier phase holds in the next commit step, and no longer", () => {
  given(
    { P1: { play: ["Y'Golonac"], domains: [["shub-niggurath"]] }, P2: { play: ["G-Men", "Baker"] } },
    { cards: [BAKER] },
  );
  when("P1 uses Y'Golonac; choose G-Men; drain D1", "P1 commits Y'Golonac to S1");
  then.refused("P2 commits Baker to S1");
  when("P2 commits G-Men to S1", { advance: "P2 story commits" }, "P2 commits nobody");
  when({ advance: "P1 story commits" }, "P1 commits Y'Golonac to S1", "P2 commits nobody");
  then.expect({ "G-Men": { in: "play", state: "ready" } });
});

const SWIMMER = char("Swimmer", "4/", {
  abilities: [forcedResponse({ when: commits(thisCard), effect: draw(you, 1) })],
});

test("STORY-32 a character that enters play committed was not committed", () => {
  given(
    {
      phase: "story",
      at: "after commits",
      P1: { hand: ["Swimmer"], play: [{ Insomniac: { story: "S1" } }, "Swimmer"] },
    },
    {
      cards: [
        SWIMMER,
        char("Insomniac", "3/", {
          abilities: [
            action({
              effect: putIntoPlay(one(anyCard({ in: "hand", title: "Swimmer" })), {
                committedTo: storyOfThis,
              }),
            }),
          ],
        }),
      ],
    },
  );
  when("P1 uses Insomniac");
  then.expect({
    P1: { hand: 0 },
    S1: { committed: { P1: ["Insomniac", "Swimmer#1"] } },
    "Swimmer#1": { state: "ready" },
  });
});

test("STORY-32 the same character committed in the commit step was committed", () => {
  given({ phase: "story", P1: { play: ["Swimmer"] } }, { cards: [SWIMMER] });
  when("P1 commits Swimmer to S1");
  then.expect({ P1: { hand: 1 }, Swimmer: { state: "exhausted" } });
});

const BIKE = freeSupport(
  "Military Bike",
  {
    attachTo: character(),
    abilities: [action({ cost: exhaust(thisCard), effect: commit(host, aStory()) })],
  },
  { subtypes: ["Attachment"] },
);

const riding = (...attackers: readonly string[]): void => {
  given(
    {
      phase: "story",
      at: "after opposing",
      "to act": "P2",
      P1: { play: attackers.map((at) => ({ Clerk: { story: at } })) },
      P2: { play: [{ Guard: { story: "S1", attached: ["Military Bike"] } }] },
    },
    { cards: [CLERK, GUARD, BIKE] },
  );
};

test("STORY-33 the defender cannot be brought where the attacker has nobody", () => {
  riding("S1");
  then.refused("P2 uses Military Bike; choose S2");
  then.refused("P2 uses Military Bike; choose S3");
});

test("STORY-33 the defender may be brought to another attacked story", () => {
  riding("S1", "S2");
  when("P2 uses Military Bike; choose S2");
  then.expect({ Guard: { in: "S2" }, S1: { committed: { P2: [] } } });
});

test("STORY-34 a story where only the opponent stayed committed does not resolve", () => {
  given(
    { phase: "story", P1: { play: ["Obsessive Inmate"] }, P2: { play: ["Guard"] } },
    { cards: [INMATE, GUARD] },
  );
  when("P1 commits Obsessive Inmate to S1", { advance: "P2 story before commits" });
  then.expect({ "Obsessive Inmate": { in: "S1" }, S1: { P1: 3 } });
  when("P2 commits Guard to S2", { advance: "after resolution" });
  then.expect({ S1: { P1: 3, P2: 0 }, S2: { P2: 2 } });
  neverLogged("struggle I at S1 won by P1");
});

test("STORY-34 it resolves if the active player commits there, and the one who stayed defends", () => {
  given(
    {
      phase: "story",
      active: "P2",
      P1: { play: [{ "Obsessive Inmate": { story: "S1" } }] },
      P2: { play: ["Guard"] },
    },
    { cards: [INMATE, GUARD] },
  );
  when("P2 commits Guard to S1", { advance: "after resolution" });
  then.expect({ S1: { P1: 1, P2: 0, skill: { P1: 3, P2: 2 } }, log: ["struggle I at S1 won by P1"] });
});

test("STORY-35 does not uncommit holds at the end of the phase, not against card effects", () => {
  given(
    {
      phase: "story",
      at: "after resolution",
      P1: { play: [{ "Obsessive Inmate": { story: "S1" } }, { Clerk: { story: "S1" } }] },
      P2: { hand: ["Recall"], play: ["Guard"] },
    },
    { cards: [INMATE, CLERK, GUARD, eventThat("Recall", uncommit(aCharacter()))] },
  );
  when({ advance: "P2 refresh window" });
  then.expect({ S1: { committed: { P1: ["Obsessive Inmate"] } } });
  when("P2 plays Recall; choose Obsessive Inmate");
  then.expect({ "Obsessive Inmate": { in: "play", state: "exhausted" }, S1: { committed: { P1: [] } } });
});

/** Its text counts the Ancient One at the story of the Beings. */
const BEINGS = char("Beings of Ib", "0/", {
  abilities: [
    passive(
      counts(each(character({ controller: you, subtype: "Ancient One" })), "both", { at: the(storyOfThis) }),
    ),
  ],
});
const ELDER = char("Elder", "5/TT", { subtypes: ["Ancient One"] });

test("STORY-36 a character counts at most once at one story", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: {
        play: [
          { "Beings of Ib": { story: "S1" } },
          { "Beings of Ib": { story: "S1" } },
          { Elder: { story: "S1" } },
        ],
      },
      P2: { play: [{ Fiend: { story: "S1" } }] },
    },
    { cards: [BEINGS, ELDER, char("Fiend", "4/TTT")] },
  );
  then.now({ S1: { skill: { P1: 5, P2: 4 } } });
  when("P1 chooses Beings of Ib#2", { advance: "after resolution" });
  then.expect({ "Beings of Ib#2": { state: "insane" }, log: ["struggle T at S1 won by P2"] });
});

test("STORY-36 two texts count it once at a story where it is not", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      P1: { play: [{ "Beings of Ib": { story: "S1" } }, { "Beings of Ib": { story: "S1" } }, "Elder"] },
      P2: { play: [{ Fiend: { story: "S1" } }] },
    },
    { cards: [BEINGS, ELDER, char("Fiend", "4/T")] },
  );
  then.now({ S1: { skill: { P1: 5, P2: 4 } }, S2: { skill: { P1: 0 } } });
  when({ advance: "after resolution" });
  then.expect({ S1: { P1: 1 }, log: ["struggle T at S1 won by P1", "P1 succeeds at S1"] });
});
