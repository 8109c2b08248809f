/** What the ability does that an option names. */
import { describeEffect } from "@fhtagn/rules/text";
import type { OptionView } from "@fhtagn/rules/view";
import type { Said, Speaker } from "./speaker.ts";

/** "core-set-12.0", perhaps with "@" and the trigger it answers; granted abilities are not in the book. */
const ABILITY = /^(.*)\.(\d+)(?:@-?\d+)?$/;

export function abilityText({ value }: OptionView, { book }: Speaker): Said | null {
  const [, code = "", index = ""] = ABILITY.exec(String(value ?? "")) ?? [];
  const card = book(code);
  const ability = card?.text?.abilities[Number(index)];
  if (card === undefined || ability === undefined) return null;
  const { type } = card.facts;
  const { effect } = ability;
  return { en: describeEffect(effect, "en", { type }), fr: describeEffect(effect, "fr", { type }) };
}
