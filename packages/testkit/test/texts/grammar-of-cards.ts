/** The text of a whole card as a grammar. */
import type { CardText, Filter, PlayOnly, Test } from "@fhtagn/rules";
import { type Grammar, list, maybe, numeral, record, sampled, word } from "./grammar.ts";
import { ABILITY } from "./grammar-of-effects.ts";
import { FILTER, PHASE, TEST, TRUE } from "./grammar-of-nouns.ts";

const A_TEST = sampled<Test>(TEST, { committed: "this" });

export const PLAY_ONLY: Grammar<PlayOnly> = record<PlayOnly>("PlayOnly", {
  phase: maybe(PHASE),
  turnOf: maybe(word("you" as const, "opponent" as const)),
  if: maybe(A_TEST),
});

export const CARD_TEXT: Grammar<CardText> = record<CardText>("CardText", {
  attachTo: maybe(sampled<Filter>(FILTER, { type: "character", controller: "you" })),
  playOnly: maybe(PLAY_ONLY),
  abilities: list(ABILITY),
  copiesAllowed: maybe(numeral),
  worksAsResource: maybe(TRUE),
});
