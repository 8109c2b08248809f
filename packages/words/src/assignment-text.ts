/** Commits, opposing and the setup hand: what the button that sends them says. */
import type { Locale, QuestionKind } from "@fhtagn/rules";
import { languageOf } from "./languages.ts";

interface Reader {
  readonly locale: Locale;
}

/** "Commit 4 characters", "Commit nobody", "Attach 3 cards as resources". */
export function assignmentLabel(kind: QuestionKind, count: number, { locale }: Reader): string {
  const { assignment, finish } = languageOf(locale);
  return finish(kind === "setup" ? assignment.setup(count) : assignment.commit(count));
}

/** The same with those who were put somewhere: "Commit 1 character: T-Men → story 1". */
export function assignmentText(kind: QuestionKind, put: readonly string[], reader: Reader): string {
  const { assignment, finish } = languageOf(reader.locale);
  const label = assignmentLabel(kind, put.length, reader);
  return put.length === 0 ? label : finish(assignment.withAll(label, put.join(", ")));
}
