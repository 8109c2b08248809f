/** Test cards for the chapters on keywords and on what befalls cards: short ways to write them. */
import type { Ability, Effect, Trigger } from "@fhtagn/rules";
import { action, draw, forcedResponse, you } from "@fhtagn/rules/dsl";

/** Keys of a card in a scenario's `cards`, beside title and type. */
type Facts = Readonly<Record<string, unknown>>;

export const person = (title: string, facts: Facts = {}): object => ({
  title,
  type: "character",
  faction: "neutral",
  skill: 1,
  ...facts,
});

export const thing = (title: string, abilities: unknown, facts: Facts = {}): object => ({
  title,
  type: "support",
  faction: "neutral",
  abilities,
  ...facts,
});

/** A story with these struggles only. */
export const tale = (title: string, struggles: string): object => ({
  title,
  type: "story",
  faction: "neutral",
  struggles,
});

/** A free event whose Action does this. */
export const deed = (title: string, effect: Effect, facts: Facts = {}): object => ({
  title,
  type: "event",
  faction: "neutral",
  abilities: [action({ effect })],
  ...facts,
});

/** Its controller draws a card whenever this happens: the size of his hand tells how often it did. */
export const watcher = (title: string, when: Trigger): object =>
  thing(title, [forcedResponse({ when, effect: draw(you, 1) })]);

export const gear = (title: string, host: object, ...abilities: readonly Ability[]): object =>
  thing(title, { attachTo: host, abilities }, { subtypes: ["Attachment"] });
