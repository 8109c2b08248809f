/** The inks of a picture: night sky, light, three depths of land, and the dark of the subject. */
import type { FactionSide } from "../factions.ts";

export interface Palette {
  readonly night: string;
  readonly dusk: string;
  readonly glow: string;
  readonly disc: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ink: string;
  /** Light on an edge, faces, paper. */
  readonly rim: string;
  /** Flame, lit windows, eyes: the one colour that does not belong. */
  readonly spark: string;
}

/** night, dusk, glow, disc, rim, spark */
type Inks = readonly [string, string, string, string, string, string];

export const INKS: { readonly [S in FactionSide]: readonly [Inks, Inks] } = {
  agency: [
    ["#0a1526", "#1f4a7d", "#79b4ee", "#fff1cf", "#dbeaff", "#ffcf6b"],
    ["#101a2e", "#30587f", "#a9c9e0", "#fdf6e0", "#e6f1ff", "#ff9d5c"],
  ],
  miskatonic: [
    ["#1c1007", "#6b3f0c", "#dc9a3c", "#ffe9b5", "#ffe7bd", "#8fe3d0"],
    ["#20160d", "#74532a", "#d8b27a", "#fff4d6", "#fff0d0", "#ff8f4a"],
  ],
  syndicate: [
    ["#1d0b14", "#85303a", "#ff9a5a", "#ffe3b0", "#ffe0c4", "#ffe36b"],
    ["#190f1c", "#6a2c4c", "#fb8a5e", "#ffd9a4", "#ffdcc9", "#86e7e0"],
  ],
  "silver-twilight": [
    ["#10141f", "#465873", "#c2d2e2", "#ffffff", "#f4f9ff", "#b7a2ff"],
    ["#171522", "#565372", "#c9c8dd", "#fdfbff", "#f5f3ff", "#ffe08a"],
  ],
  cthulhu: [
    ["#03120f", "#0f5a4b", "#55bd95", "#e3ffd8", "#c9ffe6", "#f7e36a"],
    ["#051019", "#13525c", "#4fb3a3", "#d8fff0", "#c4fff5", "#ff8d62"],
  ],
  hastur: [
    ["#191203", "#755c08", "#f7d42a", "#fffbd0", "#fff6b8", "#ffffff"],
    ["#1a120a", "#6f4d10", "#eec63a", "#fff1b2", "#fff0bd", "#c3f0ff"],
  ],
  "yog-sothoth": [
    ["#0d0620", "#45218c", "#ab7cf5", "#f3e2ff", "#e6d4ff", "#7ff0e6"],
    ["#0b0a26", "#2c2f91", "#8d7cf0", "#e9f0ff", "#dad9ff", "#ff9ad5"],
  ],
  "shub-niggurath": [
    ["#180612", "#6d1d54", "#e072b4", "#ffe1ee", "#ffd3e8", "#c6f06b"],
    ["#120a16", "#57225c", "#cf6cae", "#ffdfe6", "#ffd6ee", "#ffc95c"],
  ],
  neutral: [
    ["#12110f", "#514a42", "#c4b9a8", "#fdf3dc", "#f8eedc", "#ffb75e"],
    ["#0f1214", "#465057", "#b4bfc2", "#f5f6ee", "#eef3f3", "#f3d667"],
  ],
};

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `part` of the second colour in the first. */
export function mix(first: string, second: string, part: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export function paletteOf([night, dusk, glow, disc, rim, spark]: Inks): Palette {
  const ink = mix(night, "#000000", 0.45);
  return {
    night,
    dusk,
    glow,
    disc,
    rim,
    spark,
    ink,
    far: mix(dusk, glow, 0.42),
    mid: mix(night, dusk, 0.72),
    near: mix(ink, dusk, 0.26),
  };
}
