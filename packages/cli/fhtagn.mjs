#!/usr/bin/env node
import { runBundled } from "./bundled.mjs";

await runBundled(new URL("./src/main.ts", import.meta.url));
