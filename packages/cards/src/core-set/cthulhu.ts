import {
  aCharacter,
  action,
  andThen,
  anyCard,
  anyPlayer,
  atLeast,
  atMost,
  attachTo,
  cancel,
  card,
  character,
  choose,
  commits,
  costs,
  count,
  destroy,
  disrupt,
  drawsForDrawPhase,
  each,
  effectInitiated,
  endOfPhase,
  event,
  exhaust,
  forcedResponse,
  gains,
  host,
  isCommitted,
  may,
  one,
  opponent,
  passive,
  pay,
  sacrifice,
  story,
  thatPlayer,
  thatStory,
  thisCard,
  until,
  whileTrue,
  would,
  wound,
  X,
} from "@fhtagn/rules/dsl";

export const cthulhu = [
  card(
    41,
    "Cthulhu",
    forcedResponse({
      when: drawsForDrawPhase(anyPlayer),
      effect: sacrifice(one(character({ controller: thatPlayer }), { ifAble: true }), {
        by: thatPlayer,
        untilDone: true,
      }),
    }),
  ),

  card(
    42,
    "Dagon",
    disrupt({
      when: would(effectInitiated({ source: event(), wouldDestroy: thisCard })),
      cost: [pay(1), sacrifice(one(character({ subtype: "Deep One" })))],
      effect: cancel,
    }),
  ),

  card(
    45,
    "Shadow-spawned Hunting Horror",
    passive(
      whileTrue(
        isCommitted(thisCard),
        gains(each(character({ committed: true })), { icons: { investigation: -1 } }),
      ),
    ),
  ),

  card(
    46,
    "Ravager from the Deep",
    forcedResponse({
      when: commits(thisCard),
      effect: wound(each(character({ at: thatStory, other: true }))),
    }),
  ),

  card(
    48,
    "Adult Deep One",
    disrupt({ when: would(effectInitiated({ targeting: thisCard })), cost: pay(2), effect: cancel }),
  ),

  card(49, "Ocean Crawlers", passive(gains(thisCard, { skill: count(anyCard({ subtype: "Attachment" })) }))),

  card(50, "Lord of the Silver Twilight", passive(costs(anyCard({ title: "Cthulhu" }), -1, { min: 1 }))),

  card(
    51,
    "Mature Deep One",
    action({ cost: pay(3), effect: destroy(choose(1, anyCard({ subtype: "Attachment" }))) }),
  ),

  card(53, "Sleep of Reason", attachTo(story())),

  card(
    54,
    "Sword of Y'ha-tallo",
    attachTo(character()),
    passive(gains(host, { icons: { terror: 1, combat: 1 } })),
  ),

  card(
    55,
    "Shadowed Reef",
    passive(gains(each(character({ subtype: "Deep One" })), { icons: { terror: 1 } })),
  ),

  card(
    56,
    "Deep One Assault",
    action({ effect: destroy(choose(1, { anyOf: [character(), { type: "support" }], cost: atMost(X) })) }),
  ),

  card(
    57,
    "Pulled Under",
    action({
      cost: exhaust(one(character({ icon: { is: "terror", count: atLeast(2) } }))),
      effect: destroy(aCharacter({ exhausted: true, not: { subtype: "Ancient One" } })),
    }),
  ),

  card(58, "Get it Off!", action({ effect: destroy(choose(1, anyCard({ subtype: "Attachment" }))) })),

  card(
    59,
    "Sacrificial Offerings",
    action({
      effect: andThen(wound(aCharacter({ controller: opponent })), may(opponent, wound(aCharacter()))),
    }),
  ),

  card(
    60,
    "Touched by the Sleeper",
    action({
      effect: until(endOfPhase, gains(aCharacter({ faction: "cthulhu" }), { icons: { terror: 2 } })),
    }),
  ),
];
