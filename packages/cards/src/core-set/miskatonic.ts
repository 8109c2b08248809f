import {
  aCharacter,
  action,
  andThen,
  anyCard,
  aStory,
  atMost,
  attachTo,
  card,
  character,
  choose,
  chosenPlayer,
  commits,
  costs,
  discard,
  domain,
  draw,
  each,
  eachPlayer,
  endOfPhase,
  enteredThisPhase,
  entersDiscardPile,
  entersPlay,
  exhaust,
  forcedResponse,
  gains,
  iconsOf,
  ifThen,
  inOrder,
  isCommitted,
  isRestored,
  it,
  itself,
  lookAt,
  loses,
  moveDrain,
  one,
  passive,
  pay,
  payX,
  placeTokens,
  playOnly,
  putIntoPlay,
  ready,
  removeStruggle,
  response,
  restore,
  sacrifice,
  sort,
  story,
  storyOfThis,
  thatPlayer,
  thisCard,
  toHand,
  top,
  uncommit,
  until,
  upTo,
  whileTrue,
  X,
  you,
  youOverpaid,
  yourOperations,
} from "@fhtagn/rules/dsl";

const EACH_DISCARDS_ONE = eachPlayer(
  discard(one(anyCard({ in: "hand", controller: thatPlayer }), { by: thatPlayer })),
);

export const miskatonic = [
  card(
    21,
    "Professor Albert Wilmarth",
    passive(whileTrue(isCommitted(thisCard), removeStruggle(storyOfThis, "chosen"))),
  ),

  card(22, "Dr. Ali Kafour", response({ when: commits(thisCard, { player: you }), effect: draw(you, 1) })),

  card(
    24,
    "Professor Nathaniel Peaslee",
    response({
      when: entersDiscardPile(thisCard, { from: "play", player: you }),
      cost: pay(2),
      effect: putIntoPlay(each(character({ in: "discard", enteredThisPhase: true }))),
    }),
  ),

  card(
    25,
    "Anthropology Advisor",
    passive(costs(character({ subtype: "Investigator", controller: you }), -1)),
    passive(
      gains(each(character({ subtype: "Investigator", controller: you })), { icons: { investigation: 1 } }),
    ),
  ),

  card(
    26,
    "Visiting Author",
    action({ from: "discard", if: enteredThisPhase(thisCard), cost: pay(1), effect: toHand(thisCard) }),
  ),

  card(
    27,
    "Mad Genius",
    response({ when: isRestored(thisCard), effect: placeTokens(1, aStory(), { side: you }) }),
  ),

  card(
    28,
    "Strange Librarian",
    action({
      cost: exhaust(thisCard),
      effect: chosenPlayer(inOrder(lookAt(top(3, thatPlayer)), sort({ bottom: 1 }))),
    }),
  ),

  card(
    30,
    "Itinerant Scholar",
    action({
      cost: sacrifice(thisCard),
      effect: moveDrain(one(domain({ controller: you, drained: true })), one(domain({ drained: false }))),
    }),
  ),

  card(
    31,
    "Natural Philosopher",
    forcedResponse({ when: entersPlay(thisCard), effect: andThen(draw(you, 1), EACH_DISCARDS_ONE) }),
  ),

  card(
    32,
    "Student Archaeologist",
    response({ when: isRestored(thisCard), effect: andThen(draw(you, 1), EACH_DISCARDS_ONE) }),
  ),

  card(
    33,
    "Celano Fragments",
    action({
      cost: [exhaust(thisCard), payX()],
      effect: uncommit(aCharacter({ committed: true, cost: atMost(X) })),
    }),
  ),

  card(34, "Open for Inspection", attachTo(story())),

  card(
    35,
    "Atwood Science Hall",
    passive(gains(each(character({ controller: you })), { skill: iconsOf(itself, "investigation") })),
  ),

  card(36, "Binding", action({ effect: until(endOfPhase, loses(aCharacter(), { icons: "allPrinted" })) })),

  card(37, "Feast of Famine", action({ effect: andThen(draw(you, 2), EACH_DISCARDS_ONE) })),

  card(38, "Restless and Wary", action({ effect: ready(each(character({ exhausted: true }))) })),

  card(
    39,
    "Dr. Carson's Treatment",
    action({
      effect: inOrder(
        restore(choose(upTo(2), character({ insane: true }))),
        ready(it),
        ifThen(youOverpaid, until(endOfPhase, gains(it, { icons: { combat: 2 } }))),
      ),
    }),
  ),

  card(40, "Unearthing the Ancients", playOnly(yourOperations), action({ effect: draw(you, 3) })),
];
