/** Buttons in English. */
import { namedWord } from "@fhtagn/rules/text";
import type { ButtonWords, Price } from "../contract/button-words.ts";
import { englishPlural } from "./numbers.ts";

/** ": drain domain 2 (3)". */
const priced = (price: Price | null): string =>
  price === null ? "" : `: drain ${price.domain} (${price.cost})`;

export const englishButtons: ButtonWords = {
  letHappen: "let it happen",
  attachNothing: "attach nothing this turn",
  pass: "pass",
  payNoMore: "pay no more",
  chooseNoMore: "choose no more",
  chooseNone: "choose none",
  play: (card, price) => `play ${card}${priced(price)}`,
  use: (card, does, price) => {
    if (does === null) return `use ${card}${priced(price)}`;
    const paid = price === null ? "" : ` (drain ${price.domain}, pay ${price.cost})`;
    return `${card}: ${does}${paid}`;
  },
  makeDormant: (card, story) => `make ${card} dormant at ${story}`,
  attach: (card, to) => `attach ${card} to ${to}`,
  choose: (card) => `choose ${card}`,
  deeds: {
    wound: (card) => `wound ${card}`,
    driveInsane: (card) => `drive ${card} insane`,
    restore: (card) => `restore ${card}`,
    ready: (card) => `ready ${card}`,
    exhaust: (card) => `exhaust ${card}`,
    commit: (card) => `commit ${card}`,
    uncommit: (card) => `uncommit ${card}`,
    destroy: (card) => `destroy ${card}`,
    sacrifice: (card) => `sacrifice ${card}`,
    discard: (card) => `discard ${card}`,
    putIntoPlay: (card) => `put ${card} into play`,
    payToPutIntoPlay: (card) => `put ${card} into play`,
    playFree: (card) => `play ${card} for free`,
    toHand: (card) => `return ${card} to hand`,
    toDeck: (card) => `put ${card} into the deck`,
    attach: (card) => `attach to ${card}`,
    removeFromGame: (card) => `remove ${card} from the game`,
    takeControl: (card) => `take control of ${card}`,
    lookAt: (card) => `look at ${card}`,
    reveal: (card) => `reveal ${card}`,
    search: (card) => `take ${card}`,
    blank: (card) => `blank ${card}`,
  },
  next: (card, does) => (does === null ? `${card} next` : `${card} next (${does})`),
  put: {
    hand: (card) => `take ${card} into your hand`,
    bottom: (card) => `put ${card} on the bottom of the deck`,
    top: (card) => `put ${card} on top of the deck`,
  },
  placeToken: (card, side) => `${card}: a token of ${side}`,
  takeToken: (side) => (side === "you" ? "take one of your tokens" : `take a token of ${side.name}`),
  somebody: (player) => (player === "you" ? "you" : player.name),
  part: (number) => `option ${number}`,
  drain: (domain) => `drain ${domain}`,
  drainFor: (domain, cost) => `drain ${domain}: pay ${cost}`,
  resolve: (story) => `resolve ${story}`,
  placeSuccessToken: (story) => `place 1 success token on ${story}`,
  placeNoToken: "place no token",
  leaveEffect: (story) => `leave the effect of ${story} aside`,
  onTopOfDeck: (card) => `put ${card} on top of its owner's deck`,
  letGo: (card) => `let ${card} go`,
  keepOut: (card) => `do not put ${card} into play`,
  leaveThere: (card) => `leave ${card} where it is`,
  readyNobody: "ready nobody",
  doNothing: "do nothing",
  keep: "keep this hand",
  mulligan: "draw a new hand",
  name: (word) => `name ${namedWord(word, "en")}`,
  number: (x) => `X is ${x}`,
  wasted: (resources) => `${resources} resource${englishPlural(resources)} wasted`,
  ordered: (card, does) => `${card}: ${does}`,
};
