/** The words card files are written with: each returns plain data of the card language. */

export * from "./dsl/amounts.ts";
export * from "./dsl/combine.ts";
export * from "./dsl/nouns.ts";
export * from "./dsl/tests.ts";
export * from "./dsl/traits.ts";
export * from "./dsl/verbs.ts";
export * from "./dsl/when.ts";
export * from "./dsl/write-card.ts";
