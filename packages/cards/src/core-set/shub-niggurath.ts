import {
  aCharacter,
  action,
  anyCard,
  aSupport,
  atMost,
  attachTo,
  cannot,
  card,
  character,
  choose,
  controllerOfHost,
  costs,
  destroy,
  disrupt,
  each,
  endOfPhase,
  entersAs,
  entersPlay,
  exhaust,
  exists,
  forcedResponse,
  gains,
  host,
  inOrder,
  isTurnOf,
  isWounded,
  it,
  mustCommit,
  nextCommitStep,
  not,
  one,
  passive,
  pay,
  payX,
  played,
  prevent,
  putIntoPlay,
  ready,
  response,
  sacrifice,
  search,
  some,
  storyOfThis,
  support,
  target,
  thisCard,
  toDeck,
  toHand,
  until,
  whileTrue,
  would,
  wound,
  X,
  you,
} from "@fhtagn/rules/dsl";

export const shubNiggurath = [
  card(
    121,
    "Shub-Niggurath",
    action({ cost: pay(3), effect: search(you, { for: character({ subtype: "Dark Young" }), to: "play" }) }),
  ),

  card(
    122,
    "Y'Golonac",
    action({
      cost: pay(1),
      effect: inOrder(target(aCharacter()), ready(it), until(nextCommitStep, mustCommit(it, storyOfThis))),
    }),
  ),

  card(
    123,
    "Priestess of Bubastis",
    action({
      cost: exhaust(thisCard),
      effect: until(
        endOfPhase,
        costs(character({ faction: "shub-niggurath", controller: you }), -1, { min: 1, uses: 1 }),
      ),
    }),
  ),

  card(124, "Slavering Gug", action({ cost: pay(4), effect: wound(aCharacter()) })),

  card(125, "Forest Sister", disrupt({ when: would(isWounded(thisCard)), cost: pay(1), effect: prevent(1) })),

  card(
    126,
    "Ancient Guardian",
    action({
      cost: pay(1),
      effect: ready(choose(1, { anyOf: [character(), support()], exhausted: true, controller: you })),
    }),
  ),

  card(
    127,
    "Small Ghouls",
    forcedResponse({
      when: entersPlay(thisCard),
      effect: toDeck(some(3, anyCard({ in: "discard", controller: you }), { ifAble: true }), "bottom"),
    }),
  ),

  card(
    128,
    "Watcher of the Woods",
    passive(whileTrue(not(exists(support({ controller: you }))), entersAs(thisCard, { exhausted: true }))),
  ),

  card(
    129,
    "Mi-Go Scout",
    passive(gains(each(character({ subtype: "Mi-Go" })), { icons: { investigation: 1 } })),
  ),

  card(
    130,
    "Mi-Go Warrior",
    disrupt({ when: would(isWounded(character())), cost: exhaust(thisCard), effect: prevent(1) }),
  ),

  card(
    131,
    "Hungry Dark Young",
    response({
      when: entersPlay(thisCard),
      effect: putIntoPlay(
        one(character({ in: ["hand", "discard"], controller: you, printed: { cost: atMost(2) } })),
      ),
    }),
  ),

  card(
    133,
    "Shadowed Woods",
    response({
      when: played(character({ faction: "shub-niggurath" }), { player: you, from: "hand" }),
      cost: payX(),
      effect: toHand(aCharacter({ in: "discard", controller: you, cost: atMost(X) })),
    }),
  ),

  card(
    134,
    "Ghoul Taint",
    attachTo(character()),
    passive(whileTrue(isTurnOf(controllerOfHost), cannot("commit", host))),
  ),

  card(135, "Altar of the Blessed", passive(gains(each(character({ controller: you })), { skill: 1 }))),

  card(
    136,
    "Regeneration",
    disrupt({ when: would(isWounded(character({ controller: you }))), effect: prevent(1) }),
  ),

  card(137, "Burrowing Beneath", action({ effect: destroy(aSupport()) })),

  card(
    138,
    "Horrid Mutation",
    action({
      effect: until(
        endOfPhase,
        gains(each(character({ controller: you, committed: true })), { icons: { terror: 1 } }),
      ),
    }),
  ),

  card(
    139,
    "Bred to Survive",
    action({
      effect: until(endOfPhase, gains(each(character({ controller: you })), { keyword: "Invulnerability" })),
    }),
  ),

  card(
    140,
    "Shocking Transformation",
    action({
      cost: sacrifice(one(character({ controller: you }))),
      effect: search(you, { for: character({ not: { subtype: "Ancient One" } }), to: "play" }),
    }),
  ),
];
