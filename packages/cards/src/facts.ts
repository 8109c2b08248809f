/** The generated tables of facts, set by set. */
import type { CardFacts } from "@fhtagn/rules";
import ancientRelics from "./facts/ancient-relics.json" with { type: "json" };
import coreSet from "./facts/core-set.json" with { type: "json" };
import denizensOfTheUnderworld from "./facts/denizens-of-the-underworld.json" with { type: "json" };
import dreamlands from "./facts/dreamlands.json" with { type: "json" };
import forTheGreaterGood from "./facts/for-the-greater-good.json" with { type: "json" };
import forgottenLore from "./facts/forgotten-lore.json" with { type: "json" };
import orderOfTheSilverTwilight from "./facts/order-of-the-silver-twilight.json" with { type: "json" };
import revelations from "./facts/revelations.json" with { type: "json" };
import ritualsOfTheOrder from "./facts/rituals-of-the-order.json" with { type: "json" };
import secretsOfArkham from "./facts/secrets-of-arkham.json" with { type: "json" };
import seekersOfKnowledge from "./facts/seekers-of-knowledge.json" with { type: "json" };
import summonsOfTheDeep from "./facts/summons-of-the-deep.json" with { type: "json" };
import terrorInVenice from "./facts/terror-in-venice.json" with { type: "json" };
import theKeyAndTheGate from "./facts/the-key-and-the-gate.json" with { type: "json" };
import theMarkOfMadness from "./facts/the-mark-of-madness.json" with { type: "json" };
import theSleeperBelow from "./facts/the-sleeper-below.json" with { type: "json" };
import theThousandYoung from "./facts/the-thousand-young.json" with { type: "json" };
import theYuggothContract from "./facts/the-yuggoth-contract.json" with { type: "json" };

/** Facts the engine plays by, and what deck building and lists need besides. */
export interface CardRow extends CardFacts {
  readonly number: number;
  readonly pack: string;
  readonly copies: number;
  readonly restricted: boolean;
}

// JSON knows no literal types; the tables are generated (scripts/make-facts.ts) and checked by facts.test.ts.
const table = (json: unknown): readonly CardRow[] => json as readonly CardRow[];

export const SETS = {
  "core-set": table(coreSet),
  "secrets-of-arkham": table(secretsOfArkham),
  "the-yuggoth-contract": table(theYuggothContract),
  "order-of-the-silver-twilight": table(orderOfTheSilverTwilight),
  "rituals-of-the-order": table(ritualsOfTheOrder),
  "summons-of-the-deep": table(summonsOfTheDeep),
  "forgotten-lore": table(forgottenLore),
  "ancient-relics": table(ancientRelics),
  "denizens-of-the-underworld": table(denizensOfTheUnderworld),
  "for-the-greater-good": table(forTheGreaterGood),
  dreamlands: table(dreamlands),
  revelations: table(revelations),
  "seekers-of-knowledge": table(seekersOfKnowledge),
  "the-key-and-the-gate": table(theKeyAndTheGate),
  "terror-in-venice": table(terrorInVenice),
  "the-mark-of-madness": table(theMarkOfMadness),
  "the-sleeper-below": table(theSleeperBelow),
  "the-thousand-young": table(theThousandYoung),
} as const;
export type SetName = keyof typeof SETS;

// The keys of an object literal are exactly the names of its type.
export const SET_NAMES = Object.keys(SETS) as readonly SetName[];

/** Every card of every set, done or not. */
export const allCards = (): readonly CardRow[] => SET_NAMES.flatMap((set) => SETS[set]);
