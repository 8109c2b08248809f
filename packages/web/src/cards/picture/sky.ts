/** The light of a picture: what hangs in the sky, and the engraver's lines around it. */

import type { Palette } from "./palette.ts";
import { HEIGHT, type Point, WIDTH } from "./pen.ts";
import type { Chance } from "./random.ts";

export const DISCS = ["moon", "crescent", "eclipse", "sun", "gate", "lamp", "none"] as const;
export type DiscName = (typeof DISCS)[number];

export interface SkyLight {
  readonly at: Point;
  readonly size: number;
}

type DrawDisc = (light: SkyLight, ink: Palette) => string;

const circle = ([x, y]: Point, size: number, rest: string): string =>
  `<circle cx="${x}" cy="${y}" r="${size}"${rest === "" ? "" : ` ${rest}`}/>`;

const moon: DrawDisc = ({ at, size }, { disc, glow }) => {
  const [x, y] = at;
  const crater = (dx: number, dy: number, r: number) =>
    circle([Math.round(x + dx * size), Math.round(y + dy * size)], Math.max(2, Math.round(r * size)), "");
  return `${circle(at, size, `fill="${disc}"`)}<g fill="${glow}" opacity=".4">${crater(-0.35, -0.3, 0.2)}${crater(0.3, 0.1, 0.27)}${crater(-0.25, 0.42, 0.15)}${crater(0.12, -0.52, 0.11)}${crater(0.42, 0.56, 0.1)}</g>`;
};

const crescent: DrawDisc = ({ at: [x, y], size }, { disc }) =>
  `<path d="M${x} ${y - size}a${size} ${size} 0 1 0 ${size} ${size}a${Math.round(size * 0.82)} ${Math.round(size * 0.82)} 0 1 1-${size}-${size}z" fill="${disc}"/>`;

const eclipse: DrawDisc = ({ at, size }, { disc, night }) =>
  `${circle(at, size + 5, `fill="${disc}"`)}${circle([at[0] + 2, at[1] + 1], size, `fill="${night}"`)}`;

const sun: DrawDisc = ({ at: [x, y], size }, { disc, glow }) => {
  const bands = [0.1, 0.34, 0.56, 0.76].map((part, row) => {
    const top = Math.round(y + size * part);
    return `<path d="M${x - size} ${top}h${size * 2}v${3 + row * 2}h-${size * 2}z" fill="${glow}"/>`;
  });
  return `${circle([x, y], size, `fill="${disc}"`)}${bands.join("")}`;
};

const gate: DrawDisc = ({ at, size }, { disc, night, spark }) =>
  `${circle(at, size, `fill="${night}"`)}<g fill="none">${circle(at, size, `stroke="${disc}" stroke-width="7"`)}${circle(at, size - 9, `stroke="${spark}" stroke-width="2" stroke-dasharray="9 5"`)}${circle(at, Math.round(size * 0.62), `stroke="${disc}" stroke-width="3" stroke-dasharray="40 7 15 7"`)}${circle(at, Math.round(size * 0.36), `stroke="${spark}" stroke-width="2"`)}</g>${circle(at, Math.round(size * 0.16), `fill="${disc}"`)}`;

const lamp: DrawDisc = ({ at: [x, y], size }, { disc, ink }) =>
  `<path d="M${x - 1} 0h3v${y - size}h-3z" fill="${ink}"/><path d="M${x - size} ${y}q0-${size} ${size}-${size}t${size} ${size}z" fill="${ink}"/>${circle([x, y + 3], Math.round(size * 0.42), `fill="${disc}"`)}`;

const DRAWN: { readonly [D in DiscName]: DrawDisc } = {
  moon,
  crescent,
  eclipse,
  sun,
  gate,
  lamp,
  none: () => "",
};

export const drawDisc = (name: DiscName, light: SkyLight, ink: Palette): string => DRAWN[name](light, ink);

export const SKY_LINES = ["rings", "rays", "clouds", "rain"] as const;
export type LinesName = (typeof SKY_LINES)[number];

const dashes = (chance: Chance): string =>
  `stroke-dasharray="${chance.whole(24, 70)} ${chance.whole(3, 7)} ${chance.whole(5, 18)} ${chance.whole(3, 6)}"`;

/** Lines in groups of their own dashes, thinner from group to group. */
const grouped = (chance: Chance, groups: readonly (readonly string[])[]): string =>
  groups
    .map(
      (lines, at) =>
        `<g stroke-width="${(2.2 - at * 0.4).toFixed(1)}" stroke-dashoffset="${chance.whole(0, 90)}" ${dashes(chance)}>${lines.join("")}</g>`,
    )
    .join("");

/** Rings around the light, broken here and there, thinner the farther out. */
function rings(chance: Chance, { at: [x, y], size }: SkyLight): string {
  const reach = (ring: number) => Math.round(size * 1.22 + ring * (9 + ring * 0.8) + chance.between(-1, 2));
  const groups = [0, 1, 2, 3].map((group) =>
    [0, 1, 2, 3].map((at) => `<circle r="${reach(group * 4 + at)}"/>`),
  );
  return `<g transform="translate(${x} ${y})">${grouped(chance, groups)}</g>`;
}

function rays(chance: Chance, { at: [x, y], size }: SkyLight): string {
  const count = 24;
  const beams = Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * Math.PI * 2 + chance.between(-0.05, 0.05);
    const [from, to] = [size * 1.3 + (at % 2) * 8, size * 1.6 + chance.between(60, 330)];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return `M${Math.round(x + cos * from)} ${Math.round(y + sin * from)}L${Math.round(x + cos * to)} ${Math.round(y + sin * to)}`;
  });
  return `<path d="${beams.join("")}" stroke-width="1.8"/>`;
}

/** Long waves of line across the sky. */
function clouds(chance: Chance): string {
  const wave = (row: number) =>
    `M-4 ${8 + row * 11}q${chance.whole(80, 140)} ${chance.whole(-16, 16)} 230 0t230 ${chance.whole(-8, 8)}`;
  return grouped(
    chance,
    [0, 1, 2, 3].map((group) => [`<path d="${[0, 1, 2, 3].map((at) => wave(at * 4 + group)).join("")}"/>`]),
  );
}

function rain(chance: Chance): string {
  const drops = Array.from(
    { length: 44 },
    () => `M${chance.whole(-30, WIDTH)} ${chance.whole(-20, HEIGHT - 20)}l8 ${chance.whole(18, 34)}`,
  );
  return `<path d="${drops.join("")}" stroke-width="1.3"/>`;
}

const DRAWN_LINES = { rings, rays, clouds, rain } as const;

export function engrave(name: LinesName, chance: Chance, light: SkyLight): string {
  return DRAWN_LINES[name](chance, light);
}
