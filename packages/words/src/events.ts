/** What has just happened or is about to, where a player may respond. */
import type { EventKind } from "@fhtagn/rules";
import { ICON_NAMES } from "@fhtagn/rules/text";
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

/** The English verb in its two forms, then the French. */
const card =
  (done: string, would: string, [faite, ferait]: readonly [string, string]): Telling =>
  ({ card: name }) => [
    { en: `${name} ${done}`, fr: `la carte ${name} ${faite}` },
    { en: `${name} would ${would}`, fr: `la carte ${name} ${ferait}` },
  ];

/** "has drawn" becomes "you have drawn", "a pioché" becomes "vous avez pioché". */
const english = (text: string): string => `you ${text.replace(/^has /, "have ").replace(/^was /, "were ")}`;
const french = (text: string): string =>
  `vous ${text
    .replace(/^a /, "avez ")
    .replace(/^est /, "êtes ")
    .replace(/^n'a /, "n'avez ")
    .replace(/^(\S*r)ait\b/, "$1iez")}`;

const sentence = ({ who, isYou }: About, [done, would]: readonly [Said, Said]): readonly [Said, Said] =>
  isYou
    ? [
        { en: english(done.en), fr: french(done.fr) },
        { en: `you would ${would.en}`, fr: french(would.fr) },
      ]
    : [
        { en: `${who} ${done.en}`, fr: `${who} ${done.fr}` },
        { en: `${who} would ${would.en}`, fr: `${who} ${would.fr}` },
      ];

const player =
  (done: string, would: string, [fait, ferait]: readonly [string, string]): Telling =>
  (about) => {
    const at = (text: string): string => text.replace("*", about.story);
    return sentence(about, [
      { en: at(done), fr: at(fait) },
      { en: at(would), fr: at(ferait) },
    ]);
  };

const struggle =
  (done: string, would: string, [faite, ferait]: readonly [string, string]): Telling =>
  (about) => {
    const { icon, story } = about;
    const en = `the ${icon.en} struggle at ${story}`;
    const fr = `la lutte ${icon.fr} dans ${story}`;
    return sentence(about, [
      { en: `${done} ${en}`, fr: `${faite} ${fr}` },
      { en: `${would} ${en}`, fr: `${ferait} ${fr}` },
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
  cardEnteredPlay: card("has entered play", "enter play", ["est entrée en jeu", "entrerait en jeu"]),
  cardPlayed: card("has been played", "be played", ["a été jouée", "serait jouée"]),
  cardLeftPlay: card("has left play", "leave play", ["a quitté le jeu", "quitterait le jeu"]),
  cardEnteredDiscardPile: card("has gone to a discard pile", "go to a discard pile", [
    "est allée dans une défausse",
    "irait dans une défausse",
  ]),
  cardReturnedToHand: card("has returned to a hand", "return to a hand", [
    "est retournée en main",
    "retournerait en main",
  ]),
  cardDestroyed: card("has been destroyed", "be destroyed", ["a été détruite", "serait détruite"]),
  cardSacrificed: card("has been sacrificed", "be sacrificed", ["a été sacrifiée", "serait sacrifiée"]),
  cardDiscarded: card("has been discarded", "be discarded", ["a été défaussée", "serait défaussée"]),
  cardDrawn: player("has drawn a card", "draw a card", ["a pioché une carte", "piocherait une carte"]),
  cardAttached: card("has been attached", "be attached", ["a été attachée", "serait attachée"]),
  cardReadied: card("has been readied", "be readied", ["a été redressée", "serait redressée"]),
  cardExhausted: card("has been exhausted", "be exhausted", ["a été déchargée", "serait déchargée"]),
  characterCommitted: card("has been committed", "be committed", ["a été engagée", "serait engagée"]),
  characterUncommitted: card("has been uncommitted", "be uncommitted", [
    "a été désengagée",
    "serait désengagée",
  ]),
  characterWounded: card("has been wounded", "be wounded", ["a été blessée", "serait blessée"]),
  characterWentInsane: card("has gone insane", "go insane", ["est devenue démente", "deviendrait démente"]),
  characterRestored: card("has been restored", "be restored", ["a été restaurée", "serait restaurée"]),
  controlChanged: card("has changed control", "change control", [
    "a changé de contrôle",
    "changerait de contrôle",
  ]),
  tokensPlaced: player("has placed success tokens on *", "place success tokens on *", [
    "a placé des marqueurs de succès sur *",
    "placerait des marqueurs de succès sur *",
  ]),
  tokensRemoved: player("has lost success tokens on *", "lose success tokens on *", [
    "a perdu des marqueurs de succès sur *",
    "perdrait des marqueurs de succès sur *",
  ]),
  domainDrained: player("has drained a domain", "drain a domain", [
    "a exploité un domaine",
    "exploiterait un domaine",
  ]),
  domainRefreshed: player("has refreshed a domain", "refresh a domain", [
    "a régénéré un domaine",
    "régénérerait un domaine",
  ]),
  domainAdded: player("has added a domain", "add a domain", ["a ajouté un domaine", "ajouterait un domaine"]),
  resourceAttached: player("has attached a resource", "attach a resource", [
    "a attaché une ressource",
    "attacherait une ressource",
  ]),
  costOverpaid: player("has overpaid", "overpay", ["a trop payé", "paierait trop"]),
  effectInitiated: card("has been put to use", "take effect", ["a été utilisée", "ferait effet"]),
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
  struggleWon: struggle("has won", "win", ["a remporté", "remporterait"]),
  struggleLost: struggle("has lost", "lose", ["a perdu", "perdrait"]),
  storySucceeded: player("has succeeded at *", "succeed at *", [
    "a obtenu un succès dans *",
    "obtiendrait un succès dans *",
  ]),
  storyNotSucceeded: player("has not succeeded at *", "not succeed at *", [
    "n'a pas obtenu de succès dans *",
    "n'obtiendrait pas de succès dans *",
  ]),
  storyUnchallenged: player("was unchallenged at *", "be unchallenged at *", [
    "est resté incontesté dans *",
    "resterait incontesté dans *",
  ]),
  storyResolved: moment("a story has been resolved", "une histoire a été résolue"),
  storyWon: player("has won *", "win *", ["a remporté *", "remporterait *"]),
  commitStepEnded: moment("the commitment is over", "l'engagement est terminé"),
  phaseBegan: moment("a phase begins", "une phase commence"),
  phaseEnded: moment("a phase ends", "une phase se termine"),
  turnBegan: moment("a turn begins", "un tour commence"),
  turnEnded: moment("a turn ends", "un tour se termine"),
  cardRevealed: card("has been revealed", "be revealed", ["a été révélée", "serait révélée"]),
  cardSearched: player("has searched a deck", "search a deck", [
    "a cherché dans un deck",
    "chercherait dans un deck",
  ]),
};

/** What a response or a disrupt answers; empty where nothing is known of it. */
export function becauseText(view: View, speaker: Speaker): string {
  const frame = view.frames.at(-1);
  const notes = notesAnswered(view);
  const isDisrupt = frame?.procedure === "disruptRound";
  const sentences = notes.map((note) => noteText(note, view, { speaker, isDisrupt }));
  const different = [...new Set(sentences)];
  return different.length === 0 ? "" : `${capital(different.join("; "))}.`;
}

/** What would happen lies with the disrupt; what happened is named by the abilities that answer it. */
function notesAnswered({ frames, notes, question }: View): readonly NoteView[] {
  const told = frames.at(-1)?.locals.notes;
  if (Array.isArray(told) && told.length > 0) return told;
  const options = question?.form === "choose" ? question.options : [];
  const ids = options.map(({ value }) => Number(/@(-?\d+)$/.exec(String(value))?.[1] ?? Number.NaN));
  return notes.filter(({ id }) => ids.includes(id));
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
        : { en: ICON_NAMES.en[icon], fr: ICON_NAMES.fr[icon] },
  };
  const [happened, would] = EVENTS[note.event](about);
  return say(speaker, isDisrupt ? would : happened);
}
