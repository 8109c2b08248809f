/** What an option will do, as a button says it. Never "OK", "Yes" or "Decline". */
import type { Effect, EffectKind, QuestionKind, Verb } from "@fhtagn/rules";
import { au, de, describeEffect, namedWord } from "@fhtagn/rules/text";
import type { CardRef, OptionView, View } from "@fhtagn/rules/view";
import { abilityText } from "./ability-text.ts";
import { deedText } from "./deeds.ts";
import { codeOfOption, type Names, namesIn } from "./names.ts";
import { capital, isPlural, nameOf, type Said, type Speaker, say, titleOf } from "./speaker.ts";

/** The part of an option that words are made of. */
export interface OptionLike extends OptionView {
  readonly pays?: { readonly domain: CardRef; readonly cost: number; readonly wasted: number };
  readonly effect?: Effect;
}

/** The question an option answers. */
export interface Scene {
  readonly view: View;
  readonly kind: QuestionKind;
  readonly source: CardRef;
  readonly deed?: EffectKind;
}

export interface OptionWords {
  readonly label: string;
  readonly warning?: string;
}

interface Telling {
  readonly option: OptionLike;
  readonly scene: Scene;
  readonly speaker: Speaker;
  readonly names: Names;
}

export function optionWords(option: OptionLike, scene: Scene, speaker: Speaker): OptionWords {
  const telling: Telling = { option, scene, speaker, names: namesIn(scene.view, speaker) };
  const label = capital(say(speaker, LABELS[option.do](telling)));
  const wasted = option.pays?.wasted ?? 0;
  return wasted === 0 ? { label } : { label, warning: wasteText(wasted, speaker) };
}

function wasteText(wasted: number, speaker: Speaker): string {
  const s = isPlural(speaker.locale, wasted) ? "s" : "";
  return say(speaker, {
    en: `${wasted} resource${s} wasted`,
    fr: `${wasted} ressource${s} perdue${s}`,
  });
}

const cardOf = ({ option, names, speaker }: Telling): string => {
  if (option.code !== undefined) return titleOf(speaker, option.code);
  return option.card === undefined ? "" : names(option.card);
};

/** ": drain domain 2 (3)" where the price is settled with the same click. */
function priceOf({ option: { pays }, names }: Telling): Said {
  if (pays === undefined) return { en: "", fr: "" };
  const { domain, cost } = pays;
  return { en: `: drain ${names(domain)} (${cost})`, fr: ` : exploiter ${names(domain)} (${cost})` };
}

function play(telling: Telling): Said {
  const card = cardOf(telling);
  const price = priceOf(telling);
  return { en: `play ${card}${price.en}`, fr: `jouer ${card}${price.fr}` };
}

/** "Monster Hunter: wound a character with skill 2 or lower". */
function use(telling: Telling): Said {
  const card = cardOf(telling);
  const price = priceOf(telling);
  const does = abilityText(telling.option, telling.speaker);
  if (does === null) return { en: `use ${card}${price.en}`, fr: `utiliser ${card}${price.fr}` };
  const drain = {
    en: price.en.replace(/^: (.*) \((\d+)\)$/, " ($1, pay $2)"),
    fr: price.fr.replace(/^ : (.*) \((\d+)\)$/, " ($1, payer $2)"),
  };
  return {
    en: `${card}: ${does.en}${drain.en}`,
    fr: `${card} : ${does.fr}${drain.fr}`,
  };
}

function effectText({ option, scene, speaker }: Telling): Said | null {
  const { effect } = option;
  if (effect === undefined) return null;
  const code = codeOfOption(scene.view, { do: "choose", card: scene.source });
  const type = (code === undefined ? undefined : speaker.book(code)?.facts.type) ?? "event";
  return { en: describeEffect(effect, "en", { type }), fr: describeEffect(effect, "fr", { type }) };
}

/** Questions the rules themselves ask: what "yes" does. */
function yes(telling: Telling): Said {
  const told = effectText(telling);
  if (told !== null) return told;
  const { scene, names } = telling;
  const source = scene.source === 0 ? "" : names(scene.source);
  switch (scene.kind) {
    case "token":
      return { en: `place 1 success token on ${source}`, fr: `placer 1 marqueur de succès sur ${source}` };
    case "storyEffect":
      return { en: `carry out the effect of ${source}`, fr: `appliquer l'effet ${de(source)}` };
    default:
      return ruleOffer(telling, source);
  }
}

/** Resilient, and Dormant cards at a story that was won. */
function ruleOffer({ scene: { view } }: Telling, source: string): Said {
  const asking = view.frames.at(-1)?.procedure;
  if (asking === "dormantCards") return { en: `play ${source} for free`, fr: `jouer ${source} sans payer` };
  if (asking === "change")
    return {
      en: `put ${source} on top of its owner's deck`,
      fr: `mettre ${source} sur le dessus du deck de son propriétaire`,
    };
  return { en: `use ${source}`, fr: `utiliser ${source}` };
}

function no(telling: Telling): Said {
  const told = effectText(telling);
  if (told !== null) return told;
  const { scene, names } = telling;
  const source = scene.source === 0 ? "" : names(scene.source);
  if (scene.kind === "token") return { en: "place no token", fr: "ne placer aucun marqueur" };
  if (scene.kind === "storyEffect")
    return { en: `leave the effect of ${source} aside`, fr: `ignorer l'effet ${de(source)}` };
  if (scene.deed === "ready") return { en: "ready nobody", fr: "ne redresser personne" };
  const asking = scene.view.frames.at(-1)?.procedure;
  if (asking === "dormantCards") return { en: `discard ${source}`, fr: `défausser ${source}` };
  if (asking === "change") return { en: `let ${source} go`, fr: `laisser partir ${source}` };
  return { en: "do nothing", fr: "ne rien faire" };
}

function choose(telling: Telling): Said {
  const { option, scene, speaker } = telling;
  const told = effectText(telling);
  if (told !== null) return told;
  if (option.card === undefined && option.code === undefined) return chosenValue(telling);
  const card = cardOf(telling);
  if (option.value === "P1" || option.value === "P2") {
    const side = nameOf(speaker, option.value);
    return { en: `${card}: a token of ${side}`, fr: `${card} : un marqueur ${de(side)}` };
  }
  if (option.value === "hand")
    return { en: `take ${card} into your hand`, fr: `ajouter ${card} à votre main` };
  if (option.value === "bottom")
    return { en: `put ${card} on the bottom of the deck`, fr: `mettre ${card} sous le deck` };
  if (option.value === "top")
    return { en: `put ${card} on top of the deck`, fr: `mettre ${card} sur le dessus du deck` };
  if (scene.kind === "order") return next(telling);
  if (scene.kind === "restore") return deedText("restore", card);
  return deedText(scene.deed, card);
}

/** "T-Men next (wound a character)". */
function next(telling: Telling): Said {
  const card = cardOf(telling);
  const does = abilityText(telling.option, telling.speaker);
  if (does === null) return { en: `${card} next`, fr: `ensuite ${card}` };
  return { en: `${card} next (${does.en})`, fr: `ensuite ${card} (${does.fr})` };
}

/** One of several things to be put in order: the card, and what its ability does where one waits. */
export function orderedThing(option: OptionLike, scene: Scene, speaker: Speaker): string {
  const telling: Telling = { option, scene, speaker, names: namesIn(scene.view, speaker) };
  const does = abilityText(option, speaker);
  const card = cardOf(telling);
  return capital(
    does === null ? card : say(speaker, { en: `${card}: ${does.en}`, fr: `${card} : ${does.fr}` }),
  );
}

function chosenValue({ option: { value }, speaker }: Telling): Said {
  if (value === "P1" || value === "P2") {
    const isYou = value === speaker.viewer;
    return isYou ? { en: "you", fr: "vous" } : { en: nameOf(speaker, value), fr: nameOf(speaker, value) };
  }
  return { en: `option ${value ?? ""}`, fr: `choix ${value ?? ""}` };
}

/** An icon, a faction or a subtype. */
function named({ option: { value } }: Telling): Said {
  const word = String(value ?? "");
  return { en: `name ${namedWord(word, "en")}`, fr: `nommer ${namedWord(word, "fr")}` };
}

function pass({ scene: { kind } }: Telling): Said {
  if (kind === "response" || kind === "disrupt") return { en: "let it happen", fr: "laisser faire" };
  if (kind === "resource") return { en: "attach nothing this turn", fr: "ne rien attacher ce tour-ci" };
  return { en: "pass", fr: "passer" };
}

/** A verb without words does not compile. */
const LABELS: { readonly [V in Verb]: (telling: Telling) => Said } = {
  pass,
  done: ({ scene: { kind } }) =>
    kind === "cost"
      ? { en: "pay no more", fr: "ne rien payer de plus" }
      : { en: "choose no more", fr: "ne rien choisir de plus" },
  play,
  use,
  makeDormant: (telling) => {
    const at = telling.option.on === undefined ? "" : telling.names(telling.option.on);
    return {
      en: `make ${cardOf(telling)} dormant at ${at}`,
      fr: `rendre ${cardOf(telling)} Dormante sur ${at}`,
    };
  },
  attach: (telling) => {
    const to = telling.option.on === undefined ? "" : telling.names(telling.option.on);
    return { en: `attach ${cardOf(telling)} to ${to}`, fr: `attacher ${cardOf(telling)} ${au(to)}` };
  },
  choose,
  drain: (telling) => {
    const { pays } = telling.option;
    const domain = cardOf(telling);
    if (pays === undefined) return { en: `drain ${domain}`, fr: `exploiter ${domain}` };
    return { en: `drain ${domain}: pay ${pays.cost}`, fr: `exploiter ${domain} : payer ${pays.cost}` };
  },
  resolve: (telling) => ({ en: `resolve ${cardOf(telling)}`, fr: `résoudre ${cardOf(telling)}` }),
  yes,
  no,
  keep: () => ({ en: "keep this hand", fr: "garder cette main" }),
  mulligan: () => ({ en: "draw a new hand", fr: "piocher une nouvelle main" }),
  name: named,
  number: ({ option: { value } }) => ({ en: `X is ${value ?? 0}`, fr: `X vaut ${value ?? 0}` }),
};
