/** Cards that belong beside a card: those its text speaks of, and those that make happen what it waits for. */
import type { AnyTrigger, EffectKind, EventKind, Printed } from "@fhtagn/rules";

/** Verbs by which cards bring an event about. */
const CAUSES: { readonly [E in EventKind]?: readonly EffectKind[] } = {
  characterWounded: ["wound"],
  characterWentInsane: ["driveInsane"],
  characterRestored: ["restore"],
  cardDestroyed: ["destroy", "wound"],
  cardSacrificed: ["sacrifice"],
  cardDiscarded: ["discard"],
  cardLeftPlay: ["destroy", "wound", "sacrifice", "toHand"],
  cardEnteredDiscardPile: ["destroy", "wound", "sacrifice", "discard"],
  cardEnteredPlay: ["putIntoPlay", "search"],
  cardReadied: ["ready"],
  cardExhausted: ["exhaust"],
  cardDrawn: ["draw"],
  characterCommitted: ["commit"],
  effectInitiated: ["wound", "destroy", "driveInsane", "exhaust"],
  tokensPlaced: ["placeTokens"],
  domainAdded: ["addDomain"],
};

/** Words of a text that name kinds of cards. */
const NAMING = ["subtype", "title", "keyword", "faction"] as const;
type Naming = (typeof NAMING)[number];

export interface Partners {
  /** Cards of which the text speaks. */
  readonly spokenOf: readonly Printed[];
  /** Cards that bring about what the text waits for. */
  readonly causing: readonly Printed[];
}

export function partnersOf(card: Printed, others: readonly Printed[]): Partners {
  const named = namesIn([card.attachTo, ...card.abilities.map(({ ability }) => ability)]);
  const triggers = card.abilities.flatMap(({ ability }) => ability.when ?? []);
  return {
    spokenOf: others.filter((other) => named.some(([kind, name]) => isCalled(other, kind, name))),
    causing: others.filter((other) => triggers.some((trigger) => bringsAbout(other, trigger))),
  };
}

function bringsAbout({ type, abilities }: Printed, { on, source, wouldDestroy }: AnyTrigger): boolean {
  if (source?.type !== undefined && source.type !== type) return false;
  const verbs: readonly EffectKind[] = wouldDestroy === undefined ? (CAUSES[on] ?? []) : ["destroy"];
  return abilities.some(({ nodes }) => nodes.some((node) => verbs.includes(node.do)));
}

function namesIn(tree: unknown): readonly (readonly [Naming, string])[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => {
    const naming = NAMING.find((one) => one === key);
    return naming !== undefined && typeof value === "string" ? [[naming, value] as const] : namesIn(value);
  });
}

function isCalled({ facts }: Printed, kind: Naming, name: string): boolean {
  switch (kind) {
    case "subtype":
      return facts.subtypes.includes(name);
    case "title":
      return facts.title === name;
    case "keyword":
      return facts.keywords.some((keyword) => keyword.startsWith(name));
    case "faction":
      return facts.faction === name;
  }
}
