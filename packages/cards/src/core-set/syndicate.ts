import {
  aCharacter,
  action,
  andThen,
  atMost,
  attachTo,
  below,
  blank,
  card,
  character,
  choose,
  copies,
  count,
  disrupt,
  domain,
  drain,
  driveInsane,
  each,
  effectInitiated,
  endOfPhase,
  entersPlay,
  exhaust,
  forcedResponse,
  gains,
  host,
  ifThen,
  inOrder,
  isLike,
  isReady,
  it,
  may,
  moveThisEvent,
  one,
  overpays,
  passive,
  pay,
  ready,
  removeTokens,
  response,
  sacrifice,
  setTo,
  story,
  target,
  thisCard,
  toHand,
  until,
  would,
  X,
  you,
  youOverpaid,
} from "@fhtagn/rules/dsl";

export const syndicate = [
  card(
    61,
    'Jack "Brass" Brady',
    disrupt({ when: would(effectInitiated({ ability: true })), effect: toHand(thisCard) }),
  ),

  card(
    63,
    "Richard Upton Pickman",
    action({
      cost: pay(2),
      effect: until(
        endOfPhase,
        andThen(copies(thisCard, aCharacter(), ["keywords", "triggered"]), blank(it, { printed: true })),
      ),
    }),
  ),

  card(
    65,
    "Clover Club Bouncer",
    action({ cost: exhaust(thisCard), effect: until(endOfPhase, gains(aCharacter(), { skill: -1 })) }),
  ),

  card(
    66,
    "Clover Club Torch Singer",
    action({ cost: pay(1), effect: until(endOfPhase, gains(aCharacter(), { skill: -2 })) }),
  ),

  card(
    68,
    "Syndicate Liaison",
    forcedResponse({
      when: entersPlay(thisCard),
      effect: exhaust(choose(1, character({ ready: true }), { ifAble: true })),
    }),
  ),

  card(
    69,
    "Hard Case",
    response({
      when: entersPlay(thisCard),
      effect: exhaust(aCharacter({ printed: { cost: atMost(count(domain({ controller: you }))) } })),
    }),
  ),

  card(
    70,
    "Patsy",
    action({ cost: sacrifice(thisCard), effect: removeTokens(2, one(story({ tokens: atMost(4) }))) }),
  ),

  card(
    71,
    "Extortionist",
    response({
      when: overpays(you, { card: thisCard, for: "card" }),
      effect: exhaust(aCharacter({ not: { subtype: "Ancient One" } })),
    }),
  ),

  card(72, "Freelance Photographer", action({ cost: pay(1), effect: ready(thisCard) })),

  card(
    73,
    "Dutch Courage",
    passive(gains(each(character({ controller: you })), { keyword: "Toughness", amount: 1 })),
  ),

  card(74, "Cathouse", response({ when: overpays(you, { for: "ability" }), effect: ready(aCharacter()) })),

  card(
    75,
    "Alhazred Lamp",
    attachTo(character()),
    passive(gains(host, { icons: { terror: 1, combat: 1, arcane: 1, investigation: 1 } })),
  ),

  card(76, "Like a Moth", action({ effect: until(endOfPhase, setTo(aCharacter(), { printedSkill: 0 })) })),

  card(77, "Panic", action({ effect: exhaust(each(character({ skill: below(X) }))) })),

  card(
    78,
    "Get On Yer Feet!",
    action({
      effect: inOrder(
        target(aCharacter()),
        ready(it),
        ifThen(youOverpaid, until(endOfPhase, gains(it, { skill: 3 }))),
      ),
    }),
  ),

  card(
    79,
    "Low Blow",
    action({
      effect: inOrder(
        target(aCharacter()),
        ifThen(isReady(it), exhaust(it), ifThen(isLike(it, { exhausted: true }), driveInsane(it))),
      ),
    }),
  ),

  card(
    80,
    "Legacy of Ramses",
    action({
      effect: andThen(
        ready(aCharacter({ exhausted: true })),
        may(you, andThen(drain(one(domain({ controller: you, drained: false }))), moveThisEvent("hand"))),
      ),
    }),
  ),
];
