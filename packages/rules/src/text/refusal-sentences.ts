/** One sentence for each rule that can be given as a reason. */
export interface Sentence {
  readonly en: string;
  readonly fr: string;
}

export const SENTENCES: Readonly<Record<string, Sentence>> = {
  // kinds of cards
  "COMP-01": {
    en: "There are no conspiracies under these rules",
    fr: "Ces règles ne connaissent pas les conspirations",
  },
  "COMP-07": { en: "That card is exhausted already", fr: "Cette carte est déjà déchargée" },
  "COMP-09": {
    en: "An exhausted card cannot use an ability that exhausts it",
    fr: "Une carte déchargée ne peut pas utiliser une capacité qui la décharge",
  },
  "CONS-03": { en: "You have a conspiracy in play already", fr: "Vous avez déjà une conspiration en jeu" },
  // whose turn, which moment
  "OPS-01": {
    en: "Characters, supports and conspiracies are played only in your own operations phase",
    fr: "Les personnages, les soutiens et les conspirations ne se jouent que pendant votre phase d'opérations",
  },
  "OPS-10": {
    en: "This card can be played only in your own operations phase",
    fr: "Cette carte ne peut être jouée que pendant votre phase d'opérations",
  },
  "RSRC-01": {
    en: "A card is attached as a resource only in your own resource phase",
    fr: "Une carte ne s'attache comme ressource que pendant votre phase de ressource",
  },
  "RSRC-03": {
    en: "You have attached a resource this phase already",
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
    fr: "Une action doit être terminée avant que commence la suivante",
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
    fr: "Ce que cette réaction attend n'a pas eu lieu",
  },
  "TRIG-04": {
    en: "This has been used for that already",
    fr: "Cette capacité a déjà été utilisée pour cela",
  },
  "TRIG-10": {
    en: "The card was blank, insane or not in play when it was discarded",
    fr: "La carte était vide, démente ou hors jeu quand elle a été défaussée",
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
  "TRIG-23": { en: "A passive cannot be cancelled", fr: "Un effet passif ne peut pas être annulé" },
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
    en: "No value of X can be paid that would do anything",
    fr: "Aucune valeur de X ne peut être payée avec un effet",
  },
  "PAY-23": {
    en: "A domain without resources pays for nothing",
    fr: "Un domaine sans ressource ne peut rien payer",
  },
  "KW-LOYAL-01": {
    en: "A Loyal card must be paid for entirely with resources of its faction",
    fr: "Une carte Loyal doit être payée entièrement avec des ressources de sa faction",
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
    en: "You have a unique card of that title in play already",
    fr: "Vous avez déjà en jeu une carte unique de ce titre",
  },
  "KW-HERO-01": {
    en: "Heroic and Villainous characters cannot be together under one player",
    fr: "Un joueur ne peut pas avoir à la fois des personnages Héroïques et Diaboliques",
  },
  "KW-HERO-04": {
    en: "Heroic and Villainous characters cannot be together under one player",
    fr: "Un joueur ne peut pas avoir à la fois des personnages Héroïques et Diaboliques",
  },
  "ATT-06": { en: "It cannot be attached to that card", fr: "Elle ne peut pas être attachée à cette carte" },
  "ATT-10": { en: "There is nothing it could be attached to", fr: "Il n'y a rien à quoi l'attacher" },
  "DORM-01": {
    en: "A card becomes dormant only in your own operations phase",
    fr: "Une carte ne devient Dormante que pendant votre phase d'opérations",
  },
  "DORM-02": {
    en: "You have made a card dormant at that story this turn already",
    fr: "Vous avez déjà rendu une carte Dormante à cette histoire pendant ce tour",
  },
  // targets
  "TGT-02": { en: "There is nothing it could be used on", fr: "Il n'y a rien sur quoi l'utiliser" },
  "TGT-05": {
    en: "A card that cannot be affected so cannot be chosen",
    fr: "Une carte qui ne peut pas être affectée ainsi ne peut pas être choisie",
  },
  "TGT-10": { en: "There are too few cards to choose from", fr: "Il n'y a pas assez de cartes à choisir" },
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
    en: "An Invulnerable character cannot be wounded",
    fr: "Un personnage avec Invulnérabilité ne peut pas être blessé",
  },
  "KW-WILL-01": {
    en: "A character with Willpower cannot go insane",
    fr: "Un personnage avec Volonté ne peut pas devenir dément",
  },
  // stories
  "STORY-04": {
    en: "Only ready characters can be committed",
    fr: "Seuls les personnages redressés peuvent s'engager",
  },
  "STORY-06": {
    en: "A character can be committed to one story only",
    fr: "Un personnage ne peut s'engager que dans une seule histoire",
  },
  "STORY-10": {
    en: "You can commit only where your opponent has characters",
    fr: "Vous ne pouvez vous engager que là où votre adversaire a des personnages",
  },
  "STORY-12": {
    en: "The attacker has nobody left at that story",
    fr: "L'attaquant n'a plus personne dans cette histoire",
  },
  "STORY-16": {
    en: "A story without a character of the active player does not resolve",
    fr: "Une histoire sans personnage du joueur actif n'est pas résolue",
  },
  "STORY-23": { en: "Only characters can be committed", fr: "Seuls les personnages peuvent s'engager" },
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
    fr: "La carte n'a pas de capacité que l'on puisse utiliser",
  },
  "TRIG-25": { en: "Cards are played from the hand", fr: "Les cartes se jouent depuis la main" },
  "STORY-03": { en: "It cannot be committed so", fr: "Elle ne peut pas être engagée ainsi" },
  "STORY-18": {
    en: "Nothing but disrupts is possible while stories are resolved",
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
  "INS-05": { en: "That character is insane already", fr: "Ce personnage est déjà dément" },
  "INS-07": {
    en: "An insane character is neither ready nor exhausted",
    fr: "Un personnage dément n'est ni redressé ni déchargé",
  },
  "INS-08": {
    en: "An insane character cannot be readied or exhausted",
    fr: "Un personnage dément ne peut être ni redressé ni déchargé",
  },
  "ATT-11": { en: "A resource is no attachment", fr: "Une ressource n'est pas une carte attachée" },
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
