/** The log in French. Titles have no gender and do not elide, the word "carte" has one: "La carte T-Men est détruite". */
import { au, de, frenchIcon, HEADINGS, namedWord, PHASE_NAMES } from "@fhtagn/rules/text";
import type { LogFacts, LogWords } from "../contract/log-words.ts";

const subject = ({ who }: LogFacts): string =>
  who === null ? "un joueur" : who === "you" ? "vous" : who.name;

/** "vous piochez" or "Ben pioche". */
const does = (told: LogFacts, vous: string, il: string): string =>
  `${subject(told)} ${told.who === "you" ? vous : il}`;

const title = (told: LogFacts): string => told.card ?? "une carte";
const card = (told: LogFacts): string => (told.card === null ? "une carte" : `la carte ${told.card}`);

const PLACES = { story: "l'histoire", conspiracy: "la conspiration", domain: "le domaine" } as const;

/** "l'histoire 2 (Nowhere to Hide)", "le domaine 3", or the card that is the place. */
function place({ place: where }: LogFacts): string {
  if (where === null || where.in === "card") return where?.title ?? "une carte";
  const named = where.title === null || where.in === "domain" ? "" : ` (${where.title})`;
  return `${PLACES[where.in]} ${where.number}${named}`;
}

/** A story, or another card that bears tokens. */
const bearer = (told: LogFacts): string => (told.place === null ? title(told) : place(told));

const tokens = ({ tokens: count }: LogFacts): string => `${count} marqueur${count > 1 ? "s" : ""} de succès`;

const struggle = ({ icon }: LogFacts): string => `la lutte ${frenchIcon(icon, false)}`;

const heading = ({ timing }: LogFacts): string => {
  const words = timing && HEADINGS[timing]?.fr.replace(/ :$/, "");
  return words === undefined ? "" : ` (${words})`;
};

const ENDS: { readonly [E in LogFacts["because"]]: string } = {
  stories: "trois histoires remportées",
  deck: "un deck est épuisé",
  concession: "abandon",
  loop: "boucle infinie",
  turns: "limite de tours atteinte",
};

const SETUP: { readonly [S in LogFacts["step"]]: string } = {
  shuffle: "les decks sont mélangés",
  stories: "trois histoires sont mises en place",
  domains: "chaque joueur a trois domaines",
  "first player": "le premier joueur est tiré au sort",
  hands: "chaque joueur pioche sa main de début de partie",
  mulligans: "mulligans",
  resources: "les ressources de départ sont retournées face visible",
};

export const frenchLog: LogWords = {
  turnBegan: (told) => `tour ${told.turn} : ${told.who === "you" ? "à vous" : subject(told)}`,
  phaseBegan: ({ phase }) => PHASE_NAMES[phase].fr,
  windowOpened: () => "place aux actions",
  passed: (told) => does(told, "passez", "passe"),
  setupStep: ({ step }) => SETUP[step],
  mulligan: (told) => `${does(told, "faites", "fait")} un mulligan`,
  kept: (told) => `${does(told, "gardez votre", "garde sa")} main de début de partie`,
  drew: (told) => `${does(told, "piochez", "pioche")} ${title(told)}`,
  attachedResource: (told) =>
    `${does(told, "attachez", "attache")} ${title(told)} ${au(place(told))} comme ressource`,
  played: (told) => `${does(told, "jouez", "joue")} ${title(told)}`,
  used: (told) => `${does(told, "utilisez", "utilise")} ${title(told)}${heading(told)}`,
  enteredPlay: (told) => `${card(told)} entre en jeu`,
  leftPlay: (told) => `${card(told)} quitte le jeu`,
  cancelled: (told) => `l'effet ${de(card(told))} est annulé`,
  drained: (told) => `${does(told, "exploitez", "exploite")} ${place(told)}`,
  refreshed: (told) => `${does(told, "régénérez", "régénère")} ${place(told)}`,
  committed: (told) => `${does(told, "engagez", "engage")} ${title(told)} dans ${place(told)}`,
  uncommitted: (told) => `${card(told)} est désengagée`,
  struggleWon: (told) => `${does(told, "remportez", "remporte")} ${struggle(told)} dans ${place(told)}`,
  struggleTied: (told) => `${struggle(told)} dans ${place(told)} se solde par une égalité`,
  succeeded: (told) => `${does(told, "obtenez", "obtient")} un succès dans ${place(told)}`,
  failed: (told) => `${does(told, "n'obtenez", "n'obtient")} pas de succès dans ${place(told)}`,
  unchallenged: (told) => `${does(told, "obtenez", "obtient")} une victoire incontestée dans ${place(told)}`,
  storyResolving: (told) => `résolution ${de(place(told))}`,
  storyWon: (told) => `${does(told, "remportez", "remporte")} ${place(told)}`,
  storyEffect: (told) => `${does(told, "appliquez", "applique")} l'effet ${de(place(told))}`,
  storyDealt: (told) => `${place(told)} est mise en place`,
  tokenPlaced: (told) => `${does(told, "placez", "place")} ${tokens(told)} sur ${bearer(told)}`,
  tokenRemoved: (told) => `${does(told, "perdez", "perd")} ${tokens(told)} sur ${bearer(told)}`,
  wounded: (told) => `${card(told)} est blessée`,
  destroyed: (told) => `${card(told)} est détruite`,
  sacrificed: (told) => `${card(told)} est sacrifiée`,
  discarded: (told) => `${card(told)} est défaussée`,
  insane: (told) => `${card(told)} devient démente`,
  restored: (told) => `${card(told)} est restaurée`,
  readied: (told) => `${card(told)} est redressée`,
  exhausted: (told) => `${card(told)} est déchargée`,
  controlChanged: (told) => `${does(told, "prenez", "prend")} le contrôle ${de(card(told))}`,
  returnedToHand: (told) => `${card(told)} retourne dans la main de son propriétaire`,
  putInHand: (told) => `${card(told)} va dans la main de son propriétaire`,
  putInDeck: (told) => `${card(told)} va dans le deck de son propriétaire`,
  putInDiscardPile: (told) => `${card(told)} va dans la défausse de son propriétaire`,
  removedFromGame: (told) => `${card(told)} est retirée de la partie`,
  attached: (told) => `${card(told)} est attachée`,
  domainAdded: (told) => `${does(told, "ajoutez", "ajoute")} un domaine`,
  dormant: (told) => `${does(told, "rendez", "rend")} une carte Dormante sur ${place(told)}`,
  revealed: (told) => `${does(told, "révélez", "révèle")} ${title(told)}`,
  lookedAt: (told) => `${does(told, "regardez", "regarde")} des cartes`,
  searched: (told) => `${does(told, "cherchez", "cherche")} dans un deck`,
  shuffled: (told) => `${does(told, "mélangez votre", "mélange son")} deck`,
  named: (told) => `${does(told, "nommez", "nomme")} ${namedWord(told.word, "fr")}`,
  gameOver: (told) => {
    const end =
      told.who === null ? "la partie est nulle" : `${does(told, "remportez", "remporte")} la partie`;
    return `${end} (${ENDS[told.because]})`;
  },
};
