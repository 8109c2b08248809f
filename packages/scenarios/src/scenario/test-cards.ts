/** `cards:` of a scenario: cards nobody printed, for one example. */
import {
  type Ability,
  CARD_TYPES,
  type CardDefinition,
  type CardFacts,
  type CardText,
  FACTIONS,
  ICONS,
  type Icon,
} from "@fhtagn/rules";
import {
  fieldsOf,
  flagOf,
  isWrittenFields,
  MalformedScenario,
  textOf,
  textsOf,
  type WrittenFields,
  wordOf,
  writtenList,
  writtenNumber,
  wrongKind,
} from "./malformed.ts";

const KEYS = [
  ...["title", "type", "faction", "cost", "skill", "icons", "boosters", "struggles", "subtypes", "keywords"],
  ...[
    "steadfast",
    "steadfastFaction",
    "transient",
    "unique",
    "resourceIcons",
    "resourceFaction",
    "abilities",
  ],
];
const TEXT_KEYS = ["attachTo", "playOnly", "abilities", "copiesAllowed", "worksAsResource"];
const LETTERS: Readonly<Record<string, Icon>> = { T: "terror", C: "combat", A: "arcane", I: "investigation" };

const testCode = (number: number): string => `test-${number}`;

export function readTestCards(value: unknown, place: string): readonly CardDefinition[] {
  return writtenList(value, place).map((one, index) =>
    readCard(one, `${place}[${index}]`, testCode(index + 1)),
  );
}

function readCard(value: unknown, place: string, code: string): CardDefinition {
  const fields = fieldsOf(value, place, KEYS);
  return { facts: readFacts(fields, place, code), text: readText(fields.abilities, `${place}.abilities`) };
}

function readFacts(fields: WrittenFields, place: string, code: string): CardFacts {
  const type = wordOf(fields.type, `${place}.type`, CARD_TYPES);
  const faction = wordOf(fields.faction, `${place}.faction`, [...FACTIONS, "neutral"] as const);
  const letters = (key: string): readonly Icon[] => readLetters(fields[key], `${place}.${key}`);
  return {
    code,
    title: textOf(fields.title, `${place}.title`),
    descriptor: null,
    unique: flagOf(fields.unique, `${place}.unique`),
    faction,
    type,
    cost: type === "story" ? null : readNumber(fields.cost, `${place}.cost`),
    skill: type === "character" ? readNumber(fields.skill, `${place}.skill`) : null,
    icons: type === "character" ? countLetters(letters("icons")) : null,
    boosters: fields.boosters === undefined ? null : countLetters(letters("boosters")),
    struggles: readStruggles(type, fields, letters),
    subtypes: textsOf(fields.subtypes, `${place}.subtypes`),
    keywords: textsOf(fields.keywords, `${place}.keywords`),
    steadfast: fields.steadfast === undefined ? 0 : writtenNumber(fields.steadfast, `${place}.steadfast`),
    steadfastFaction: readSteadfastFaction(fields, place, faction),
    transient: flagOf(fields.transient, `${place}.transient`),
    ...readSymbols(fields, place),
  };
}

/** Resource symbols that are not one of the card's own faction (PAY-18, PAY-19). */
function readSymbols(
  { resourceIcons, resourceFaction }: WrittenFields,
  place: string,
): Pick<CardFacts, "resourceIcons" | "resourceFaction"> {
  return {
    ...(resourceIcons !== undefined && {
      resourceIcons: writtenNumber(resourceIcons, `${place}.resourceIcons`),
    }),
    ...(resourceFaction !== undefined && {
      resourceFaction: wordOf(resourceFaction, `${place}.resourceFaction`, [...FACTIONS, "neutral"] as const),
    }),
  };
}

/** Symbols of the card's own faction, unless it says otherwise (KW-STEAD-10). */
function readSteadfastFaction(
  fields: WrittenFields,
  place: string,
  own: CardFacts["faction"],
): CardFacts["steadfastFaction"] {
  if (fields.steadfast === undefined) return null;
  if (fields.steadfastFaction !== undefined)
    return wordOf(fields.steadfastFaction, `${place}.steadfastFaction`, FACTIONS);
  return own === "neutral" ? null : own;
}

function readNumber(value: unknown, place: string): number | "X" {
  if (value === undefined) return 0;
  return value === "X" ? value : writtenNumber(value, place);
}

function readLetters(value: unknown, place: string): readonly Icon[] {
  if (value === undefined) return [];
  return [...textOf(value, place)].map((letter) => {
    const icon = LETTERS[letter];
    if (icon === undefined) throw wrongKind(place, "icons", value);
    return icon;
  });
}

function countLetters(icons: readonly Icon[]): Readonly<Record<Icon, number>> {
  const counts = { terror: 0, combat: 0, arcane: 0, investigation: 0 };
  for (const icon of icons) counts[icon]++;
  return counts;
}

/** COMP-16: all four, unless the card says otherwise. */
function readStruggles(
  type: string,
  fields: WrittenFields,
  letters: (key: string) => readonly Icon[],
): readonly Icon[] | null {
  if (type !== "story" && type !== "conspiracy") return null;
  return fields.struggles === undefined ? ICONS : letters("struggles");
}

/** The JSON of a card file: a list of abilities, or a text with one. */
function readText(value: unknown, place: string): CardText {
  if (value === undefined) return { abilities: [] };
  if (!isWrittenFields(value)) return { abilities: readAbilities(value, place) };
  const fields = fieldsOf(value, place, TEXT_KEYS);
  const abilities = readAbilities(fields.abilities, `${place}.abilities`);
  return { ...fields, abilities } as CardText; // its keys are checked; what is inside is the card language's affair
}

function readAbilities(value: unknown, place: string): readonly Ability[] {
  return writtenList(value, place).map((one, index) => {
    const here = `${place}[${index}]`;
    if (!isWrittenFields(one)) throw wrongKind(here, "ability", one);
    if (typeof one.timing !== "string" || !isWrittenFields(one.effect))
      throw new MalformedScenario(here, { is: "halfAbility" });
    return one as unknown as Ability; // the card language's affair, as above
  });
}
