/** Something that lies in the middle of the picture, about 200 units wide. */
import type { Drawing, DrawingPart, Subject } from "../drawing.ts";

export const thing =
  (shape: string, over: readonly DrawingPart[], more: Partial<Drawing> = {}): Subject =>
  () => ({ shape, over, ...more });
