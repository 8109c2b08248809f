// The rulings of docs/rules/card-rulings.md by the code of the card they speak of.
import { allCards, type CardRow } from "@fhtagn/cards";

/** Each code with its rulings, in the order of the page. */
export type Rulings = Readonly<Record<string, readonly string[]>>;

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split(" | ")
    .map((cell) => cell.trim());

const isRow = (line: string): boolean =>
  line.startsWith("| ") && cellsOf(line).length === 3 && !/^\| (set|general) \|/.test(line);

/** "The Rituals of the Order", "Forgotten Lore (Spawn of Madness)": as codes begin. */
function setOf(name: string): string {
  const plain = name
    .replace(/ \(.*\)$/, "")
    .toLowerCase()
    .replaceAll(" ", "-");
  const known = (prefix: string): boolean => allCards().some(({ code }) => code.startsWith(`${prefix}-`));
  return known(plain) ? plain : plain.replace(/^the-/, "");
}

const isOf = ({ code, number }: CardRow, set: string): boolean => code === `${set}-${number}`;

const EDGE = /[\s,]/;

/** Where a title stands by itself, not as part of a longer word. */
function placeOf(title: string, text: string): number {
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
    const [before = " ", after = " "] = [text[at - 1], text[at + title.length]];
    if (EDGE.test(before) && EDGE.test(after)) return at;
  }
  return -1;
}

/** Of several cards with one title: the one with this number or descriptor, else the one of this set. */
function meant(cards: readonly CardRow[], set: string, told: string): CardRow | undefined {
  if (cards.length === 1) return cards[0];
  const here = cards.filter((card) => isOf(card, set));
  const number = Number(/^[^()]*\((?:printed )?F(\d+)/.exec(told)?.[1]);
  const byNumber = here.filter((card) => card.number === number);
  const byName = cards.filter(({ descriptor }) => descriptor !== null && told.startsWith(`, ${descriptor}`));
  return [byNumber, byName, here].find((found) => found.length === 1)?.[0];
}

const blank = (text: string): string => " ".repeat(text.length);

/** Every card the cell names; what stands in brackets only says where it is printed. */
export function cardsNamed(set: string, cell: string): readonly CardRow[] {
  const plain = cell.replaceAll("**core** ", "");
  let open = plain.replace(/\([^)]*\)/g, blank);
  const titles = [...new Set(allCards().map(({ title }) => title))].sort((a, b) => b.length - a.length);
  const found: { readonly at: number; readonly card: CardRow }[] = [];
  for (const title of titles) {
    const at = placeOf(title, open);
    if (at < 0) continue;
    const told = plain.slice(at + title.length);
    const titled = allCards().filter((one) => one.title === title);
    const card = meant(titled, set, told);
    const name = told.startsWith(`, ${card?.descriptor}`) ? `${title}, ${card?.descriptor}` : title;
    open = open.slice(0, at) + blank(name) + open.slice(at + name.length);
    if (card !== undefined) found.push({ at, card });
  }
  return found.sort((a, b) => a.at - b.at).map(({ card }) => card);
}

export function rulingsByCard(page: string): Rulings {
  const rulings: Record<string, string[]> = {};
  for (const line of page.split("\n").filter(isRow)) {
    const [set = "", cell = "", ruling = ""] = cellsOf(line);
    for (const { code } of cardsNamed(setOf(set), cell)) {
      const told = rulings[code] ?? [];
      if (!told.includes(ruling)) rulings[code] = [...told, ruling];
    }
  }
  return rulings;
}
