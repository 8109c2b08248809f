import {
  aCharacter,
  action,
  anyCard,
  atLeast,
  atMost,
  attachTo,
  cancel,
  cannot,
  card,
  character,
  choose,
  costs,
  countFactions,
  destroy,
  discard,
  disrupt,
  driveInsane,
  each,
  eachOpponent,
  effectInitiated,
  endOfPhase,
  entersPlay,
  exhaust,
  forcedResponse,
  gains,
  host,
  isCommitted,
  loses,
  none,
  opponent,
  overpays,
  passive,
  pay,
  playOnly,
  resource,
  response,
  sacrifice,
  storyOfThis,
  takeControl,
  thatPlayer,
  thisCard,
  times,
  toHand,
  top,
  until,
  whileTrue,
  would,
  you,
  yourOperations,
  youWinStruggle,
} from "@fhtagn/rules/dsl";

export const hastur = [
  card(81, "Hastur", action({ cost: pay(3), effect: driveInsane(aCharacter()) })),

  card(
    82,
    "Victoria Glasser",
    forcedResponse({ when: entersPlay(thisCard), effect: driveInsane(aCharacter()) }),
  ),

  card(
    83,
    "Yellow Muse",
    passive(
      whileTrue(
        isCommitted(thisCard),
        loses(each(character({ at: storyOfThis, other: true })), { keyword: "Fast" }),
      ),
    ),
  ),

  card(
    84,
    "Demon Lover",
    action({ cost: exhaust(thisCard), effect: until(endOfPhase, gains(aCharacter(), { skill: -2 })) }),
  ),

  card(
    85,
    "Thing from the Stars",
    passive(
      costs(
        { is: thisCard },
        times(-1, countFactions(resource({ onDrainedDomain: true, not: { faction: "hastur" } }))),
        { min: 1 },
      ),
    ),
    action({ cost: exhaust(thisCard), effect: destroy(aCharacter({ insane: true })) }),
  ),

  card(
    86,
    "Messenger from Beyond",
    action({
      cost: exhaust(thisCard),
      effect: until(endOfPhase, gains(aCharacter(), { icons: { terror: -1 } })),
    }),
  ),

  card(
    87,
    "Performance Artist",
    disrupt({
      when: would(
        effectInitiated({ ability: true, source: { anyOf: [{ type: "character" }, { type: "support" }] } }),
      ),
      cost: sacrifice(thisCard),
      effect: cancel,
    }),
  ),

  card(89, "Predatory Byakhee", action({ cost: sacrifice(thisCard), effect: discard(top(3, opponent)) })),

  card(
    90,
    "Bearer of the Yellow Sign",
    response({
      when: overpays(you, { card: thisCard, for: "card" }),
      effect: driveInsane(aCharacter()),
    }),
  ),

  card(
    91,
    "Ghost",
    passive(whileTrue(isCommitted(thisCard), gains(thisCard, { keyword: "Invulnerability" }))),
  ),

  card(
    93,
    "Victoria's Loft",
    passive(cannot("restore", each(character({ insane: true })), { during: "refresh" })),
  ),

  card(94, "Sedated", attachTo(character({ insane: true })), passive(cannot("restore", host))),

  card(
    95,
    "Byakhee Attack",
    playOnly(yourOperations),
    action({
      effect: eachOpponent(
        discard(choose(2, anyCard({ in: "hand", controller: thatPlayer }), { by: thatPlayer })),
        { ifAble: true },
      ),
    }),
  ),

  card(96, "Agoraphobia", action({ effect: toHand(aCharacter({ icon: { is: "terror", count: none } })) })),

  card(
    97,
    "Scotophobia",
    action({
      effect: until(
        endOfPhase,
        loses(each(character({ controller: opponent })), { icons: { printed: "terror" } }),
      ),
    }),
  ),

  card(
    98,
    "Despair",
    response({
      when: youWinStruggle({ margin: atLeast(2) }),
      effect: toHand(aCharacter({ not: { hasAttachment: { subtype: "Attachment" } } })),
    }),
  ),

  card(
    99,
    "Blind Submission",
    action({ effect: takeControl(you, aCharacter({ skill: atMost(2) }), endOfPhase) }),
  ),

  card(
    100,
    "Power Drain",
    disrupt({ when: would(effectInitiated({ timing: ["action", "response"] })), effect: cancel }),
  ),
];
