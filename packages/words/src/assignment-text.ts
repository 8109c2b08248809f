/** Commits, opposing and the setup hand: what the button that sends them says. */
import type { AssignedKind, Locale } from "@fhtagn/rules";
import { languageOf } from "./languages.ts";

interface Reader {
  readonly locale: Locale;
}

/** "Commit 4 characters", "Oppose with nobody", "Attach these three cards to your domains". */
export function assignmentLabel(kind: AssignedKind, count: number, { locale }: Reader): string {
  const { assignment, finish } = languageOf(locale);
  return finish(assignment.label[kind](count));
}

/** The same with those who were put somewhere: "Commit 1 character: T-Men → story 1". */
export function assignmentText(kind: AssignedKind, put: readonly string[], reader: Reader): string {
  const { assignment, finish } = languageOf(reader.locale);
  const label = assignmentLabel(kind, put.length, reader);
  return put.length === 0 ? label : finish(assignment.withAll(label, put.join(", ")));
}
