/** What abilities wait for: "after this character enters play", "quand ... est sur le point d'être blessé". */
import type { Trigger } from "../language/abilities.ts";
import { de, que } from "./french.ts";
import type { Say } from "./speech.ts";
import type { Clause } from "./trigger-subjects.ts";
import { ENGLISH_EVENTS } from "./triggers-english.ts";
import { FRENCH_EVENTS } from "./triggers-french.ts";

function english({ subject, you, base, third, rest = "", when }: Clause, would: boolean): string {
  if (would) return `when ${subject} would ${base}${rest}`;
  return `${when ? "when" : "after"} ${subject} ${subject === "you" ? (you ?? base) : third}${rest}`;
}

function french({ subject, you, base, third, rest = "", when }: Clause, would: boolean): string {
  if (would) return `quand ${subject} ${subject === "vous" ? "êtes" : "est"} sur le point ${de(base)}${rest}`;
  const clause = `${subject} ${subject === "vous" ? (you ?? third) : third}${rest}`;
  return when ? `quand ${clause}` : `après ${que(clause)}`;
}

export function tellTrigger(trigger: Trigger, say: Say): string {
  say.memory.wounds = trigger.on === "characterWounded";
  // An initiated effect is by nature still to come: its clause says so itself.
  const would = trigger.would === true && trigger.on !== "effectInitiated";
  if (say.locale === "fr") return french(FRENCH_EVENTS[trigger.on](trigger, say), would);
  return english(ENGLISH_EVENTS[trigger.on](trigger, say), would);
}
