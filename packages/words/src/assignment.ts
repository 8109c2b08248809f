/** Commits, opposing and the setup hand: what the button that sends them says. */
import type { QuestionKind } from "@fhtagn/rules";
import { isPlural, type Said, type Speaker, say } from "./speaker.ts";

const nobody: Said = { en: "Commit nobody", fr: "N'engager personne" };

/** "Commit 4 characters", "Commit nobody", "Attach 3 cards as resources". */
export function assignmentLabel(kind: QuestionKind, count: number, speaker: Pick<Speaker, "locale">): string {
  const s = isPlural(speaker.locale, count) ? "s" : "";
  if (kind === "setup")
    return say(speaker, {
      en: `Attach ${count} card${s} as resource${s}`,
      fr: `Attacher ${count} carte${s} comme ressource${s}`,
    });
  if (count === 0) return say(speaker, nobody);
  return say(speaker, { en: `Commit ${count} character${s}`, fr: `Engager ${count} personnage${s}` });
}

/** The same with those who were put somewhere: "Commit 1 character: T-Men → story 1". */
export function assignmentText(
  kind: QuestionKind,
  put: readonly string[],
  speaker: Pick<Speaker, "locale">,
): string {
  const label = assignmentLabel(kind, put.length, speaker);
  const all = put.join(", ");
  return put.length === 0 ? label : say(speaker, { en: `${label}: ${all}`, fr: `${label} : ${all}` });
}
