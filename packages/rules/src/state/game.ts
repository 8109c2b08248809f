/** The read-only part of a game: ruleset, options, and every card of its pool, prepared once. */
import type { Ability, PlayOnly } from "../language/abilities.ts";
import type { CardCode, CardFacts } from "../language/cards.ts";
import type { Effect } from "../language/effects.ts";
import type { Filter, Test } from "../language/expressions.ts";
import type { CardType, EventKind, Faction, Icon, Keyword, Ruleset, Zone } from "../language/words.ts";
import type { RuleOptions } from "./options.ts";

export interface Leaf {
  readonly node: number;
  readonly tests: readonly Test[];
}

/** An ability with its effect tree laid out: a frame or a lasting effect names a node by number. */
export interface PreparedAbility {
  readonly code: CardCode;
  readonly index: number;
  readonly ability: Ability;
  readonly nodes: readonly Effect[];
  readonly numberOf: ReadonlyMap<Effect, number>;
  readonly parentOf: readonly number[];
  /** Nodes whose targets are chosen at initiation. */
  readonly initial: readonly number[];
  /** Leaves of the tree with the tests above them; what a continuous passive does. */
  readonly leaves: readonly Leaf[];
  /** Abilities that this one grants: index into the card's abilities. */
  readonly granted: ReadonlyMap<Ability, number>;
  /** Resources its cost asks for; all of them, unless some number must be worked out. */
  readonly pays: number;
  readonly paysFixed: boolean;
  /** Whether X is announced, and the least it may be (PAY-20). */
  readonly asksX: boolean;
  readonly leastX: number;
  /** Parts of its cost that are effects on cards. */
  readonly cardCosts: readonly Effect[];
  readonly exhaustsThis: boolean;
}

/** A passive about the card's own cost (PAY-29). */
export interface CostText {
  readonly prepared: PreparedAbility;
  readonly node: number;
  readonly tests: readonly Test[];
}

export interface PrintedKeywords {
  readonly names: readonly Keyword[];
  readonly toughness: number;
  readonly fated: number;
}

/** A card as printed. */
export interface Printed {
  readonly code: CardCode;
  readonly facts: CardFacts;
  readonly title: string;
  readonly type: CardType;
  readonly faction: Faction | "neutral";
  readonly cost: number;
  readonly costIsX: boolean;
  readonly skill: number;
  readonly skillIsX: boolean;
  readonly icons: readonly [number, number, number, number];
  readonly boosters: readonly [number, number, number, number];
  readonly struggles: readonly Icon[];
  readonly keywords: PrintedKeywords;
  /** Printed Heroic 1, Villainous 2. */
  readonly alignment: number;
  readonly attachTo: Filter | null;
  readonly playOnly: PlayOnly | null;
  /** Own abilities first, then those it grants to others. */
  readonly abilities: readonly PreparedAbility[];
  /** Those that are its own. */
  readonly own: readonly PreparedAbility[];
  readonly continuous: readonly PreparedAbility[];
  /** Events that an ability of it answers, before or after they happen. */
  readonly hears: readonly EventKind[];
  /** Zones from which an Action of it can be used, playing an event aside. */
  readonly actsFrom: readonly Zone[];
  /** Waits for a state to be so. */
  readonly hasWhenever: boolean;
  readonly worksAsResource: boolean;
  readonly costTexts: readonly CostText[];
  /** What it is while it is attached face up (ATT-04); null of a support, which is what it was. */
  readonly asAttachment: Printed | null;
}

export interface Library {
  readonly cards: ReadonlyMap<string, Printed>;
  /** Of what has no code: a starting domain. */
  readonly noFace: Printed;
  /** Events that any card of the pool answers after, or before, they happen. */
  readonly after: ReadonlySet<EventKind>;
  readonly before: ReadonlySet<EventKind>;
  /** Who answers an event: a bit for each timing, before or after (`timingBit`). */
  readonly heard: ReadonlyMap<EventKind, number>;
  /** Cards usable from a hidden place, by what they answer (turn.md, "When a question is put"). */
  readonly hiddenAfter: ReadonlyMap<EventKind, readonly PreparedAbility[]>;
  readonly hiddenBefore: ReadonlyMap<EventKind, readonly PreparedAbility[]>;
  /** Events answered from a discard pile, a domain or the top of a deck. */
  readonly elsewhere: ReadonlySet<EventKind>;
  readonly subtypes: ReadonlySet<string>;
}

/** What a game is played by: plain data, without its cards. */
export interface GameRules {
  readonly ruleset: Ruleset;
  readonly options: RuleOptions;
  readonly turnLimit: number;
}

export interface Game extends GameRules {
  readonly library: Library;
}

export const rulesOfGame = ({ ruleset, options, turnLimit }: Game): GameRules => ({
  ruleset,
  options,
  turnLimit,
});

/** A rules bug or broken card data, never a player's mistake. */
export class InvariantBroken extends Error {
  readonly rule: string;
  constructor(rule: string, detail: string) {
    super(`${rule}: ${detail}`);
    this.name = "InvariantBroken";
    this.rule = rule;
  }
}

export const isContinuous = ({ timing, when, whenever }: Ability): boolean =>
  timing === "passive" && when === undefined && whenever === undefined;

/** The card as printed. */
export function printedOf(game: Game, code: CardCode): Printed {
  if (code === "") return game.library.noFace;
  const printed = game.library.cards.get(code);
  if (printed === undefined) throw new InvariantBroken("card", `no definition of "${code}"`);
  return printed;
}

export function abilityOf(game: Game, code: CardCode, index: number): PreparedAbility {
  const prepared = printedOf(game, code).abilities[index];
  if (prepared === undefined) throw new InvariantBroken("card", `"${code}" has no ability ${index}`);
  return prepared;
}

export const iconIndex: Readonly<Record<Icon, 0 | 1 | 2 | 3>> = {
  terror: 0,
  combat: 1,
  arcane: 2,
  investigation: 3,
};
