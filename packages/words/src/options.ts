/** What an option will do, as a button says it. */
import type { Effect, EffectKind, Verb } from "@fhtagn/rules";
import { cardIn } from "@fhtagn/rules/options";
import { capitalised, describeEffect } from "@fhtagn/rules/text";
import type { AboutView, CardRef, OptionView, View } from "@fhtagn/rules/view";
import { abilityText } from "./ability-text.ts";
import { codeOfCard, type Names, namesIn } from "./card-names.ts";
import type { ButtonWords, Price, ToldDeed } from "./contract/button-words.ts";
import { deedIn } from "./deed-in-question.ts";
import { languageOf } from "./languages.ts";
import { type PlainVerb, plainAnswer } from "./plain-answers.ts";
import { cardTitle, nameOf, type Speaker, somebodyTold } from "./speaker.ts";

/** The part of an option that words are made of. */
export type OptionLike = OptionView & {
  readonly pays?: { readonly domain: CardRef; readonly cost: number; readonly wasted: number };
};
type OptionLikeOf<V extends Verb> = Extract<OptionLike, { readonly do: V }>;

/** The question an option answers. */
export interface QuestionOnTable {
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
  readonly scene: QuestionOnTable;
  readonly speaker: Speaker;
  readonly names: Names;
  readonly words: ButtonWords;
}
type TellingOf<V extends Verb> = Telling<OptionLikeOf<V>>;

const tellingOf = (option: OptionLike, scene: QuestionOnTable, speaker: Speaker): Telling => ({
  option,
  scene,
  speaker,
  names: namesIn(scene.view, speaker),
  words: languageOf(speaker.locale).buttons,
});

export function optionWords(option: OptionLike, scene: QuestionOnTable, speaker: Speaker): OptionWords {
  const telling = tellingOf(option, scene, speaker);
  const { finish } = languageOf(speaker.locale);
  const label = capitalised(finish(labelOf(telling)));
  const wasted = option.pays?.wasted ?? 0;
  return wasted === 0 ? { label } : { label, warning: finish(telling.words.wasted(wasted)) };
}

/** One of several things to be put in order: the card, and what its ability does where one waits. */
export function orderedThing(option: OptionLike, scene: QuestionOnTable, speaker: Speaker): string {
  const telling = tellingOf(option, scene, speaker);
  const does = option.do === "begin" ? abilityText(option.ability, speaker) : null;
  const card = cardOf(telling);
  return capitalised(
    does === null ? card : languageOf(speaker.locale).finish(telling.words.ordered(card, does)),
  );
}

const cardOf = ({ option, names, speaker }: Telling): string => {
  if (option.code !== undefined) return cardTitle(speaker, option.code);
  const card = cardIn(option);
  return card === undefined ? "" : names(card);
};

const priceOf = ({ option: { pays }, names }: Telling): Price | null =>
  pays === undefined ? null : { domain: names(pays.domain), cost: pays.cost };

/** What an answer does where the card itself says it. */
function effectText(effect: Effect, { scene, speaker }: Telling): string {
  const code = codeOfCard(scene.view, scene.source);
  const type = (code === undefined ? undefined : speaker.book(code)?.facts.type) ?? "event";
  return describeEffect(effect, speaker.locale, { type });
}

const plain =
  (verb: PlainVerb) =>
  (telling: Telling): string => {
    const { names, words, scene } = telling;
    return plainAnswer(verb, {
      about: scene.about,
      names,
      words,
      told: (effect) => effectText(effect, telling),
    });
  };

const isDeed = (kind: EffectKind, deeds: ButtonWords["deeds"]): kind is ToldDeed =>
  Object.hasOwn(deeds, kind);

function choose(telling: TellingOf<"choose">): string {
  const { words, scene } = telling;
  const deed = deedIn(scene.about);
  const card = cardOf(telling);
  return deed !== undefined && isDeed(deed, words.deeds) ? words.deeds[deed](card) : words.choose(card);
}

function takePart(telling: TellingOf<"takePart">): string {
  const { about } = telling.scene;
  const { part } = telling.option;
  const effect = about.about === "either" ? about.effects[part] : undefined;
  return effect === undefined ? telling.words.part(part + 1) : effectText(effect, telling);
}

/** A verb without words does not compile. */
const LABELS: { readonly [V in Verb]: (telling: TellingOf<V>) => string } = {
  pass: plain("pass"),
  done: plain("done"),
  play: (telling) => telling.words.play(cardOf(telling), priceOf(telling)),
  use: (telling) =>
    telling.words.use(
      cardOf(telling),
      abilityText(telling.option.ability, telling.speaker),
      priceOf(telling),
    ),
  makeDormant: (telling) => telling.words.makeDormant(cardOf(telling), telling.names(telling.option.on)),
  attach: (telling) => telling.words.attach(cardOf(telling), telling.names(telling.option.on)),
  choose,
  next: (telling) => telling.words.next(cardOf(telling), null),
  begin: (telling) =>
    telling.words.next(cardOf(telling), abilityText(telling.option.ability, telling.speaker)),
  put: (telling) => telling.words.put[telling.option.to](cardOf(telling)),
  placeToken: (telling) =>
    telling.words.placeToken(cardOf(telling), nameOf(telling.speaker, telling.option.side)),
  takeToken: ({ option, speaker, words }) => words.takeToken(somebodyTold(option.side, speaker)),
  choosePlayer: ({ option, speaker, words }) => words.somebody(somebodyTold(option.player, speaker)),
  takePart,
  drain: (telling) => {
    const domain = cardOf(telling);
    const { pays } = telling.option;
    return pays === undefined ? telling.words.drain(domain) : telling.words.drainFor(domain, pays.cost);
  },
  resolve: (telling) => telling.words.resolve(cardOf(telling)),
  yes: plain("yes"),
  no: plain("no"),
  keep: ({ words }) => words.keep,
  mulligan: ({ words }) => words.mulligan,
  name: ({ option, words }) => words.name(option.word),
  number: ({ option, words }) => words.number(option.x),
};

/** The table pairs each verb with words for that very verb; this function owns the cast. */
const labelOf = (telling: Telling): string =>
  (LABELS[telling.option.do] as (telling: Telling) => string)(telling);
