import type { common as english } from "../en/common.ts";
import type { Shape } from "../shape.ts";

export const common: Shape<typeof english> = {
  site: {
    name: "Fhtagn",
    title: "{page} · Fhtagn",
    motto: "Une salle de lecture pour L’Appel de Cthulhu, le jeu de cartes",
  },
  nav: {
    label: "Principale",
    menu: "Menu",
    home: "Accueil",
    play: "Nouvelle partie",
    online: "En ligne",
    learn: "Apprendre",
    games: "Parties",
    rules: "Règles",
    stats: "Statistiques",
    settings: "Réglages",
    about: "À propos",
    credits: "Crédits",
    skip: "Aller au contenu",
  },
  language: {
    label: "Langue",
    switchTo: "Lire ce site en français",
  },
  theme: {
    label: "Thème",
    midnight: "Minuit",
    archive: "Archives",
    contrast: "Contraste élevé",
    next: "Thème : {now}. Passer à {next}",
  },
  footer: {
    unofficial:
      "Non officiel et sans but commercial, fait par des joueurs. Le jeu et ses marques appartiennent à leurs propriétaires ; le code, les images et les mots d’ici sont les nôtres.",
  },
  factions: {
    agency: "L’Agence",
    miskatonic: "L’Université de Miskatonic",
    syndicate: "Le Syndicat",
    "silver-twilight": "L’Ordre du Crépuscule d’Argent",
    cthulhu: "Cthulhu",
    hastur: "Hastur",
    "yog-sothoth": "Yog-Sothoth",
    "shub-niggurath": "Shub-Niggurath",
    neutral: "Neutre",
  },
  loading: "Ouverture du livre",
  problem: {
    title: "La lampe s’est éteinte",
    what: "Une panne s’est produite dans cette page. Vos parties sont enregistrées après chaque décision : rien n’en est perdu.",
    whatToDo:
      "Rechargez la page. Si la panne se reproduit au même endroit, copiez les détails et envoyez-les à la personne qui tient ce site.",
    reload: "Recharger la page",
    home: "Aller à l’accueil",
    copy: "Copier les détails",
    copied: "Copié",
    copyFailed: "Le navigateur n’a pas permis la copie. Sélectionnez plutôt le texte ci-dessous.",
    details: "Détails",
  },
  notFound: {
    title: "Cette page n’est pas au catalogue",
    what: "Quelqu’un l’a empruntée, ou elle n’a jamais été écrite. L’adresse est {path}.",
    home: "Aller à l’accueil",
  },
};
