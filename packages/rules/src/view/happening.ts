/** A line of the log as one viewer may read it. */

import { bitOf, type Viewer } from "../state/handles.ts";
import type { Happening } from "../state/happenings.ts";

/** Without card numbers; the card's code and handle only if the viewer had them at that moment. */
export type HappeningView = Omit<Happening, "card" | "seenBy" | "handles" | "on"> & {
  readonly handle?: number;
};

const SLOT = { P1: 0, P2: 1, spectator: 2 } as const;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function happeningFor(happening: Happening, viewer: Viewer): HappeningView {
  const { what, player, code, seenBy = 0, handles, onCode, place, icon } = happening;
  const { count, timing, phase, turn, because, step, word } = happening;
  const shown: Writable<HappeningView> = { what };
  const handle = handles?.[SLOT[viewer]] ?? 0;
  if (player !== undefined) shown.player = player;
  if (handle !== 0) shown.handle = handle;
  if (code !== undefined && (seenBy & bitOf(viewer)) !== 0) shown.code = code;
  if (onCode !== undefined) shown.onCode = onCode;
  if (place !== undefined) shown.place = place;
  if (icon !== undefined) shown.icon = icon;
  if (count !== undefined) shown.count = count;
  if (timing !== undefined) shown.timing = timing;
  if (phase !== undefined) shown.phase = phase;
  if (turn !== undefined) shown.turn = turn;
  if (because !== undefined) shown.because = because;
  if (step !== undefined) shown.step = step;
  if (word !== undefined) shown.word = word;
  return shown;
}
