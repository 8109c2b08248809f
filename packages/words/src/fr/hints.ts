/** Advice in French. */
import type { HintWords, InWorlds, Lead } from "../contract/hint-words.ts";
import { frenchDecimal, frenchPercent, frenchPlural } from "./numbers.ts";

/** "dans 83 % des mondes simulés (12 % avec le second choix)". */
const often = ({ share, other }: InWorlds): string =>
  `dans ${frenchPercent(share)} des mondes simulés (${frenchPercent(other)} avec le second choix)`;

const OWNER = { you: "Un de vos personnages", opponent: "Un personnage adverse" } as const;
const WINS = { you: "Vous remportez", opponent: "L'adversaire remporte" } as const;
const GAINS = { you: "Vous gagnez", opponent: "L'adversaire gagne" } as const;

const LEADS: { readonly [L in Lead]: string } = {
  firstStory: "histoires remportées",
  secondStory: "histoires remportées",
  token1: "histoires avec un marqueur de succès",
  token2: "histoires avec deux marqueurs de succès",
  token3: "histoires avec trois marqueurs de succès",
  token4: "histoires avec quatre marqueurs de succès",
  lastStory: "marqueurs de succès vers la dernière histoire",
  characters: "personnages non déments",
  skill: "compétence",
  terror: "icônes de Terreur",
  combat: "icônes de Combat",
  arcane: "icônes Occultes",
  investigation: "icônes d'Investigation",
  toughness: "Résistance",
  readySkill: "compétence des personnages redressés",
  readyIcons: "icônes des personnages redressés",
  domain1: "ressources du plus grand domaine",
  domain2: "ressources du deuxième domaine",
  domain3: "ressources du plus petit domaine",
  open: "domaines non exploités",
  cover: "factions sur les domaines",
  hand: "cartes en main",
};

const average = (tokens: number): string =>
  tokens === 0 ? "" : `, ${frenchDecimal(tokens)} en moyenne quand il y en a`;

/** "1,5 point". */
function points(difference: number): string {
  const number = Math.round(1000 * Math.abs(difference)) / 10;
  return `${frenchDecimal(number)} point${frenchPlural(number)}`;
}

export const frenchHints: HintWords = {
  reasons: {
    gameWon: (reason) => `Vous remportez la partie avant la fin du tour suivant ${often(reason)}.`,
    gameLost: (reason) => `Vous perdez la partie avant la fin du tour suivant ${often(reason)}.`,
    storyWon: (reason) => `${WINS[reason.who]} l'histoire ${reason.story} ce tour-ci ${often(reason)}.`,
    success: (reason) =>
      `${GAINS[reason.who]} des marqueurs de succès dans l'histoire ${reason.story} ce tour-ci ${often(reason)}${average(reason.tokens)}.`,
    insane: (reason) => `${OWNER[reason.who]} devient dément ce tour-ci ${often(reason)}.`,
    left: (reason) => `${OWNER[reason.who]} quitte le jeu ce tour-ci ${often(reason)}.`,
    risk: ({ loss, share }) =>
      `Principal risque : un de vos personnages ${loss === "insane" ? "devient dément" : "quitte le jeu"} ce tour-ci, dans ${frenchPercent(share)} des mondes simulés.`,
    term: ({ term, gain }) =>
      `À la fin du tour suivant, votre avance sur l'adversaire (${LEADS[term]}) dépasse en moyenne de ${frenchDecimal(gain)} celle du second choix.`,
    alike: ({ difference }) =>
      `Les deux se valent à peu près : ${points(difference)} d'écart sur les mondes simulés.`,
    many: () => "Rien ne fait la différence à soi seul, beaucoup de petites choses s'ajoutent.",
    alone: () => "Rien d'autre ne lui a été comparé.",
  },
};
