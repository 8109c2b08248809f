import type { home as english } from "../en/home.ts";
import type { Shape } from "../shape.ts";

export const home: Shape<typeof english> = {
  title: "Jouer",
  name: "Fhtagn",
  lead: "L’Appel de Cthulhu, le jeu de cartes, à une table dans votre navigateur. Chaque règle est respectée, chaque carte fonctionne, et personne ne vous demande votre nom.",
  play: "Jouer contre l’ordinateur",
  online: "Jouer en ligne",
  playing: "Mélange des cartes",
  playNote: "{deck} · adversaire : {level}",
  randomDeck: "Un deck tiré au sort",
  ownDeck: "un deck particulier",
  learn: "Apprendre le jeu",
  learnFirst: "Nouveau ici ? Apprenez le jeu",
  learnNote: "Sept courtes leçons à la vraie table",
  resumeLatest: "Reprendre où vous en étiez",
  choose: "Choisir decks et niveau",
  twoPeople: "À deux sur un écran",
  startFailed: "La partie n’a pas pu être préparée.",
  unfinished: {
    title: "Restées sur le bureau",
    game: "{own}, contre {other}",
    turn: "{turn, plural, =0 {mains de départ} other {tour #}}",
    won: "histoires {other, number} à {own, number}",
    against: "adversaire : {name}",
    twoPeople: "à deux sur un écran",
    saved: "laissée {when}",
    resume: "Continuer",
    remove: "Ranger pour de bon",
    removeSure: "Jeter vraiment cette partie ?",
    removeYes: "La jeter",
    removeNo: "La garder",
    damaged:
      "{count, plural, one {Une partie enregistrée n’a pas pu être lue.} other {# parties enregistrées n’ont pas pu être lues.}}",
  },
  promises: {
    title: "Ce sur quoi vous pouvez compter",
    rules: {
      title: "Toutes les règles",
      text: "Chaque fenêtre, chaque réaction, chaque lutte. Quand une chose vous est interdite, la table dit pourquoi et cite la règle.",
      link: "Lire les règles",
    },
    honest: {
      title: "Des adversaires qui ne trichent pas",
      text: "L’ordinateur voit ce que vous verriez à sa place. Son niveau change la portée de sa réflexion, jamais les règles.",
    },
    yours: {
      title: "Rien à signer",
      text: "Pas de compte, pas de publicité, pas de pistage. Vos parties restent dans ce navigateur et vous attendent.",
    },
  },
  primer: {
    title: "Le jeu en une minute",
    stories:
      "Trois histoires se trouvent entre deux joueurs. Avec cinq marqueurs de succès, on remporte une histoire ; avec trois histoires, la partie.",
    domains:
      "Vous avez trois domaines. À chaque tour, vous pouvez attacher une carte à un domaine ; un domaine paie une fois d’un de vos tours à l’autre.",
    commit:
      "Dans votre phase d’histoire, vous engagez des personnages dans les histoires. Votre adversaire leur oppose les siens.",
    struggles:
      "Dans chaque histoire, quatre luttes se suivent : la Terreur rend dément, le Combat blesse, l’Occulte redresse, l’Investigation donne un marqueur.",
    skill:
      "Puis on additionne les compétences. Si vous en avez plus que votre adversaire, c’est un succès : un marqueur de plus, et un autre s’il n’en a aucune.",
    deck: "Celui qui n’a plus de cartes à piocher a perdu.",
  },
};
