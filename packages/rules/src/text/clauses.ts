/** Clauses: who acts, in which form, on what; and how a target is announced. */
import type { PlayerRef, Selection } from "../language/expressions.ts";
import { capitalised, englishList, words } from "./english.ts";
import { agree, elides, frenchList } from "./french.ts";
import { clitic, namedText, object, subject } from "./name-phrases.ts";
import { player } from "./players.ts";
import { announcedPhrase, chooserOf, ifAble, isTarget, selected } from "./selections.ts";
import { afterStop, type InEach, inTongue, inVoice, type Phrase, type Say } from "./speech.ts";

export interface ClauseVerb {
  readonly en: { readonly base: string; readonly third: string; readonly participle: string };
  readonly fr: {
    readonly base: string;
    readonly order: string;
    readonly third: string;
    readonly participle: string;
    /** Stands right after the verb: "mettez en jeu", "mettez-le en jeu". */
    readonly particle?: string;
  };
}

/** "wound, wounds, wounded" and "blesser, blessez, blesse, blessé". */
export function verb(english: string, french: string): ClauseVerb {
  const [base = "", third = "", participle = ""] = english.split(", ");
  const [infinitive = "", order = "", il = "", participe = "", particle] = french.split(", ");
  const fr = {
    base: infinitive,
    order,
    third: il,
    participle: participe,
    ...(particle !== undefined && { particle }),
  };
  return { en: { base, third, participle }, fr };
}

export const CHOOSE = verb("choose, chooses, chosen", "choisir, choisissez, choisit, choisi");

/** The form the voice asks for; where nobody acts, the imperative. */
export function verbForm({ en, fr }: ClauseVerb, { locale, voice }: Say): string {
  return inTongue(
    { locale },
    {
      en: () => (voice.form === "third" ? en.third : en.base),
      fr: () => (voice.form === "base" ? fr.base : voice.form === "third" ? fr.third : fr.order),
    },
  );
}

export const listOf = (items: readonly string[], say: Say): string =>
  inTongue(say, { en: () => englishList(items, "and"), fr: () => frenchList(items, "et") });

export const both = (say: Say, words: InEach): string => words[say.locale];

export const inAnyOrder = (say: Say): string =>
  both(say, {
    en: "in any order",
    fr: `dans l'ordre de ${say.voice.actor === "you" ? "votre" : "son"} choix`,
  });

/** Another player than the one who acts is named first: "your opponent draws". */
export function byWhom(who: PlayerRef | undefined, say: Say, tell: (say: Say) => string): string {
  if (who === undefined || (who === say.voice.actor && say.voice.form !== "none")) return tell(say);
  const form = who === "you" ? "order" : "third";
  return `${player(who, say)} ${tell(inVoice(say, { actor: who, form }))}`;
}

/** One clause about its target: "choose a character. It goes insane"; with another selection just the clause. */
interface Announced {
  readonly what: Selection;
  /** Whether the clause after the announcement has the cards for its subject. */
  readonly subject: "player" | "cards";
  readonly tell: (it: Phrase, say: Say) => string;
}

export function announced({ what, subject: about, tell }: Announced, say: Say): string {
  if (!isTarget(what)) return tell(selected(what, say, about === "cards" ? "subject" : "object"), say);
  const chooser = chooserOf(what, say);
  const intro = byWhom(
    chooser,
    say,
    (choosing) => `${verbForm(CHOOSE, choosing)} ${announcedPhrase(what, choosing).text}`,
  );
  const stops =
    about === "cards" || say.voice.form === "order" || say.voice.purpose || chooser !== say.voice.actor;
  if (!stops) return `${intro} ${both(say, { en: "and", fr: "et" })} ${tell(namedText("it", say), say)}`;
  const next = afterStop(say);
  return `${intro}. ${capitalised(tell(namedText("it", next), next))}`;
}

/** A transitive verb, or several with one object: "choose, restore and ready an insane character". */
interface Deed {
  readonly verbs: readonly ClauseVerb[];
  readonly what: Selection;
  readonly by?: PlayerRef | undefined;
  /** What follows the object: "to its owner's hand". A target is then announced first. */
  readonly tail?: (it: Phrase, say: Say) => string;
  /** Before a long object: "put into play all characters that ...". */
  readonly tailFirst?: boolean;
  readonly moving?: true;
}

/** "redressez", "redressez-le", "le redresser", "l'exploite"; with its particle. */
function frenchVerb(verb: ClauseVerb, it: Phrase, say: Say): string {
  const form = verbForm(verb, say);
  const withParticle = (words: string) => (verb.fr.particle ? `${words} ${verb.fr.particle}` : words);
  if (!it.pronoun) return withParticle(form);
  if (say.voice.form === "order" || say.voice.form === "none") return withParticle(`${form}-${clitic(it)}`);
  return withParticle(elides(form) && !it.plural ? `l'${form}` : `${clitic(it)} ${form}`);
}

function passiveDeed(verbs: readonly ClauseVerb[], it: Phrase, say: Say): string {
  const participles = verbs.map(({ en, fr }) =>
    inTongue(say, {
      en: () => en.participle,
      fr: () => {
        const participle = agree(fr.participle, it.gender, it.plural);
        return fr.particle ? `${participle} ${fr.particle}` : participle;
      },
    }),
  );
  const are = both(say, it.plural ? { en: "are", fr: "sont" } : { en: "is", fr: "est" });
  return `${subject(it, say)} ${are} ${listOf(participles, say)}`;
}

const verbList = (verbs: readonly ClauseVerb[], say: Say): string =>
  listOf(
    verbs.map((one) => verbForm(one, say)),
    say,
  );

/** Verb and object, the object perhaps a pronoun. */
export function verbAndObject(verbs: readonly ClauseVerb[], it: Phrase, say: Say): string {
  if (say.voice.form === "none") return passiveDeed(verbs, it, say);
  return inTongue(say, {
    en: () => `${verbList(verbs, say)} ${object(it)}`,
    fr: () => {
      const told = listOf(
        verbs.map((one) => frenchVerb(one, it, say)),
        say,
      );
      return it.pronoun ? told : `${told} ${it.text}`;
    },
  });
}

/** An English object so long that its tail would be lost behind it. */
const isHeavy = (it: Phrase, { locale, voice }: Say): boolean =>
  inTongue(
    { locale },
    {
      en: () => voice.form !== "none" && !it.pronoun && / (that|with) /.test(it.text),
      fr: () => false,
    },
  );

export function deed({ verbs, what, by: who, tail, tailFirst, moving }: Deed, say: Say): string {
  const scene: Say = { ...say, ...(moving && { moving }), ableLater: true };
  return byWhom(who, scene, (acting) => {
    const otherChooses = isTarget(what) && chooserOf(what, acting) !== acting.voice.actor;
    if (isTarget(what) && !tail && !otherChooses)
      return verbAndObject([CHOOSE, ...verbs], selected(what, acting), acting) + ifAble(what, acting);
    const told = (it: Phrase, now: Say) => {
      const end = tail?.(it, now);
      if (tailFirst && isHeavy(it, now)) return words(verbList(verbs, now), end, it.text);
      return words(verbAndObject(verbs, it, now), end).replace(" ,", ",");
    };
    return announced({ what, subject: "player", tell: told }, acting) + ifAble(what, acting);
  });
}

/** A second selection of the clause, named in place: "to a chosen character", "à un personnage de votre choix". */
export function inPlace(what: Selection, say: Say): Phrase {
  const { ableLater: _later, ...here } = say;
  if (!isTarget(what)) return selected(what, here);
  const chooser = chooserOf(what, here);
  if (chooser === here.voice.actor) return selected(what, { ...here, chosen: true });
  const phrase = selected(what, here);
  const chosen = both(here, {
    en: `chosen by ${player(chooser, here)}`,
    fr: `${agree("choisi", phrase.gender, phrase.plural)} par ${player(chooser, here)}`,
  });
  return { ...phrase, text: words(phrase.text, chosen) };
}

/** "its owner's hand", "son deck": of the cards just spoken of. */
export const agreed = (it: Phrase, forms: { readonly one: string; readonly many: string }): string =>
  it.plural ? forms.many : forms.one;
