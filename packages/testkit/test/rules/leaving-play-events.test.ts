import {
  aCharacter,
  anyCard,
  attach,
  becomes,
  cannot,
  character,
  choose,
  destroy,
  draw,
  each,
  endOfPhase,
  event,
  gains,
  host,
  inOrder,
  isDestroyed,
  isWounded,
  leavesPlay,
  mayPlay,
  one,
  opponent,
  passive,
  replaces,
  response,
  support,
  thisCard,
  toDeck,
  toHand,
  until,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const CLERK = person("Clerk");

const MUSCLE = person("Expendable Muscle", {
  abilities: [
    passive(
      replaces(
        would(isWounded(thisCard)),
        inOrder(
          attach(thisCard, one(character({ controller: you, other: true }))),
          becomes(thisCard, {
            type: "support",
            subtypes: ["Attachment"],
            abilities: [passive(gains(host, { keyword: "Toughness", amount: 1 }))],
          }),
        ),
      ),
    ),
  ],
});

test("LEAVE-09 a card that becomes an attachment in play has not left play", () => {
  given(
    { P1: { hand: ["Feud"], play: ["Dreamlands Fanatic"] }, P2: { play: ["Expendable Muscle", "Clerk"] } },
    {
      cards: [
        MUSCLE,
        CLERK,
        eventThat("Feud", wound(choose(1, anyCard({ title: "Expendable Muscle" })))),
        counter("Dreamlands Fanatic", leavesPlay(character({ controller: opponent }))),
      ],
    },
  );
  when("P1 plays Feud");
  then.expect({
    "Expendable Muscle": { in: "attached to Clerk", wounds: 0 },
    Clerk: { keywords: ["Toughness +1"] },
    P1: { hand: 0 },
  });
});

test("LEAVE-10 an attached character leaves play as a support and is a character again in the discard pile", () => {
  given(
    {
      P1: {
        hand: ["Get it Off!", "Salvage"],
        play: ["Hound of Tindalos", "Doorman"],
        domains: [["cthulhu"], ["cthulhu"]],
      },
      P2: { play: ["Clerk", "Porter"] },
    },
    {
      cards: [
        CLERK,
        counter("Doorman", leavesPlay(support())),
        counter("Porter", leavesPlay(character())),
        eventThat("Salvage", toHand(choose(1, character({ in: "discard", controller: you })))),
      ],
    },
  );
  when("P1 uses Hound of Tindalos; choose Clerk");
  then.expect({ "Hound of Tindalos": { in: "attached to Clerk" } });
  when("P1 plays Get it Off!; drain D1");
  then.expect({ "Hound of Tindalos": { in: "P1 discard" }, P1: { hand: 2 }, P2: { hand: 0 } });
  when("P1 plays Salvage");
  then.expect({ "Hound of Tindalos": { in: "P1 hand" } });
});

const EYE = freeSupport("Stygian Eye", [
  passive({ when: leavesPlay(thisCard), effect: toDeck(thisCard, "shuffled") }),
]);
const graves = (whose: "you" | "opponent") =>
  freeSupport("Snow Graves", [
    passive(cannot("leaveDiscard", each(anyCard({ in: "discard", owner: whose })))),
  ]);
const RAZE = eventThat("Raze", destroy(choose(1, anyCard({ title: "Stygian Eye" }))));

test("LEAVE-11 a passive that waits for leaving play begins when the card is in the discard pile", () => {
  given(
    { P1: { hand: ["Raze"], play: ["Snow Graves"] }, P2: { play: ["Stygian Eye"] } },
    { cards: [EYE, RAZE, graves("opponent")] },
  );
  when("P1 plays Raze");
  then.expect({ "Stygian Eye": { in: "P2 discard" }, P2: { deck: 30 } });

  given(
    { P1: { hand: ["Raze"], play: ["Snow Graves"] }, P2: { play: ["Stygian Eye"] } },
    { cards: [EYE, RAZE, graves("you")] },
  );
  when("P1 plays Raze");
  then.expect({ "Stygian Eye": { in: "P2 deck" }, P2: { deck: 31, discard: 0 } });
});

const SALVAGE = eventThat("Salvage", toHand(choose(1, anyCard({ in: "discard", controller: you }))));

test("LEAVE-12 an event is in no pile while it resolves and goes to the discard pile afterwards", () => {
  given({ P1: { hand: ["Salvage"] } }, { cards: [SALVAGE] });
  then.refused("P1 plays Salvage", "TGT-02");

  given(
    { P1: { hand: ["Salvage"], discard: ["Guard", "Clerk"] } },
    { cards: [SALVAGE, CLERK, person("Guard")] },
  );
  when("P1 plays Salvage");
  then.offered("P1", ["Guard", "Clerk"]);
  when("P1 chooses Guard");
  then.expect({ Salvage: { in: "P1 discard" }, Guard: { in: "P1 hand" } });
});

test("LEAVE-12 an event neither enters nor leaves play", () => {
  given(
    { P1: { hand: ["Note"], play: ["Doorman"] } },
    { cards: [eventThat("Note", draw(opponent, 1)), counter("Doorman", leavesPlay(anyCard()))] },
  );
  when("P1 plays Note");
  then.expect({ Note: { in: "P1 discard" }, P1: { hand: 0 }, P2: { hand: 1 } });
});

const RECALL = eventThat(
  "Recall",
  until(endOfPhase, mayPlay(choose(1, event({ in: "discard", title: "Note" })))),
);
const NOTE = eventThat("Note", draw(you, 1));

test("LEAVE-13 an event played from the discard pile leaves it and is put back afterwards", () => {
  given({ P1: { hand: ["Recall"], discard: ["Note"] } }, { cards: [RECALL, NOTE] });
  when("P1 plays Recall", "P1 plays Note");
  then.expect({ Note: { in: "P1 discard" }, P1: { hand: 1, discard: 2 } });
});

test("LEAVE-13 where no card may leave the pile no event is played from it", () => {
  given(
    { P1: { hand: ["Recall", "Snow Graves"], discard: ["Note"] } },
    { cards: [RECALL, NOTE, graves("you")] },
  );
  when("P1 plays Recall", "P1 plays Snow Graves", "P2 passes");
  then.refused("P1 plays Note", "TRIG-27");
});

test("LEAVE-13 an event whose effect triggers in the discard pile never leaves it", () => {
  given(
    { P1: { hand: ["Ruin"], discard: ["Studying the Void"], play: ["Snow Graves", "Clerk"] } },
    {
      cards: [
        CLERK,
        graves("you"),
        eventThat("Ruin", destroy(aCharacter())),
        {
          title: "Studying the Void",
          type: "event",
          faction: "neutral",
          abilities: [response({ from: "discard", when: isDestroyed(character()), effect: draw(you, 2) })],
        },
      ],
    },
  );
  when("P1 plays Ruin", "P1 plays Studying the Void");
  then.expect({ "Studying the Void": { in: "P1 discard" }, P1: { hand: 2 } });
});
