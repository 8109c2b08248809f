/** What the terminal says, in both languages. */
import type { Decision, Locale, Option } from "@fhtagn/rules";

interface Words {
  readonly questions: Readonly<Record<Decision["kind"], string>>;
  readonly verbs: Readonly<Record<Option["do"], string>>;
  readonly deck: string;
  readonly hand: string;
  readonly discard: string;
  readonly won: string;
  readonly story: string;
  readonly conspiracy: string;
  readonly domain: string;
  readonly drained: string;
  readonly faceDown: string;
  readonly wounds: string;
  readonly on: string;
  readonly stays: string;
  readonly hiddenCard: string;
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
  questions: {
    action: "Your action?",
    response: "Respond?",
    disrupt: "Disrupt?",
    order: "Which comes next?",
    target: "Choose",
    x: "How much is X?",
    domain: "Which domain do you drain?",
    cost: "What do you pay with?",
    pick: "Choose",
    may: "Do it?",
    either: "Which one?",
    name: "Name one",
    token: "Place a success token?",
    storyEffect: "Carry out the effect of the story?",
    resource: "Attach a resource?",
    restore: "Restore which character?",
    resolve: "Which story is resolved next?",
    mulligan: "Keep this hand?",
    setup: "Which three cards become your starting resources?",
    commit: "Commit characters",
    oppose: "Commit characters against them",
    firstPart: "Which part comes first?",
  },
  verbs: {
    pass: "pass",
    done: "done",
    play: "play",
    use: "use",
    makeDormant: "make dormant",
    attach: "attach",
    choose: "",
    drain: "drain",
    resolve: "resolve",
    yes: "yes",
    no: "no",
    keep: "keep",
    mulligan: "mulligan",
    name: "",
    number: "",
  },
  deck: "deck",
  hand: "hand",
  discard: "discard pile",
  won: "won",
  story: "story",
  conspiracy: "conspiracy",
  domain: "domain",
  drained: "drained",
  faceDown: "face down",
  wounds: "wounds",
  on: "on",
  stays: "stays",
  hiddenCard: "a hidden card",
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
    ismcts: "the tree search, the strongest",
  },
};

const fr: Words = {
  questions: {
    action: "Votre action ?",
    response: "Réagir ?",
    disrupt: "Interrompre ?",
    order: "Et ensuite ?",
    target: "Choisissez",
    x: "Combien vaut X ?",
    domain: "Quel domaine exploitez-vous ?",
    cost: "Avec quoi payez-vous ?",
    pick: "Choisissez",
    may: "Le faire ?",
    either: "Que choisissez-vous ?",
    name: "Que nommez-vous ?",
    token: "Placer un marqueur de succès ?",
    storyEffect: "Appliquer l'effet de l'histoire ?",
    resource: "Attacher une ressource ?",
    restore: "Quel personnage restaurez-vous ?",
    resolve: "Quelle histoire résoudre ensuite ?",
    mulligan: "Garder cette main ?",
    setup: "Quelles trois cartes deviennent vos ressources de départ ?",
    commit: "Engagez des personnages",
    oppose: "Engagez des personnages contre eux",
    firstPart: "Quelle partie d'abord ?",
  },
  verbs: {
    pass: "passer",
    done: "terminé",
    play: "jouer",
    use: "utiliser",
    makeDormant: "rendre Dormante",
    attach: "attacher",
    choose: "",
    drain: "exploiter",
    resolve: "résoudre",
    yes: "oui",
    no: "non",
    keep: "garder",
    mulligan: "mulligan",
    name: "",
    number: "",
  },
  deck: "deck",
  hand: "main",
  discard: "défausse",
  won: "remportées",
  story: "histoire",
  conspiracy: "conspiration",
  domain: "domaine",
  drained: "exploité",
  faceDown: "face cachée",
  wounds: "blessures",
  on: "sur",
  stays: "reste",
  hiddenCard: "une carte cachée",
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
    ismcts: "la recherche arborescente, la plus forte",
  },
};

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr };
export type { Words };
