import {
  aCharacter,
  action,
  anyCard,
  character,
  destroy,
  discard,
  draw,
  each,
  isDestroyed,
  moveThisEvent,
  response,
  search,
  shuffle,
  thisCard,
  toDeck,
  toHand,
  top,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { person } from "./keyword-cards.ts";

const prophecy = (title: string, playOnly: object = {}): object => ({
  title,
  type: "event",
  faction: "neutral",
  cost: 1,
  keywords: ["Prophecy"],
  abilities: {
    ...playOnly,
    abilities: [
      action({ effect: moveThisEvent("topOfDeckFaceUp") }),
      response({
        from: "deck",
        when: isDestroyed(character({ faction: "miskatonic", controller: you })),
        cost: discard(thisCard),
        effect: search(you, { for: anyCard(), count: 2, to: "hand" }),
      }),
    ],
  },
});

const OMEN = prophecy("Omen");
const DEAN = person("Dean", { faction: "miskatonic" });
const CLERK = person("Clerk");
const RUIN = eventThat("Ruin", destroy(aCharacter()));
const DOMAINS = [["agency"], ["agency"]];

test("PROPH-01 played from hand a Prophecy is put face up on top of its owner's deck", () => {
  given({ P1: { hand: ["Omen"], domains: DOMAINS } }, { cards: [OMEN] });
  when("P1 plays Omen; drain D1");
  then.expect({
    Omen: { in: "deck top" },
    P1: { deck: 31, discard: 0 },
    "P1.D1": { drained: true },
    "seen by P1": { Omen: true },
    "seen by P2": { Omen: true },
  });
});

test("PROPH-02 face up on top its Response may be used, and using it discards it", () => {
  given(
    {
      P1: { hand: ["Omen"], play: ["Dean", "Clerk"], deck: ["Note", "Letter", "...5"], domains: DOMAINS },
      P2: { hand: ["Ruin", "Ruin"] },
    },
    { cards: [OMEN, DEAN, CLERK, RUIN, person("Note"), person("Letter")] },
  );
  when("P1 plays Omen; drain D1", "P2 plays Ruin; choose Clerk");
  then.refused("P1 plays Omen");
  when("P2 plays Ruin", "P1 plays Omen", "P1 chooses Letter, Note");
  then.expect({ Omen: { in: "P1 discard" }, P1: { holds: ["Note", "Letter"], hand: 2, deck: 5 } });
});

test("PROPH-03 moved from the top it is first turned face down", () => {
  given(
    { P1: { hand: ["Omen", "Lesson"], domains: DOMAINS } },
    { cards: [OMEN, eventThat("Lesson", draw(you, 1))] },
  );
  when("P1 plays Omen; drain D1", "P1 plays Lesson");
  then.expect({ Omen: { in: "P1 hand" }, P1: { deck: 30 } });
  when("P1 plays Omen");
  then.expect({ Omen: { in: "deck top" } });
});

const reshuffled = (): void => {
  given(
    { P1: { hand: ["Omen", "Chaos", "Ruin"], play: ["Dean"], domains: DOMAINS, deck: 3 } },
    { cards: [OMEN, DEAN, RUIN, eventThat("Chaos", shuffle(you))] },
  );
  when("P1 plays Omen; drain D1", "P1 plays Chaos");
};

test("PROPH-04 in a shuffled deck it is face down and its Response is off", () => {
  reshuffled();
  then.expect({ Omen: { in: "P1 deck" }, "seen by P1": { Omen: false }, "seen by P2": { Omen: false } });
  when("P1 plays Ruin");
  then.refused("P1 plays Omen");
  then.expect({ Dean: { in: "P1 discard" }, Omen: { in: "P1 deck" } });
});

test("PROPH-04 brought back to the top by an effect it lies face down", () => {
  given(
    { P1: { hand: ["Omen", "Sink", "Rise", "Ruin"], play: ["Dean"], domains: DOMAINS } },
    {
      cards: [
        OMEN,
        DEAN,
        RUIN,
        eventThat("Sink", discard(top(1, you))),
        eventThat("Rise", toDeck(each(anyCard({ in: "discard", title: "Omen" })), "top")),
      ],
    },
  );
  when("P1 plays Omen; drain D1", "P1 plays Sink", "P1 plays Rise", "P1 plays Ruin");
  then.refused("P1 plays Omen");
  then.expect({ Omen: { in: "deck top" } });
});

const GATHER = eventThat("Gather", toHand(each(anyCard({ in: "deck", owner: you, not: { title: "Omen" } }))));

test("PROPH-05 it counts as a card of the deck", () => {
  given(
    { P1: { hand: ["Omen", "Gather", "Sink"], deck: 2, domains: DOMAINS } },
    { cards: [OMEN, GATHER, eventThat("Sink", discard(top(1, you)))] },
  );
  when("P1 plays Omen; drain D1", "P1 plays Gather");
  then.expect({ winner: "nobody", P1: { deck: 1 }, Omen: { in: "deck top" } });
  when("P1 plays Sink");
  then.expect({ winner: "P2", because: "deck" });
});

const covered = (): void => {
  given(
    { P1: { hand: ["Omen", "Portent", "Lesson", "Ruin"], play: ["Dean"], domains: DOMAINS } },
    { cards: [OMEN, prophecy("Portent"), DEAN, RUIN, eventThat("Lesson", draw(you, 1))] },
  );
  when("P1 plays Omen; drain D1", "P1 plays Portent");
};

test("PROPH-06 a card put on top covers it and is face up itself", () => {
  covered();
  then.expect({ Portent: { in: "deck top" }, Omen: { in: "P1 deck" } });
  when("P1 plays Ruin");
  then.offered("P1", ["Portent"]);
});

test("PROPH-06 the covered one is face down, also when it is on top again", () => {
  covered();
  when("P1 plays Lesson", "P1 plays Ruin");
  then.refused("P1 plays Omen");
  then.expect({ Portent: { in: "P1 hand" }, Omen: { in: "deck top" }, Dean: { in: "P1 discard" } });
});

test("PROPH-06 a card from play put on top covers it, one put at the bottom does not", () => {
  const lift = (where: "top" | "bottom") =>
    eventThat("Lift", toDeck(each(anyCard({ title: "Clerk" })), where));
  const play = (where: "top" | "bottom"): void => {
    given(
      { P1: { hand: ["Omen", "Lift", "Lesson", "Ruin"], play: ["Dean", "Clerk"], domains: DOMAINS } },
      { cards: [OMEN, DEAN, CLERK, RUIN, lift(where), eventThat("Lesson", draw(you, 1))] },
    );
    when("P1 plays Omen; drain D1", "P1 plays Lift");
  };
  play("top");
  when("P1 plays Lesson", "P1 plays Ruin");
  then.refused("P1 plays Omen");
  then.expect({ Omen: { in: "deck top" }, Clerk: { in: "P1 hand" } });

  play("bottom");
  when("P1 plays Ruin");
  then.offered("P1", ["Omen"]);
});

test("PROPH-07 its own play limits bind its Action", () => {
  const late = prophecy("Late Omen", { playOnly: { phase: "draw" } });
  given({ P1: { hand: ["Late Omen"], domains: DOMAINS } }, { cards: [late] });
  then.refused("P1 plays Late Omen", "TIME-11");

  given({ active: "P2", phase: "draw", P1: { hand: ["Late Omen"], domains: DOMAINS } }, { cards: [late] });
  when("P1 plays Late Omen; drain D1");
  then.expect({ "Late Omen": { in: "deck top" }, turn: 8, phase: "draw" });
});
