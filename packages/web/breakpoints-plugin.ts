/** Puts the condition of each named breakpoint into the style sheets. */
import type { Plugin } from "vite";
import { BREAKPOINTS } from "./src/theme/breakpoints.ts";

const QUERY = /@(?:media|container)[^{]*/g;
const NAME = /\(--([\w-]+)\)/g;

const CONDITIONS: ReadonlyMap<string, string> = new Map(Object.entries(BREAKPOINTS));

function conditionOf(name: string): string {
  const condition = CONDITIONS.get(name);
  if (condition === undefined)
    throw new Error(`there is no breakpoint "${name}" in src/theme/breakpoints.ts`);
  return condition;
}

const withConditions = (css: string): string =>
  css.replaceAll(QUERY, (query) => query.replaceAll(NAME, (_, name: string) => conditionOf(name)));

export const breakpointsPlugin = (): Plugin => ({
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? { code: withConditions(code), map: null } : null),
});
