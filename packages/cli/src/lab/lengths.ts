/** When games end, and how. */
import type { Balance } from "@fhtagn/lab";
import { inBoth, inBothLanguages, titled, whole } from "./markup.ts";
import { WORDS } from "./words.ts";

const WAYS = ["stories", "deck", "other"] as const;
type Way = (typeof WAYS)[number];
const wayOf = (end: string): Way => (end === "stories" || end === "deck" ? end : "other");

export type Ways = Readonly<Record<Way, number>>;

export function waysOf(ends: Readonly<Record<string, number>>): Ways {
  const ways: Record<Way, number> = { stories: 0, deck: 0, other: 0 };
  for (const [end, count] of Object.entries(ends)) ways[wayOf(end)] += count;
  return ways;
}

const totalOf = (ways: Ways): number => WAYS.reduce((sum, way) => sum + ways[way], 0);

const HEIGHT = 180;
const FLOOR = 22;
const BAR = 14;
const STEP = 17;
const LEFT = 6;
const EVERY = 5;

interface Bar {
  readonly turn: number;
  readonly ways: Ways;
}

/** Also the turns in which no game ended, so that the axis is even. */
function barsOf({ lengths }: Balance): readonly Bar[] {
  const found = new Map(lengths.map(({ turn, ends }) => [turn, waysOf(ends)]));
  const first = lengths[0]?.turn ?? 1;
  const last = lengths.at(-1)?.turn ?? 1;
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    turn: first + at,
    ways: found.get(first + at) ?? waysOf({}),
  }));
}

export function lengthChart(balance: Balance): string {
  const bars = barsOf(balance);
  const highest = bars.reduce((most, { ways }) => Math.max(most, totalOf(ways)), 1);
  const width = 2 * LEFT + bars.length * STEP;
  const columns = bars.map((bar, at) => column(bar, LEFT + at * STEP, highest));
  const name = titleElement(WORDS.lengths.en);
  return `<div class="scroll" tabindex="0" role="region" aria-label="${WORDS.lengths.en}"><svg class="lengths" role="img" viewBox="0 0 ${width} ${HEIGHT + FLOOR}" style="min-width:${Math.round(width * 0.8)}px">${name}${columns.join("")}</svg></div>`;
}

const titleElement = (text: string): string => `<title>${text}</title>`;

function column({ turn, ways }: Bar, x: number, highest: number): string {
  let top = HEIGHT;
  const parts = WAYS.filter((way) => ways[way] > 0).map((way) => {
    const height = (ways[way] / highest) * (HEIGHT - 12);
    top -= height;
    return `<rect class="${way}" x="${x}" y="${top.toFixed(1)}" width="${BAR}" height="${height.toFixed(1)}"/>`;
  });
  const label = turn % EVERY === 0 ? `<text x="${x + BAR / 2}" y="${HEIGHT + FLOOR - 6}">${turn}</text>` : "";
  return `<g>${titleElement(`${turn}: ${totalOf(ways)}`)}${parts.join("")}${label}</g>`;
}

export function lengthTable(balance: Balance): string {
  const heads = [WORDS.columns.turn, ...WAYS.map((way) => WORDS.ends[way])].map(
    (word) => `<th scope="col">${inBothLanguages(word)}</th>`,
  );
  const rows = barsOf(balance).map(
    ({ turn, ways }) =>
      `<tr><th scope="row">${turn}</th>${WAYS.map((way) => `<td class="number">${ways[way]}</td>`).join("")}</tr>`,
  );
  return `<table class="list"><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

export function lengthLegend(balance: Balance): string {
  const ways = waysOf(balance.ends);
  const items = WAYS.map((way) => {
    const count = inBothLanguages(inBoth((locale) => whole(ways[way], locale)));
    return `<li><i class="key ${way}"></i>${inBothLanguages(WORDS.ends[way])}: <b>${count}</b></li>`;
  });
  return `<ul class="legend" ${titled(WORDS.lengthsHelp)}>${items.join("")}</ul>`;
}
