import { vi } from "vitest";

/** The page of the tests lays nothing out, so there are no sizes to be told of. */
export function withoutLayout(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
}
