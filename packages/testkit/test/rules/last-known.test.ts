/** A card that left play is judged by what it was there. */
import {
  above,
  action,
  aSupport,
  atMost,
  attachment,
  character as characterIs,
  destroy,
  draw,
  forcedResponse,
  gains,
  isDestroyed,
  leavesPlay,
  opponent,
  passive,
  skillOf,
  thisCard,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

type WantedCharacter = Parameters<typeof characterIs>[0];
interface Victims {
  readonly wanted: object;
  readonly fitting: string | object;
  readonly other: string | object;
}

const CARDS = [
  DOOM,
  CLERK,
  freeCharacter("Cultist", [], { subtypes: ["Cultist"], faction: "hastur" }),
  freeCharacter("Runner", [], { keywords: ["Fast"] }),
  freeCharacter("Titan", [], { keywords: ["Toughness +2"], skill: 5 }),
];

const VICTIMS: readonly (readonly [string, Victims])[] = [
  ["subtype", { wanted: { subtype: "Cultist" }, fitting: "Cultist", other: "Clerk" }],
  ["faction", { wanted: { faction: "hastur" }, fitting: "Cultist", other: "Clerk" }],
  ["keyword", { wanted: { keyword: "Fast" }, fitting: "Runner", other: "Clerk" }],
  ["wounds", { wanted: { wounded: true }, fitting: { Titan: { wounds: 1 } }, other: "Titan" }],
  ["no wounds", { wanted: { wounded: false }, fitting: "Titan", other: { Titan: { wounds: 1 } } }],
  ["insanity", { wanted: { insane: true }, fitting: { Clerk: { insane: true } }, other: "Clerk" }],
  ["sanity", { wanted: { insane: false }, fitting: "Clerk", other: { Clerk: { insane: true } } }],
  ["commitment", { wanted: { committed: true }, fitting: { Clerk: { story: "S1" } }, other: "Clerk" }],
  ["no commitment", { wanted: { committed: false }, fitting: "Clerk", other: { Clerk: { story: "S1" } } }],
  ["skill", { wanted: { skill: atMost(2) }, fitting: "Clerk", other: "Titan" }],
];

test.each(VICTIMS)(
  "LEAVE-10 a text about leaving cards reads their last %s",
  (_, { wanted, fitting, other }) => {
    const cards = [...CARDS, counter("Crow", leavesPlay(characterIs(wanted as WantedCharacter)))];
    const dies = (victim: string | object): void => {
      given(
        {
          phase: "story",
          at: "after opposing",
          P1: { hand: ["Doom"], play: ["Crow"] },
          P2: { play: [victim as string] },
        },
        { cards },
      );
      when("P1 plays Doom");
    };
    dies(fitting);
    then.expect({ P1: { hand: 1 }, P2: { characters: 0 } });
    dies(other);
    then.expect({ P1: { hand: 0 }, P2: { characters: 0 } });
  },
);

test("LEAVE-10 it was controlled by whoever had it in play", () => {
  const cards = [DOOM, CLERK, counter("Crow", isDestroyed(characterIs({ controller: opponent })))];
  given({ P1: { hand: ["Doom"], play: ["Crow", { Clerk: { owner: "P2" } }] } }, { cards });
  when("P1 plays Doom");
  then.expect({ P1: { hand: 0 }, Clerk: { in: "P2 discard" } });
  given({ P1: { hand: ["Doom"], play: ["Crow"] }, P2: { play: [{ Clerk: { owner: "P1" } }] } }, { cards });
  when("P1 plays Doom");
  then.expect({ P1: { hand: 1 }, Clerk: { in: "P1 discard" } });
});

test("LEAVE-10 an attachment was one if it was attached", () => {
  const badge = freeSupport(
    "Badge",
    { attachTo: characterIs(), abilities: [] },
    { subtypes: ["Attachment"] },
  );
  const rust = freeEvent("Rust", [action({ effect: destroy(aSupport({ controller: opponent })) })]);
  const cards = [rust, badge, CLERK, freeSupport("Lamp"), counter("Crow", isDestroyed(attachment()))];
  given(
    { P1: { hand: ["Rust"], play: ["Crow"] }, P2: { play: [{ Clerk: { attached: ["Badge"] } }, "Lamp"] } },
    { cards },
  );
  when("P1 plays Rust; choose Badge");
  then.expect({ P1: { hand: 1 } });
  given({ P1: { hand: ["Rust"], play: ["Crow"] }, P2: { play: ["Lamp"] } }, { cards });
  when("P1 plays Rust");
  then.expect({ P1: { hand: 0 } });
});

test("LEAVE-10 'another' card is not the card that speaks", () => {
  const widow = freeCharacter("Widow", [
    forcedResponse({ when: isDestroyed(characterIs({ other: true })), effect: draw(you, 1) }),
  ]);
  given({ P1: { hand: ["Doom"], play: ["Widow", "Clerk"] } }, { cards: [DOOM, CLERK, widow] });
  when("P1 plays Doom; choose Clerk");
  then.expect({ P1: { hand: 1 } });
  given({ P1: { hand: ["Doom"], play: ["Widow", "Clerk"] } }, { cards: [DOOM, CLERK, widow] });
  when("P1 plays Doom; choose Widow");
  then.expect({ P1: { hand: 0 }, Widow: { in: "P1 discard" } });
});

test("LEAVE-10 a limit may be a number of the card that speaks", () => {
  const judge = freeCharacter(
    "Judge",
    [
      forcedResponse({
        when: isDestroyed(characterIs({ skill: above(skillOf(thisCard)) })),
        effect: draw(you, 1),
      }),
    ],
    { skill: 3 },
  );
  given(
    { P1: { hand: ["Doom", "Doom"], play: ["Judge"] }, P2: { play: ["Titan", "Clerk"] } },
    { cards: [...CARDS, judge] },
  );
  when("P1 plays Doom; choose Clerk");
  then.expect({ P1: { hand: 1 } });
  when("P2 passes", "P1 plays Doom#2; choose Titan");
  then.expect({ P1: { hand: 1 }, Titan: { in: "P2 discard" } });
});

test("LEAVE-10 a subtype it had gained counts as well", () => {
  const fog = freeSupport("Fog", [passive(gains({ each: characterIs() }, { subtype: "Ghoul" }))]);
  given(
    { P1: { hand: ["Doom"], play: ["Fog", "Crow"] }, P2: { play: ["Clerk"] } },
    { cards: [DOOM, CLERK, fog, counter("Crow", isDestroyed(characterIs({ subtype: "Ghoul" })))] },
  );
  when("P1 plays Doom");
  then.expect({ P1: { hand: 1 } });
});
