/** How wide the column beside the table is, in pixels. */

export const COLUMN_WIDTH = { least: 220, most: 560, step: 16 } as const;
/** The table itself keeps so much of the window. */
const MOST_SHARE = 0.4;

export const mostWidth = (): number =>
  Math.max(COLUMN_WIDTH.least, Math.min(COLUMN_WIDTH.most, Math.floor(globalThis.innerWidth * MOST_SHARE)));

export const fitWidth = (wanted: number): number =>
  Math.round(Math.min(mostWidth(), Math.max(COLUMN_WIDTH.least, wanted)));
