/** One sentence for each rule that can be given as a reason. */
import { type Sentence, TARGET_SENTENCES } from "./refusals-of-targets.ts";

export const SENTENCES: Readonly<Record<string, Sentence>> = {
  // kinds of cards
  "COMP-01": {
    en: "There are no conspiracies under these rules",
    fr: "Ces règles ne connaissent pas les conspirations",
  },
  "COMP-07": { en: "That card is already exhausted", fr: "Cette carte est déjà déchargée" },
  "COMP-09": {
    en: "An exhausted card cannot use an ability that exhausts it",
    fr: "Une carte déchargée ne peut pas utiliser une capacité qui la décharge",
  },
  "CONS-03": { en: "You already have a conspiracy in play", fr: "Vous avez déjà une conspiration en jeu" },
  // whose turn, which moment
  "OPS-01": {
    en: "Characters, supports and conspiracies can be played only during your own operations phase",
    fr: "Les personnages, les soutiens et les conspirations ne peuvent être joués que pendant votre phase d'opérations",
  },
  "OPS-10": {
    en: "This card can be played only during your own operations phase",
    fr: "Cette carte ne peut être jouée que pendant votre phase d'opérations",
  },
  "RSRC-01": {
    en: "A card can be attached as a resource only during your own resource phase",
    fr: "Une carte ne peut être attachée comme ressource que pendant votre phase de ressource",
  },
  "RSRC-03": {
    en: "You have already attached a resource this phase",
    fr: "Vous avez déjà attaché une ressource pendant cette phase",
  },
  "TIME-01": {
    en: "Actions can be taken only in an action window",
    fr: "On ne peut entreprendre une action que pendant une fenêtre d'actions",
  },
  "TIME-03": {
    en: "The other player must be offered an action first",
    fr: "L'autre joueur doit d'abord avoir l'occasion d'agir",
  },
  "TIME-05": {
    en: "An action must be finished before the next begins",
    fr: "Une action doit être terminée avant que la suivante commence",
  },
  "TIME-08": {
    en: "Only disrupts and forced responses are possible here",
    fr: "Seules les interruptions et les réactions forcées sont possibles ici",
  },
  "TIME-11": {
    en: "This card says when it may be played, and this is not such a moment",
    fr: "Cette carte dit quand elle peut être jouée, et ce n'est pas le moment",
  },
  "TRIG-03": {
    en: "What this response waits for has not happened",
    fr: "Ce que cette réaction attend ne s'est pas produit",
  },
  "TRIG-04": {
    en: "This ability has already been used for that",
    fr: "Cette capacité a déjà été utilisée pour cela",
  },
  "TRIG-10": {
    en: "The card was blank, insane or not in play when it was discarded",
    fr: "La carte avait un rectangle de texte vide, était démente ou n'était pas en jeu quand elle a été défaussée",
  },
  "TRIG-16": {
    en: "Only a disrupt can be used before an action has finished",
    fr: "Seule une interruption peut être utilisée avant la fin d'une action",
  },
  "TRIG-18": {
    en: "This disrupt cannot cancel that kind of effect",
    fr: "Cette interruption ne peut pas annuler ce genre d'effet",
  },
  "TRIG-21": {
    en: "The condition of this ability is not met",
    fr: "La condition de cette capacité n'est pas remplie",
  },
  "TRIG-23": {
    en: "A passive effect cannot be cancelled",
    fr: "Un effet permanent ne peut pas être annulé",
  },
  "TRIG-24": {
    en: "This ability works only while its card is in play",
    fr: "Cette capacité ne fonctionne que si sa carte est en jeu",
  },
  "TRIG-26": {
    en: "The limit of this ability has been reached",
    fr: "La limite de cette capacité est atteinte",
  },
  "TRIG-27": { en: "An effect forbids it", fr: "Un effet l'interdit" },
  "TRIG-30": { en: "The card is immune to this", fr: "La carte est immunisée contre cet effet" },
  // paying
  "PAY-01": {
    en: "No undrained domain has enough resources",
    fr: "Aucun domaine non exploité n'a assez de ressources",
  },
  "PAY-02": { en: "That domain is drained", fr: "Ce domaine est exploité" },
  "PAY-03": {
    en: "Resources of two domains cannot be added together",
    fr: "Les ressources de deux domaines ne s'additionnent pas",
  },
  "PAY-04": {
    en: "The domain has no resource of the card's faction",
    fr: "Le domaine n'a pas de ressource de la faction de la carte",
  },
  "PAY-06": { en: "A cost of 0 drains no domain", fr: "Un coût de 0 n'exploite aucun domaine" },
  "PAY-10": {
    en: "A domain is drained only to pay for something",
    fr: "On n'exploite un domaine que pour payer quelque chose",
  },
  "PAY-20": {
    en: "No value of X that can be paid would do anything",
    fr: "Aucune valeur de X pouvant être payée n'aurait d'effet",
  },
  "PAY-23": {
    en: "A domain without resources pays for nothing",
    fr: "Un domaine sans ressource ne peut rien payer",
  },
  "KW-LOYAL-01": {
    en: "A Loyal card must be paid for entirely with resources of its faction",
    fr: "Une carte avec Loyal doit être payée entièrement avec des ressources de sa faction",
  },
  "KW-STEAD-01": {
    en: "Your domains have too few resources for its Steadfast symbols",
    fr: "Vos domaines ont trop peu de ressources pour ses symboles Intègre",
  },
  "KW-STEAD-10": {
    en: "Both its own faction and its Steadfast symbols must be covered",
    fr: "Sa propre faction et ses symboles Intègre doivent tous deux être couverts",
  },
  "COST-02": { en: "A part of the cost cannot be paid", fr: "Une partie du coût ne peut pas être payée" },
  "COST-11": {
    en: "A cost can be paid only with cards you control",
    fr: "Un coût ne se paie qu'avec des cartes que vous contrôlez",
  },
  "COST-12": {
    en: "One card cannot pay two parts of a cost",
    fr: "Une même carte ne peut pas payer deux parties d'un coût",
  },
  "COST-17": { en: "Paying must change something", fr: "Payer doit changer quelque chose" },
  // entering play
  "UNIQ-02": {
    en: "You already have a unique card of that title in play",
    fr: "Vous avez déjà en jeu une carte unique de ce titre",
  },
  "KW-HERO-01": {
    en: "A player cannot control both Heroic and Villainous characters",
    fr: "Un joueur ne peut pas contrôler à la fois des personnages Héroïques et des personnages Diaboliques",
  },
  "KW-HERO-04": {
    en: "A player cannot control both Heroic and Villainous characters",
    fr: "Un joueur ne peut pas contrôler à la fois des personnages Héroïques et des personnages Diaboliques",
  },
  "ATT-06": { en: "It cannot be attached to that card", fr: "Elle ne peut pas être attachée à cette carte" },
  "ATT-10": { en: "There is nothing it could be attached to", fr: "Il n'y a rien à quoi l'attacher" },
  "DORM-01": {
    en: "A card can become dormant only during your own operations phase",
    fr: "Une carte ne peut devenir Dormante que pendant votre phase d'opérations",
  },
  "DORM-02": {
    en: "You have already made a card dormant at that story this turn",
    fr: "Vous avez déjà rendu une carte Dormante sur cette histoire pendant ce tour",
  },
  ...TARGET_SENTENCES,
};
