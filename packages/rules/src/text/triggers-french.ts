/** Events in French. */
import type { AnyTrigger, TriggerOn } from "../language/abilities.ts";
import type { PlayerRef } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import { frenchCount, frenchWith } from "./comparisons.ts";
import { agree, au, de, le, un } from "./french.ts";
import { active, frenchPassive, moving, type Tenses } from "./french-tenses.ts";
import { namedText } from "./name-phrases.ts";
import { frenchWhose } from "./players.ts";
import type { Phrase, Say } from "./speech.ts";
import { frenchIcon, PHASE_NAMES, THINGS, ZONE_NAMES } from "./terms.ts";
import { frenchPaidFor } from "./trigger-costs.ts";
import { frenchInitiated } from "./trigger-effects.ts";
import { type Caused, type Clause, type Clauses, cardSubject, causeOf, doer } from "./trigger-subjects.ts";

type Asks<D extends keyof AnyTrigger> = Pick<AnyTrigger, D>;
type Tell<T> = (trigger: T, say: Say) => Clause;

/** Places that belong to no player. */
const SHARED: { readonly [Z in Zone]?: string } = {
  play: "le jeu",
  story: "la rangée d'histoires",
  storyDeck: "le deck d'histoires",
  removed: "les cartes retirées de la partie",
  limbo: "les événements en cours de résolution",
};

function place(zone: Zone, player: PlayerRef | undefined, say: Say): string {
  const shared = SHARED[zone];
  if (shared !== undefined) return shared;
  const { fr: noun, gender } = ZONE_NAMES[zone];
  const plural = zone === "resource";
  if (player) return frenchWhose(player, { noun, gender, plural }, say);
  return plural ? "un domaine" : `${un(gender)} ${noun}`;
}

const fromZone = ({ from, player }: Asks<"from" | "player">, say: Say): string =>
  from === undefined ? "" : ` depuis ${place(from, player, say)}`;

/** "est détruit", agreeing; with a player "vous sacrifiez". */
const undergoes =
  (participle: string, verb?: string): Tell<Caused & Asks<"card" | "player" | "from">> =>
  (trigger, say) => {
    const card = cardSubject(trigger, say);
    const rest = `${fromZone(trigger, say)}${causeOf(trigger, say)}`;
    if (verb !== undefined && trigger.player !== undefined)
      return { subject: doer(trigger, say), ...active(verb), rest: ` ${card.text}${rest}` };
    return { subject: card.text, ...frenchPassive(participle, card), rest };
  };

const character =
  (tenses: (it: Phrase) => Tenses): Tell<Caused & Asks<"card">> =>
  (trigger, say) => {
    const it = cardSubject(trigger, say, "character");
    return { subject: it.text, ...tenses(it), rest: causeOf(trigger, say) };
  };
const befalls = (participle: string): Tell<Caused & Asks<"card">> =>
  character((it) => frenchPassive(participle, it));

const does =
  <T>(verb: string, what: (trigger: T, say: Say) => string): Tell<T & Asks<"player">> =>
  (trigger, say) => {
    const rest = ` ${what(trigger, say)}`;
    return { subject: doer(trigger, say), ...active(verb), rest };
  };

const struggleOf = ({ icon }: Asks<"icon">): string =>
  icon ? `une lutte ${frenchIcon(icon, false)}` : "une lutte";
const atStory = ({ story }: Asks<"story">, say: Say): string =>
  story === undefined ? "" : ` dans ${namedText(story, say).text}`;

function byMargin({ margin }: Asks<"margin">, say: Say): string {
  if (margin === undefined) return "";
  return ` ${frenchWith(margin, { one: "icône d'écart", many: "icônes d'écart", gender: "f" }, say)}`;
}

/** "une lutte de Terreur avec au moins 2 icônes d'écart dans cette histoire grâce à ce personnage". */
function struggleBy(trigger: Asks<"icon" | "margin" | "story" | "card">, say: Say): string {
  const using = trigger.card === undefined ? "" : ` grâce ${au(cardSubject(trigger, say, "character").text)}`;
  return `${struggleOf(trigger)}${byMargin(trigger, say)}${atStory(trigger, say)}${using}`;
}
const storyOf = ({ story }: Asks<"story">, say: Say): string =>
  story === undefined ? "une histoire" : namedText(story, say).text;

const moment =
  <T>(noun: (trigger: T, say: Say) => string, verb: string): Tell<T> =>
  (trigger, say) => {
    const [base = "", third = ""] = verb.split(", ");
    return { subject: noun(trigger, say), base, third, when: true };
  };

function phaseOf({ phase, player }: Asks<"phase" | "player">, say: Say): string {
  const noun = phase ? PHASE_NAMES[phase].fr : "phase";
  return player && player !== "anyPlayer" ? frenchWhose(player, { noun, gender: "f" }, say) : le(noun, "f");
}
const turnOf = ({ player }: Asks<"player">, say: Say): string =>
  frenchWhose(player ?? "anyPlayer", { noun: "tour", gender: "m" }, say);

const tokens =
  (participle: string, preposition: (text: string) => string): Tell<Asks<"card">> =>
  (trigger, say) => ({
    subject: "un marqueur de succès",
    ...frenchPassive(participle, { gender: "m", plural: false }),
    rest: ` ${preposition(cardSubject(trigger, say).text)}`,
  });

function committed(trigger: TriggerOn<"characterCommitted">, say: Say): Clause {
  const it = cardSubject(trigger, say, "character");
  const rest = ` dans ${storyOf(trigger, say)}`;
  say.memory.storyKnown = true;
  if (trigger.player !== undefined)
    return {
      subject: doer(trigger, say),
      ...active("engager, engagez, engage, engagé"),
      rest: ` ${it.text}${rest}`,
    };
  const past = `s'est ${agree("engagé", it.gender, it.plural)}`;
  return { subject: it.text, base: "s'engager", third: "s'engage", past, rest };
}

/** The first of several drawn together speaks for all of them (DRAW-05). */
function drawn({ framework, first, player }: TriggerOn<"cardDrawn">): string {
  const own = player === "you" ? "votre" : "sa";
  const what = first ? (framework ? "les cartes" : "une ou plusieurs cartes") : "une carte";
  return framework ? `${what} de ${own} phase de tirage` : what;
}

function resolved(trigger: TriggerOn<"storyResolved">, say: Say): Clause {
  const it = trigger.card === undefined ? undefined : cardSubject(trigger, say);
  const where = it ? ` dans laquelle ${it.text} est ${agree("engagé", it.gender, it.plural)}` : "";
  const subject = `${storyOf(trigger, say)}${where}`;
  return { subject, ...frenchPassive("résolu", { gender: "f", plural: false }) };
}

/** Where it is asked how many wounds they are, they are suffered. */
function wounded({ margin, ...trigger }: TriggerOn<"characterWounded">, say: Say): Clause {
  if (margin === undefined) return befalls("blessé")(trigger, say);
  const wounds = frenchCount(margin, THINGS.wound.fr, say);
  const { base, third, past } = active("subir, subissez, subit, subi");
  const tenses = { base: `${base} ${wounds}`, third: `${third} ${wounds}`, past: `${past} ${wounds}` };
  return character(() => tenses)(trigger, say);
}

const SKILL_BETWEEN = {
  one: "point de compétence d'écart",
  many: "points de compétence d'écart",
  gender: "m",
} as const;

function succeeded({ margin, ...trigger }: TriggerOn<"storySucceeded">, say: Say): string {
  const by = margin ? ` ${frenchWith(margin, SKILL_BETWEEN, say)}` : "";
  return `un succès dans ${storyOf(trigger, say)}${by}`;
}

const cardDoes =
  (tenses: (it: Phrase) => Tenses, what: string): Tell<Caused & Asks<"card" | "from">> =>
  (trigger, say) => {
    const it = cardSubject(trigger, say);
    const rest = ` ${what}${fromZone(trigger, say)}${causeOf(trigger, say)}`;
    return { subject: it.text, ...tenses(it), rest };
  };

const SUCCEED = "obtenir, obtenez, obtient, obtenu";
const BEGIN = "commencer, commence";
const END = "se terminer, se termine";

export const FRENCH_EVENTS: Clauses = {
  cardEnteredPlay: cardDoes((it) => moving("entrer, entre, entré", it), "en jeu"),
  cardPlayed: undergoes("joué", "jouer, jouez, joue, joué"),
  cardLeftPlay: (trigger, say) => {
    const to = trigger.to === undefined ? "" : ` pour ${place(trigger.to, undefined, say)}`;
    return cardDoes(() => active("quitter, quittez, quitte, quitté"), `le jeu${to}`)(trigger, say);
  },
  cardEnteredDiscardPile: (trigger, say) => {
    const { player, ...others } = trigger;
    const { fr: noun, gender } = ZONE_NAMES.discard;
    const where = player ? frenchWhose(player, { noun, gender }, say) : "une défausse";
    const rest = ` ${where}${fromZone(others, say)}${causeOf(trigger, say)}`;
    return {
      subject: cardSubject(trigger, say).text,
      ...active("rejoindre, rejoignez, rejoint, rejoint"),
      rest,
    };
  },
  cardReturnedToHand: cardDoes(
    (it) => moving("retourner, retourne, retourné", it),
    "dans la main de son propriétaire",
  ),
  cardDestroyed: undergoes("détruit"),
  cardSacrificed: undergoes("sacrifié", "sacrifier, sacrifiez, sacrifie, sacrifié"),
  cardDiscarded: undergoes("défaussé", "défausser, défaussez, défausse, défaussé"),
  cardDrawn: does("piocher, piochez, pioche, pioché", drawn),
  cardAttached: undergoes("attaché", "attacher, attachez, attache, attaché"),
  cardReadied: undergoes("redressé", "redresser, redressez, redresse, redressé"),
  cardExhausted: undergoes("déchargé", "décharger, déchargez, décharge, déchargé"),
  characterCommitted: committed,
  characterUncommitted: befalls("désengagé"),
  characterWounded: wounded,
  characterWentInsane: character((it) => {
    const insane = agree("dément", it.gender, it.plural);
    const { base, third, past } = moving("devenir, devient, devenu", it);
    return { base: `${base} ${insane}`, third: `${third} ${insane}`, past: `${past} ${insane}` };
  }),
  characterRestored: befalls("restauré"),
  controlChanged: ({ player, ...trigger }, say) => {
    if (player === undefined)
      return cardDoes(() => active("changer, changez, change, changé"), "de contrôleur")(trigger, say);
    const control = frenchWhose(player, { noun: "contrôle", gender: "m" }, say);
    return cardDoes((it) => moving("passer, passe, passé", it), `sous ${control}`)(trigger, say);
  },
  tokensPlaced: tokens("placé", (text) => `sur ${text}`),
  tokensRemoved: tokens("retiré", de),
  domainDrained: does("exploiter, exploitez, exploite, exploité", () => "un domaine"),
  domainRefreshed: does("régénérer, régénérez, régénère, régénéré", () => "un domaine"),
  domainAdded: does("ajouter, ajoutez, ajoute, ajouté", () => "un domaine"),
  resourceAttached: does("attacher, attachez, attache, attaché", () => `une ressource ${au("un domaine")}`),
  costOverpaid: does("surpayer, surpayez, surpaie, surpayé", frenchPaidFor),
  effectInitiated: frenchInitiated,
  struggleBegins: moment((trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`, BEGIN),
  struggleResolves: moment(
    (trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`,
    "se résoudre, se résout",
  ),
  struggleWon: does("remporter, remportez, remporte, remporté", struggleBy),
  struggleLost: does("perdre, perdez, perd, perdu", struggleBy),
  storySucceeded: does(SUCCEED, succeeded),
  storyNotSucceeded: does(
    "échouer, échouez, échoue, échoué",
    (trigger: Asks<"story">, say) => `dans ${storyOf(trigger, say)}`,
  ),
  storyUnchallenged: does(
    SUCCEED,
    (trigger: Asks<"story">, say) => `une victoire incontestée dans ${storyOf(trigger, say)}`,
  ),
  storyResolved: resolved,
  storyWon: does("remporter, remportez, remporte, remporté", storyOf),
  commitStepEnded: does("terminer, terminez, termine, terminé", () => "l'engagement des personnages"),
  phaseBegan: moment(phaseOf, BEGIN),
  phaseEnded: moment(phaseOf, END),
  turnBegan: moment(turnOf, BEGIN),
  turnEnded: moment(turnOf, END),
  cardRevealed: undergoes("révélé", "révéler, révélez, révèle, révélé"),
  cardSearched: does("chercher, cherchez, cherche, cherché", () => "dans un deck"),
};
