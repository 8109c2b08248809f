import {
  action,
  character,
  costs,
  draw,
  each,
  passive,
  pay,
  payToPutIntoPlay,
  provides,
  putIntoPlay,
  resource,
  top,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeSupport } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const zealot = (faction: string, cost: number) => person("Zealot", { faction, cost, keywords: ["Loyal"] });

test("KW-LOYAL-01 the drained domain must match the whole cost of a Loyal card", () => {
  given(
    {
      P1: {
        hand: ["Zealot"],
        domains: [
          ["hastur", "agency", "agency"],
          ["hastur", "hastur", "agency"],
        ],
      },
    },
    { cards: [zealot("hastur", 2)] },
  );
  then.refused("P1 plays Zealot; drain D1", "KW-LOYAL-01");
  when("P1 plays Zealot; drain D2");
  then.expect({ Zealot: { in: "play" }, "P1.D2": { drained: true } });
});

test("KW-LOYAL-02 Deep One Assault at 4 needs four Cthulhu resources on one domain", () => {
  given(
    {
      P1: {
        hand: ["Deep One Assault"],
        domains: [
          ["cthulhu", "cthulhu", "cthulhu", "hastur"],
          ["cthulhu", "cthulhu", "cthulhu", "cthulhu"],
        ],
      },
      P2: { play: ["Colossus"] },
    },
    { cards: [person("Colossus", { cost: 4 })] },
  );
  then.refused("P1 plays Deep One Assault; X 4; drain D1");
  when("P1 plays Deep One Assault; X 4; drain D2");
  then.expect({ Colossus: { in: "P2 discard" }, "P1.D2": { drained: true } });
});

test("KW-LOYAL-03 a resource that provides the match through an effect counts", () => {
  given(
    {
      P1: {
        hand: ["Zealot"],
        play: ["Idol"],
        domains: [
          ["cthulhu", "cthulhu", "neutral"],
          ["cthulhu", "cthulhu", "hastur"],
        ],
      },
    },
    {
      cards: [
        zealot("cthulhu", 3),
        freeSupport("Idol", [passive(provides(resource({ controller: you, neutral: true }), "cthulhu"))]),
      ],
    },
  );
  then.refused("P1 plays Zealot; drain D2");
  when("P1 plays Zealot; drain D1");
  then.expect({ Zealot: { in: "play" } });
});

test("KW-LOYAL-04 at cost zero Loyal asks nothing", () => {
  given(
    { P1: { hand: ["Deep One Assault"] }, P2: { play: ["Clerk"] } },
    { cards: [person("Clerk", { cost: 0 })] },
  );
  when("P1 plays Deep One Assault");
  then.expect({ Clerk: { in: "P2 discard" } });
});

test("KW-LOYAL-05 Loyal looks at the cost after modifiers", () => {
  given(
    {
      P1: {
        hand: ["Zealot"],
        play: ["Patron"],
        domains: [
          ["cthulhu", "hastur"],
          ["cthulhu", "cthulhu"],
        ],
      },
    },
    { cards: [zealot("cthulhu", 4), freeSupport("Patron", [passive(costs(character(), -2))])] },
  );
  then.refused("P1 plays Zealot; drain D1", "KW-LOYAL-01");
  when("P1 plays Zealot; drain D2");
  then.expect({ Zealot: { in: "play" } });
});

test("KW-LOYAL-06 Loyal does not bind the abilities of the card, nor putting it into play", () => {
  given(
    { P1: { play: ["Adept"], domains: [["hastur", "agency"]] } },
    {
      cards: [
        person("Adept", {
          faction: "hastur",
          cost: 3,
          keywords: ["Loyal"],
          abilities: [action({ cost: pay(2), effect: draw(you, 1) })],
        }),
      ],
    },
  );
  when("P1 uses Adept; drain D1");
  then.expect({ P1: { hand: 1 }, "P1.D1": { drained: true } });

  given(
    { P1: { hand: ["Gate", "Zealot"], domains: [["agency"]] } },
    {
      cards: [
        zealot("hastur", 3),
        eventThat("Gate", putIntoPlay(each(character({ in: "hand", controller: you })))),
      ],
    },
  );
  when("P1 plays Gate");
  then.expect({ Zealot: { in: "play" }, "P1.D1": { drained: false } });
});

const VAULT = freeSupport("Vault", [action({ effect: payToPutIntoPlay(top(1, you)) })]);

test("KW-LOYAL-07 paying the printed cost to put a card into play still asks for Loyal", () => {
  given(
    {
      P1: {
        play: ["Vault"],
        deck: ["Idol", "...5"],
        domains: [
          ["hastur", "hastur"],
          ["cthulhu", "cthulhu"],
        ],
      },
    },
    { cards: [VAULT, freeSupport("Idol", [], { faction: "cthulhu", cost: 2, keywords: ["Loyal"] })] },
  );
  when("P1 uses Vault");
  then.refused("P1 chooses D1");
  when("P1 chooses D2");
  then.expect({ Idol: { in: "play" }, "P1.D2": { drained: true }, "P1.D1": { drained: false } });
});

test("KW-LOYAL-07 and for Steadfast", () => {
  given(
    { P1: { play: ["Vault"], deck: ["Idol", "...5"], domains: [["cthulhu", "hastur"]] } },
    { cards: [VAULT, freeSupport("Idol", [], { faction: "cthulhu", cost: 2, steadfast: 2 })] },
  );
  when("P1 uses Vault");
  then.expect({ Idol: { in: "P1 deck" }, "P1.D1": { drained: false } });
});
