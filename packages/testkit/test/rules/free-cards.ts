/** Test cards of each type: cost 0 and neutral unless the facts say otherwise. */
import type { Ability, CardText, Trigger } from "@fhtagn/rules";
import { draw, forcedResponse, you } from "@fhtagn/rules/dsl";

export type Facts = Readonly<Record<string, unknown>>;
type Text = readonly Ability[] | CardText;

const free =
  (type: string) =>
  (title: string, abilities: Text = [], facts: Facts = {}): object => ({
    title,
    type,
    faction: "neutral",
    abilities,
    ...facts,
  });

export const freeCharacter = free("character");
export const freeSupport = free("support");
export const freeEvent = free("event");
export const freeStory = free("story");
export const freeConspiracy = free("conspiracy");

/** It draws a card each time: the size of the hand tells how often it happened. */
export const counter = (title: string, when: Trigger): object =>
  freeSupport(title, [forcedResponse({ when, effect: draw(you, 1) })]);
