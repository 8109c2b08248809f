/** Events in French. */
import type { Trigger } from "../language/abilities.ts";
import type { EventKind, Timing } from "../language/words.ts";
import { frenchWith, isZero } from "./comparisons.ts";
import { agree, au, de, type Gender, le, list, un } from "./french.ts";
import { active, moving, passive, type Tenses } from "./french-tenses.ts";
import { named } from "./names.ts";
import { frenchWhose } from "./players.ts";
import type { Phrase, Say } from "./speech.ts";
import { frenchIcon, PHASE_NAMES, ZONE_NAMES } from "./terms.ts";
import { type Clause, type Clauses, cardOf, cardOrFilter, causeOf, doer } from "./trigger-subjects.ts";

type Tell = (trigger: Trigger, say: Say) => Clause;

const pile = (zone: "hand" | "deck" | "discard") => ({
  noun: ZONE_NAMES[zone].fr,
  gender: ZONE_NAMES[zone].gender,
});

const fromZone = ({ from, player }: Trigger, say: Say): string => {
  if (from === "play") return " depuis le jeu";
  if (from !== "hand" && from !== "deck" && from !== "discard") return "";
  const { noun, gender } = pile(from);
  return ` depuis ${player ? frenchWhose(player, pile(from), say) : `${un(gender)} ${noun}`}`;
};

/** "est détruit", agreeing; with a player "vous sacrifiez". */
const undergoes =
  (participle: string, verb?: string): Tell =>
  (trigger, say) => {
    const card = cardOf(trigger, say);
    const rest = `${fromZone(trigger, say)}${causeOf(trigger, say)}`;
    if (verb !== undefined && trigger.player !== undefined)
      return { subject: doer(trigger, say), ...active(verb), rest: ` ${card.text}${rest}` };
    return { subject: card.text, ...passive(participle, card), rest };
  };

const character =
  (tenses: (it: Phrase) => Tenses): Tell =>
  (trigger, say) => {
    const it = cardOf(trigger, say, "character");
    return { subject: it.text, ...tenses(it), rest: causeOf(trigger, say) };
  };
const befalls = (participle: string): Tell => character((it) => passive(participle, it));

const does =
  (verb: string, what: (trigger: Trigger, say: Say) => string): Tell =>
  (trigger, say) => {
    const rest = ` ${what(trigger, say)}`;
    return { subject: doer(trigger, say), ...active(verb), rest };
  };

const struggleOf = ({ icon }: Trigger): string =>
  icon ? `une lutte ${frenchIcon(icon, false)}` : "une lutte";
const atStory = ({ story }: Trigger, say: Say): string =>
  story === undefined ? "" : ` dans ${named(story, say).text}`;

function byMargin({ margin }: Trigger, say: Say): string {
  if (margin === undefined || isZero(margin)) return "";
  return ` ${frenchWith(margin, { one: "icône d'écart", many: "icônes d'écart", gender: "f" }, say)}`;
}

const struggleBy = (trigger: Trigger, say: Say): string =>
  `${struggleOf(trigger)}${byMargin(trigger, say)}${atStory(trigger, say)}`;
const storyOf = ({ story }: Trigger, say: Say): string =>
  story === undefined ? "une histoire" : named(story, say).text;

const TIMING_NOUNS: { readonly [T in Timing]: { readonly noun: string; readonly gender: Gender } } = {
  action: { noun: "action", gender: "f" },
  response: { noun: "réaction", gender: "f" },
  forcedResponse: { noun: "réaction forcée", gender: "f" },
  disrupt: { noun: "interruption", gender: "f" },
  passive: { noun: "effet permanent", gender: "m" },
  whenWon: { noun: "effet d'histoire", gender: "m" },
};

function effectNoun(
  { timing, ability, source }: Trigger,
  say: Say,
): { readonly text: string; readonly gender: Gender } {
  const of = source
    ? ` ${list(say.tongue.phrase(source, { kind: "a" }, say).text.split(" ou ").map(de), "ou")}`
    : "";
  if (timing) {
    const nouns = timing.map((one) => TIMING_NOUNS[one]);
    const gender = nouns.every((noun) => noun.gender === "f") ? "f" : "m";
    return {
      text:
        list(
          nouns.map(({ noun, gender: own }) => `${un(own)} ${noun}`),
          "ou",
        ) + of,
      gender,
    };
  }
  if (!ability) return { text: source ? `l'effet${of}` : "un effet", gender: "m" };
  return { text: source ? `une capacité${of}` : "une capacité déclenchée", gender: "f" };
}

function effectInitiated(trigger: Trigger, say: Say): Clause {
  const { text: subject, gender } = effectNoun(trigger, say);
  if (trigger.wouldDestroy !== undefined) {
    const destroy = `est sur le point de détruire ${named(trigger.wouldDestroy, say).text}`;
    return { subject, base: destroy, third: destroy, when: true };
  }
  if (trigger.targeting !== undefined) {
    const choose = `choisit ${cardOrFilter(trigger.targeting, say, "character").text} pour cible`;
    return { subject, base: choose, third: choose, when: true };
  }
  const rest = trigger.player ? ` par ${doer(trigger, say)}` : "";
  return { subject, ...passive("utilisé", { gender, plural: false }), rest, when: true };
}

const moment =
  (noun: (trigger: Trigger, say: Say) => string, verb: string): Tell =>
  (trigger, say) => {
    const [base = "", third = ""] = verb.split(", ");
    return { subject: noun(trigger, say), base, third, when: true };
  };

function phaseOf({ phase, player }: Trigger, say: Say): string {
  const noun = phase ? PHASE_NAMES[phase].fr : "phase";
  return player && player !== "anyPlayer" ? frenchWhose(player, { noun, gender: "f" }, say) : le(noun, "f");
}
const turnOf = ({ player }: Trigger, say: Say): string =>
  frenchWhose(player ?? "anyPlayer", { noun: "tour", gender: "m" }, say);

const tokens =
  (participle: string, preposition: (text: string) => string): Tell =>
  (trigger, say) => ({
    subject: "un marqueur de succès",
    ...passive(participle, { gender: "m", plural: false }),
    rest: ` ${preposition(cardOf(trigger, say).text)}`,
  });

function committed(trigger: Trigger, say: Say): Clause {
  const it = cardOf(trigger, say, "character");
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

function overpaid(trigger: Trigger, say: Say): Clause {
  const kind = trigger.for === "ability" ? "une capacité déclenchée" : "une carte";
  const what = trigger.card === undefined ? kind : cardOf(trigger, say).text;
  return { subject: doer(trigger, say), ...active("surpayer, surpayez, surpaie, surpayé"), rest: ` ${what}` };
}

function resolved(trigger: Trigger, say: Say): Clause {
  const it = trigger.card === undefined ? undefined : cardOf(trigger, say);
  const where = it ? ` dans laquelle ${it.text} est ${agree("engagé", it.gender, it.plural)}` : "";
  const subject = `${storyOf(trigger, say)}${where}`;
  return { subject, ...passive("résolu", { gender: "f", plural: false }) };
}

const cardDoes =
  (tenses: (it: Phrase) => Tenses, what: string): Tell =>
  (trigger, say) => {
    const it = cardOf(trigger, say);
    const rest = ` ${what}${fromZone(trigger, say)}${causeOf(trigger, say)}`;
    return { subject: it.text, ...tenses(it), rest };
  };

const SUCCEED = "obtenir, obtenez, obtient, obtenu";
const BEGIN = "commencer, commence";
const END = "se terminer, se termine";

export const FRENCH_EVENTS: Clauses<EventKind> = {
  cardEnteredPlay: cardDoes((it) => moving("entrer, entre, entré", it), "en jeu"),
  cardPlayed: undergoes("joué", "jouer, jouez, joue, joué"),
  cardLeftPlay: cardDoes(() => active("quitter, quittez, quitte, quitté"), "le jeu"),
  cardEnteredDiscardPile: (trigger, say) => {
    const where = trigger.player ? frenchWhose(trigger.player, pile("discard"), say) : "une défausse";
    const rest = ` ${where}${trigger.from === "play" ? " depuis le jeu" : ""}`;
    return { subject: cardOf(trigger, say).text, ...active("rejoindre, rejoignez, rejoint, rejoint"), rest };
  },
  cardReturnedToHand: cardDoes(
    (it) => moving("retourner, retourne, retourné", it),
    "dans la main de son propriétaire",
  ),
  cardDestroyed: undergoes("détruit"),
  cardSacrificed: undergoes("sacrifié", "sacrifier, sacrifiez, sacrifie, sacrifié"),
  cardDiscarded: undergoes("défaussé", "défausser, défaussez, défausse, défaussé"),
  cardDrawn: does("piocher, piochez, pioche, pioché", ({ framework }) =>
    framework ? "des cartes pendant la phase de tirage" : "une carte",
  ),
  cardAttached: undergoes("attaché", "attacher, attachez, attache, attaché"),
  cardReadied: undergoes("redressé", "redresser, redressez, redresse, redressé"),
  cardExhausted: undergoes("déchargé", "décharger, déchargez, décharge, déchargé"),
  characterCommitted: committed,
  characterUncommitted: befalls("désengagé"),
  characterWounded: befalls("blessé"),
  characterWentInsane: character((it) => {
    const insane = agree("dément", it.gender, it.plural);
    const { base, third, past } = moving("devenir, devient, devenu", it);
    return { base: `${base} ${insane}`, third: `${third} ${insane}`, past: `${past} ${insane}` };
  }),
  characterRestored: befalls("restauré"),
  controlChanged: cardDoes(() => active("changer, changez, change, changé"), "de contrôleur"),
  tokensPlaced: tokens("placé", (text) => `sur ${text}`),
  tokensRemoved: tokens("retiré", de),
  domainDrained: does("exploiter, exploitez, exploite, exploité", () => "un domaine"),
  domainRefreshed: does("régénérer, régénérez, régénère, régénéré", () => "un domaine"),
  domainAdded: does("ajouter, ajoutez, ajoute, ajouté", () => "un domaine"),
  resourceAttached: does("attacher, attachez, attache, attaché", () => `une ressource ${au("un domaine")}`),
  costOverpaid: overpaid,
  effectInitiated,
  struggleBegins: moment((trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`, BEGIN),
  struggleResolves: moment(
    (trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`,
    "se résoudre, se résout",
  ),
  struggleWon: does("remporter, remportez, remporte, remporté", struggleBy),
  struggleLost: does("perdre, perdez, perd, perdu", struggleBy),
  storySucceeded: does(SUCCEED, (trigger, say) => `un succès dans ${storyOf(trigger, say)}`),
  storyNotSucceeded: does(
    "échouer, échouez, échoue, échoué",
    (trigger, say) => `dans ${storyOf(trigger, say)}`,
  ),
  storyUnchallenged: does(
    SUCCEED,
    (trigger, say) => `une victoire incontestée dans ${storyOf(trigger, say)}`,
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
