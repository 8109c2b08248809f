/** Something that lies in the middle of the picture, about 200 units wide. */
import type { Drawing, Part, Subject } from "../drawing.ts";

export const thing =
  (shape: string, over: readonly Part[], more: Partial<Drawing> = {}): Subject =>
  () => ({ shape, over, ...more });
