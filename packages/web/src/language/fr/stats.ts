import type { stats as english } from "../en/stats.ts";
import type { Shape } from "../shape.ts";

export const stats: Shape<typeof english> = {
  title: "Statistiques",
  under:
    "Ce que disent vos parties, et ce que quelques centaines de parties de l’ordinateur disent des decks.",
  own: {
    title: "Votre bilan",
    empty: "Aucune partie n’a encore été terminée ici. Jouez-en une jusqu’au bout, et elle comptera.",
    emptyPlay: "Jouer une partie",
    failed: "Votre bilan n’a pas pu être ouvert : {reason}",
    loading: "Calcul en cours",
    shared:
      "{count, plural, one {Une partie à deux sur un écran n’est pas comptée ici.} other {# parties à deux sur un écran ne sont pas comptées ici.}}",
    counted: "Compter",
    countedBy: {
      all: "Toutes les parties",
      straight: "Sans retour en arrière",
      undone: "Avec retour en arrière",
    },
    none: "Aucune partie de ce genre pour l’instant.",
    figures: {
      games: "{count, plural, one {partie} other {parties}}",
      won: "{count, plural, one {gagnée} other {gagnées}}",
      drawn: "{count, plural, one {nulle} other {nulles}}",
      lost: "{count, plural, one {perdue} other {perdues}}",
      score: "des points ; une partie nulle vaut une demi-victoire",
      turns: "tours dans une partie moyenne",
    },
    by: "Par",
    groupings: {
      level: "Adversaire",
      faction: "Votre faction",
      deck: "Votre deck",
      side: "Qui commence",
      otherFaction: "Faction adverse",
      otherDeck: "Deck adverse",
    },
    sides: { first: "Vous commencez", second: "Votre adversaire commence" },
    chart: "Part des points : {grouping}",
    chartHelp:
      "Un deck de deux factions compte pour les deux. Le trait fin est l’intervalle où se trouve la vraie part dans 95 cas de ce genre sur 100.",
    bar: "{won, plural, one {# gagnée} other {# gagnées}}, {drawn, plural, one {# nulle} other {# nulles}}, {lost, plural, one {# perdue} other {# perdues}}",
    asTable: "En tableau",
    latest: "Dernières parties",
    columns: {
      what: "Quoi",
      when: "Quand",
      game: "Partie",
      opponent: "Adversaire",
      outcome: "Issue",
      turns: "Tours",
      games: "Parties",
      won: "Gagnées",
      drawn: "Nulles",
      lost: "Perdues",
      score: "Points",
      range: "Intervalle à 95 %",
    },
    outcomes: { won: "gagnée", drawn: "nulle", lost: "perdue" },
    undoneTag: "avec retour en arrière",
  },
  lab: {
    file: "Un rapport du laboratoire d’équilibre",
    title: "L’équilibre des decks",
    terms:
      "{games, number} parties de « {bot} » contre lui-même : {decks, number} decks, chaque affrontement {each, plural, one {une fois} other {# fois}}. Graine « {seed} », moteur {engine}.",
    caution:
      "Un joueur simple mesure sa façon de jouer les decks, pas leur force entre de bonnes mains. Un seul affrontement compte peu de parties et peut tromper ; les lignes et les totaux sont plus sûrs.",
    figures: {
      firstPlayer: "gagnées par celui qui commence (de {low} à {high})",
      turns: "tours dans une partie moyenne",
      stories: "gagnées par les histoires ; le reste par un deck vide ou pas du tout",
      spread: "points du deck le plus faible au plus fort",
      clear: "decks dont l’intervalle exclut 50 % ; un sur vingt le ferait par hasard",
    },
    clearOf: "{clear, number} sur {all, number}",
    map: "Chaque deck contre chaque deck",
    mapHelp:
      "Parties sur cent que le deck de la ligne gagne contre celui de la colonne, le plus fort d’abord. Là où un deck se rencontre lui-même : combien de fois gagne celui qui commence.",
    mapRow: "Deck",
    mapAll: "Tous",
    loses: "perd",
    wins: "gagne",
    factions: "Quelles factions ensemble",
    factionsHelp:
      "Points du deck fait de deux factions contre tous les autres. Sur la diagonale, une faction seule : tous les decks qui l’ont contre tous ceux qui ne l’ont pas.",
    decks: "Force des decks",
    decksHelp:
      "Points contre tous les autres decks. Un intervalle qui croise la ligne du milieu ne distingue pas le deck d’un deck moyen.",
    lengths: "La durée des parties",
    lengthsHelp: "Parties selon le tour où elles se terminent ; les tours des deux joueurs sont comptés.",
    lengthsSaid: "La plupart des parties se terminent entre le tour {from, number} et le tour {to, number}.",
    ends: {
      stories: "trois histoires remportées",
      deck: "deck vide",
      other: "limite de tours ou boucle",
    },
    cards: "Cartes liées à la victoire",
    cardsHelp:
      "Points d’un deck quand la carte a été piochée, moins ses points sinon, en comparant chaque deck à lui-même. Un lien n’est pas une cause : les longues parties font piocher plus de cartes, et qui gagne a plus de quoi jouer ; « jouée » en dit donc moins que « piochée ».",
    verdict:
      "{cards, number} cartes sont comparées à la fois : par le seul hasard, environ {chance, number} intervalles excluraient zéro, et {alone, number} le font. {stand, plural, =0 {Aucune ne se distingue} one {Une seule se distingue (★)} other {# se distinguent (★)}} si une trouvaille sur vingt au plus peut être fausse.",
    best: "Les plus liées à la victoire",
    worst: "Les plus liées à la défaite",
    allCards: "{count, plural, one {La seule carte} other {Les # cartes}}",
    stands: "se distingue",
    seenIn: "{seen, number} sur {all, number}",
    method: {
      title: "Comment on a mesuré",
      played:
        "Chaque deck rencontre chaque deck, lui-même compris ; chaque donne est jouée deux fois, une fois avec chaque joueur en premier. Les deux joueurs connaissent les deux listes et aucune carte cachée. Une partie nulle vaut une demi-victoire.",
      ofTheBox: "Chaque deck réunit deux factions et le premier paquet de cartes neutres.",
      ranges:
        "Un intervalle est juste dans 95 cas de ce genre sur 100 : bootstrap sur les donnes, ou formule de Wilson quand il y a peu de parties. Une seule case de {each, number} parties peut se tromper de {points, number} points ; lignes, factions et totaux sont bien plus sûrs.",
      cards:
        "Pour les intervalles des cartes, toutes les parties d’une donne sont un seul échantillon, puisqu’elles partagent leur mélange. Ce qui se distingue est trouvé à la manière de Benjamini et Hochberg.",
      faults:
        "{count, plural, =0 {Aucune partie n’a eu d’erreur.} one {Une partie a eu une erreur.} other {# parties ont eu une erreur.}}",
      again: "La commande qui redonne exactement ces chiffres, avec le moteur {engine} :",
    },
    columns: {
      deck: "Deck",
      card: "Carte",
      score: "Points",
      range: "Intervalle à 95 %",
      first: "En commençant",
      turns: "Tours",
      deckOut: "Victoires par deck vide",
      drawn: "Piochée",
      played: "Jouée",
      seen: "Piochée dans",
      turn: "Tour",
    },
  },
};
