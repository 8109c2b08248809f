/** Why a move is not legal, in a sentence: the rule says which, the facts say how far off it was. */
import {
  FACTIONS,
  type Faction,
  type Locale,
  PHASES,
  type Phase,
  ZONES,
  type Zone,
} from "../language/words.ts";
import { capital } from "./english.ts";
import { typography } from "./french.ts";
import { SENTENCES } from "./refusal-sentences.ts";
import type { Sentence } from "./refusals-of-targets.ts";
import { FACTION_NAMES, PHASE_NAMES, ZONE_NAMES } from "./terms.ts";

const GENERAL: Sentence = {
  en: "The rules do not allow this now",
  fr: "Les règles ne le permettent pas maintenant",
};

/** Names of facts; one without a name is shown as it is. */
const FACT_NAMES: Readonly<Record<string, Sentence>> = {
  cost: { en: "cost", fr: "coût" },
  needs: { en: "needed", fr: "nécessaire" },
  needed: { en: "needed", fr: "nécessaire" },
  have: { en: "available", fr: "disponible" },
  has: { en: "available", fr: "disponible" },
  largest: { en: "largest domain", fr: "plus grand domaine" },
  resources: { en: "resources", fr: "ressources" },
  faction: { en: "faction", fr: "faction" },
  phase: { en: "phase", fr: "phase" },
  title: { en: "card", fr: "carte" },
  card: { en: "card", fr: "carte" },
  limit: { en: "limit", fr: "limite" },
  used: { en: "used", fr: "utilisé" },
  domain: { en: "domain", fr: "domaine" },
  matching: { en: "of its faction", fr: "de sa faction" },
  zone: { en: "zone", fr: "zone" },
  asked: { en: "player asked", fr: "joueur interrogé" },
};
/** Words for programmers, not for players. */
const UNTOLD = ["why", "what", "where"];

const isFaction = (value: string): value is Faction => FACTIONS.some((faction) => faction === value);
const isZone = (value: string): value is Zone => ZONES.some((zone) => zone === value);
const isPhase = (value: string): value is Phase => PHASES.some((phase) => phase === value);

/** The same word may be a phase and a place, so the name of the fact decides. */
function factValue(key: string, value: string | number, locale: Locale): string {
  if (typeof value === "number") return String(value);
  if (key === "faction" && isFaction(value)) return FACTION_NAMES[locale][value];
  if (key === "zone" && isZone(value)) return ZONE_NAMES[value][locale];
  return key === "phase" && isPhase(value) ? PHASE_NAMES[value][locale] : value;
}

/** What `whyNot` answers with. */
export interface RefusedBy {
  readonly rule: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export function describeReason({ rule, facts }: RefusedBy, locale: Locale): string {
  const sentence = (SENTENCES[rule] ?? GENERAL)[locale];
  const told = Object.entries(facts)
    .filter(([key]) => !UNTOLD.includes(key))
    .map(([key, value]) => {
      const name = FACT_NAMES[key]?.[locale] ?? key;
      return locale === "fr"
        ? `${name} : ${factValue(key, value, locale)}`
        : `${name}: ${factValue(key, value, locale)}`;
    });
  const details = told.length === 0 ? "" : ` (${told.join(", ")})`;
  const text = `${capital(sentence)}${details}.`;
  return locale === "fr" ? typography(text) : text;
}
