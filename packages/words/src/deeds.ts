/** What is done to a chosen card, as a button says it: "Wound T-Men". */
import type { EffectKind } from "@fhtagn/rules";
import type { Said } from "./speaker.ts";

type Deed = (card: string) => Said;

const deed =
  (en: string, fr: string): Deed =>
  (card) => ({ en: en.replace("*", card), fr: fr.replace("*", card) });

/** Kinds that say nothing of the card itself are "choose". */
const DEEDS: { readonly [K in EffectKind]?: Deed } = {
  wound: deed("Wound *", "Blesser *"),
  driveInsane: deed("Drive * insane", "Rendre dément : *"),
  restore: deed("Restore *", "Restaurer *"),
  ready: deed("Ready *", "Redresser *"),
  exhaust: deed("Exhaust *", "Décharger *"),
  commit: deed("Commit *", "Engager *"),
  uncommit: deed("Uncommit *", "Désengager *"),
  destroy: deed("Destroy *", "Détruire *"),
  sacrifice: deed("Sacrifice *", "Sacrifier *"),
  discard: deed("Discard *", "Défausser *"),
  putIntoPlay: deed("Put * into play", "Mettre en jeu : *"),
  payToPutIntoPlay: deed("Put * into play", "Mettre en jeu : *"),
  playFree: deed("Play * for free", "Jouer sans payer : *"),
  toHand: deed("Return * to hand", "Renvoyer dans la main : *"),
  toDeck: deed("Put * into the deck", "Mettre dans le deck : *"),
  attach: deed("Attach to *", "Attacher à *"),
  removeFromGame: deed("Remove * from the game", "Retirer de la partie : *"),
  takeControl: deed("Take control of *", "Prendre le contrôle : *"),
  lookAt: deed("Look at *", "Regarder *"),
  reveal: deed("Reveal *", "Révéler *"),
  search: deed("Take *", "Prendre *"),
  blank: deed("Blank *", "Considérer le rectangle de texte comme vide : *"),
};

const CHOOSE = deed("Choose *", "Choisir *");

export const deedText = (kind: EffectKind | undefined, card: string): Said =>
  ((kind && DEEDS[kind]) ?? CHOOSE)(card);
