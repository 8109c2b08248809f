/** Listens in on what the host tells the page: when the computer player thought, and what went wrong. */
import type { BrowserContext, Page } from "playwright-core";

interface Heard {
  /** From being asked to what came of it, on the clock of the page. */
  readonly thoughts: { readonly from: number; readonly to: number }[];
  readonly faults: string[];
}

declare global {
  var heard: Heard;
}

/** Before the page is opened. */
export const listenToHost = (context: BrowserContext): Promise<void> =>
  context.addInitScript(standBetween).then(() => undefined);

export const heardFrom = (page: Page): Promise<Heard> => page.evaluate(() => globalThis.heard);

/** Runs in the page, before anything of ours. */
function standBetween(): void {
  globalThis.heard = { thoughts: [], faults: [] };
  const { thoughts, faults } = globalThis.heard;
  let from: number | null = null;
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => {
        const said = data?.type === "reply" ? data.reply : data;
        if (said?.type === "fault") faults.push(`the engine contradicted itself: ${said.message}`);
        if (said?.type === "thinking") from ??= performance.now();
        if (said?.type !== "update" || from === null) return;
        thoughts.push({ from, to: performance.now() });
        from = null;
      });
      this.addEventListener("error", ({ message }) => faults.push(`the host broke down: ${message}`));
    }
  };
}
