import { frenchLevels } from "@fhtagn/words/fr/levels";
import { frenchRulesets } from "@fhtagn/words/fr/rulesets";
import type { setupWords as english } from "../en/setup.ts";
import type { Shape } from "../shape.ts";

export const setupWords: Shape<typeof english> = {
  title: "Dresser la table",
  under: "Deux decks, un adversaire, et les histoires sont posées.",
  yourDeck: "Votre deck",
  otherDeck: "Le deck de votre adversaire",
  firstDeck: "Le deck du premier joueur",
  secondDeck: "Le deck du second joueur",
  kind: {
    label: "Quelle sorte de deck",
    lot: "Au sort",
    pair: "Deux factions",
    built: "Deck de tournoi",
  },
  lotText: "L’un des 49 decks est tiré au sort quand la partie commence.",
  pair: {
    legend: "Choisissez deux factions",
    chosen: "{first} et {second}",
    needTwo: "Choisissez encore une faction.",
    packet: "Cartes neutres",
    packet1: "Premier paquet",
    packet2: "Second paquet",
  },
  builtLegend: "Choisissez un deck",
  builtPair: "{first}, avec {second}",
  opponent: {
    title: "Votre adversaire",
    legend: "Qui s’assoit en face de vous",
    person: "Une seconde personne",
    personText: "À deux sur un écran. Un rideau tombe chaque fois que l’un des deux doit détourner les yeux.",
    honest:
      "Le niveau change la portée de la réflexion de l’ordinateur. Aucun ne voit votre main ni votre deck.",
  },
  names: {
    legend: "Qui joue",
    first: "Nom du premier joueur",
    second: "Nom du second joueur",
    unnamedFirst: "Premier joueur",
    unnamedSecond: "Second joueur",
  },
  levels: {
    ...frenchLevels,
    greedy: {
      name: "Greffier",
      description: "Joue aussitôt le coup qui lui plaît le plus.",
    },
  },
  rulesets: frenchRulesets,
  rules: {
    legend: "Règles",
    differs: "Ce qui diffère entre les deux",
  },
  advanced: {
    title: "Règles et graine",
    seed: "Graine",
    seedHelp:
      "La même graine, les mêmes decks et les mêmes réponses donnent la même partie. Laissez vide pour un nouveau mélange.",
    draw: "Tirer une graine",
  },
  start: "Commencer la partie",
  starting: "Mélange des cartes",
  failed: "La partie n’a pas pu être préparée : {reason}",
};
