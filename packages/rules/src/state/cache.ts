/** What queries work out of a state and keep while it stands. Never saved, never cloned. */
import type { Effect } from "../language/effects.ts";
import type { Test } from "../language/expressions.ts";
import type { Keyword, Player } from "../language/words.ts";
import type { Option } from "./decisions.ts";
import type { PreparedAbility } from "./game.ts";
import type { CardId, Modifier } from "./types.ts";

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
  continuous: readonly Continuous[] | null;
  domains: (DomainSum | undefined)[];
  blank: (boolean | undefined)[];
  keywords: (readonly Keyword[] | undefined)[];
  icons: (readonly number[] | undefined)[];
  skill: (number | undefined)[];
  abilities: (readonly PreparedAbility[] | undefined)[];
  options: readonly Option[] | null;
  commitment: Commitment | null;
}

/** What a player may commit, and where to. */
export interface Commitment {
  readonly player: Player;
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
