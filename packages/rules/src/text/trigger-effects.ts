/** Triggers of effects as a whole: "when an action would be used", "quand un effet choisit ce personnage pour cible". */
import type { TriggerOn } from "../language/abilities.ts";
import type { Timing } from "../language/words.ts";
import { a, englishList, words } from "./english.ts";
import { de, frenchList, type Gender, un } from "./french.ts";
import { frenchPassive } from "./french-tenses.ts";
import { namedText, object } from "./name-phrases.ts";
import { player as playerName } from "./players.ts";
import type { Say } from "./speech.ts";
import { type Clause, cardOrFilter } from "./trigger-subjects.ts";

type Initiated = TriggerOn<"effectInitiated">;

const ENGLISH_TIMINGS: { readonly [T in Timing]: string } = {
  action: "action",
  response: "response",
  forcedResponse: "forced response",
  disrupt: "disrupt",
  passive: "passive effect",
  whenWon: "effect of a story",
};

const FRENCH_TIMINGS: { readonly [T in Timing]: { readonly noun: string; readonly gender: Gender } } = {
  action: { noun: "action", gender: "f" },
  response: { noun: "réaction", gender: "f" },
  forcedResponse: { noun: "réaction forcée", gender: "f" },
  disrupt: { noun: "interruption", gender: "f" },
  passive: { noun: "effet permanent", gender: "m" },
  whenWon: { noun: "effet d'histoire", gender: "m" },
};

function englishKind({ timing, ability, source }: Initiated): string {
  if (timing === undefined) {
    if (ability) return source ? "an ability" : "a triggered ability";
    return source ? "the effect" : "an effect";
  }
  const timings = timing.map((one) => a(ENGLISH_TIMINGS[one]));
  return words(englishList(timings, "or"), ability && "of a triggered ability");
}

/** What is looked at: "an action or a response", "an ability of a character or support card". */
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
  if (timing === undefined) {
    if (ability) return { text: source ? "une capacité" : "une capacité déclenchée", gender: "f" };
    return { text: source ? "l'effet" : "un effet", gender: "m" };
  }
  const nouns = timing.map((one) => FRENCH_TIMINGS[one]);
  const timings = nouns.map(({ noun, gender }) => `${un(gender)} ${noun}`);
  return {
    text: words(frenchList(timings, "ou"), ability && "d'une capacité déclenchée"),
    gender: nouns.every(({ gender }) => gender === "f") ? "f" : "m",
  };
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

const soon = ({ would }: Initiated): Pick<Clause, "when"> => (would ? { when: true } : {});

/** Looked at before it happens, it is by nature still to come: the clause says so itself. */
export function englishInitiated(trigger: Initiated, say: Say): Clause {
  const effect = englishEffect(trigger, say);
  const by = trigger.player === undefined ? "" : ` by ${playerName(trigger.player, say)}`;
  const deeds = englishList(englishDeeds(trigger, say), "and");
  if (deeds === "") return { subject: effect, base: "be used", third: "is used", rest: by, ...soon(trigger) };
  const subject = by === "" ? effect : `${effect} used${by}`;
  if (trigger.would) return { subject, base: deeds, third: deeds, when: true };
  return { subject: `${effect} that ${deeds}`, base: "be used", third: "is used", rest: by };
}

export function frenchInitiated(trigger: Initiated, say: Say): Clause {
  const { text, gender } = frenchEffect(trigger, say);
  const used = frenchPassive("utilisé", { gender, plural: false });
  const by = trigger.player === undefined ? "" : ` par ${playerName(trigger.player, say)}`;
  const deeds = frenchList(frenchDeeds(trigger, say), "et");
  if (deeds === "") return { subject: text, ...used, rest: by, ...soon(trigger) };
  const subject = by === "" ? text : `${text} ${used.third.replace("est ", "")}${by}`;
  if (trigger.would) return { subject, base: deeds, third: deeds, when: true };
  return { subject: `${text} qui ${deeds}`, ...used, rest: by };
}
