/** Keywords as cards print them: "Fast", "Toughness +2", "Fated 3". */
import { KEYWORDS, type Keyword } from "../language/words.ts";
import { InvariantBroken, type PrintedKeywords } from "./game.ts";

/** KW-INVU-04: how three Ancient Ones of 2005 print the keyword. */
const OLD_INVULNERABILITY = "Invulnerable";

export function parseKeywords(words: readonly string[]): PrintedKeywords {
  const names: Keyword[] = [];
  let toughness = 0;
  let fated = 0;
  for (const word of words) {
    const [name = "", amount] = word.split(" ");
    const meant = name === OLD_INVULNERABILITY ? "Invulnerability" : name;
    const known = KEYWORDS.find((keyword) => keyword === meant);
    if (known === undefined) throw new InvariantBroken("KW-GEN-03", `unknown keyword "${word}"`);
    if (known === "Toughness") toughness += Number(amount);
    if (known === "Fated") fated = Number(amount);
    names.push(known);
  }
  return { names, toughness, fated };
}
