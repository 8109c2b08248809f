/** Events in French. */
import type { Trigger } from "../language/abilities.ts";
import type { EventKind, Timing } from "../language/words.ts";
import { isZero } from "./comparisons.ts";
import { agree, au, de, type Gender, le, list, un } from "./french.ts";
import { named } from "./names.ts";
import { isPlain } from "./numbers.ts";
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

interface Active {
  readonly you: string;
  readonly base: string;
  readonly third: string;
}
const active = (verb: string): Active => {
  const [base = "", you = "", third = ""] = verb.split(", ");
  return { base, you, third };
};

/** "est détruit", agreeing; with a player "vous sacrifiez". */
const undergoes =
  (participle: string, verb?: string): Tell =>
  (trigger, say) => {
    const card = cardOf(trigger, say);
    const rest = `${fromZone(trigger, say)}${causeOf(trigger, say)}`;
    if (verb !== undefined && trigger.player !== undefined)
      return { subject: doer(trigger, say), ...active(verb), rest: ` ${card.text}${rest}` };
    const agreed = agree(participle, card.gender, card.plural);
    return { subject: card.text, base: `être ${agreed}`, third: `est ${agreed}`, rest };
  };

const character =
  (base: (it: Phrase) => string, third: (it: Phrase) => string): Tell =>
  (trigger, say) => {
    const it = cardOf(trigger, say, "character");
    return { subject: it.text, base: base(it), third: third(it), rest: causeOf(trigger, say) };
  };

const passive = (participle: string): Tell => {
  const agreed = ({ gender, plural }: Phrase) => agree(participle, gender, plural);
  return character(
    (it) => `être ${agreed(it)}`,
    (it) => `est ${agreed(it)}`,
  );
};

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
  const number = margin.atLeast ?? margin.exactly ?? margin.above ?? margin.atMost ?? margin.below ?? 1;
  const icons = `${say.tongue.number(number, say)} icône${number === 1 ? "" : "s"} d'écart`;
  if (!isPlain(number) || margin.exactly !== undefined) return ` avec ${icons}`;
  return ` avec ${icons} ${margin.atLeast === undefined && margin.above === undefined ? "ou moins" : "ou plus"}`;
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
  if (!ability) return { text: `un effet${of}`, gender: "m" };
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
  const used = agree("utilisé", gender, false);
  const rest = trigger.player ? ` par ${doer(trigger, say)}` : "";
  return { subject, base: `être ${used}`, third: `est ${used}`, rest, when: true };
}

const moment =
  (noun: (trigger: Trigger, say: Say) => string, verb: string): Tell =>
  (trigger, say) => ({ subject: noun(trigger, say), ...active(verb), when: true });

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
    base: `être ${participle}`,
    third: `est ${participle}`,
    rest: ` ${preposition(cardOf(trigger, say).text)}`,
  });

function committed(trigger: Trigger, say: Say): Clause {
  const card = cardOf(trigger, say, "character").text;
  const rest = ` dans ${storyOf(trigger, say)}`;
  say.memory.storyKnown = true;
  if (trigger.player === undefined) return { subject: card, base: "s'engager", third: "s'engage", rest };
  return { subject: doer(trigger, say), ...active("engager, engagez, engage"), rest: ` ${card}${rest}` };
}

function overpaid(trigger: Trigger, say: Say): Clause {
  const kind = trigger.for === "ability" ? "une capacité déclenchée" : "une carte";
  const what = trigger.card === undefined ? kind : cardOf(trigger, say).text;
  return { subject: doer(trigger, say), ...active("surpayer, surpayez, surpaie"), rest: ` ${what}` };
}

function resolved(trigger: Trigger, say: Say): Clause {
  const it = trigger.card === undefined ? undefined : cardOf(trigger, say);
  const where = it ? ` dans laquelle ${it.text} est ${agree("engagé", it.gender, it.plural)}` : "";
  return { subject: `${storyOf(trigger, say)}${where}`, base: "être résolue", third: "est résolue" };
}

const cardDoes =
  (verb: string, what = ""): Tell =>
  (trigger, say) => ({
    subject: cardOf(trigger, say).text,
    ...active(verb),
    rest: `${what}${fromZone(trigger, say)}${causeOf(trigger, say)}`,
  });

const SUCCEED = "obtenir, obtenez, obtient";
const END = "se terminer, vous terminez, se termine";

export const FRENCH_EVENTS: Clauses<EventKind> = {
  cardEnteredPlay: cardDoes("entrer, entrez, entre", " en jeu"),
  cardPlayed: undergoes("joué", "jouer, jouez, joue"),
  cardLeftPlay: cardDoes("quitter, quittez, quitte", " le jeu"),
  cardEnteredDiscardPile: (trigger, say) => {
    const where = trigger.player ? frenchWhose(trigger.player, pile("discard"), say) : "une défausse";
    const rest = ` ${where}${trigger.from === "play" ? " depuis le jeu" : ""}`;
    return { subject: cardOf(trigger, say).text, ...active("rejoindre, rejoignez, rejoint"), rest };
  },
  cardReturnedToHand: cardDoes("retourner, retournez, retourne", " dans la main de son propriétaire"),
  cardDestroyed: undergoes("détruit"),
  cardSacrificed: undergoes("sacrifié", "sacrifier, sacrifiez, sacrifie"),
  cardDiscarded: undergoes("défaussé", "défausser, défaussez, défausse"),
  cardDrawn: does("piocher, piochez, pioche", ({ framework }) =>
    framework ? "des cartes pendant la phase de tirage" : "une carte",
  ),
  cardAttached: undergoes("attaché", "attacher, attachez, attache"),
  cardReadied: undergoes("redressé", "redresser, redressez, redresse"),
  cardExhausted: undergoes("déchargé", "décharger, déchargez, décharge"),
  characterCommitted: committed,
  characterUncommitted: passive("désengagé"),
  characterWounded: passive("blessé"),
  characterWentInsane: character(
    ({ gender, plural }) => `devenir ${agree("dément", gender, plural)}`,
    ({ gender, plural }) => `devient ${agree("dément", gender, plural)}`,
  ),
  characterRestored: passive("restauré"),
  controlChanged: cardDoes("changer, changez, change", " de contrôleur"),
  tokensPlaced: tokens("placé", (text) => `sur ${text}`),
  tokensRemoved: tokens("retiré", de),
  domainDrained: does("exploiter, exploitez, exploite", () => "un domaine"),
  domainRefreshed: does("régénérer, régénérez, régénère", () => "un domaine"),
  domainAdded: does("ajouter, ajoutez, ajoute", () => "un domaine"),
  resourceAttached: does("attacher, attachez, attache", () => `une ressource ${au("un domaine")}`),
  costOverpaid: overpaid,
  effectInitiated,
  struggleBegins: moment(
    (trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`,
    "commencer, commencez, commence",
  ),
  struggleResolves: moment(
    (trigger, say) => `${struggleOf(trigger)}${atStory(trigger, say)}`,
    "se résoudre, vous résolvez, se résout",
  ),
  struggleWon: does("remporter, remportez, remporte", struggleBy),
  struggleLost: does("perdre, perdez, perd", struggleBy),
  storySucceeded: does(SUCCEED, (trigger, say) => `un succès dans ${storyOf(trigger, say)}`),
  storyNotSucceeded: does("échouer, échouez, échoue", (trigger, say) => `dans ${storyOf(trigger, say)}`),
  storyUnchallenged: does(
    SUCCEED,
    (trigger, say) => `une victoire incontestée dans ${storyOf(trigger, say)}`,
  ),
  storyResolved: resolved,
  storyWon: does("remporter, remportez, remporte", storyOf),
  commitStepEnded: does("terminer, terminez, termine", () => "l'engagement des personnages"),
  phaseBegan: moment(phaseOf, "commencer, commencez, commence"),
  phaseEnded: moment(phaseOf, END),
  turnBegan: moment(turnOf, "commencer, commencez, commence"),
  turnEnded: moment(turnOf, END),
  cardRevealed: undergoes("révélé", "révéler, révélez, révèle"),
  cardSearched: does("chercher, cherchez, cherche", () => "dans un deck"),
};
