import { expect, test } from "vitest";
import { describeKeywords, describeKind, describeSubtypes } from "./facts-line.ts";
import { SUBTYPES } from "./subtypes.ts";
import { frenchIcon, frenchSubtype, subtypeName } from "./terms.ts";

test("all 67 subtypes are there, and none uses the word for insane", () => {
  expect(Object.keys(SUBTYPES)).toHaveLength(67);
  expect(Object.values(SUBTYPES).filter(({ one }) => /dément/i.test(one))).toEqual([]);
});

test("a subtype without a translation stays English", () => {
  expect(subtypeName("Direwolf", "fr")).toBe("Direwolf");
  expect(frenchSubtype("Dark Young", true)).toBe("Sombres Rejetons");
});

test("the icons: three nouns and an adjective", () => {
  expect(
    ["terror", "combat", "arcane", "investigation"].map((icon) => frenchIcon(icon as "terror", true)),
  ).toEqual(["de Terreur", "de Combat", "Occultes", "d'Investigation"]);
});

test("keywords keep their number, and Steadfast and Transient stand beside them", () => {
  const facts = { keywords: ["Toughness +2", "Fated 3"], steadfast: 2, transient: true };
  expect(describeKeywords(facts, "fr")).toEqual(["Résistance +2", "Prédestiné 3", "Intègre 2", "Éphémère"]);
  expect(describeKeywords(facts, "en")).toEqual(["Toughness +2", "Fated 3", "Steadfast 2", "Transient"]);
});

test("type, faction and subtypes", () => {
  expect(describeKind({ type: "support", faction: "agency" }, "fr")).toBe("L’Agence, soutien");
  expect(describeSubtypes({ subtypes: ["Attachment", "Weapon"] }, "fr")).toEqual(["Accessoire", "Arme"]);
});

test.each(["constructor", "__proto__", "toString"])(
  "a subtype that every object knows is a word like any other: %s",
  (name) => {
    expect(describeSubtypes({ subtypes: [name] }, "fr")).toEqual([name]);
    expect(describeSubtypes({ subtypes: [name] }, "en")).toEqual([name]);
  },
);
