/** How effects are joined into sentences. */
import type { Effect, EffectKind, EffectOf } from "../../language/effects.ts";
import type { CardName, Selection } from "../../language/expressions.ts";
import { isPriceOf } from "../begins-with-you.ts";
import {
  announced,
  both,
  byWhom,
  CHOOSE,
  type ClauseVerb,
  deed,
  listOf,
  verb,
  verbForm,
} from "../clauses.ts";
import { capitalised, englishList, words } from "../english.ts";
import { frenchList, si } from "../french.ts";
import { nounOf } from "../noun-phrases.ts";
import { player } from "../players.ts";
import { isTarget, selected } from "../selections.ts";
import { afterStop, inVoice, referent, type Say } from "../speech.ts";
import { DESTROY } from "./card-verbs.ts";
import { EXHAUST, READY, RESTORE, UNCOMMIT } from "./character-verbs.ts";
import { tellEachPlayer } from "./for-each-player.ts";
import { alike, type Tellings } from "./telling.ts";
import { tellUntil } from "./until.ts";

const PAY = verb("pay, pays, paid", "payer, payez, paie, payé");

// One object, several verbs

const TRANSITIVE: { readonly [K in EffectKind]?: ClauseVerb } = {
  restore: RESTORE,
  ready: READY,
  exhaust: EXHAUST,
  uncommit: UNCOMMIT,
  destroy: DESTROY,
};

const objectOf = (effect: Effect): Selection | undefined => {
  if (effect.do === "restore" || effect.do === "uncommit") return effect.who;
  return effect.do === "ready" || effect.do === "exhaust" || effect.do === "destroy"
    ? effect.what
    : undefined;
};

const isAboutIt = (effect: Effect): boolean => {
  const what = objectOf(effect);
  return what !== undefined && "the" in what && what.the === "it";
};

/** "restore X" and "ready it" read "restore and ready X". */
function runAt(effects: readonly Effect[], start: number): readonly Effect[] {
  const first = effects[start];
  if (first?.do === "choose") {
    const end = effects.findIndex((effect, index) => index > start && effect.do !== "choose");
    return effects.slice(start, end < 0 ? undefined : end);
  }
  const what = first && objectOf(first);
  if (!first || !what || "the" in what) return first ? [first] : [];
  let end = start + 1;
  for (let next = effects[end]; next && isAboutIt(next); next = effects[end]) end++;
  return effects.slice(start, end);
}

const chosenText = (effect: Effect, say: Say): string =>
  effect.do === "choose" ? selected(effect.what, { ...say, within: true }).text : "";

/** Also "choose a character you control and a character your opponent controls". */
function tellRun(run: readonly Effect[], say: Say): string {
  const [first] = run;
  const what = first && objectOf(first);
  if (first?.do === "choose")
    return `${verbForm(CHOOSE, say)} ${listOf(
      run.map((effect) => chosenText(effect, say)),
      say,
    )}`;
  if (!first || !what || run.length === 1) return first ? say.tongue.effect(first, say) : "";
  const verbs = run.map((effect) => TRANSITIVE[effect.do]).filter((one) => one !== undefined);
  return deed({ verbs, what }, say);
}

const GIVEN_TO_CARDS: readonly EffectKind[] = ["gains", "loses", "cannot", "can", "must", "immune"];
const subjectOf = (effect: Effect | undefined): CardName | undefined =>
  effect && GIVEN_TO_CARDS.includes(effect.do) && "who" in effect && typeof effect.who === "object"
    ? "the" in effect.who
      ? effect.who.the
      : undefined
    : undefined;

/** "this character gains ..., it gains ...", unless "it" would be a chosen card. */
function sameSubject(last: Effect | undefined, next: Effect | undefined, say: Say): CardName | undefined {
  const card = subjectOf(last);
  return card === subjectOf(next) && !say.memory.it.chosen ? card : undefined;
}

/** Sentences where you act, one clause with "and" where another player or nobody does. */
function inOrder({ effects }: EffectOf<"inOrder">, say: Say): string {
  const told: string[] = [];
  const { form, purpose } = say.voice;
  // Naming is something you do even where nothing else is.
  const youName = form === "none" && effects.some((effect) => effect.do === "name");
  const stops = form === "order" || purpose === true || youName;
  for (let at = 0; at < effects.length; ) {
    const run = runAt(effects, at);
    told.push(tellRun(run, told.length === 0 || !stops ? say : afterStop(say)));
    at += Math.max(run.length, 1);
    say.memory.topic = sameSubject(effects[at - 1], effects[at], say);
  }
  return stops
    ? told.map((text, index) => (index === 0 ? text : capitalised(text))).join(". ")
    : listOf(told, say);
}

function then({ first, next }: EffectOf<"then">, say: Say): string {
  const before = say.tongue.effect(first, say);
  if (!before.includes(". ")) {
    // After "may" a comma would end what one may do.
    const optional = say.voice.form === "base" && !say.voice.purpose;
    const isPrice = optional && isPriceOf(first, next);
    const joint = isPrice
      ? both(say, { en: " to", fr: " pour" })
      : both(say, { en: optional ? " and then" : ", then", fr: ", puis" });
    return `${before}${joint} ${say.tongue.effect(next, say)}`;
  }
  return `${before}. ${both(say, { en: "Then", fr: "Ensuite" })}, ${say.tongue.effect(next, afterStop(say))}`;
}

function ifThen({ test, yes, no }: EffectOf<"ifThen">, say: Say): string {
  const now = afterStop(say);
  const condition = now.tongue.test(test, { ...now, conjunction: "si" });
  const told = `${both(now, { en: `if ${condition}`, fr: si(condition) })}, ${now.tongue.effect(yes, now)}`;
  if (no === undefined) return told;
  return `${told}. ${both(now, { en: "Otherwise", fr: "Sinon" })}, ${now.tongue.effect(no, now)}`;
}

/** "discard either A or B": a verb that all options begin with is said once. */
function sharedVerb(options: readonly Effect[], told: readonly string[], say: Say): string | undefined {
  const [verb = ""] = told[0]?.split(" ") ?? [];
  const alike = options.every(
    (option, at) => option.do === options[0]?.do && told[at]?.startsWith(`${verb} `),
  );
  return alike && verb !== verbForm(CHOOSE, say) ? verb : undefined;
}

function either({ by: who, options }: EffectOf<"either">, say: Say): string {
  return byWhom(who, { ...say, picker: who }, (acting) => {
    const told = options.map((option) => acting.tongue.effect(option, acting));
    if (acting.voice.form === "third")
      return both(acting, { en: englishList(told, "or"), fr: frenchList(told, "ou") });
    const shared = sharedVerb(options, told, acting);
    const rest = told.map((one) => (shared === undefined ? one : one.slice(shared.length + 1)));
    const choice = both(acting, {
      en: `either ${englishList(rest, "or")}`,
      fr: rest.map((one) => `soit ${one}`).join(", "),
    });
    return words(shared, choice);
  });
}

function may({ by: who, effect }: EffectOf<"may">, say: Say): string {
  const acting: Say = { ...inVoice(say, { actor: who, form: "base" }), picker: who };
  const told = acting.tongue.effect(effect, acting);
  const can = both(say, { en: "may", fr: who === "you" ? "pouvez" : "peut" });
  const alreadyNamed = who === say.voice.actor && say.voice.form === "third";
  return alreadyNamed ? `${can} ${told}` : `${player(who, say)} ${can} ${told}`;
}

function unless({ by: who, pay, effect }: EffectOf<"unless">, say: Say): string {
  const told = say.tongue.effect(effect, say);
  const nobody: Say = { ...inVoice(say, { actor: "you", form: "none" }), picker: who };
  const paying = byWhom(who, nobody, (acting) => acting.tongue.effect(pay, acting));
  return both(say, { en: `${told} unless ${paying}`, fr: `${told}, sauf ${si(paying)}` });
}

/** With a target: one chosen card of which more is said. Otherwise "for each ...". */
function forEach({ what, effect }: EffectOf<"forEach">, say: Say): string {
  if (isTarget(what)) {
    say.memory.each = referent(nounOf(what.choose));
    return announced({ what, subject: "cards", tell: (_it, now) => now.tongue.effect(effect, now) }, say);
  }
  const each = selected(what, say, "subject").text;
  say.memory.each = { ...say.memory.it, plural: false };
  return `${both(say, { en: "for", fr: "pour" })} ${each}, ${say.tongue.effect(effect, say)}`;
}

export const COMBINATORS: Tellings<
  | "choose"
  | "inOrder"
  | "then"
  | "ifThen"
  | "either"
  | "may"
  | "unless"
  | "forEach"
  | "repeat"
  | "eachPlayer"
  | "until"
  | "pay"
  | "payX"
> = {
  choose: alike((effect, say) => `${verbForm(CHOOSE, say)} ${chosenText(effect, say)}`),
  inOrder: alike(inOrder),
  // biome-ignore lint/suspicious/noThenProperty: the kind of the language is called so; a telling is no function
  then: alike(then),
  ifThen: alike(ifThen),
  either: alike(either),
  may: alike(may),
  unless: alike(unless),
  forEach: alike(forEach),
  repeat: alike(({ times, effect }, say) => {
    const count = say.tongue.number(times, say);
    return `${say.tongue.effect(effect, say)}, ${both(say, { en: `${count} times`, fr: `${count} fois` })}`;
  }),
  eachPlayer: alike(tellEachPlayer),
  until: alike(tellUntil),
  pay: alike(({ count }, say) => `${verbForm(PAY, say)} ${say.tongue.number(count, say)}`),
  payX: alike(({ atLeast }, say) => {
    const least =
      atLeast === undefined ? "" : both(say, { en: ` (at least ${atLeast})`, fr: ` (au moins ${atLeast})` });
    return `${verbForm(PAY, say)} X${least}`;
  }),
};
