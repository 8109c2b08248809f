import {
  aCharacter,
  action,
  addDomain,
  addedDomain,
  andThen,
  anyCard,
  aStory,
  aSupport,
  atLeast,
  attach,
  attachTo,
  below,
  blank,
  card,
  character,
  choose,
  count,
  destroy,
  draw,
  each,
  endOfPhase,
  entersDiscardPile,
  exhaust,
  forcedResponse,
  gains,
  host,
  inOrder,
  isCommitted,
  isWounded,
  it,
  name,
  none,
  one,
  opponent,
  passive,
  passTokens,
  pay,
  placeTokens,
  ready,
  removeStruggle,
  response,
  restore,
  sacrifice,
  skillOf,
  story,
  target,
  thisCard,
  times,
  toHand,
  top,
  until,
  whileTrue,
  wound,
  you,
  youWinStruggle,
} from "@fhtagn/rules/dsl";

export const neutral = [
  card(
    141,
    "Mystic Bounty Hunter",
    action({
      cost: sacrifice(thisCard),
      effect: toHand(each(anyCard({ subtype: "Attachment", in: "discard" }))),
    }),
  ),

  card(
    142,
    "Freelance Agent",
    passive(
      whileTrue(
        isCommitted(thisCard),
        gains(thisCard, {
          icons: {
            combat: times(
              2,
              count(character({ controller: opponent, committed: true, skill: below(skillOf(thisCard)) })),
            ),
          },
        }),
      ),
    ),
  ),

  card(143, ".45 Pistols", attachTo(character()), passive(gains(host, { icons: { combat: 1 } }))),

  card(
    144,
    "Political Demonstration",
    response({ when: youWinStruggle({ margin: atLeast(2) }), effect: destroy(aSupport()) }),
  ),

  card(145, "Overzealous Initiate", action({ cost: sacrifice(thisCard), effect: addDomain(you) })),

  card(
    146,
    "Arkham Asylum",
    action({ cost: pay(1), effect: inOrder(restore(aCharacter({ insane: true })), ready(it)) }),
  ),

  card(
    147,
    "Moving the Scenery",
    response({ when: youWinStruggle({ margin: atLeast(2) }), effect: passTokens(1, one(story())) }),
  ),

  card(
    148,
    "Military Advisor",
    response({
      when: isWounded(thisCard),
      cost: pay(2),
      effect: wound(aCharacter({ skill: below(skillOf(thisCard)) })),
    }),
  ),

  card(
    149,
    "Serpent from Yoth",
    forcedResponse({
      when: entersDiscardPile(thisCard, { from: "play", player: you }),
      effect: sacrifice(choose(1, character({ controller: opponent }), { by: opponent }), { by: opponent }),
    }),
  ),

  card(
    150,
    "Tcho-Tcho Talisman",
    attachTo(character({ controller: you })),
    passive(gains(host, { icons: { terror: 2 } })),
    response({ when: entersDiscardPile(thisCard, { from: "play" }), cost: pay(1), effect: toHand(thisCard) }),
  ),

  card(
    151,
    "Inside Information",
    action({
      effect: inOrder(target(aStory()), name("icon"), until(endOfPhase, removeStruggle(it, "chosen"))),
    }),
  ),

  card(
    152,
    "Dabbler in the Unknown",
    action({
      cost: sacrifice(thisCard),
      effect: placeTokens(1, one(story({ tokens: none })), { side: you }),
    }),
  ),

  card(153, "Gentleman's Club", action({ cost: [exhaust(thisCard), pay(2)], effect: draw(you, 1) })),

  card(
    154,
    "Eldritch Nexus",
    action({ effect: andThen(addDomain(you), attach(top(1, you), addedDomain, { asResource: true })) }),
  ),

  card(155, "The Bootleg Whiskey Cover-Up", passive(blank(each(character({ at: thisCard }))))),
];
