/** What the terminal says, in both languages. */
import type { Locale } from "@fhtagn/rules";

interface Words {
  readonly deck: string;
  readonly hand: string;
  readonly discard: string;
  readonly won: string;
  readonly drained: string;
  readonly wounds: string;
  readonly on: string;
  readonly stays: string;
  readonly turn: string;
  readonly handOver: (player: string) => string;
  readonly here: string;
  readonly leave: string;
  readonly resume: string;
  readonly concede: string;
  readonly illegal: string;
  readonly resources: string;
  readonly against: string;
  readonly person: string;
  readonly bots: Readonly<Record<string, string>>;
}

const en: Words = {
  deck: "deck",
  hand: "hand",
  discard: "discard pile",
  won: "won",
  drained: "drained",
  wounds: "wounds",
  on: "on",
  stays: "stays",
  turn: "turn",
  handOver: (player) => `${player} has to answer. Nobody else should look now.`,
  here: "go on",
  leave: "Leave the game?",
  resume: "go on playing",
  concede: "concede",
  illegal: "that is not possible: a character must commit elsewhere, or too many were chosen",
  resources: "space to select, enter to confirm; the three cards go to your domains in this order",
  against: "Who plays P2?",
  person: "another person at this keyboard",
  bots: {
    random: "the random player",
    greedy: "Greedy, who looks one step ahead",
    rollout: "Rollout, who plays every answer on in his head",
    ismcts: "the tree search",
    tuned: "the tuned tree search, the strongest",
  },
};

const fr: Words = {
  deck: "deck",
  hand: "main",
  discard: "défausse",
  won: "remportées",
  drained: "exploité",
  wounds: "blessures",
  on: "sur",
  stays: "reste",
  turn: "tour",
  handOver: (player) => `C'est à ${player} de répondre. Que personne d'autre ne regarde.`,
  here: "continuer",
  leave: "Quitter la partie ?",
  resume: "continuer à jouer",
  concede: "abandonner",
  illegal: "impossible : un personnage doit s'engager ailleurs, ou trop de personnages ont été choisis",
  resources:
    "espace pour choisir, entrée pour valider ; les trois cartes vont sur vos domaines dans cet ordre",
  against: "Qui joue P2 ?",
  person: "une autre personne à ce clavier",
  bots: {
    random: "le joueur aléatoire",
    greedy: "Greedy, qui voit un coup d'avance",
    rollout: "Rollout, qui déroule chaque réponse de tête",
    ismcts: "la recherche arborescente",
    tuned: "la recherche arborescente affinée, la plus forte",
  },
};

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr };
export type { Words };
