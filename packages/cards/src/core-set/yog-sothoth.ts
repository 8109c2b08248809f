import {
  aCharacter,
  action,
  andThen,
  anyCard,
  atMost,
  attach,
  becomes,
  cannot,
  card,
  character,
  choose,
  costs,
  count,
  discard,
  each,
  either,
  endOfPhase,
  entersDiscardPile,
  entersPlay,
  exhaust,
  forcedResponse,
  gains,
  host,
  ifThen,
  inOrder,
  isCommitted,
  isTurnOf,
  lookAt,
  one,
  opponent,
  passive,
  pay,
  payX,
  playOnly,
  putIntoPlay,
  resource,
  sacrifice,
  setTo,
  sort,
  storyOfThis,
  thisCard,
  times,
  toHand,
  top,
  until,
  upTo,
  whileTrue,
  wound,
  X,
  you,
  youOverpaid,
  yourOperations,
} from "@fhtagn/rules/dsl";

export const yogSothoth = [
  card(
    101,
    "Yog-Sothoth",
    passive(
      costs(
        { is: thisCard },
        times(-1, count(anyCard({ subtype: "Spell", in: "discard", controller: you }))),
        { min: 1 },
      ),
    ),
  ),

  card(
    102,
    "Servant from Out of Time",
    forcedResponse({
      when: entersPlay(thisCard),
      effect: sacrifice(one(resource({ controller: you }), { ifAble: true })),
    }),
  ),

  card(
    103,
    "Son of Yeb",
    passive(
      gains(thisCard, { icons: { combat: count(character({ subtype: "Cultist", controller: you })) } }),
    ),
  ),

  card(
    104,
    "Living Mummy",
    forcedResponse({
      when: entersDiscardPile(thisCard, { from: "play", player: you }),
      effect: wound(each(character())),
    }),
  ),

  card(
    105,
    "Fishers from Outside",
    forcedResponse({ when: entersPlay(thisCard), effect: toHand(aCharacter({ exhausted: true })) }),
  ),

  card(106, "Cannibal Ghast", passive(whileTrue(isTurnOf(you), cannot("commit", thisCard)))),

  card(107, "Spell-bound Shoggoth", passive(gains(each(character({ other: true })), { skill: -1 }))),

  card(
    109,
    "Guardian Elder Thing",
    passive(
      whileTrue(
        isCommitted(thisCard),
        gains(thisCard, {
          ability: action({ cost: pay(2), effect: wound(each(character({ at: storyOfThis }))) }),
        }),
      ),
    ),
  ),

  card(
    110,
    "Hound of Tindalos",
    action({
      effect: andThen(
        attach(thisCard, one(character({ other: true }))),
        becomes(thisCard, {
          type: "support",
          subtypes: ["Attachment"],
          abilities: [
            passive(gains(host, { skill: -4 })),
            action({ cost: pay(1), effect: becomes(thisCard, "printed") }),
          ],
        }),
      ),
    }),
  ),

  card(
    111,
    "Disciple of the Gate",
    passive(setTo(thisCard, { skill: count(character({ faction: "yog-sothoth" })) })),
  ),

  card(
    113,
    "Forbidden Shrine",
    passive(gains(each(character({ controller: you, committed: true })), { skill: 1 })),
  ),

  card(
    114,
    "Blackmoor Estate",
    action({
      cost: [exhaust(thisCard), payX()],
      effect: either(you, discard(top(X, you)), discard(top(X, opponent))),
    }),
  ),

  card(
    115,
    "Journey to the Other Side",
    action({
      effect: inOrder(lookAt(top(5, you)), ifThen(youOverpaid, sort({ hand: upTo(1) }), sort())),
    }),
  ),

  card(
    116,
    "Opening the Limbo Gate",
    playOnly(yourOperations),
    action({ effect: putIntoPlay(choose(1, character({ in: "discard" }), { eachPlayer: true })) }),
  ),

  card(
    117,
    "A Single Glimpse",
    playOnly(yourOperations),
    action({
      effect: sacrifice(one(character({ controller: opponent }), { ifAble: true }), { by: opponent }),
    }),
  ),

  card(
    118,
    "Gathering at the Stones",
    playOnly(yourOperations),
    action({ effect: toHand(choose(1, anyCard({ in: "discard", controller: you }))) }),
  ),

  card(
    119,
    "Unspeakable Resurrection",
    action({ effect: putIntoPlay(aCharacter({ in: "discard", controller: you, cost: atMost(X) })) }),
  ),

  card(120, "Dampen Light", action({ effect: until(endOfPhase, costs(anyCard(), 1)) })),
];
