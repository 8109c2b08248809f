/** What the English catalogue says: no command prints any of it in another language. */
import { readdirSync, readFileSync } from "node:fs";

const WORDS = new URL("../../words/src/", import.meta.url);

const textsIn = (folder: "en" | "fr"): readonly string[] =>
  readdirSync(new URL(`${folder}/`, WORDS)).map((file) =>
    readFileSync(new URL(`${folder}/${file}`, WORDS), "utf8").replace(/^import .*$/gm, ""),
  );

const STRINGS = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const PIECES = /\$\{[^}]*\}+/;
/** Fewer words than three may be a name, a term, or the same in both languages. */
const SENTENCE = /\p{L}{2,} \p{L}+,? \p{L}{2,}/u;

const sentencesIn = (text: string): readonly string[] =>
  [...text.matchAll(STRINGS)]
    .flatMap(([, plain, template = ""]) => plain ?? template.split(PIECES))
    .map((piece) => piece.trim())
    .filter((piece) => SENTENCE.test(piece) && !/[{}<>=]/.test(piece));

const ENGLISH: readonly string[] = (() => {
  const french = textsIn("fr").join("\n");
  return [...new Set(textsIn("en").flatMap(sentencesIn))].filter((sentence) => !french.includes(sentence));
})();

/** The English that stands in a text. */
export const englishIn = (text: string): readonly string[] =>
  ENGLISH.filter((sentence) => text.replace(/\s+/g, " ").includes(sentence));
