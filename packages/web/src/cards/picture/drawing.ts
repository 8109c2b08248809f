/**
 * A subject as it is drawn: in a frame of its own whose middle is 0 0, the picture's edges at 226 and 128 units,
 * lit from the left. The frame is mirrored where the light of the picture is on the right.
 */
import type { Palette } from "./palette.ts";
import type { Chance } from "./random.ts";

export interface DrawingPart {
  readonly tone: keyof Palette;
  readonly path: string;
  readonly width?: number;
  readonly fade?: number;
  /** A line of this other tone around what is filled. */
  readonly edge?: readonly [tone: keyof Palette, width: number];
}

export interface Drawing {
  /** The dark form: gets an edge of light and hatching on its lit side. */
  readonly shape: string;
  readonly under?: readonly DrawingPart[];
  readonly over?: readonly DrawingPart[];
  /** Drawn last, by a transformation of its own: what is in the hand. */
  readonly held?: { readonly parts: readonly DrawingPart[]; readonly placed: string };
  readonly grip?: readonly DrawingPart[];
  /** Companions behind: the same form at another place and size. */
  readonly echoes?: readonly Echo[];
  /** Degrees. */
  readonly turn?: number;
  /** One unless said otherwise. */
  readonly scale?: number;
  /** Down by so many units of the picture. */
  readonly drop?: number;
  /** It is the light itself or fills the whole picture: never moved aside. */
  readonly centred?: true;
}

export interface Echo {
  readonly aside: number;
  readonly down: number;
  readonly size: number;
}

export interface Brush {
  readonly chance: Chance;
  /** The words after the subject's name in a hand-tuned line. */
  readonly details: readonly string[];
}

export type Subject = (brush: Brush) => Drawing;

export const fill = (tone: DrawingPart["tone"], path: string, fade?: number): DrawingPart =>
  fade === undefined ? { tone, path } : { tone, path, fade };

export const line = (tone: DrawingPart["tone"], path: string, width: number): DrawingPart => ({
  tone,
  path,
  width,
});

/** Filled, with an edge of light so that it stands off from what is dark behind it. */
export const edged = (tone: DrawingPart["tone"], path: string, width: number): DrawingPart => ({
  tone,
  path,
  edge: ["rim", width],
});

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0-${r * 2} 0z`;

export function partSvg({ tone, path, width, fade, edge }: DrawingPart, ink: Palette): string {
  const around =
    edge === undefined ? "" : ` stroke="${ink[edge[0]]}" stroke-width="${edge[1]}" paint-order="stroke"`;
  const colour =
    width === undefined
      ? `fill="${ink[tone]}"${around}`
      : `fill="none" stroke="${ink[tone]}" stroke-width="${width}"`;
  return `<path ${colour}${fade === undefined ? "" : ` opacity="${fade}"`} d="${path}"/>`;
}
