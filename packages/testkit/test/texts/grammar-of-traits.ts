/** What cards gain, lose and become, as grammars. */
import { type Ability, type Effect, type EffectKind, ICONS, type Num } from "@fhtagn/rules";
import {
  allWords,
  type Grammar,
  has,
  isString,
  list,
  maybe,
  member,
  notEmpty,
  numeral,
  record,
  sampled,
  unionOf,
  word,
} from "./grammar.ts";
import { CARD_TYPE, FACTION, ICON, KEYWORD, NAME, NUM, SUBTYPE, TRUE } from "./grammar-of-nouns.ts";

type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;
type Traits = EffectOf<"gains">["traits"];
type Losses = EffectOf<"loses">["traits"];
type Form = Exclude<EffectOf<"becomes">["form"], "printed">;
type Icons = NonNullable<Traits["icons"]>;
type CopiedIcons = Extract<Icons, { readonly of: unknown }>;
type IconCounts = Exclude<Icons, CopiedIcons>;
type FormIcons = NonNullable<Form["icons"]>;
type NamedSubtype = Extract<Traits["subtype"], object>;
type PrintedIcons = Extract<Losses["icons"], object>;

export const AN_AMOUNT = sampled<Num>(
  NUM,
  2,
  -1,
  { x: true },
  { times: [-2, { count: { type: "domain", controller: "you" } }] },
  { skillOf: "this" },
  { iconsOf: "this", icon: "terror", printed: true },
  { handOf: "you" },
);

const COUNTS: Grammar<IconCounts> = record<IconCounts>("Traits.icons", {
  terror: maybe(AN_AMOUNT),
  combat: maybe(AN_AMOUNT),
  arcane: maybe(AN_AMOUNT),
  investigation: maybe(AN_AMOUNT),
});
const FORM_ICONS: Grammar<FormIcons> = record<FormIcons>("Form.icons", {
  terror: maybe(numeral),
  combat: maybe(numeral),
  arcane: maybe(numeral),
  investigation: maybe(numeral),
});

export const LOSSES: Grammar<Losses> = notEmpty(
  record<Losses>("Losses", {
    icons: maybe(
      unionOf(
        member(isString, word("all" as const, "allPrinted" as const, ...ICONS)),
        member(has("printed"), record<PrintedIcons>("Losses.icons", { printed: ICON })),
      ),
    ),
    keyword: maybe(
      unionOf(
        member((value) => value === "all", word("all" as const)),
        member(isString, KEYWORD),
      ),
    ),
    subtypes: maybe(word<string>("all", "Cultist", "Tome")),
    toughness: maybe(TRUE),
  }),
);

type Numbered = Extract<Traits, { readonly amount: Num }>;
type Unnumbered = Exclude<Traits, Numbered>;
const NUMBERED = word("Toughness" as const, "Fated" as const);
const UNNUMBERED = allWords<NonNullable<Unnumbered["keyword"]>>({
  Fast: true,
  Heroic: true,
  Villainous: true,
  Invulnerability: true,
  Loyal: true,
  Willpower: true,
  Resilient: true,
  Day: true,
  Night: true,
  Prophecy: true,
  Dormant: true,
});
const NEVER: Grammar<never> = word<never>();

/** With the abilities that they may grant. */
export function traitsWith(ability: Grammar<Ability>): Grammar<Traits> {
  const others = {
    skill: maybe(AN_AMOUNT),
    icons: maybe(
      unionOf(
        member(has("of"), record<CopiedIcons>("Traits.icons", { of: NAME, printed: maybe(TRUE) })),
        member(
          () => true,
          sampled<IconCounts>(
            COUNTS,
            { terror: 1, combat: 2 },
            { arcane: { x: true } },
            { investigation: { count: { type: "domain" } } },
          ),
        ),
      ),
    ),
    subtype: maybe(
      unionOf(
        member(isString, SUBTYPE),
        member(has("named"), record<NamedSubtype>("Traits.subtype", { named: TRUE })),
      ),
    ),
    faction: maybe(FACTION),
    ability: maybe(
      sampled<Ability>(ability, { timing: "action", effect: { do: "draw", who: "you", count: 1 } }),
    ),
    booster: maybe(ICON),
  };
  return unionOf(
    member(has("amount"), record<Numbered>("Traits", { ...others, keyword: NUMBERED, amount: AN_AMOUNT })),
    member(
      () => true,
      notEmpty(record<Unnumbered>("Traits", { ...others, keyword: maybe(UNNUMBERED), amount: maybe(NEVER) })),
    ),
  );
}
export const formWith = (ability: Grammar<Ability>): Grammar<Form> =>
  record<Form>("Form", {
    type: CARD_TYPE,
    subtypes: maybe(list(SUBTYPE)),
    skill: maybe(numeral),
    icons: maybe(sampled<FormIcons>(FORM_ICONS, { terror: 1, combat: 2 })),
    keywords: maybe(list(word<string>("Fast", "Toughness +1"))),
    abilities: maybe(
      list(sampled<Ability>(ability, { timing: "action", effect: { do: "draw", who: "you", count: 1 } })),
    ),
  });
