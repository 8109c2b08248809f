/** Triggers of effects as a whole: "when an ability is triggered", "quand un effet de carte choisit ce personnage pour cible". */
import type { TriggerOn } from "../language/abilities.ts";
import type { Locale, Timing } from "../language/words.ts";
import { a, englishList, words } from "./english.ts";
import { de, frenchList, type Gender } from "./french.ts";
import { frenchPassive } from "./french-tenses.ts";
import { namedText, object } from "./name-phrases.ts";
import { player as playerName } from "./players.ts";
import type { Say } from "./speech.ts";
import { HEADINGS } from "./terms.ts";
import { type Clause, cardOrFilter } from "./trigger-subjects.ts";

type Initiated = TriggerOn<"effectInitiated">;

/** What has no heading by which it could be named. */
const UNHEADED = {
  passive: { en: "passive effect", fr: "effet permanent" },
  whenWon: { en: "effect of a story", fr: "effet d'histoire" },
} as const;

type Headed = Exclude<Timing, keyof typeof UNHEADED>;

const headed = (timing: Timing): timing is Headed => !(timing in UNHEADED);

/** "Action", without the colon that follows it on a card. */
const headingOf = (timing: Timing, locale: Locale): string =>
  HEADINGS[timing]?.[locale].replace(/ ?:$/, "") ?? "";

const unheaded = (timing: readonly Timing[], locale: Locale): readonly string[] =>
  timing.flatMap((one) => (headed(one) ? [] : [UNHEADED[one][locale]]));

function englishKind({ timing, ability, source }: Initiated): string {
  const triggered = ability ? "an ability" : undefined;
  if (timing === undefined) return triggered ?? (source ? "the effect" : "a card effect");
  const headings = timing.filter(headed).map((one) => headingOf(one, "en"));
  const named = triggered ?? (source ? "an effect" : "an event or ability");
  const kinds = [
    ...(headings.length === 0 ? [] : [`${named} headed ${englishList(headings, "or")}`]),
    ...unheaded(timing, "en").map((one) => words(a(one), ability && "of an ability")),
  ];
  return englishList(kinds, "or");
}

/** What is looked at: "an event or ability headed Action or Response", "an ability of a character or support card". */
const englishEffect = (trigger: Initiated, say: Say): string =>
  words(
    englishKind(trigger),
    trigger.source && `of ${say.tongue.phrase(trigger.source, { kind: "a" }, say).text}`,
  );

interface FrenchEffect {
  readonly text: string;
  readonly gender: Gender;
}

function frenchKind({ timing, ability, source }: Initiated): FrenchEffect {
  const triggered = ability ? "une capacité" : undefined;
  if (timing === undefined)
    return { text: triggered ?? (source ? "l'effet" : "un effet de carte"), gender: ability ? "f" : "m" };
  const headings = timing.filter(headed).map((one) => headingOf(one, "fr"));
  const named = triggered ?? (source ? "un effet" : "un événement ou une capacité");
  const others = unheaded(timing, "fr");
  const kinds = [
    ...(headings.length === 0 ? [] : [`${named} portant la mention ${frenchList(headings, "ou")}`]),
    ...others.map((one) => words(`un ${one}`, ability && "d'une capacité")),
  ];
  return { text: frenchList(kinds, "ou"), gender: ability && others.length === 0 ? "f" : "m" };
}

function frenchEffect(trigger: Initiated, say: Say): FrenchEffect {
  const { text, gender } = frenchKind(trigger);
  if (trigger.source === undefined) return { text, gender };
  const sources = say.tongue.phrase(trigger.source, { kind: "a" }, say).text.split(" ou ");
  return { text: words(text, frenchList(sources.map(de), "ou")), gender };
}

/** What it is about to do, or does. */
function englishDeeds({ wouldDestroy, targeting }: Initiated, say: Say): readonly string[] {
  return [
    ...(wouldDestroy === undefined ? [] : [`would destroy ${object(namedText(wouldDestroy, say))}`]),
    ...(targeting === undefined ? [] : [`chooses ${object(cardOrFilter(targeting, say))}`]),
  ];
}

function frenchDeeds({ wouldDestroy, targeting }: Initiated, say: Say): readonly string[] {
  return [
    ...(wouldDestroy === undefined
      ? []
      : [`est sur le point de détruire ${namedText(wouldDestroy, say).text}`]),
    ...(targeting === undefined ? [] : [`choisit ${cardOrFilter(targeting, say).text} pour cible`]),
  ];
}

/** A forced response is not used by anybody, but it is triggered as any ability is. */
const USED = {
  en: { ability: "triggered", effect: "used" },
  fr: { ability: "déclenché", effect: "utilisé" },
} as const;

const soon = ({ would }: Initiated): Pick<Clause, "when"> => (would ? { when: true } : {});

/** Looked at before it happens, it is by nature still to come: the clause says so itself. */
export function englishInitiated(trigger: Initiated, say: Say): Clause {
  const effect = englishEffect(trigger, say);
  const by = trigger.player === undefined ? "" : ` by ${playerName(trigger.player, say)}`;
  const deeds = englishList(englishDeeds(trigger, say), "and");
  const used = USED.en[trigger.ability ? "ability" : "effect"];
  const happens = { base: `be ${used}`, third: `is ${used}`, rest: by };
  if (deeds === "") return { subject: effect, ...happens, ...soon(trigger) };
  const subject = by === "" ? effect : `${effect} ${used}${by}`;
  if (trigger.would) return { subject, base: deeds, third: deeds, when: true };
  return { subject: `${effect} that ${deeds}`, ...happens };
}

export function frenchInitiated(trigger: Initiated, say: Say): Clause {
  const { text, gender } = frenchEffect(trigger, say);
  const used = frenchPassive(USED.fr[trigger.ability ? "ability" : "effect"], { gender, plural: false });
  const by = trigger.player === undefined ? "" : ` par ${playerName(trigger.player, say)}`;
  const deeds = frenchList(frenchDeeds(trigger, say), "et");
  if (deeds === "") return { subject: text, ...used, rest: by, ...soon(trigger) };
  const subject = by === "" ? text : `${text} ${used.third.replace("est ", "")}${by}`;
  if (trigger.would) return { subject, base: deeds, third: deeds, when: true };
  return { subject: `${text} qui ${deeds}`, ...used, rest: by };
}
