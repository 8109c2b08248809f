import { type Choice, LOCALES } from "@fhtagn/rules";
import { type View, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { answerText, assignmentLabel } from "../src/index.ts";
import { questionsOf, speakerFor } from "./table.ts";

/** The first question of this kind in a game, as the one who is asked sees it. */
function seenAt(kind: string): View {
  for (const state of questionsOf(["agency-cthulhu", "syndicate-hastur"], "choices"))
    if (state.question?.kind === kind) return view(state, state.question.player);
  throw new Error(`no ${kind} question`);
}

function told(seen: View, choice: Choice): readonly (string | null)[] {
  const { question: asked } = seen;
  if (asked === null || asked.form === "other") throw new Error("nobody is asked");
  return LOCALES.map((locale) => answerText({ asked, view: seen, choice }, speakerFor(asked.player, locale)));
}

test("an option is told as its button says it", () => {
  expect(told(seenAt("mulligan"), { choose: 1 })).toEqual(["Draw a new hand", "Piocher une nouvelle main"]);
});

/** Who commits, with what his button says of as many. */
const ASSIGNED = [
  ["commit", ["Commit nobody", "N’engager personne"], ["Commit 1 character", "Engager 1 personnage"]],
  [
    "oppose",
    ["Oppose with nobody", "Ne pas défendre"],
    ["Oppose with 1 character", "Défendre avec 1 personnage"],
  ],
] as const;

test.each(ASSIGNED)(
  "of a question to %s it is told who is put where, in the words of its button",
  (kind, nobody, one) => {
    const seen = seenAt(kind);
    const { question } = seen;
    if (question?.form !== "assign") throw new Error("nobody can be put anywhere");
    const stays = question.items.map(() => -1);
    expect(told(seen, { assign: stays })).toEqual(nobody);
    expect(LOCALES.map((locale) => assignmentLabel(question.kind, 0, { locale }))).toEqual(nobody);
    const at = question.places.findIndex((places) => places.length > 0);
    const [english, french] = told(seen, { assign: stays.with(at, 0) });
    expect(english).toMatch(new RegExp(`^${one[0]}: .+ → story \\d \\(.+\\)$`));
    expect(french).toMatch(new RegExp(`^${one[1]}\\u202f: .+ → l’histoire \\d \\(.+\\)$`));
  },
);

test("the opening hand is told as its button says it", () => {
  const seen = seenAt("setup");
  const { question } = seen;
  if (question?.form !== "assign") throw new Error("nobody attaches anything");
  const [english, french] = told(seen, { assign: question.items.map((_, at) => (at < 3 ? at : -1)) });
  expect(english).toMatch(
    /^Attach these three cards to your domains: .+ → domain 1, .+ → domain 2, .+ → domain 3$/,
  );
  expect(french).toMatch(/^Attacher ces trois cartes à vos domaines\u202f: .+ → le domaine 1, /);
});

test("an answer to another question is no answer to this one", () => {
  expect(told(seenAt("mulligan"), { assign: [] })).toEqual([null, null]);
  expect(told(seenAt("mulligan"), { choose: 9 })).toEqual([null, null]);
  expect(told(seenAt("commit"), { choose: 0 })).toEqual([null, null]);
});
