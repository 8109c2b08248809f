/** What an option will do, as a button says it. Never "OK", "Yes" or "Decline". */
import type { Effect, Player, SortPlace, Verb } from "@fhtagn/rules";
import { cardIn } from "@fhtagn/rules/options";
import { au, de, describeEffect, namedWord } from "@fhtagn/rules/text";
import type { AboutView, CardRef, OptionView, View } from "@fhtagn/rules/view";
import { abilityText } from "./ability-text.ts";
import { deedIn } from "./about.ts";
import { deedText } from "./deeds.ts";
import { codeOfCard, type Names, namesIn } from "./names.ts";
import { capital, isPlural, nameOf, type Said, type Speaker, say, titleOf } from "./speaker.ts";

/** The part of an option that words are made of. */
export type OptionLike = OptionView & {
  readonly pays?: { readonly domain: CardRef; readonly cost: number; readonly wasted: number };
};
type OptionLikeOf<V extends Verb> = Extract<OptionLike, { readonly do: V }>;

/** The question an option answers. */
export interface Scene {
  readonly view: View;
  readonly about: AboutView;
  readonly source: CardRef;
}

export interface OptionWords {
  readonly label: string;
  readonly warning?: string;
}

interface Telling<O extends OptionLike = OptionLike> {
  readonly option: O;
  readonly scene: Scene;
  readonly speaker: Speaker;
  readonly names: Names;
}
type TellingOf<V extends Verb> = Telling<OptionLikeOf<V>>;

export function optionWords(option: OptionLike, scene: Scene, speaker: Speaker): OptionWords {
  const telling: Telling = { option, scene, speaker, names: namesIn(scene.view, speaker) };
  const label = capital(say(speaker, labelOf(telling)));
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
  const card = cardIn(option);
  return card === undefined ? "" : names(card);
};

/** ": drain domain 2 (3)" where the price is settled with the same click. */
function priceOf({ option: { pays }, names }: Telling): Said {
  if (pays === undefined) return { en: "", fr: "" };
  const { domain, cost } = pays;
  return { en: `: drain ${names(domain)} (${cost})`, fr: ` : exploiter ${names(domain)} (${cost})` };
}

function play(telling: TellingOf<"play">): Said {
  const card = cardOf(telling);
  const price = priceOf(telling);
  return { en: `play ${card}${price.en}`, fr: `jouer ${card}${price.fr}` };
}

/** "Monster Hunter: wound a character with skill 2 or lower". */
function use(telling: TellingOf<"use">): Said {
  const card = cardOf(telling);
  const price = priceOf(telling);
  const does = abilityText(telling.option.ability, telling.speaker);
  if (does === null) return { en: `use ${card}${price.en}`, fr: `utiliser ${card}${price.fr}` };
  const { pays } = telling.option;
  if (pays === undefined) return { en: `${card}: ${does.en}`, fr: `${card} : ${does.fr}` };
  const domain = telling.names(pays.domain);
  return {
    en: `${card}: ${does.en} (drain ${domain}, pay ${pays.cost})`,
    fr: `${card} : ${does.fr} (exploiter ${domain}, payer ${pays.cost})`,
  };
}

/** What an answer does where the card itself says it. */
function effectText(effect: Effect, { scene, speaker }: Telling): Said {
  const code = codeOfCard(scene.view, scene.source);
  const type = (code === undefined ? undefined : speaker.book(code)?.facts.type) ?? "event";
  return { en: describeEffect(effect, "en", { type }), fr: describeEffect(effect, "fr", { type }) };
}

function yes(telling: Telling): Said {
  const { names, scene } = telling;
  const { about } = scene;
  switch (about.about) {
    case "may":
    case "storyEffect":
      return effectText(about.effect, telling);
    case "unless":
      return effectText(about.pay, telling);
    case "token": {
      const story = names(about.story);
      return { en: `place 1 success token on ${story}`, fr: `placer 1 marqueur de succès sur ${story}` };
    }
    case "dormant": {
      const card = names(about.card);
      return { en: `play ${card} for free`, fr: `jouer ${card} sans payer` };
    }
    case "resilient": {
      const card = names(about.card);
      return {
        en: `put ${card} on top of its owner's deck`,
        fr: `mettre ${card} sur le dessus du deck de son propriétaire`,
      };
    }
    default: {
      const source = names(scene.source);
      return { en: `use ${source}`, fr: `utiliser ${source}` };
    }
  }
}

function no(telling: Telling): Said {
  const { names, scene } = telling;
  const { about } = scene;
  switch (about.about) {
    case "unless":
      return effectText(about.effect, telling);
    case "token":
      return { en: "place no token", fr: "ne placer aucun marqueur" };
    case "storyEffect": {
      const story = names(about.story);
      return { en: `leave the effect of ${story} aside`, fr: `ignorer l'effet ${de(story)}` };
    }
    case "struggle":
      return { en: "ready nobody", fr: "ne redresser personne" };
    case "dormant": {
      const card = names(about.card);
      return { en: `discard ${card}`, fr: `défausser ${card}` };
    }
    case "resilient": {
      const card = names(about.card);
      return { en: `let ${card} go`, fr: `laisser partir ${card}` };
    }
    default:
      return { en: "do nothing", fr: "ne rien faire" };
  }
}

const sideName = (side: Player, speaker: Speaker): string => nameOf(speaker, side);

const choose = (telling: TellingOf<"choose">): Said => deedText(deedIn(telling.scene.about), cardOf(telling));

const nextCard = (telling: Telling): Said => {
  const card = cardOf(telling);
  return { en: `${card} next`, fr: `ensuite ${card}` };
};

/** "T-Men next (wound a character)". */
function begin(telling: TellingOf<"begin">): Said {
  const next = nextCard(telling);
  const does = abilityText(telling.option.ability, telling.speaker);
  return does === null ? next : { en: `${next.en} (${does.en})`, fr: `${next.fr} (${does.fr})` };
}

const PUT: Readonly<Record<SortPlace, (card: string) => Said>> = {
  hand: (card) => ({ en: `take ${card} into your hand`, fr: `ajouter ${card} à votre main` }),
  bottom: (card) => ({ en: `put ${card} on the bottom of the deck`, fr: `mettre ${card} sous le deck` }),
  top: (card) => ({ en: `put ${card} on top of the deck`, fr: `mettre ${card} sur le dessus du deck` }),
};

function placeToken(telling: TellingOf<"placeToken">): Said {
  const card = cardOf(telling);
  const side = sideName(telling.option.side, telling.speaker);
  return { en: `${card}: a token of ${side}`, fr: `${card} : un marqueur ${de(side)}` };
}

function takeToken({ option: { side }, speaker }: TellingOf<"takeToken">): Said {
  if (side === speaker.viewer) return { en: "take one of your tokens", fr: "prendre un de vos marqueurs" };
  const name = sideName(side, speaker);
  return { en: `take a token of ${name}`, fr: `prendre un marqueur ${de(name)}` };
}

function choosePlayer({ option: { player }, speaker }: TellingOf<"choosePlayer">): Said {
  if (player === speaker.viewer) return { en: "you", fr: "vous" };
  const name = sideName(player, speaker);
  return { en: name, fr: name };
}

function takePart(telling: TellingOf<"takePart">): Said {
  const { about } = telling.scene;
  const { part } = telling.option;
  const effect = about.about === "either" ? about.effects[part] : undefined;
  return effect === undefined
    ? { en: `option ${part + 1}`, fr: `choix ${part + 1}` }
    : effectText(effect, telling);
}

/** One of several things to be put in order: the card, and what its ability does where one waits. */
export function orderedThing(option: OptionLike, scene: Scene, speaker: Speaker): string {
  const telling: Telling = { option, scene, speaker, names: namesIn(scene.view, speaker) };
  const does = option.do === "begin" ? abilityText(option.ability, speaker) : null;
  const card = cardOf(telling);
  return capital(
    does === null ? card : say(speaker, { en: `${card}: ${does.en}`, fr: `${card} : ${does.fr}` }),
  );
}

function pass({ scene: { about } }: Telling): Said {
  switch (about.about) {
    case "response":
    case "disrupt":
      return { en: "let it happen", fr: "laisser faire" };
    case "resource":
      return { en: "attach nothing this turn", fr: "ne rien attacher ce tour-ci" };
    default:
      return { en: "pass", fr: "passer" };
  }
}

const done = ({ scene: { about } }: Telling): Said =>
  about.about === "cost"
    ? { en: "pay no more", fr: "ne rien payer de plus" }
    : { en: "choose no more", fr: "ne rien choisir de plus" };

function makeDormant(telling: TellingOf<"makeDormant">): Said {
  const card = cardOf(telling);
  const at = telling.names(telling.option.on);
  return { en: `make ${card} dormant at ${at}`, fr: `rendre ${card} Dormante sur ${at}` };
}

function attach(telling: TellingOf<"attach">): Said {
  const card = cardOf(telling);
  const to = telling.names(telling.option.on);
  return { en: `attach ${card} to ${to}`, fr: `attacher ${card} ${au(to)}` };
}

function drain(telling: TellingOf<"drain">): Said {
  const { pays } = telling.option;
  const domain = cardOf(telling);
  if (pays === undefined) return { en: `drain ${domain}`, fr: `exploiter ${domain}` };
  return { en: `drain ${domain}: pay ${pays.cost}`, fr: `exploiter ${domain} : payer ${pays.cost}` };
}

/** A verb without words does not compile. */
const LABELS: { readonly [V in Verb]: (telling: TellingOf<V>) => Said } = {
  pass,
  done,
  play,
  use,
  makeDormant,
  attach,
  choose,
  next: nextCard,
  begin,
  put: (telling) => PUT[telling.option.to](cardOf(telling)),
  placeToken,
  takeToken,
  choosePlayer,
  takePart,
  drain,
  resolve: (telling) => ({ en: `resolve ${cardOf(telling)}`, fr: `résoudre ${cardOf(telling)}` }),
  yes,
  no,
  keep: () => ({ en: "keep this hand", fr: "garder cette main" }),
  mulligan: () => ({ en: "draw a new hand", fr: "piocher une nouvelle main" }),
  name: ({ option: { word } }) => ({
    en: `name ${namedWord(word, "en")}`,
    fr: `nommer ${namedWord(word, "fr")}`,
  }),
  number: ({ option: { x } }) => ({ en: `X is ${x}`, fr: `X vaut ${x}` }),
};

/** The table pairs each verb with words for that very verb; this function owns the cast. */
const labelOf = (telling: Telling): Said =>
  (LABELS[telling.option.do] as (telling: Telling) => Said)(telling);
