/** Cards that move, show and use hidden cards in every way the language has. */
import type { Ability, CardDefinition, CardFacts, CardText } from "@fhtagn/rules";
import {
  action,
  addDomain,
  anyCard,
  attach,
  cancel,
  character,
  choose,
  costs,
  delayed,
  discard,
  disrupt,
  draw,
  draws,
  each,
  eachPlayer,
  effectInitiated,
  either,
  endOfTurn,
  entersPlay,
  event,
  exhaust,
  forcedResponse,
  gains,
  inOrder,
  isDestroyed,
  lookAt,
  may,
  moveThisEvent,
  once,
  one,
  opponent,
  pay,
  payX,
  playFree,
  putIntoPlay,
  random,
  redistribute,
  response,
  reveal,
  sacrifice,
  search,
  some,
  sort,
  storyResolved,
  takeControl,
  the,
  thisCard,
  toDeck,
  toHand,
  top,
  unless,
  until,
  upTo,
  winsStruggle,
  would,
  wound,
  X,
  you,
} from "@fhtagn/rules/dsl";

const PLAIN: Omit<CardFacts, "code" | "title" | "type"> = {
  descriptor: null,
  unique: false,
  faction: "neutral",
  cost: 1,
  skill: 2,
  icons: { terror: 1, combat: 1, arcane: 1, investigation: 1 },
  boosters: null,
  struggles: null,
  subtypes: ["Trick"],
  keywords: [],
  steadfast: 0,
  steadfastFaction: null,
  transient: false,
};

const FREE = { cost: 0 };

let number = 0;
function trick(
  type: CardFacts["type"],
  abilities: readonly Ability[],
  rest: Partial<CardFacts> & Partial<CardText> = {},
): CardDefinition {
  const { attachTo, playOnly, worksAsResource, ...facts } = rest;
  const code = `trick-${++number}`;
  const body = type === "character" ? {} : { skill: null, icons: null };
  const terms = {
    ...(attachTo && { attachTo }),
    ...(playOnly && { playOnly }),
    ...(worksAsResource && { worksAsResource }),
  };
  return {
    facts: { ...PLAIN, ...body, code, title: `Trick ${number}`, type, ...facts },
    text: { abilities, ...terms },
  };
}

const yourHand = anyCard({ in: "hand", owner: you });
const theirHand = anyCard({ in: "hand", owner: opponent });

/** Three copies of each make a deck of its own. */
export const TRICKS: readonly CardDefinition[] = [
  trick("character", [], { keywords: ["Dormant"], cost: 3, skill: 4 }),
  trick("character", [], { keywords: ["Dormant"], cost: 2, skill: 3 }),
  trick("event", [action({ effect: inOrder(draw(you, 1), moveThisEvent("topOfDeckFaceUp")) })], {
    keywords: ["Prophecy"],
  }),
  trick("support", [action({ cost: exhaust(thisCard), effect: addDomain(you) })]),
  trick("character", [
    action({ cost: exhaust(thisCard), effect: search(you, { for: character(), to: "hand" }) }),
  ]),
  trick("event", [action({ effect: search(you, { for: anyCard(), count: upTo(2), to: "hand" }) })]),
  trick("event", [
    action({
      effect: inOrder(lookAt(top(3, you)), toHand(one(anyCard({ in: "deck", is: "it" })))),
    }),
  ]),
  trick("event", [action({ effect: inOrder(lookAt(each(theirHand)), discard(one(theirHand))) })]),
  trick("character", [
    action({
      cost: pay(1),
      effect: attach(one(yourHand), the("this"), { faceDown: true }),
      limit: once("turn"),
    }),
  ]),
  trick("event", [action({ effect: toHand(choose(1, character())) })], { cost: 0 }),
  trick("event", [action({ effect: toDeck(choose(1, character()), "top") })]),
  trick("event", [action({ effect: toDeck(choose(1, character()), "shuffled") })]),
  trick("event", [response({ when: draws(opponent), effect: discard(random(1, theirHand)) })], { cost: 0 }),
  trick("event", [disrupt({ when: would(effectInitiated({ player: opponent })), effect: cancel })], {
    cost: 0,
  }),
  trick("support", [
    action({ cost: exhaust(thisCard), effect: inOrder(toDeck(some(2, yourHand), "bottom"), draw(you, 2)) }),
  ]),
  trick("event", [action({ cost: discard(one(yourHand)), effect: draw(you, 2) })], { cost: 0 }),
  trick("event", [action({ effect: reveal(random(1, theirHand)) })], { cost: 0 }),
  trick("character", [forcedResponse({ when: entersPlay(thisCard), effect: discard(random(1, theirHand)) })]),
  trick("character", [response({ when: isDestroyed(thisCard), effect: toHand(the("this")) })]),
  trick("character", [response({ when: winsStruggle(you), effect: draw(you, 1), limit: once("phase") })]),
  trick("event", [response({ when: storyResolved(), effect: wound(choose(1, character())) })], { cost: 0 }),
  trick("event", [
    action({
      effect: inOrder(
        takeControl(you, choose(1, character({ controller: opponent })), "endOfTurn"),
        delayed("endOfTurn", sacrifice(the("it"))),
      ),
    }),
  ]),
  trick("event", [action({ effect: until(endOfTurn, costs(character(), -1, { uses: 2 })) })], { cost: 0 }),
  trick("event", [
    action({ effect: eachPlayer(discard(one(anyCard({ in: "hand", owner: "thatPlayer" })))) }),
  ]),
  trick("event", [
    action({
      effect: eachPlayer(discard(one(anyCard({ in: "hand", owner: "thatPlayer" }), { by: "thatPlayer" }))),
    }),
  ]),
  trick("event", [
    action({ cost: payX(), effect: until(endOfTurn, gains(choose(1, character()), { skill: X })) }),
  ]),
  trick("event", [action({ effect: may(opponent, discard(one(theirHand, { by: opponent }))) })], { cost: 0 }),
  trick("event", [action({ effect: redistribute(you) })]),
  trick("conspiracy", [action({ anyPlayer: true, cost: pay(2), effect: draw(you, 1) })], {
    struggles: ["combat", "arcane"],
  }),
  trick("support", [
    disrupt({ when: would({ on: "cardDestroyed", card: { type: "character" } }), effect: cancel }),
  ]),
];

/** Cards that ask for a kind of hidden card: whether there is one must not show in what the engine asks or offers. */
export const PRYING = {
  /** Whether it is offered. */
  offered: trick(
    "event",
    [action({ effect: discard(one(character({ in: "hand", owner: opponent }), { by: opponent })) })],
    FREE,
  ),
  /** Whether the one who looks has to pick. */
  looked: trick(
    "event",
    [action({ effect: inOrder(lookAt(top(3, you)), toHand(one(character({ in: "deck", is: "it" })))) })],
    FREE,
  ),
  may: trick(
    "event",
    [
      action({
        effect: may(opponent, putIntoPlay(one(character({ in: "hand", owner: opponent }), { by: opponent }))),
      }),
    ],
    FREE,
  ),
  unless: trick(
    "event",
    [
      action({
        effect: unless(
          opponent,
          discard(one(character({ in: "hand", owner: opponent }), { by: opponent })),
          draw(you, 1),
        ),
      }),
    ],
    FREE,
  ),
  either: trick(
    "event",
    [
      action({
        effect: either(
          opponent,
          discard(one(character({ in: "hand", owner: opponent }), { by: opponent })),
          draw(you, 1),
        ),
      }),
    ],
    FREE,
  ),
  /** Whether a forced response is used. */
  forced: trick(
    "character",
    [
      forcedResponse({
        when: entersPlay(thisCard),
        effect: toDeck(one(character({ in: "hand", owner: you })), "bottom"),
      }),
    ],
    FREE,
  ),
  /** Takes one of three cards that only its player has looked at. */
  takes: trick(
    "event",
    [action({ effect: inOrder(lookAt(top(3, you)), toHand(one(anyCard({ in: "deck", is: "it" })))) })],
    FREE,
  ),
  /** Puts cards that only its player has looked at where he likes. */
  sorts: trick(
    "event",
    [action({ effect: inOrder(lookAt(top(4, you)), sort({ hand: upTo(1), bottom: 1 })) })],
    FREE,
  ),
  /** An event played free of charge from hand. */
  playFree: trick("event", [action({ effect: playFree(one(event({ in: "hand", owner: you }))) })], FREE),
} as const;
