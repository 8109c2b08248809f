import { expect, test } from "vitest";
import { agree, au, ce, de, elides, frenchList, le, ne, que, quote, si, son, typography } from "./french.ts";

test("a mute h and vowels elide, aspirated h and Yog-Sothoth do not", () => {
  expect(["histoire", "événement", "adversaire", "Hastur", "Occulte"].every(elides)).toBe(true);
  expect(["hasard", "personnage", "Yog-Sothoth", "Cthulhu"].some(elides)).toBe(false);
});

test("de and à contract with the article", () => {
  expect(de("le Syndicat")).toBe("du Syndicat");
  expect(de("les défausses")).toBe("des défausses");
  expect(de("l'Agence")).toBe("de l'Agence");
  expect(de("un personnage")).toBe("d'un personnage");
  expect(de("votre deck")).toBe("de votre deck");
  expect(au("le nombre")).toBe("au nombre");
  expect(au("les icônes")).toBe("aux icônes");
  expect(au("la compétence")).toBe("à la compétence");
});

test("articles and possessives follow gender and elision", () => {
  expect([le("histoire", "f"), le("carte", "f"), le("domaine", "m")]).toEqual([
    "l'histoire",
    "la carte",
    "le domaine",
  ]);
  expect([ce("événement", "m"), ce("personnage", "m"), ce("carte", "f")]).toEqual([
    "cet événement",
    "ce personnage",
    "cette carte",
  ]);
  expect(ce("personnages", "m", true)).toBe("ces personnages");
  expect([son("histoire", "f"), son("main", "f"), son("deck", "m")]).toEqual([
    "son histoire",
    "sa main",
    "son deck",
  ]);
});

test("participles agree in gender and number", () => {
  expect(agree("déchargé", "f", true)).toBe("déchargées");
  expect(agree("dément", "f", false)).toBe("démente");
  expect(agree("mis", "m", true)).toBe("mis");
  expect(agree("unique", "f", true)).toBe("uniques");
});

test("que, ne and si elide where French does", () => {
  expect(que("il contrôle")).toBe("qu'il contrôle");
  expect(que("vous contrôlez")).toBe("que vous contrôlez");
  expect(ne("avez")).toBe("n'avez");
  expect([si("il est redressé"), si("elle est prête"), si("ils sont prêts")]).toEqual([
    "s'il est redressé",
    "si elle est prête",
    "s'ils sont prêts",
  ]);
});

test("lists and quotation marks", () => {
  expect(frenchList(["a", "b", "c"], "ou")).toBe("a, b ou c");
  expect(quote("Cthulhu")).toBe("«\u202fCthulhu\u202f»");
});

test("double marks have their narrow no-break spaces, and apostrophes are those of print", () => {
  expect(typography("Action : non ; « l'oui » !")).toBe(
    "Action\u202f: non\u202f; «\u202fl’oui\u202f»\u202f!",
  );
});
