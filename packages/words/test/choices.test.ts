import { type Choice, LOCALES } from "@fhtagn/rules";
import { type View, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { choiceText } from "../src/index.ts";
import { questionsOf, speakerFor } from "./table.ts";

/** The first question of this kind in a game, as the one who is asked sees it. */
function seenAt(kind: string): View {
  for (const state of questionsOf(["agency-cthulhu", "syndicate-hastur"], "choices"))
    if (state.question?.kind === kind) return view(state, state.question.player);
  throw new Error(`no ${kind} question`);
}

const told = (seen: View, choice: Choice): readonly string[] =>
  LOCALES.map((locale) => choiceText(seen, choice, speakerFor(seen.question?.player ?? "P1", locale)));

test("an option is told as its button says it", () => {
  expect(told(seenAt("mulligan"), { choose: 1 })).toEqual(["Draw a new hand", "Piocher une nouvelle main"]);
});

test("of an assignment it is told who is put where", () => {
  const seen = seenAt("commit");
  const { question } = seen;
  if (question?.form !== "assign") throw new Error("nobody can commit");
  const nobody = question.items.map(() => -1);
  expect(told(seen, { assign: nobody })).toEqual(["Commit nobody", "N’engager personne"]);
  const [english, french] = told(seen, { assign: nobody.with(0, 0) });
  expect(english).toMatch(/^Commit 1 character: .+ → story \d \(.+\)$/);
  expect(french).toMatch(/^Engager 1 personnage\u202f: .+ → l’histoire \d \(.+\)$/);
});

test("an answer to another question is no answer to this one", () => {
  expect(() => told(seenAt("mulligan"), { assign: [] })).toThrow("another question");
  expect(() => told(seenAt("mulligan"), { choose: 9 })).toThrow("no option");
});
