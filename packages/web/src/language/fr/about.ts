import type { about as english } from "../en/about.ts";
import type { Shape } from "../shape.ts";

export const about: Shape<typeof english> = {
  title: "À propos",
  under: "Un jeu de cartes n’est plus imprimé depuis 2015. Ici, on peut encore y jouer.",
  what: {
    title: "Ce que c’est",
    text: "Avec Fhtagn, on joue à L’Appel de Cthulhu, le jeu de cartes. L’ordinateur fait respecter chaque règle, s’assoit en face de vous si vous le voulez, et vous dit pourquoi quand une chose n’est pas permise.",
  },
  unofficial: {
    title: "Non officiel",
    text: "C’est un projet d’amateurs, sans but commercial. Il n’est ni fait, ni approuvé, ni soutenu par l’éditeur du jeu ou par quiconque y détient des droits. Le jeu, son nom et toutes les marques appartiennent à leurs propriétaires ; ils ne sont cités que pour dire de quel jeu il s’agit.",
  },
  pictures: {
    title: "Les mots et les images",
    text: "Rien de ce qui est à l’éditeur n’est copié : ni illustration, ni logo, ni texte d’ambiance, ni phrase imprimée. Les titres, les nombres, les icônes et ce que fait une carte sont des faits. Les textes des cartes sont écrits par le programme à partir de ses propres données, et chaque image est dessinée par lui.",
  },
  computer: {
    title: "L’ordinateur en face de vous",
    text: "On lui dit ce qu’on vous dirait à sa place : sa main, la table, le nombre de vos cartes. Il ne voit jamais votre main ni l’ordre d’un deck, à aucun niveau.",
  },
  data: {
    title: "Ce que nous savons de vous",
    text: "Rien. Il n’y a ni compte, ni cookie, ni pistage. Les réglages et les parties sont gardés dans votre navigateur, sur votre machine, jusqu’à ce que vous les effaciez.",
  },
  open: {
    title: "Logiciel libre",
    text: "Le programme est libre sous licence MIT : chacun peut le lire, le réparer et l’héberger.",
  },
  credits: "Polices et bibliothèques, avec leurs licences",
  creditsPage: {
    title: "Crédits",
    under: "Ce que d’autres ont fait et nous laissent utiliser.",
    fonts: "Polices",
    libraries: "Bibliothèques",
    licence: "Licence {licence}",
    text: "Texte de la licence",
    home: "Page d’accueil",
  },
};
