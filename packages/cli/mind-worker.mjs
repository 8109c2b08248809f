import { runBundled } from "./bundled.mjs";

await runBundled(new URL("./src/serve/think.ts", import.meta.url));
