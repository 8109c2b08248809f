/** Verbs of traits: gains, loses, becomes, blank ... */
import type { EffectOf, Form } from "../../language/effects.ts";
import type { CardName, Noun, Num, Selection } from "../../language/expressions.ts";
import { ICONS } from "../../language/words.ts";
import { announced, both, inPlace, listOf } from "../clauses.ts";
import { a, words } from "../english.ts";
import { describeKeywords } from "../facts-line.ts";
import { au, de, le, quote, un } from "../french.ts";
import { object, ofIt, subject } from "../name-phrases.ts";
import { isPlain } from "../number-phrases.ts";
import { isTarget } from "../selections.ts";
import type { Phrase, PrintedOn, Say } from "../speech.ts";
import { frenchIcon, frenchSubtype, ICON_NAMES, NOUNS } from "../terms.ts";
import { gainsText, lossesText } from "../trait-phrases.ts";
import { alike, lasting, type Tellings } from "./telling.ts";

/** "its skill", "the skill of each character", "this character's skill". */
const englishOf = (thing: string, it: Phrase, what: Selection): string =>
  "the" in what || it.pronoun ? `${ofIt(it)} ${thing}` : `the ${thing} of ${it.text}`;
const frenchOf = (thing: { readonly noun: string; readonly gender: "m" | "f" }, it: Phrase): string => {
  if (!it.pronoun) return `${le(thing.noun, thing.gender)} ${de(it.text)}`;
  if (it.plural) return `leur ${thing.noun}`;
  return `${thing.gender === "f" ? "sa" : "son"} ${thing.noun}`;
};

function setTo({ who, traits: { skill, printedSkill }, until }: EffectOf<"setTo">, say: Say): string {
  const value = (number: Num, now: Say) => {
    const words = now.tongue.number(number, now);
    return isPlain(number)
      ? both(now, { en: words, fr: `de ${words}` })
      : both(now, { en: `equal to ${words}`, fr: `égale ${au(words)}` });
  };
  const tell = (it: Phrase, now: Say) => {
    const parts: string[] = [];
    if (skill !== undefined)
      parts.push(
        both(now, {
          en: `${englishOf("skill", it, who)} is ${value(skill, now)}`,
          fr: `${frenchOf({ noun: "compétence", gender: "f" }, it)} est ${value(skill, now)}`,
        }),
      );
    if (printedSkill !== undefined)
      parts.push(
        both(now, {
          en: `${englishOf("printed skill", it, who)} is treated as ${now.tongue.number(printedSkill, now)}`,
          fr: `${frenchOf({ noun: "compétence imprimée", gender: "f" }, it)} est considérée comme étant ${value(printedSkill, now)}`,
        }),
      );
    return listOf(parts, now) + lasting(until, now);
  };
  return announced({ what: who, subject: "cards", tell }, say);
}

function englishBlank({ what, printed, until }: EffectOf<"blank">, say: Say): string {
  const box = printed ? "printed text box" : "text box";
  const tell = (it: Phrase, now: Say) => {
    const blank = it.plural ? `as if their ${box}es were blank` : `as if its ${box} were blank`;
    const treated =
      now.voice.form === "none"
        ? `${subject(it, now)} ${it.plural ? "are" : "is"} treated`
        : `treat ${object(it)}`;
    return `${treated} ${blank}${lasting(until, now)}`;
  };
  return announced({ what, subject: "cards", tell }, say);
}

function frenchBlank({ what, printed, until }: EffectOf<"blank">, say: Say): string {
  const noun = printed ? "rectangle de texte imprimé" : "rectangle de texte";
  const tell = (it: Phrase, now: Say) =>
    `${frenchOf({ noun, gender: "m" }, it)} est considéré comme vide${lasting(until, now)}`;
  return announced({ what, subject: "cards", tell }, say);
}

const PARTS: {
  readonly [P in EffectOf<"copies">["parts"][number]]: { readonly en: string; readonly fr: string };
} = {
  keywords: { en: "keywords", fr: "les mots-clefs" },
  triggered: { en: "triggered abilities", fr: "les capacités déclenchées" },
  icons: { en: "icons", fr: "les icônes" },
};

function copies({ who, from, parts, until }: EffectOf<"copies">, say: Say): string {
  const things = (now: Say) =>
    listOf(
      parts.map((part) => PARTS[part][now.locale]),
      now,
    );
  const told = (it: Phrase, model: Phrase, now: Say) =>
    both(now, {
      en: `${subject(it, now)} ${it.plural ? "gain" : "gains"} the ${things(now)} of ${model.text}`,
      fr: `${subject(it, now)} ${it.plural ? "gagnent" : "gagne"} ${things(now)} ${de(model.text)}`,
    }) + lasting(until, now);
  if (isTarget(from) && !isTarget(who))
    return announced(
      { what: from, subject: "cards", tell: (model, now) => told(inPlace(who, now), model, now) },
      say,
    );
  return announced(
    { what: who, subject: "cards", tell: (it, now) => told(it, inPlace(from, now), now) },
    say,
  );
}

const quotedAbilities = (form: Form, say: Say): readonly string[] =>
  (form.abilities ?? []).map((ability) => {
    const about = { type: form.type, printedType: say.about.printedType ?? say.about.type };
    const text = say.tongue.ability(ability, { ...say, about });
    return both(say, { en: `“${text}”`, fr: quote(text) });
  });

/** "an Attachment support card with ...". */
function formText(form: Form, say: Say): string {
  const { en, fr } = NOUNS[form.type];
  const subtypes = form.subtypes ?? [];
  const icons = ICONS.flatMap((icon) => {
    const count = form.icons?.[icon];
    if (!count) return [];
    const many = count > 1;
    return [
      both(say, {
        en: `${count} ${ICON_NAMES.en[icon]} icon${many ? "s" : ""}`,
        fr: `${count} icône${many ? "s" : ""} ${frenchIcon(icon, many)}`,
      }),
    ];
  });
  const skill =
    form.skill === undefined
      ? []
      : [both(say, { en: `skill ${form.skill}`, fr: `une compétence de ${form.skill}` })];
  const extras = [...skill, ...icons, ...describeKeywords(form, say.locale), ...quotedAbilities(form, say)];
  const noun = both(say, {
    en: a(words(...subtypes, en.one)),
    fr: words(un(fr.gender), fr.one, ...subtypes.map((subtype) => frenchSubtype(subtype, false))),
  });
  if (extras.length === 0) return noun;
  return `${noun} ${both(say, { en: "with", fr: "avec" })} ${listOf(extras, say)}`;
}

function becomes({ what, form, until }: EffectOf<"becomes">, say: Say): string {
  const tell = (it: Phrase, now: Say) => {
    const { en, fr } = NOUNS[now.about.printedType ?? now.about.type];
    if (form === "printed") {
      const { made } = now.voice;
      return (
        both(now, {
          en: `${made ? object(it) : subject(it, now)} ${made ? "become" : "becomes"} ${a(en.one)} again`,
          fr: `${subject(it, now)} ${made ? "redevienne" : "redevient"} ${un(fr.gender)} ${fr.one}`,
        }) + lasting(until, now)
      );
    }
    const verb = both(now, it.plural ? { en: "become", fr: "deviennent" } : { en: "becomes", fr: "devient" });
    return `${subject(it, now)} ${verb} ${formText(form, now)}${lasting(until, now)}`;
  };
  return announced({ what, subject: "cards", tell }, say);
}

/** The cards a continuous effect speaks of one by one: "for each icon it has". */
function severally(what: Selection, say: Say): Say {
  const it = "each" in what ? what.each.type : undefined;
  if (it !== undefined) say.memory.each = { noun: NOUNS[it], plural: false };
  return say;
}

/** The card that the clause speaks of, by the name that its numbers would use. */
function subjectOf(who: Selection): CardName {
  if ("the" in who) return who.the;
  return "each" in who ? "each" : "it";
}

/** Whose ability a granted one is: it says "this character" of that card. */
function grantee(who: Selection, say: Say): PrintedOn {
  if ("the" in who)
    return who.the === "host" ? typed(say.about.attachTo?.type ?? "character", say) : say.about;
  const filter =
    "each" in who ? who.each : "choose" in who ? who.choose : "pick" in who ? who.pick : undefined;
  return typed(filter?.type ?? "character", say);
}
const typed = (noun: Noun, say: Say): PrintedOn =>
  noun === "character" || noun === "support" || noun === "story" ? { type: noun } : say.about;

export const TRAIT_VERBS: Tellings<"gains" | "loses" | "setTo" | "blank" | "copies" | "becomes"> = {
  gains: alike(({ who, traits, until }, say) => {
    const granting = { ...say, grantee: grantee(who, say), subject: subjectOf(who) };
    const tell = (it: Phrase, now: Say) =>
      `${subject(it, now)} ${gainsText(traits, it, now)}${lasting(until, now)}`;
    return announced({ what: who, subject: "cards", tell }, severally(who, granting));
  }),
  loses: alike(({ who, traits, until }, say) => {
    const tell = (it: Phrase, now: Say) =>
      `${subject(it, now)} ${lossesText(traits, it, now)}${lasting(until, now)}`;
    return announced({ what: who, subject: "cards", tell }, say);
  }),
  setTo: alike(setTo),
  blank: { en: englishBlank, fr: frenchBlank },
  copies: alike(copies),
  becomes: alike(becomes),
};
