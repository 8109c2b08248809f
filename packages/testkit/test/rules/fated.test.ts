import {
  action,
  anyCard,
  cancel,
  character,
  choose,
  disrupt,
  driveInsane,
  each,
  effectInitiated,
  inOrder,
  isDestroyed,
  isDiscarded,
  isSacrificed,
  leavesPlay,
  placeTokens,
  thisCard,
  would,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeSupport } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const SEER = person("Seer", { keywords: ["Fated 3"] });
const CLERK = person("Clerk");
const BODE = eventThat("Bode", placeTokens(1, choose(1, character())));

test("FATE-01 at X tokens the card goes under its owner's deck", () => {
  given(
    { P1: { hand: ["Bode", "Bode"], play: [{ Seer: { tokens: 1, owner: "P2" } }] } },
    { cards: [SEER, BODE] },
  );
  when("P1 plays Bode");
  then.expect({ Seer: { in: "play", tokens: 2 } });
  when("P1 plays Bode");
  then.expect({ Seer: { in: "deck bottom" }, P2: { deck: 31 } });
});

test("FATE-02 it is passive: nobody is asked and nobody can cancel it", () => {
  given(
    { P1: { play: [{ Oracle: { tokens: 2 } }, "Denial"] }, P2: { play: ["Denial"] } },
    {
      cards: [
        person("Oracle", {
          keywords: ["Fated 3"],
          abilities: [action({ effect: placeTokens(1, thisCard) })],
        }),
        freeSupport("Denial", [disrupt({ when: would(effectInitiated({})), effect: cancel })]),
      ],
    },
  );
  when("P1 uses Oracle", "P2 passes", "P1 passes");
  then.now({ asked: "P2", Oracle: { in: "deck bottom" } });
  then.refused("P2 uses Denial");
});

test("FATE-03 the effect that placed the last token is carried out first", () => {
  given(
    { P1: { play: [{ Prophet: { tokens: 2 } }] }, P2: { play: ["Clerk", "Clerk"] } },
    {
      cards: [
        CLERK,
        person("Prophet", {
          keywords: ["Fated 3"],
          abilities: [
            action({
              effect: inOrder(placeTokens(1, thisCard), driveInsane(each(character({ other: true })))),
            }),
          ],
        }),
      ],
    },
  );
  when("P1 uses Prophet");
  then.expect({
    Clerk: { state: "insane" },
    "Clerk#2": { state: "insane" },
    Prophet: { in: "deck bottom" },
    log: ["Clerk insane", "Prophet leaves play"],
  });
});

test("FATE-04 success tokens on a character win nothing", () => {
  given({ P1: { hand: ["Bode"], play: [{ Clerk: { tokens: 4 } }] } }, { cards: [CLERK, BODE] });
  when("P1 plays Bode");
  then.expect({ Clerk: { tokens: 5, in: "play" }, P1: { won: 0 }, winner: "nobody", S1: { P1: 0 } });
});

test("FATE-05 it left play: attachments are destroyed and its tokens are gone", () => {
  given(
    {
      P1: {
        hand: ["Bode", "Lift"],
        play: [{ Seer: { tokens: 2, attached: [{ ".45 Pistols": { owner: "P2" } }] } }],
      },
      P2: { play: ["Mourner"] },
    },
    {
      cards: [
        SEER,
        BODE,
        counter("Mourner", isDestroyed(anyCard())),
        eventThat("Lift", { do: "putIntoPlay", what: { each: { in: "deck", title: "Seer" } } }),
      ],
    },
  );
  when("P1 plays Bode");
  then.expect({ Seer: { in: "deck bottom" }, ".45 Pistols": { in: "P2 discard" }, P2: { hand: 1 } });
  when("P1 plays Lift");
  then.expect({ Seer: { in: "play", tokens: 0 } });
});

test("FATE-06 it is neither destroyed nor sacrificed nor discarded", () => {
  given(
    {
      P1: { hand: ["Bode"], play: [{ Seer: { tokens: 2 } }, "Mourner", "Priest", "Porter"] },
      P2: { play: ["Doorman"] },
    },
    {
      cards: [
        SEER,
        BODE,
        counter("Mourner", isDestroyed(character())),
        counter("Priest", isSacrificed(character())),
        counter("Porter", isDiscarded(character())),
        counter("Doorman", leavesPlay(character())),
      ],
    },
  );
  when("P1 plays Bode");
  then.expect({ Seer: { in: "deck bottom" }, P1: { hand: 0 }, P2: { hand: 1 } });
});
