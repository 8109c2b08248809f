/** What the page says, in both languages. */
import type { Both } from "./markup.ts";

export const WORDS = {
  title: { en: "Balance of the first decks", fr: "L'équilibre des premiers decks" },
  kicker: { en: "Fhtagn balance lab", fr: "Laboratoire d'équilibre de Fhtagn" },
  language: { en: "Language", fr: "Langue" },
  theme: { en: "Light or dark", fr: "Clair ou sombre" },
  map: { en: "Every deck against every deck", fr: "Chaque deck contre chaque deck" },
  mapHelp: {
    en: "Games out of a hundred that the deck of the row wins against that of the column, the strongest deck first. The fewer games, the paler: colours are drawn towards the middle as if each side had won two games more. Mirrors show how often the first player wins.",
    fr: "Parties sur cent que le deck de la ligne gagne contre celui de la colonne, le plus fort d'abord. Moins il y a de parties, plus c'est pâle : les couleurs sont ramenées vers le milieu comme si chaque côté avait gagné deux parties de plus. Les miroirs montrent combien de fois le premier joueur gagne.",
  },
  touch: {
    en: "Touch or point at a square for its figures.",
    fr: "Touchez ou pointez une case pour voir ses chiffres.",
  },
  loses: { en: "loses", fr: "perd" },
  wins: { en: "wins", fr: "gagne" },
  factions: { en: "Which factions together", fr: "Quelles factions ensemble" },
  factionsHelp: {
    en: "The score of the deck made of two factions against all others. On the diagonal a faction alone: all decks that have it against all that have it not.",
    fr: "Le score du deck fait de deux factions contre tous les autres. Sur la diagonale, une faction seule : tous les decks qui l'ont contre tous ceux qui ne l'ont pas.",
  },
  decks: { en: "Strength of the decks", fr: "Force des decks" },
  decksHelp: {
    en: "Score over all other decks, mirrors left out, with its 95 % interval. An interval that crosses the line does not tell a deck from an average one.",
    fr: "Score contre tous les autres decks, sans les miroirs, avec son intervalle à 95 %. Un intervalle qui croise la ligne ne distingue pas le deck d'un deck moyen.",
  },
  cards: { en: "Cards tied to winning", fr: "Cartes liées à la victoire" },
  best: { en: "Most tied to winning", fr: "Les plus liées à la victoire" },
  worst: { en: "Most tied to losing", fr: "Les plus liées à la défaite" },
  allCards: { en: "All cards", fr: "Toutes les cartes" },
  lengths: { en: "Length and way of winning", fr: "Durée et façon de gagner" },
  lengthsHelp: {
    en: "Games by the turn in which they ended; the turns of both players are counted.",
    fr: "Parties selon le tour où elles se terminent ; les tours des deux joueurs sont comptés.",
  },
  table: { en: "As a table", fr: "En tableau" },
  method: { en: "How this was measured", fr: "Comment on a mesuré" },
  stands: {
    en: "stands after correction for the number of comparisons",
    fr: "résiste à la correction pour le nombre de comparaisons",
  },
  games: { en: "games", fr: "parties" },
  columns: {
    rank: { en: "#", fr: "#" },
    deck: { en: "Deck", fr: "Deck" },
    score: { en: "Score", fr: "Score" },
    interval: { en: "95 % interval", fr: "Intervalle à 95 %" },
    beginning: { en: "When first", fr: "En premier" },
    turns: { en: "Turns", fr: "Tours" },
    deckOut: { en: "Wins by deck-out", fr: "Victoires par deck vide" },
    card: { en: "Card", fr: "Carte" },
    drawn: { en: "Drawn", fr: "Piochée" },
    played: { en: "Played", fr: "Jouée" },
    seen: { en: "Drawn in", fr: "Piochée dans" },
    turn: { en: "Turn", fr: "Tour" },
  },
  ends: {
    stories: { en: "three stories won", fr: "trois histoires remportées" },
    deck: { en: "empty deck", fr: "deck vide" },
    other: { en: "turn limit, loop, fault", fr: "limite de tours, boucle, erreur" },
  },
} satisfies Readonly<Record<string, Both | Readonly<Record<string, Both>>>>;
