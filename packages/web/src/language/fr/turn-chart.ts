import type { turnChart as english } from "../en/turn-chart.ts";
import type { Shape } from "../shape.ts";

export const turnChart: Shape<typeof english> = {
  title: "Le tour en image",
  under:
    "Choisissez une étape : elle dit ce qui s’y passe et quelles règles s’appliquent. Les flèches mènent d’une étape à l’autre.",
  picture: "Les étapes d’un tour",
  start: "début",
  end: "fin",
  rules: "Règles",
  whole: "La machine entière, pour qui la veut exacte",
  phases: {
    refresh: "Phase de régénération",
    draw: "Phase de tirage",
    resource: "Phase de ressource",
    operations: "Phase d’opérations",
    story: "Phase d’histoire",
    endOfTurn: "Fin du tour",
  },
  kinds: {
    box: "Séquence ininterrompue",
    responses: "Réactions",
    window: "Fenêtre d’actions",
    check: "Vérification",
  },
  kindTexts: {
    box: "Les règles la déroulent d’un trait. Personne n’y entreprend d’action.",
    responses: "On peut maintenant réagir à ce que la séquence précédente a provoqué.",
    window:
      "Les joueurs agissent à tour de rôle, le joueur actif d’abord, jusqu’à ce que tous deux passent l’un après l’autre.",
    check: "Les règles regardent la partie et décident de la suite.",
  },
  allowed: {
    title: "Ce qui peut servir ici",
    actions: "Actions",
    responses: "Réactions",
    disrupts: "Interruptions",
    forced: "Réactions forcées",
    passives: "Effets permanents",
    yes: "oui",
    no: "non",
  },
  steps: {
    phaseStart: {
      name: "Début de la phase",
      what: "Les textes qui parlent du début de la phase agissent, avec des interruptions avant et des réactions après. Au début de la phase de régénération, c’est aussi le début du tour.",
    },
    phaseEnd: {
      name: "Fin de la phase",
      what: "Les textes qui parlent de la fin de la phase agissent ; personne ne peut y réagir. Puis tout ce qui dure jusqu’à la fin de la phase est terminé.",
    },
    refreshBox: {
      name: "Restaurer, redresser, régénérer",
      what: "Le joueur actif restaure un de ses personnages déments, déchargé. Puis toutes ses autres cartes déchargées se redressent et tous ses domaines exploités sont régénérés.",
    },
    refreshResponses: {
      name: "Réactions à la régénération",
      what: "On peut réagir à ce qui a été restauré, redressé ou régénéré.",
    },
    w1: { name: "Actions après la régénération", what: "La première occasion d’agir de ce tour." },
    drawBox: {
      name: "Piocher deux cartes",
      what: "Le joueur actif pioche deux cartes, l’une après l’autre ; une seule au tout premier tour. Qui n’a plus de carte dans son deck a perdu.",
    },
    drawResponses: { name: "Réactions à la pioche", what: "On peut réagir à chaque carte piochée." },
    w2: {
      name: "Actions après la pioche",
      what: "Les nouvelles cartes peuvent servir pour la première fois.",
    },
    resourceBox: {
      name: "Attacher une ressource",
      what: "Le joueur actif peut attacher une carte de sa main à un de ses domaines.",
    },
    resourceResponses: {
      name: "Réactions à la ressource",
      what: "On peut réagir à la nouvelle ressource.",
    },
    w3: {
      name: "Actions après la ressource",
      what: "La dernière occasion avant que des cartes soient jouées.",
    },
    w4: {
      name: "Jouer des cartes",
      what: "Le joueur actif peut aussi y jouer des personnages, des soutiens et des conspirations, et rendre des cartes Dormantes. Chacune de ces choses est une action : l’adversaire peut agir ensuite.",
    },
    gate: {
      name: "Est-ce le premier tour ?",
      what: "Au tout premier tour de la partie, il n’y a pas de phase d’histoire : le tour va droit à sa fin.",
    },
    w5: { name: "Actions avant l’engagement", what: "Personne n’est encore engagé." },
    commitActive: {
      name: "Engagement du joueur actif",
      what: "Il annonce tous ses engagements ensemble ; les personnages se déchargent et vont dans leurs histoires. S’il n’a alors personne dans aucune histoire, la phase va droit au désengagement.",
    },
    commitActiveResponses: {
      name: "Réactions à l’engagement",
      what: "On peut réagir aux engagements.",
    },
    w6: { name: "Actions avant la défense", what: "On sait qui attaque, pas encore qui défend." },
    commitOpponent: {
      name: "Engagement de l’adversaire",
      what: "Il peut envoyer des personnages redressés, tous ensemble, dans des histoires où le joueur actif a quelqu’un.",
    },
    commitOpponentResponses: {
      name: "Réactions à la défense",
      what: "On peut réagir aux engagements.",
    },
    w7: { name: "Actions avant les histoires", what: "La dernière occasion avant les luttes." },
    resolveBox: {
      name: "Résoudre les histoires",
      what: "Le joueur actif choisit les histoires une par une. Dans chacune, on mène les luttes dans l’ordre imprimé sur la carte, puis on compare les compétences. Le tout est une seule séquence : seules des interruptions et des réactions forcées s’y glissent.",
    },
    resolveResponses: {
      name: "Réactions aux histoires",
      what: "On peut maintenant réagir, en une seule fois, à tout ce qui s’est passé dans les histoires.",
    },
    w8: {
      name: "Actions après les histoires",
      what: "Les personnages des histoires non remportées sont encore engagés.",
    },
    uncommitBox: {
      name: "Désengager",
      what: "Tous les personnages quittent leurs histoires, redressés ou déchargés, tels qu’ils sont.",
    },
    endTurnBox: {
      name: "Le tour se termine",
      what: "Les textes qui parlent de la fin du tour agissent, et ce qui dure jusque-là est terminé. Puis l’autre joueur devient le joueur actif.",
    },
  },
};
