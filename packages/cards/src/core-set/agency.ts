import {
  aCharacter,
  action,
  andThen,
  anyCard,
  atLeast,
  atMost,
  attachTo,
  card,
  character,
  choose,
  count,
  destroy,
  disrupt,
  driveInsane,
  each,
  endOfPhase,
  enteredThisPhase,
  entersPlay,
  exists,
  forcedResponse,
  gains,
  host,
  ifThen,
  inOrder,
  isCommitted,
  isWounded,
  it,
  loses,
  one,
  opponent,
  passive,
  pay,
  playOnly,
  prevent,
  resource,
  response,
  storyOfThis,
  storyResolved,
  support,
  target,
  thatStory,
  thisCard,
  toHand,
  until,
  whenever,
  whileTrue,
  would,
  wound,
  X,
  you,
  youOverpaid,
  yourOperations,
  youWinStruggle,
} from "@fhtagn/rules/dsl";

const MINE_OR_THEIRS = [{ is: "mine" }, { is: "theirs" }];

export const agency = [
  card(
    1,
    "Thomas F. Malone",
    response({
      when: storyResolved({ card: thisCard }),
      effect: destroy(
        aCharacter({
          controller: opponent,
          wasAt: thatStory,
          anyOf: [{ keyword: "Villainous" }, { subtype: "Cultist" }],
        }),
      ),
    }),
  ),

  card(
    2,
    "Kirby O'Donnell",
    passive(
      whileTrue(
        isCommitted(thisCard),
        gains(each(character({ keyword: "Heroic" })), { icons: { combat: 1 } }),
        gains(each(character({ keyword: "Villainous" })), { icons: { terror: -1 } }),
      ),
    ),
  ),

  card(
    3,
    "Local Sheriff",
    action({ from: "discard", if: enteredThisPhase(thisCard), cost: pay(1), effect: toHand(thisCard) }),
  ),

  card(
    4,
    "Paul Lemond",
    action({
      cost: pay(1),
      effect: inOrder(
        target(aCharacter()),
        until(endOfPhase, gains(thisCard, { icons: { of: it, printed: true } })),
      ),
    }),
  ),

  card(
    5,
    "Professor Hermann Mulder",
    passive(whenever(count(character()), atLeast(6), driveInsane(thisCard))),
  ),

  card(
    6,
    "Monster Hunter",
    response({
      when: youWinStruggle({ margin: atLeast(2) }),
      cost: pay(2),
      effect: wound(aCharacter({ skill: atMost(2) })),
    }),
  ),

  card(
    11,
    "Peeler",
    passive(whileTrue(exists(anyCard({ subtype: "Attachment" })), gains(thisCard, { keyword: "Willpower" }))),
  ),

  card(12, "T-Men", forcedResponse({ when: entersPlay(thisCard), effect: wound(aCharacter()) })),

  card(
    14,
    "Shotgun",
    attachTo(character()),
    passive(
      whileTrue(
        isCommitted(host),
        gains(host, { ability: action({ cost: pay(1), effect: wound(aCharacter({ at: storyOfThis })) }) }),
      ),
    ),
  ),

  card(
    15,
    "Patrol Wagon",
    attachTo(character()),
    passive(gains(host, { keyword: "Toughness", amount: 1 })),
    disrupt({ when: would(isWounded(host)), cost: pay(2), effect: prevent(1) }),
  ),

  card(16, "Shotgun Blast", action({ effect: wound(aCharacter({ skill: atMost(X) })) })),

  card(17, "Short Fuse", playOnly(yourOperations), action({ effect: wound(aCharacter(), 7) })),

  card(
    18,
    "Torch the Joint!",
    playOnly(yourOperations),
    action({
      effect: destroy(
        choose(1, {
          in: ["play", "resource"],
          anyOf: [resource({ not: { faction: "agency" } }), support({ subtype: "Location" })],
        }),
      ),
    }),
  ),

  card(
    19,
    "Small Price to Pay",
    action({
      effect: inOrder(
        target(choose(1, character({ controller: you }), { as: "mine" })),
        target(choose(1, character({ controller: opponent }), { as: "theirs" })),
        andThen(
          driveInsane(one(character({ anyOf: MINE_OR_THEIRS }), { as: "victim" })),
          wound(one(character({ anyOf: MINE_OR_THEIRS, isNot: "victim" }))),
        ),
      ),
    }),
  ),

  card(
    20,
    "Working a Hunch",
    action({
      effect: inOrder(
        until(endOfPhase, gains(aCharacter(), { icons: { combat: 2 } })),
        ifThen(youOverpaid, until(endOfPhase, gains(it, { icons: { arcane: 1, investigation: 1 } }))),
      ),
    }),
  ),

  card(
    23,
    "Steve Clarney",
    passive(whileTrue(isCommitted(thisCard), loses(each(character()), { toughness: true }))),
  ),
];
