/** How the page of a balance report is built: one script and one style sheet, for write-balance-page.mjs. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { breakpointsPlugin } from "./breakpoints-plugin.ts";

export default defineConfig({
  plugins: [react(), breakpointsPlugin()],
  publicDir: false,
  build: {
    target: "es2023",
    write: false,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: "src/balance-page/start.tsx",
      checks: { pluginTimings: false },
      output: { codeSplitting: false },
    },
  },
});
