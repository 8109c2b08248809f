/** What queries work out of a state and keep while it stands. Never saved, never cloned. */
import type { Effect } from "../language/effects.ts";
import type { Test } from "../language/expressions.ts";
import type { Faction, Keyword, Player } from "../language/words.ts";
import type { Option } from "./decisions.ts";
import type { PreparedAbility } from "./game.ts";
import type { CardId, Modifier, Question, State } from "./types.ts";

/** Values of one kind by their number: of cards by `CardId`. */
export type Kept<T> = (T | undefined)[];

/** Filled by queries; everything in it is valid for one version of the state. */
export interface Cache {
  version: number;
  /** The `tableVersion` for which `raw`, `kinds` and `grants` hold. */
  tableVersion: number;
  raw: readonly Continuous[];
  /** One bit for each kind of trait effect in `raw`. */
  kinds: number;
  /** Passives of each card as they were last made. */
  passives: (StandingPassives | undefined)[];
  grants: boolean;
  /** Which traits the effects in `raw` can touch: see `TRAIT`. */
  traits: number;
  domains: Kept<DomainSum>;
  /** The texts in force; null while nobody asked. */
  continuous: readonly Continuous[] | null;
  blank: Kept<boolean>;
  values: TraitValues;
  options: Listed | null;
  commitment: Commitment | null;
}

/** What cards are now. These values may depend on each other: see queries/depending.ts. */
export interface TraitValues {
  faction: Kept<Faction | "neutral" | "none">;
  subtypes: Kept<readonly string[]>;
  keywords: Kept<readonly Keyword[]>;
  icons: Kept<readonly number[]>;
  skill: Kept<number>;
  abilities: Kept<readonly PreparedAbility[]>;
  /** Those being worked out, the outermost first. */
  open: Depending[];
  /** The outermost open one that was asked for since the innermost was opened. */
  reach: number;
  provisional: Provisional[];
}

/** One of the values of a kind, and how to work it out. */
export interface Depending {
  readonly kept: unknown[];
  readonly card: CardId;
  /** What it counts as while it is being worked out. */
  readonly printed: unknown;
  readonly compute: (state: State, card: CardId) => unknown;
}

/** A value worked out with one that was still open: good until that one is known. */
interface Provisional {
  readonly one: Depending;
  readonly value: unknown;
  readonly reach: number;
}

/** The options of a question. */
interface Listed {
  readonly question: Question;
  readonly options: readonly Option[];
}

/** What a player may commit, and where to; `attacked` as it was when this was worked out. */
export interface Commitment {
  readonly player: Player;
  readonly attacked: readonly CardId[];
  readonly items: readonly CardId[];
  readonly places: readonly (readonly CardId[])[];
}

/** The passives of a card under a controller; the same while the card is the same. */
export interface StandingPassives {
  readonly life: number;
  readonly you: Player;
  readonly list: readonly Continuous[];
}

/** What a domain can pay: resources for a card, for an ability, and those that match each faction. */
export interface DomainSum {
  readonly card: number;
  readonly ability: number;
  /** In the order of `FACTIONS`. */
  readonly matching: readonly number[];
}

/** A trait effect in force: a passive of a card in play, or a lasting effect. */
export interface Continuous {
  readonly prepared: PreparedAbility;
  readonly node: number;
  readonly effect: Effect;
  /** Its kind as a bit: `KIND` of queries/continuous.ts. */
  readonly bit: number;
  readonly source: CardId;
  readonly you: Player;
  /** What must hold, the ability's `while` first. */
  readonly tests: readonly Test[];
  readonly modifier: Modifier | null;
}

/** No open value was asked for. */
export const NOT_ASKED = Number.MAX_SAFE_INTEGER;

export const noValues = (): TraitValues => ({
  faction: [],
  subtypes: [],
  keywords: [],
  icons: [],
  skill: [],
  abilities: [],
  open: [],
  reach: NOT_ASKED,
  provisional: [],
});

export const emptyCache = (): Cache => ({
  version: -1,
  tableVersion: -1,
  raw: [],
  kinds: 0,
  passives: [],
  grants: false,
  traits: 0,
  domains: [],
  continuous: null,
  blank: [],
  values: noValues(),
  options: null,
  commitment: null,
});

/** The cache for the state as it is now. */
export function cacheOf(state: State): Cache {
  const { cache } = state;
  if (cache.version !== state.version) forget(cache, state.version);
  return cache;
}

function forget(cache: Cache, version: number): void {
  cache.version = version;
  cache.continuous = null;
  cache.options = null;
  cache.commitment = null;
  if (cache.blank.length > 0) cache.blank = [];
  const { values } = cache;
  if (values.faction.length > 0) values.faction = [];
  if (values.subtypes.length > 0) values.subtypes = [];
  if (values.keywords.length > 0) values.keywords = [];
  if (values.icons.length > 0) values.icons = [];
  if (values.skill.length > 0) values.skill = [];
  if (values.abilities.length > 0) values.abilities = [];
}
