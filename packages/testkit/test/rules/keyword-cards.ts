/** Test cards for the chapters on keywords and on what befalls cards: short ways to write them. */
import type { Ability, Filter } from "@fhtagn/rules";
import { type Facts, freeSupport } from "./free-cards.ts";

export const person = (title: string, facts: Facts = {}): object => ({
  title,
  type: "character",
  faction: "neutral",
  skill: 1,
  ...facts,
});

/** A story with these struggles only. */
export const tale = (title: string, struggles: string): object => ({
  title,
  type: "story",
  faction: "neutral",
  struggles,
});

export const gear = (title: string, host: Filter, ...abilities: readonly Ability[]): object =>
  freeSupport(title, { attachTo: host, abilities }, { subtypes: ["Attachment"] });
