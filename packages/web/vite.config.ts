import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { breakpointsPlugin } from "./breakpoints-plugin.ts";
import { creditsPlugin } from "./credits-plugin.ts";
import { lessonsPlugin } from "./lessons-plugin.ts";
import { offlinePlugin } from "./offline-plugin.ts";
import { rulesPlugin } from "./rules-plugin/plugin.ts";

/** Engine and cards are fetched beside the page; the closed lists of words, which its first page reads, are not. */
const CHUNKS = [
  { name: "lists", test: /packages[\\/]rules[\\/]src[\\/](word-door|language[\\/]words)\.ts/, priority: 1 },
  { name: "cards", test: /packages[\\/](cards|rules)[\\/]/ },
];

const SERVER = "http://127.0.0.1:1928";

export default defineConfig({
  plugins: [react(), breakpointsPlugin(), creditsPlugin(), lessonsPlugin(), rulesPlugin(), offlinePlugin()],
  build: {
    outDir: ".build",
    emptyOutDir: true,
    target: "es2023",
    manifest: true,
    // Fetched beside the page, not counted with it (scripts/check-budgets.mjs).
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false } } },
  // Other people are at the server that `fhtagn serve` opens beside it.
  server: { port: 1929, proxy: { "/api": SERVER, "/socket": { target: SERVER, ws: true } } },
});
