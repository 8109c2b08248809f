/** Buttons in French. */
import { au, de, namedWord } from "@fhtagn/rules/text";
import type { ButtonWords, Price } from "../contract/button-words.ts";
import { frenchPlural } from "./numbers.ts";

/** " : exploiter le domaine 2 (3)". */
const priced = (price: Price | null): string =>
  price === null ? "" : ` : exploiter ${price.domain} (${price.cost})`;

export const frenchButtons: ButtonWords = {
  letHappen: "laisser faire",
  attachNothing: "ne rien attacher ce tour-ci",
  pass: "passer",
  payNoMore: "ne rien payer de plus",
  chooseNoMore: "ne rien choisir de plus",
  chooseNone: "n'en choisir aucune",
  play: (card, price) => `jouer ${card}${priced(price)}`,
  use: (card, does, price) => {
    if (does === null) return `utiliser ${card}${priced(price)}`;
    const paid = price === null ? "" : ` (exploiter ${price.domain}, payer ${price.cost})`;
    return `${card} : ${does}${paid}`;
  },
  makeDormant: (card, story) => `rendre ${card} Dormante sur ${story}`,
  attach: (card, to) => `attacher ${card} ${au(to)}`,
  choose: (card) => `choisir ${card}`,
  deeds: {
    wound: (card) => `blesser ${card}`,
    driveInsane: (card) => `rendre dément : ${card}`,
    restore: (card) => `restaurer ${card}`,
    ready: (card) => `redresser ${card}`,
    exhaust: (card) => `décharger ${card}`,
    commit: (card) => `engager ${card}`,
    uncommit: (card) => `désengager ${card}`,
    destroy: (card) => `détruire ${card}`,
    sacrifice: (card) => `sacrifier ${card}`,
    discard: (card) => `défausser ${card}`,
    putIntoPlay: (card) => `mettre en jeu : ${card}`,
    payToPutIntoPlay: (card) => `mettre en jeu : ${card}`,
    playFree: (card) => `jouer sans payer : ${card}`,
    toHand: (card) => `renvoyer dans la main : ${card}`,
    toDeck: (card) => `mettre dans le deck : ${card}`,
    attach: (card) => `attacher à ${card}`,
    removeFromGame: (card) => `retirer de la partie : ${card}`,
    takeControl: (card) => `prendre le contrôle : ${card}`,
    lookAt: (card) => `regarder ${card}`,
    reveal: (card) => `révéler ${card}`,
    search: (card) => `prendre ${card}`,
    blank: (card) => `considérer le rectangle de texte comme vide : ${card}`,
  },
  next: (card, does) => (does === null ? `ensuite ${card}` : `ensuite ${card} (${does})`),
  put: {
    hand: (card) => `ajouter ${card} à votre main`,
    bottom: (card) => `mettre ${card} sous le deck`,
    top: (card) => `mettre ${card} sur le dessus du deck`,
  },
  placeToken: (card, side) => `${card} : un marqueur ${de(side)}`,
  takeToken: (side) =>
    side === "you" ? "prendre un de vos marqueurs" : `prendre un marqueur ${de(side.name)}`,
  somebody: (player) => (player === "you" ? "vous" : player.name),
  part: (number) => `choix ${number}`,
  drain: (domain) => `exploiter ${domain}`,
  drainFor: (domain, cost) => `exploiter ${domain} : payer ${cost}`,
  resolve: (story) => `résoudre ${story}`,
  placeSuccessToken: (story) => `placer 1 marqueur de succès sur ${story}`,
  placeNoToken: "ne placer aucun marqueur",
  leaveEffect: (story) => `ignorer l'effet ${de(story)}`,
  onTopOfDeck: (card) => `mettre ${card} sur le dessus du deck de son propriétaire`,
  letGo: (card) => `laisser partir ${card}`,
  keepOut: (card) => `ne pas mettre en jeu : ${card}`,
  leaveThere: (card) => `laisser où elle est : ${card}`,
  readyNobody: "ne redresser personne",
  doNothing: "ne rien faire",
  keep: "garder cette main",
  mulligan: "piocher une nouvelle main",
  name: (word) => `nommer ${namedWord(word, "fr")}`,
  number: (x) => `X vaut ${x}`,
  wasted: (resources) => `${resources} ressource${frenchPlural(resources)} perdue${frenchPlural(resources)}`,
  ordered: (card, does) => `${card} : ${does}`,
};
