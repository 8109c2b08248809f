/** Lists of organized play. The restricted one is a mark in the facts (TOURN-12). */
import type { Ruleset } from "@fhtagn/rules";
import { allCards } from "../facts.ts";

/** TOURN-02: in September 2005 nothing was banned. TOURN-05: nor is anything since FAQ 4.0. */
export const BANNED: Readonly<Record<Ruleset, readonly string[]>> = { lcg: [], ccg: [] };

/** FAQ 4.1, July 2015. */
export const restrictedTitles = (): readonly string[] =>
  allCards()
    .filter(({ restricted }) => restricted)
    .map(({ title }) => title);
