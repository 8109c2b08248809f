import { SETS } from "@fhtagn/cards";
import { expect, test } from "vitest";
import { ORNAMENTS } from "./ornaments.ts";
import { INKS } from "./palette.ts";
import { PLACES } from "./places.ts";
import { chanceFrom } from "./random.ts";
import { recipeFor } from "./recipe.ts";
import { DISCS, SKY_LINES } from "./sky.ts";
import { askedLines } from "./subject-of.ts";
import { ITEMS } from "./subjects/items.ts";
import { SUBJECTS } from "./subjects/subjects.ts";
import { CLOTHES, EXTRAS, HEADWEAR } from "./subjects/wardrobe.ts";
import { TUNED_PICTURES } from "./tuned.ts";

const core = SETS["core-set"];
const POSES = ["group", "pair", "insect", "diving", "facing", "stooping", "placards"];
const DETAILS = [CLOTHES, HEADWEAR, EXTRAS, ITEMS].flatMap((table) => Object.keys(table)).concat(POSES);
const SCENE = [PLACES, ORNAMENTS, INKS]
  .flatMap((table) => Object.keys(table))
  .concat(DISCS, SKY_LINES, "inks:0", "inks:1");

test("all unique cards and all stories of the Core Set have a hand-tuned line", () => {
  const wanted = core.filter(({ unique, type }) => unique || type === "story" || type === "conspiracy");
  expect(wanted.map(({ code }) => code).filter((code) => TUNED_PICTURES[code] === undefined)).toEqual([]);
});

test("hand-tuned lines are of cards that exist and use known words only", () => {
  const codes = new Set(core.map(({ code }) => code));
  for (const [code, tuned] of Object.entries(TUNED_PICTURES)) {
    const [subjectWords = "", sceneWords = ""] = tuned.split(" . ");
    const [subject = "", ...details] = subjectWords.split(" ");
    expect(codes, code).toContain(code);
    expect(Object.keys(SUBJECTS), code).toContain(subject);
    expect(
      details.filter((word) => !DETAILS.includes(word)),
      code,
    ).toEqual([]);
    expect(
      sceneWords.split(" ").filter((word) => !SCENE.includes(word)),
      code,
    ).toEqual([]);
  }
});

test("a hand-tuned line decides over chance", () => {
  const malone = core.find(({ title }) => title === "Thomas F. Malone");
  if (malone === undefined) throw new Error("no such card");
  for (const seed of ["one", "two", "three"]) {
    expect(recipeFor(malone, chanceFrom(seed))).toMatchObject({
      subject: "detective",
      details: ["coat", "fedora", "cigarette"],
      place: "street",
      disc: "moon",
      side: "agency",
    });
  }
});

test("every line that facts can ask for names a subject, known details and a known place", () => {
  for (const line of askedLines()) {
    const [subject = "", ...rest] = line.split(" ");
    expect(Object.keys(SUBJECTS), line).toContain(subject);
    for (const word of rest) {
      expect(word.startsWith("@") ? Object.keys(PLACES) : DETAILS, line).toContain(word.replace("@", ""));
    }
  }
});

test("facts choose the subject: a Deep One, a Tome, a Vehicle", () => {
  const facts = { ...core[2], code: "test-1", title: "Something New", descriptor: null } as (typeof core)[0];
  const subjectFor = (part: Partial<typeof facts>) =>
    recipeFor({ ...facts, ...part }, chanceFrom("any")).subject;
  expect(subjectFor({ type: "character", subtypes: ["Deep One"] })).toBe("deepOne");
  expect(["tome", "grimoire"]).toContain(subjectFor({ type: "support", subtypes: ["Tome"] }));
  expect(subjectFor({ type: "support", subtypes: ["Attachment", "Vehicle"] })).toBe("wagon");
});
