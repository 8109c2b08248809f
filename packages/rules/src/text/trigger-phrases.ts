/** What abilities wait for: "after this character enters play", "quand ... est sur le point d'être blessé". */
import type { AnyTrigger, Trigger } from "../language/abilities.ts";
import type { CardName } from "../language/expressions.ts";
import type { EventKind } from "../language/words.ts";
import { de, que } from "./french.ts";
import { inTongue, type Say } from "./speech.ts";
import { type Clause, clauseOf } from "./trigger-subjects.ts";
import { ENGLISH_EVENTS } from "./triggers-english.ts";
import { FRENCH_EVENTS } from "./triggers-french.ts";

function english({ subject, you, base, third, rest = "", when }: Clause, would: boolean): string {
  if (would) return `when ${subject} would ${base}${rest}`;
  return `${when ? "when" : "after"} ${subject} ${subject === "you" ? (you ?? base) : third}${rest}`;
}

function french(clause: Clause, would: boolean): string {
  const { subject, base, third, rest = "" } = clause;
  const { you = third, past = third } = clause;
  const { youPast = past } = clause;
  const isYou = subject === "vous";
  if (would) return `quand ${subject} ${isYou ? "êtes" : "est"} sur le point ${de(base)}${rest}`;
  if (clause.when) return `quand ${subject} ${isYou ? you : third}${rest}`;
  return `après ${que(`${subject} ${isYou ? youPast : past}${rest}`)}`;
}

/** The card is the subject and nothing else is spoken of, so that the effect may call it "it". */
function topicOf({ on, card, player }: AnyTrigger): CardName | undefined {
  const alone = player === undefined || on === "cardEnteredDiscardPile";
  return typeof card === "string" && alone && !SPEAK_OF_A_STORY.includes(on) ? card : undefined;
}
const SPEAK_OF_A_STORY: readonly EventKind[] = [
  "characterCommitted",
  "storyResolved",
  "tokensPlaced",
  "tokensRemoved",
];

export function tellTrigger(trigger: Trigger, say: Say): string {
  say.memory.wounds = trigger.on === "characterWounded";
  // An initiated effect is by nature still to come: its clause says so itself.
  const would = trigger.would === true && trigger.on !== "effectInitiated";
  const told = inTongue(say, {
    en: () => english(clauseOf(ENGLISH_EVENTS, trigger, say), would),
    fr: () => french(clauseOf(FRENCH_EVENTS, trigger, say), would),
  });
  say.memory.topic = topicOf(trigger);
  return told;
}
