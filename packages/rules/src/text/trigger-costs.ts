/** What was overpaid for, in both languages. */
import type { AnyTrigger, TriggerOn } from "../language/abilities.ts";
import { de } from "./french.ts";
import type { Say } from "./speech.ts";
import { cardSubject } from "./trigger-subjects.ts";

/** TIME-17: what is overpaid for enters play before anything can respond, unless it is an event. */
const entersAsPlayed = ({ card }: Pick<AnyTrigger, "card">, { about }: Say): boolean =>
  card === "this" && about.type !== "event";

/** A card and its abilities alike, unless one of them is meant. */
export function englishPaidFor({ for: kind, ...trigger }: TriggerOn<"costOverpaid">, say: Say): string {
  const ability = "a triggered ability";
  if (trigger.card === undefined)
    return kind === undefined ? `a card or ${ability}` : { card: "a card", ability }[kind];
  const card = cardSubject(trigger, say).text;
  const played = trigger.would || !entersAsPlayed(trigger, say) ? card : `${card} and it enters play`;
  return { card: played, ability: `${ability} of ${card}`, both: `${card} or one of its abilities` }[
    kind ?? "both"
  ];
}

export function frenchPaidFor({ for: kind, ...trigger }: TriggerOn<"costOverpaid">, say: Say): string {
  const ability = "une capacité déclenchée";
  if (trigger.card === undefined)
    return kind === undefined ? `une carte ou ${ability}` : { card: "une carte", ability }[kind];
  const { text: card, gender } = cardSubject(trigger, say);
  const entered = gender === "f" ? "qu'elle est entrée en jeu" : "qu'il est entré en jeu";
  const played = trigger.would || !entersAsPlayed(trigger, say) ? card : `${card} et ${entered}`;
  return { card: played, ability: `${ability} ${de(card)}`, both: `${card} ou l'une de ses capacités` }[
    kind ?? "both"
  ];
}
