/** What cards gain and lose, as lists: "+1 Terror icon and Willpower". */
import type { Ability } from "../language/abilities.ts";
import type { Losses, Traits } from "../language/effects.ts";
import type { Num } from "../language/expressions.ts";
import { ICONS, type Icon } from "../language/words.ts";
import { allTold } from "./all-told.ts";
import { both, listOf } from "./clauses.ts";
import { a, possessive, words } from "./english.ts";
import { de, quote } from "./french.ts";
import { namedText } from "./name-phrases.ts";
import { forEachText, isPlain, rateOf, signed } from "./number-phrases.ts";
import type { Phrase, Say } from "./speech.ts";
import { FACTION_WORDS, frenchIcon, frenchSubtype, ICON_NAMES, keywordName } from "./terms.ts";

/** A trait with its sign: "gets -1 Terror" is no gain. */
interface Item {
  readonly text: string;
  readonly negative?: boolean;
}

interface Measure {
  readonly name: (value: string | number) => string;
  /** Where no number can be written: "skill equal to ...". */
  readonly equal: string;
}

/** "+2 skill", "+1 skill for each ...", "skill equal to ...". */
function measured(amount: Num, { name, equal }: Measure, say: Say): Item {
  const rate = rateOf(amount);
  const { unit } = rate;
  if (unit === undefined) return { text: name(rate.factor), negative: rate.factor < 0 };
  if (isPlain(unit)) {
    const value = `${Math.abs(rate.factor) === 1 ? "" : Math.abs(rate.factor)}${say.tongue.number(unit, say)}`;
    return { text: name(rate.factor < 0 ? `-${value}` : value), negative: rate.factor < 0 };
  }
  const each = forEachText(unit, say);
  if (each !== undefined) return { text: words(name(rate.factor), each), negative: rate.factor < 0 };
  return {
    text: `${equal} ${say.tongue.number(amount, say)}`
      .replace("égale à le ", "égale au ")
      .replace("égal à le ", "égal au "),
  };
}

const skillMeasure = (say: Say): Measure => ({
  name: (value) => both(say, { en: `${signed(value)} skill`, fr: `${signed(value)} en compétence` }),
  equal: both(say, { en: "skill equal to", fr: "une compétence égale à" }),
});

const iconMeasure = (icon: Icon, say: Say): Measure => ({
  name: (value) =>
    both(say, {
      en: `${signed(value)} ${ICON_NAMES.en[icon]} ${Math.abs(Number(value)) === 1 ? "icon" : "icons"}`,
      fr: `${signed(value)} ${Math.abs(Number(value)) === 1 ? `icône ${frenchIcon(icon, false)}` : `icônes ${frenchIcon(icon, true)}`}`,
    }),
  equal: both(say, {
    en: `${ICON_NAMES.en[icon]} icons equal to`,
    fr: `des icônes ${frenchIcon(icon, true)} en nombre égal à`,
  }),
});

function iconItems(icons: NonNullable<Traits["icons"]>, say: Say): readonly Item[] {
  if ("of" in icons) {
    const { text: other } = namedText(icons.of, say);
    const text = both(say, {
      en: `icons equal to ${possessive(other)} ${icons.printed ? "printed " : ""}icons`,
      fr: `des icônes identiques aux icônes ${icons.printed ? "imprimées " : ""}${de(other)}`,
    });
    return [{ text }];
  }
  return ICONS.flatMap((icon) => {
    const amount = icons[icon];
    return amount === undefined ? [] : [measured(amount, iconMeasure(icon, say), say)];
  });
}

function keywordItem({ keyword, amount }: Traits, say: Say): Item | undefined {
  if (keyword === undefined) return undefined;
  const name = keywordName(keyword, say.locale);
  if (amount === undefined) return { text: name };
  const rate = rateOf(amount);
  const each = rate.unit === undefined ? undefined : forEachText(rate.unit, say);
  const value = each ? String(rate.factor) : say.tongue.number(amount, say);
  return {
    text: words(name, keyword === "Toughness" ? signed(value) : value, each),
    negative: value.startsWith("-"),
  };
}

function wordItems({ subtype, faction, booster }: Traits, say: Say): readonly Item[] {
  const items: Item[] = [];
  if (typeof subtype === "string")
    items.push({
      text: both(say, { en: `the subtype ${subtype}`, fr: `le sous-type ${frenchSubtype(subtype, false)}` }),
    });
  if (typeof subtype === "object")
    items.push({ text: both(say, { en: "the named subtype", fr: "le sous-type nommé" }) });
  if (faction !== undefined)
    items.push({
      text: both(say, {
        en: `the ${FACTION_WORDS[faction].en} faction`,
        fr: `la faction ${de(FACTION_WORDS[faction].fr)}`,
      }),
    });
  if (booster !== undefined)
    items.push({
      text: both(say, {
        en: `${a(ICON_NAMES.en[booster])} booster`,
        fr: `un ajout de lutte ${frenchIcon(booster, false)}`,
      }),
    });
  return items;
}

const quoted = (text: string, say: Say): string => both(say, { en: `“${text}”`, fr: quote(text) });

const grantedAbility = (ability: Ability, say: Say): string =>
  say.tongue.ability(ability, say.grantee ? { ...say, about: say.grantee } : say);

function itemsOf(traits: Traits, say: Say): readonly Item[] {
  const keyword = keywordItem(traits, say);
  return [
    ...(traits.skill === undefined ? [] : [measured(traits.skill, skillMeasure(say), say)]),
    ...(traits.icons === undefined ? [] : iconItems(traits.icons, say)),
    ...(keyword ? [keyword] : []),
    ...wordItems(traits, say),
    ...(traits.ability ? [{ text: quoted(grantedAbility(traits.ability, say), say) }] : []),
  ];
}

/** "gains +2 Combat icons and gets -1 skill", agreeing with its subject. */
export function gainsText(traits: Traits, it: Phrase, say: Say): string {
  const items = itemsOf(traits, say);
  const texts = (negative: boolean) =>
    items.filter((item) => (item.negative ?? false) === negative).map(({ text }) => text);
  const verbs = {
    gains: both(say, it.plural ? { en: "gain", fr: "gagnent" } : { en: "gains", fr: "gagne" }),
    gets: both(say, it.plural ? { en: "get", fr: "subissent" } : { en: "gets", fr: "subit" }),
  };
  const clauses = [
    { verb: verbs.gains, list: texts(false) },
    { verb: verbs.gets, list: texts(true) },
  ].filter(({ list }) => list.length > 0);
  return listOf(
    clauses.map(({ verb, list }) => `${verb} ${listOf(list, say)}`),
    say,
  );
}

export function lossesText(losses: Losses, it: Phrase, say: Say): string {
  const { icons, keyword, subtypes, toughness, ...rest } = losses;
  allTold(rest);
  const lost: { readonly en: string; readonly fr: string }[] = [];
  const [its, ses] = it.plural ? ["their", "leurs"] : ["its", "ses"];
  if (icons === "all") lost.push({ en: `all ${its} icons`, fr: `toutes ${ses} icônes` });
  else if (icons === "allPrinted")
    lost.push({ en: `all ${its} printed icons`, fr: `toutes ${ses} icônes imprimées` });
  else if (typeof icons === "object")
    lost.push({
      en: `all ${its} printed ${ICON_NAMES.en[icons.printed]} icons`,
      fr: `toutes ${ses} icônes ${frenchIcon(icons.printed, true)} imprimées`,
    });
  else if (icons)
    lost.push({ en: `1 ${ICON_NAMES.en[icons]} icon`, fr: `1 icône ${frenchIcon(icons, false)}` });
  if (keyword === "all") lost.push({ en: `all ${its} keywords`, fr: `tous ${ses} mots-clefs` });
  else if (keyword) lost.push({ en: keyword, fr: keywordName(keyword, "fr") });
  if (subtypes === "all") lost.push({ en: `all ${its} subtypes`, fr: `tous ${ses} sous-types` });
  else if (subtypes)
    lost.push({ en: `the subtype ${subtypes}`, fr: `le sous-type ${frenchSubtype(subtypes, false)}` });
  if (toughness)
    lost.push({ en: `all ${its} Toughness`, fr: `toute ${it.plural ? "leur" : "sa"} Résistance` });
  const loses = both(say, it.plural ? { en: "lose", fr: "perdent" } : { en: "loses", fr: "perd" });
  return `${loses} ${listOf(
    lost.map((words) => words[say.locale]),
    say,
  )}`;
}
