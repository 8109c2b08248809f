/** What a player may respond to, in French. */
import { de, frenchIcon } from "@fhtagn/rules/text";
import type { EventFacts, EventLine, EventWords } from "../contract/event-words.ts";

/** "la carte T-Men est entrée en jeu", "la carte T-Men est sur le point d'entrer en jeu", as cards say it. */
const card = (faite: string, faire: string): EventLine => ({
  happened: ({ card: title }) => `la carte ${title} ${faite}`,
  would: ({ card: title }) => `la carte ${title} est sur le point ${de(faire)}`,
});

const subject = ({ who }: EventFacts): string => (who === "you" ? "vous" : who.name);
const a = ({ who }: EventFacts): string => (who === "you" ? "avez" : "a");
const est = ({ who }: EventFacts): string => (who === "you" ? "êtes" : "est");

/** "vous avez pioché une carte", "Ben est sur le point de piocher une carte"; the rest may tell where. */
const player = (fait: string, faire: string, rest: (event: EventFacts) => string = () => ""): EventLine => ({
  happened: (event) => `${subject(event)} ${a(event)} ${fait}${rest(event)}`,
  would: (event) => `${subject(event)} ${est(event)} sur le point ${de(faire)}${rest(event)}`,
});

const story = (event: EventFacts): string => ` ${event.story}`;
const inStory = (event: EventFacts): string => ` dans ${event.story}`;
const onStory = (event: EventFacts): string => ` sur ${event.story}`;
const struggle = (event: EventFacts): string => `la lutte ${frenchIcon(event.icon, false)}${inStory(event)}`;
const ofStruggle = (event: EventFacts): string => ` ${struggle(event)}`;

/** The same before and after. */
const moment = (text: (event: EventFacts) => string): EventLine => ({ happened: text, would: text });

export const frenchEvents: EventWords = {
  together: (sentences) => sentences.join(" ; "),
  lines: {
    cardEnteredPlay: card("est entrée en jeu", "entrer en jeu"),
    cardPlayed: card("a été jouée", "être jouée"),
    cardLeftPlay: card("a quitté le jeu", "quitter le jeu"),
    cardEnteredDiscardPile: card("a rejoint une défausse", "rejoindre une défausse"),
    cardReturnedToHand: card("est retournée dans une main", "retourner dans une main"),
    cardDestroyed: card("a été détruite", "être détruite"),
    cardSacrificed: card("a été sacrifiée", "être sacrifiée"),
    cardDiscarded: card("a été défaussée", "être défaussée"),
    cardDrawn: player("pioché une carte", "piocher une carte"),
    cardAttached: card("a été attachée", "être attachée"),
    cardReadied: card("a été redressée", "être redressée"),
    cardExhausted: card("a été déchargée", "être déchargée"),
    characterCommitted: card("a été engagée", "être engagée"),
    characterUncommitted: card("a été désengagée", "être désengagée"),
    characterWounded: card("a été blessée", "être blessée"),
    characterWentInsane: card("est devenue démente", "devenir démente"),
    characterRestored: card("a été restaurée", "être restaurée"),
    controlChanged: card("a changé de contrôleur", "changer de contrôleur"),
    tokensPlaced: player("placé des marqueurs de succès", "placer des marqueurs de succès", onStory),
    tokensRemoved: player("perdu des marqueurs de succès", "perdre des marqueurs de succès", onStory),
    domainDrained: player("exploité un domaine", "exploiter un domaine"),
    domainRefreshed: player("régénéré un domaine", "régénérer un domaine"),
    domainAdded: player("ajouté un domaine", "ajouter un domaine"),
    resourceAttached: player("attaché une ressource", "attacher une ressource"),
    costOverpaid: player("surpayé", "surpayer"),
    effectInitiated: card("a été utilisée", "faire effet"),
    struggleBegins: moment((event) => `${struggle(event)} commence`),
    struggleResolves: moment((event) => `${struggle(event)} se résout`),
    struggleWon: player("remporté", "remporter", ofStruggle),
    struggleLost: player("perdu", "perdre", ofStruggle),
    storySucceeded: player("obtenu un succès", "obtenir un succès", inStory),
    storyNotSucceeded: {
      happened: (event) => `${subject(event)} n'${a(event)} pas obtenu de succès${inStory(event)}`,
      would: (event) =>
        `${subject(event)} ${est(event)} sur le point de ne pas obtenir de succès${inStory(event)}`,
    },
    storyUnchallenged: player("obtenu une victoire incontestée", "obtenir une victoire incontestée", inStory),
    storyResolved: moment(() => "une histoire a été résolue"),
    storyWon: player("remporté", "remporter", story),
    commitStepEnded: moment(() => "l'engagement est terminé"),
    phaseBegan: moment(() => "une phase commence"),
    phaseEnded: moment(() => "une phase se termine"),
    turnBegan: moment(() => "un tour commence"),
    turnEnded: moment(() => "un tour se termine"),
    cardRevealed: card("a été révélée", "être révélée"),
    cardSearched: player("cherché dans un deck", "chercher dans un deck"),
  },
};
