/** What has just happened or is about to, where a player may respond. */
import type { EventKind } from "@fhtagn/rules";
import { frenchIcon, ICON_NAMES } from "@fhtagn/rules/text";
import type { NoteView, View } from "@fhtagn/rules/view";
import { namesIn } from "./names.ts";
import { capital, nameOf, type Said, type Speaker, say } from "./speaker.ts";

/** What an event is about, ready to be put into a sentence. */
interface About {
  readonly card: string;
  readonly who: string;
  /** It befell the one who is spoken to. */
  readonly isYou: boolean;
  readonly story: string;
  readonly icon: Said;
}
type Telling = (about: About) => readonly [happened: Said, would: Said];

/** What French says of things to come, as cards do: "est sur le point d'être blessée". */
const ABOUT_TO = "est sur le point";

/** The English verb in its two forms, then the French: what was done, and "de" with the infinitive. */
const card =
  (done: string, would: string, [faite, deFaire]: readonly [string, string]): Telling =>
  ({ card: name }) => [
    { en: `${name} ${done}`, fr: `la carte ${name} ${faite}` },
    { en: `${name} would ${would}`, fr: `la carte ${name} ${ABOUT_TO} ${deFaire}` },
  ];

/** "has drawn" becomes "you have drawn", "a pioché" becomes "vous avez pioché". */
const english = (text: string): string => `you ${text.replace(/^has /, "have ").replace(/^was /, "were ")}`;
const french = (text: string): string =>
  `vous ${text.replace(/^a /, "avez ").replace(/^est /, "êtes ").replace(/^n'a /, "n'avez ")}`;

const sentence = ({ who, isYou }: About, [done, would]: readonly [Said, Said]): readonly [Said, Said] =>
  isYou
    ? [
        { en: english(done.en), fr: french(done.fr) },
        { en: `you would ${would.en}`, fr: french(`${ABOUT_TO} ${would.fr}`) },
      ]
    : [
        { en: `${who} ${done.en}`, fr: `${who} ${done.fr}` },
        { en: `${who} would ${would.en}`, fr: `${who} ${ABOUT_TO} ${would.fr}` },
      ];

const player =
  (done: string, would: string, [fait, deFaire]: readonly [string, string]): Telling =>
  (about) => {
    const at = (text: string): string => text.replace("*", about.story);
    return sentence(about, [
      { en: at(done), fr: at(fait) },
      { en: at(would), fr: at(deFaire) },
    ]);
  };

const struggle =
  (done: string, would: string, [faite, deFaire]: readonly [string, string]): Telling =>
  (about) => {
    const { icon, story } = about;
    const en = `the ${icon.en} struggle at ${story}`;
    const fr = `la lutte ${icon.fr} dans ${story}`;
    return sentence(about, [
      { en: `${done} ${en}`, fr: `${faite} ${fr}` },
      { en: `${would} ${en}`, fr: `${deFaire} ${fr}` },
    ]);
  };

const moment =
  (en: string, fr: string): Telling =>
  () => [
    { en, fr },
    { en, fr },
  ];

/** An event without words does not compile. */
const EVENTS: { readonly [K in EventKind]: Telling } = {
  cardEnteredPlay: card("has entered play", "enter play", ["est entrée en jeu", "d'entrer en jeu"]),
  cardPlayed: card("has been played", "be played", ["a été jouée", "d'être jouée"]),
  cardLeftPlay: card("has left play", "leave play", ["a quitté le jeu", "de quitter le jeu"]),
  cardEnteredDiscardPile: card("has gone to a discard pile", "go to a discard pile", [
    "a rejoint une défausse",
    "de rejoindre une défausse",
  ]),
  cardReturnedToHand: card("has returned to a hand", "return to a hand", [
    "est retournée dans une main",
    "de retourner dans une main",
  ]),
  cardDestroyed: card("has been destroyed", "be destroyed", ["a été détruite", "d'être détruite"]),
  cardSacrificed: card("has been sacrificed", "be sacrificed", ["a été sacrifiée", "d'être sacrifiée"]),
  cardDiscarded: card("has been discarded", "be discarded", ["a été défaussée", "d'être défaussée"]),
  cardDrawn: player("has drawn a card", "draw a card", ["a pioché une carte", "de piocher une carte"]),
  cardAttached: card("has been attached", "be attached", ["a été attachée", "d'être attachée"]),
  cardReadied: card("has been readied", "be readied", ["a été redressée", "d'être redressée"]),
  cardExhausted: card("has been exhausted", "be exhausted", ["a été déchargée", "d'être déchargée"]),
  characterCommitted: card("has been committed", "be committed", ["a été engagée", "d'être engagée"]),
  characterUncommitted: card("has been uncommitted", "be uncommitted", [
    "a été désengagée",
    "d'être désengagée",
  ]),
  characterWounded: card("has been wounded", "be wounded", ["a été blessée", "d'être blessée"]),
  characterWentInsane: card("has gone insane", "go insane", ["est devenue démente", "de devenir démente"]),
  characterRestored: card("has been restored", "be restored", ["a été restaurée", "d'être restaurée"]),
  controlChanged: card("has changed control", "change control", [
    "a changé de contrôleur",
    "de changer de contrôleur",
  ]),
  tokensPlaced: player("has placed success tokens on *", "place success tokens on *", [
    "a placé des marqueurs de succès sur *",
    "de placer des marqueurs de succès sur *",
  ]),
  tokensRemoved: player("has lost success tokens on *", "lose success tokens on *", [
    "a perdu des marqueurs de succès sur *",
    "de perdre des marqueurs de succès sur *",
  ]),
  domainDrained: player("has drained a domain", "drain a domain", [
    "a exploité un domaine",
    "d'exploiter un domaine",
  ]),
  domainRefreshed: player("has refreshed a domain", "refresh a domain", [
    "a régénéré un domaine",
    "de régénérer un domaine",
  ]),
  domainAdded: player("has added a domain", "add a domain", ["a ajouté un domaine", "d'ajouter un domaine"]),
  resourceAttached: player("has attached a resource", "attach a resource", [
    "a attaché une ressource",
    "d'attacher une ressource",
  ]),
  costOverpaid: player("has overpaid", "overpay", ["a surpayé", "de surpayer"]),
  effectInitiated: card("has been put to use", "take effect", ["a été utilisée", "de faire effet"]),
  struggleBegins: ({ icon, story }) => {
    const begins = {
      en: `the ${icon.en} struggle at ${story} begins`,
      fr: `la lutte ${icon.fr} dans ${story} commence`,
    };
    return [begins, begins];
  },
  struggleResolves: ({ icon, story }) => {
    const resolves = {
      en: `the ${icon.en} struggle at ${story} resolves`,
      fr: `la lutte ${icon.fr} dans ${story} se résout`,
    };
    return [resolves, resolves];
  },
  struggleWon: struggle("has won", "win", ["a remporté", "de remporter"]),
  struggleLost: struggle("has lost", "lose", ["a perdu", "de perdre"]),
  storySucceeded: player("has succeeded at *", "succeed at *", [
    "a obtenu un succès dans *",
    "d'obtenir un succès dans *",
  ]),
  storyNotSucceeded: player("has not succeeded at *", "not succeed at *", [
    "n'a pas obtenu de succès dans *",
    "de ne pas obtenir de succès dans *",
  ]),
  storyUnchallenged: player("was unchallenged at *", "be unchallenged at *", [
    "a obtenu une victoire incontestée dans *",
    "d'obtenir une victoire incontestée dans *",
  ]),
  storyResolved: moment("a story has been resolved", "une histoire a été résolue"),
  storyWon: player("has won *", "win *", ["a remporté *", "de remporter *"]),
  commitStepEnded: moment("the commitment is over", "l'engagement est terminé"),
  phaseBegan: moment("a phase begins", "une phase commence"),
  phaseEnded: moment("a phase ends", "une phase se termine"),
  turnBegan: moment("a turn begins", "un tour commence"),
  turnEnded: moment("a turn ends", "un tour se termine"),
  cardRevealed: card("has been revealed", "be revealed", ["a été révélée", "d'être révélée"]),
  cardSearched: player("has searched a deck", "search a deck", [
    "a cherché dans un deck",
    "de chercher dans un deck",
  ]),
};

/** What a response or a disrupt answers; empty where nothing is known of it. */
export function becauseText(view: View, speaker: Speaker): string {
  const { question } = view;
  const about = question === null || question.form === "other" ? null : question.about;
  if (about?.about !== "response" && about?.about !== "disrupt") return "";
  const isDisrupt = about.about === "disrupt";
  const sentences = about.to.map((note) => noteText(note, view, { speaker, isDisrupt }));
  const different = [...new Set(sentences)];
  return different.length === 0 ? "" : `${capital(different.join(say(speaker, { en: "; ", fr: " ; " })))}.`;
}

function noteText(
  note: NoteView,
  view: View,
  { speaker, isDisrupt }: { readonly speaker: Speaker; readonly isDisrupt: boolean },
): string {
  const names = namesIn(view, speaker);
  const { icon } = note;
  const about: About = {
    card: names(note.card ?? 0),
    who: nameOf(speaker, note.player),
    isYou: note.player === speaker.viewer,
    story: names(note.story ?? 0),
    icon:
      icon === undefined || icon === ""
        ? { en: "", fr: "" }
        : { en: ICON_NAMES.en[icon], fr: frenchIcon(icon, false) },
  };
  const [happened, would] = EVENTS[note.event](about);
  return say(speaker, isDisrupt ? would : happened);
}
