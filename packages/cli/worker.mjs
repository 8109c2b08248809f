import { runBundled } from "./bundled.mjs";

await runBundled(new URL("./src/workers/worker.ts", import.meta.url));
