/** Cards that the rulings name become links: "**core** Pulled Under (F57)" is "[[core-set-57|Pulled Under (F57)]]". */
import { readdirSync, readFileSync } from "node:fs";
import type { Block, BookSection } from "../src/rules-book/book.ts";

const FACTS = new URL("../../cards/src/facts/", import.meta.url);
const NOT_CARDS = "sets.json";

interface Named {
  readonly code: string;
  readonly title: string;
}

let cards: readonly Named[] | undefined;

function allCards(): readonly Named[] {
  cards ??= readdirSync(FACTS)
    .filter((file) => file !== NOT_CARDS)
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, FACTS), "utf8")) as readonly Named[]);
  return cards;
}

const setOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the (?=order|rituals)/, "")
    .replaceAll(" ", "-");

interface Piece {
  readonly words: string;
  readonly set: string;
}

const isIn = (set: string) => (card: Named) => card.code.startsWith(`${set}-`);

/** What the words begin with: the title, and where two cards share it the number or the longer name decides. */
function cardOf({ words, set }: Piece): Named | undefined {
  const [, number] = /\(F(\d+)/.exec(words) ?? [];
  const begun = allCards().filter(({ title }) => words.startsWith(title) || words.startsWith(`The ${title}`));
  const longest = Math.max(0, ...begun.map(({ title }) => title.length));
  const named = begun.filter(({ title }) => title.length === longest);
  const own = named.filter(isIn(set));
  return own.find(({ code }) => code === `${set}-${number}`) ?? own[0] ?? named[0];
}

const CORE = "**core** ";

function linkPiece(piece: string, set: string): string {
  const isCore = piece.startsWith(CORE);
  const words = isCore ? piece.slice(CORE.length) : piece;
  const card = cardOf({ words, set: isCore ? "core-set" : set });
  return card === undefined ? words : `[[${card.code}|${words}]]`;
}

/** "A (F1), B (F2) with C" names three cards; in French it is "avec C". */
const linkCell = (cell: string, set: string): string =>
  cell
    .split(/((?<=\)), | with | avec |, (?=\*\*core))/)
    .map((piece, at) => (at % 2 === 0 ? linkPiece(piece, setOf(set)) : piece))
    .join("");

/** In running text only what is marked: "**core** Itinerant Scholar (F30)". */
const linkMarked = (text: string): string =>
  text.replace(/\*\*core\*\* [^,()]+ \(F\d+\)?/g, (piece) => linkPiece(piece, "core-set"));

function linkRows(block: Block): Block {
  if (block.is === "text") return { ...block, text: linkMarked(block.text) };
  if (block.is !== "table" || block.head[1] !== "card") return block;
  return {
    ...block,
    rows: block.rows.map(([set = "", card = "", ...rest]) => [set, linkCell(card, set), ...rest]),
  };
}

export const nameCards = (sections: readonly BookSection[]): readonly BookSection[] =>
  sections.map((section) => ({ ...section, blocks: section.blocks.map(linkRows) }));
