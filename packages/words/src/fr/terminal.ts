/** The command line in French. */
import type { TerminalWords } from "../contract/terminal-words.ts";
import { frenchBuiltDecks } from "./built-decks.ts";
import { frenchLevels } from "./levels.ts";
import { frenchRulesets } from "./rulesets.ts";

export const frenchTerminal: TerminalWords = {
  board: {
    deck: "deck",
    hand: "main",
    discard: "défausse",
    won: "remportées",
    drained: "exploité",
    wounds: "blessures",
    on: "sur",
    turn: "tour",
  },
  begins: (seed) => `Fhtagn, graine ${seed}`,
  rulesets: frenchRulesets,
  stays: "reste",
  handOver: (player) => `C'est à ${player} de répondre. Que personne d'autre ne regarde.`,
  here: "continuer",
  leave: "Quitter la partie ?",
  resume: "continuer à jouer",
  concede: "abandonner",
  illegal: "impossible : un personnage doit s'engager ailleurs, ou trop de personnages ont été choisis",
  resources:
    "espace pour choisir, entrée pour valider ; les trois cartes vont sur vos domaines dans cet ordre",
  against: "Qui joue P2 ?",
  person: "une autre personne à ce clavier",
  bots: {
    random: "le joueur aléatoire",
    greedy: "Greedy, qui voit un coup d'avance",
    rollout: "Rollout, qui déroule chaque réponse de tête",
    ismcts: "la recherche arborescente",
    tuned: "la recherche arborescente affinée, la plus forte",
  },
  levels: frenchLevels,
  builtDecks: frenchBuiltDecks,
  end: {
    unfinished: "partie inachevée",
    draw: (turns) => `partie nulle en ${turns} tours`,
    won: (winner, turns) => `${winner} gagne en ${turns} tours`,
  },
  deck: {
    notUnderstood: (line, text) => `${line === 0 ? "" : `ligne ${line} : `}« ${text} » n'est pas compris`,
    verdict: (isLegal, cards) => `${isLegal ? "légal" : "illégal"}, ${cards} cartes`,
    cards: "cartes",
    types: "types",
    factions: "factions",
    costs: "coûts",
    average: "moyenne",
    icons: "icônes",
    skill: "compétence",
    transient: "Éphémère",
  },
  noCard: "aucune carte",
  costAndSkill: "coût/compétence",
};
