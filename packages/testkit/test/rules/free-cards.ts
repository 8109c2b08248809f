/** Test cards of each type: cost 0 and neutral unless the facts say otherwise. */
import type { Ability, CardText } from "@fhtagn/rules";

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

export const character = free("character");
export const support = free("support");
export const event = free("event");
export const story = free("story");
export const conspiracy = free("conspiracy");
