/** Writes a deck as text, as JSON, or for OCTGN. */
import { CARD_TYPES, type CardType } from "../language/words.ts";
import { type CardPool, type Deck, type Entry, entriesOf } from "./deck.ts";

export const DECK_FILES = ["text", "json", "o8d"] as const;
export type DeckFile = (typeof DECK_FILES)[number];

export function writeDeck(deck: Deck, pool: CardPool, file: DeckFile): string {
  switch (file) {
    case "text":
      return writeText(deck, pool);
    case "json":
      return writeJson(deck, pool);
    case "o8d":
      return writeXml(deck, pool);
  }
}

const HEADINGS: Readonly<Record<CardType, string>> = {
  character: "Characters",
  support: "Supports",
  event: "Events",
  conspiracy: "Conspiracies",
  story: "Stories",
};

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** The title alone means the earliest printing; another one is named by its code. */
const nameOf = (pool: CardPool, { card }: Entry): string => {
  const [earliest] = [...pool.byTitle.values()].find((printings) => printings.includes(card)) ?? [];
  return earliest === card ? card.title : `${card.title} (${card.code})`;
};

function writeText(deck: Deck, pool: CardPool): string {
  const entries = entriesOf(deck, pool);
  const groups = CARD_TYPES.flatMap((type) => {
    const group = entries.filter(({ card }) => card.type === type);
    if (group.length === 0) return [];
    return [
      "",
      `# ${HEADINGS[type]}: ${total(group)}`,
      ...group.map((entry) => `${entry.count} ${nameOf(pool, entry)}`),
    ];
  });
  const format = deck.format === undefined ? [] : [`# format: ${deck.format}`];
  return `${[`# ${deck.name ?? "Deck"}`, ...format, ...groups].join("\n")}\n`;
}

function writeJson({ name, format, ...deck }: Deck, pool: CardPool): string {
  const slots: Record<string, number> = {};
  for (const { card, count } of entriesOf(deck, pool)) slots[card.code] = (slots[card.code] ?? 0) + count;
  return `${JSON.stringify({ schema: 1, name, format, slots }, null, 2)}\n`;
}

/** The game's own id in OCTGN. */
const OCTGN_GAME = "43054c18-2362-43e0-a434-72f8d0e8477c";
const escapeXml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** OCTGN's ids of the cards are not known here: our code stands in their place, beside the title. */
function writeXml(deck: Deck, pool: CardPool): string {
  const section = (name: string, shared: boolean, entries: readonly Entry[]): readonly string[] => [
    `  <section name="${name}" shared="${shared ? "True" : "False"}">`,
    ...entries.map(
      ({ card, count }) => `    <card qty="${count}" id="${card.code}">${escapeXml(card.title)}</card>`,
    ),
    "  </section>",
  ];
  const entries = entriesOf(deck, pool);
  const isStory = ({ card }: Entry): boolean => card.type === "story";
  return `${[
    `<?xml version="1.0" encoding="utf-8" standalone="yes"?>`,
    `<deck game="${OCTGN_GAME}">`,
    ...section(
      "Draw Deck",
      false,
      entries.filter((entry) => !isStory(entry)),
    ),
    ...section("Story Deck", true, entries.filter(isStory)),
    "</deck>",
  ].join("\n")}\n`;
}
