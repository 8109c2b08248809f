/** Reasons that lie in what is chosen: targets, stories, states, zones. */
export interface Sentence {
  readonly en: string;
  readonly fr: string;
}

export const TARGET_SENTENCES: Readonly<Record<string, Sentence>> = {
  // targets
  "TGT-02": { en: "There is nothing it could be used on", fr: "Il n'y a rien sur quoi l'utiliser" },
  "TGT-05": {
    en: "A card that cannot be affected in this way cannot be chosen",
    fr: "Une carte qui ne peut pas être affectée ainsi ne peut pas être choisie",
  },
  "TGT-10": {
    en: "There are too few cards to choose from",
    fr: "Il n'y a pas assez de cartes parmi lesquelles choisir",
  },
  "TGT-11": { en: "That player has no hand", fr: "Ce joueur n'a pas de main" },
  "TGT-17": {
    en: "An option that cannot be attempted may not be taken",
    fr: "On ne peut pas prendre une option impossible à tenter",
  },
  "TGT-18": {
    en: "It must be possible for each player",
    fr: "Il faut que ce soit possible pour chaque joueur",
  },
  "KW-INVU-01": {
    en: "A character with Invulnerability cannot be wounded",
    fr: "Un personnage avec Invulnérabilité ne peut pas être blessé",
  },
  "KW-WILL-01": {
    en: "A character with Willpower cannot go insane",
    fr: "Un personnage avec Volonté ne peut pas devenir dément",
  },
  // stories
  "STORY-04": {
    en: "Only ready characters can be committed",
    fr: "Seuls les personnages redressés peuvent être engagés",
  },
  "STORY-06": {
    en: "A character can be committed to one story only",
    fr: "Un personnage ne peut être engagé que dans une seule histoire",
  },
  "STORY-10": {
    en: "You can commit only where your opponent has characters",
    fr: "Vous ne pouvez engager de personnages que là où votre adversaire en a",
  },
  "STORY-12": {
    en: "The attacker has nobody left at that story",
    fr: "L'attaquant n'a plus personne dans cette histoire",
  },
  "STORY-16": {
    en: "A story without a character of the active player does not resolve",
    fr: "Une histoire sans personnage du joueur actif n'est pas résolue",
  },
  "STORY-23": { en: "Only characters can be committed", fr: "Seuls les personnages peuvent être engagés" },
  "STORY-33": {
    en: "A defender cannot be brought to a story without attackers",
    fr: "Un défenseur ne peut pas être amené dans une histoire sans attaquant",
  },
  "WIN-18": {
    en: "Every choice of a story's effect must be possible",
    fr: "Chaque choix de l'effet d'une histoire doit être possible",
  },
  "COMP-12": {
    en: "Its cost must be supplied by one domain",
    fr: "Son coût doit être fourni par un seul domaine",
  },
  "COMP-25": { en: "That card is out of play", fr: "Cette carte est hors jeu" },
  "COMP-26": {
    en: "A resource is not in play as a card",
    fr: "Une ressource n'est pas en jeu en tant que carte",
  },
  "RSRC-05": {
    en: "A card attached as a resource serves no other purpose",
    fr: "Une carte attachée comme ressource ne sert à rien d'autre",
  },
  "TRIG-01": {
    en: "The card has no ability that can be used",
    fr: "La carte n'a aucune capacité qui puisse être utilisée",
  },
  "TRIG-25": { en: "Cards are played from the hand", fr: "Les cartes se jouent depuis la main" },
  "STORY-03": { en: "It cannot be committed in this way", fr: "Elle ne peut pas être engagée ainsi" },
  "STORY-18": {
    en: "Only disrupts are possible while stories are being resolved",
    fr: "Seules les interruptions sont possibles pendant la résolution des histoires",
  },
  "STRUG-10": {
    en: "A character with a Terror icon or Willpower cannot go insane",
    fr: "Un personnage avec une icône de Terreur ou Volonté ne peut pas devenir dément",
  },
  "STRUG-14": {
    en: "A character that cannot be wounded cannot be chosen for a wound",
    fr: "Un personnage qui ne peut pas être blessé ne peut pas être choisi pour l'être",
  },
  "STRUG-19": {
    en: "A readied character stays at its story",
    fr: "Un personnage redressé reste dans son histoire",
  },
  "CTRL-03": { en: "You do not control that card", fr: "Vous ne contrôlez pas cette carte" },
  "TEXT-04": { en: "A resource cannot use its text", fr: "Une ressource ne peut pas utiliser son texte" },
  "INS-03": { en: "An insane character has no text", fr: "Un personnage dément n'a pas de texte" },
  "INS-04": { en: "An insane character cannot commit", fr: "Un personnage dément ne peut pas s'engager" },
  "INS-05": { en: "That character is already insane", fr: "Ce personnage est déjà dément" },
  "INS-07": {
    en: "An insane character is neither ready nor exhausted",
    fr: "Un personnage dément n'est ni redressé ni déchargé",
  },
  "INS-08": {
    en: "An insane character cannot be readied or exhausted",
    fr: "Un personnage dément ne peut être ni redressé ni déchargé",
  },
  "ATT-11": { en: "A resource is not an attached card", fr: "Une ressource n'est pas une carte attachée" },
  "LEAVE-01": { en: "That card is not in play", fr: "Cette carte n'est pas en jeu" },
  "WND-06": {
    en: "You can sacrifice only what you control",
    fr: "Vous ne pouvez sacrifier que ce que vous contrôlez",
  },
  "WND-08": { en: "Only characters can be wounded", fr: "Seuls les personnages peuvent être blessés" },
  "DORM-04": {
    en: "A dormant card has neither text nor type",
    fr: "Une carte Dormante n'a ni texte ni type",
  },
  "VICT-10": { en: "The game is over", fr: "La partie est terminée" },
};
