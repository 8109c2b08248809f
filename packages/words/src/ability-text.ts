/** What the ability does that an option names. */
import type { AbilityRef } from "@fhtagn/rules";
import { describeEffect } from "@fhtagn/rules/text";
import type { Speaker } from "./speaker.ts";

/** Null for a granted ability: it is not in the book. */
export function abilityText({ code, index }: AbilityRef, { book, locale }: Speaker): string | null {
  const card = book(code);
  const ability = card?.text?.abilities[index];
  if (card === undefined || ability === undefined) return null;
  return describeEffect(ability.effect, locale, { type: card.facts.type });
}
