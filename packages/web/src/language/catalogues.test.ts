/** The two catalogues side by side. That no key is missing, the compiler knows. */
import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { messages as english } from "./en/messages.ts";
import { messages as french } from "./fr/messages.ts";

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : leaves(value, `${path}${key}.`),
  );
}

const ENGLISH = new Map(leaves(english));
const FRENCH = leaves(french);

/** Braces open an argument, inside an argument a message, inside that an argument again. */
function argumentsOf(message: string): readonly string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [at, letter] of [...message].entries()) {
    if (letter === "{" && depth++ % 2 === 0) names.add(/^\w+/.exec(message.slice(at + 1))?.[0] ?? "");
    if (letter === "}") depth--;
  }
  return [...names].sort();
}

test("a French message takes the arguments of the English one", () => {
  for (const [key, message] of FRENCH)
    expect(argumentsOf(message), key).toEqual(argumentsOf(ENGLISH.get(key) ?? ""));
});

/** What stands before a colon inside an ICU argument or a time is not punctuation. */
const BARE_SIGN = /[^\u202f\s](?:[;!?»]|:(?!\d))|«[^\u202f]/;

/** The name of the game is English in both languages. */
const GAME = "Call of Cthulhu: The Card Game";

test("French signs stand behind a narrow no-break space, those of the game's name do not", () => {
  const own = FRENCH.map(([key, message]) => [key, message.replaceAll(GAME, "")] as const);
  expect(own.filter(([, message]) => BARE_SIGN.test(message) || / [;:!?»]|« /.test(message))).toEqual([]);
  expect(own.filter(([, message]) => message.includes("The Card Game"))).toEqual([]);
});

test("French apostrophes are those of print", () => {
  expect(FRENCH.filter(([, message]) => message.includes("'"))).toEqual([]);
});

test("no message is empty or padded with spaces", () => {
  const all = [...ENGLISH, ...FRENCH];
  expect(all.filter(([, message]) => message.trim() === "" || message !== message.trim())).toEqual([]);
});

describe("numbers and plurals follow the language", () => {
  test("nought is singular in French and plural in English", () => {
    const en = createTranslator({ locale: "en", messages: english, namespace: "home.unfinished" });
    expect(en("damaged", { count: 0 })).toBe("0 stored games could not be read.");
    // The translator is typed by the English catalogue; the French one has the same shape.
    const fr = createTranslator({
      locale: "fr",
      messages: french as unknown as typeof english,
      namespace: "home.unfinished",
    });
    expect(fr("damaged", { count: 0 })).toBe("Une partie enregistrée n’a pas pu être lue.");
    expect(fr("damaged", { count: 2 })).toBe("2 parties enregistrées n’ont pas pu être lues.");
  });
});
