/** Every command speaks both languages: as it is told, or as the system does. */
import type { Command } from "commander";
import { expect, test } from "vitest";
import { localeOf } from "../src/locale-of.ts";
import { makeProgram } from "../src/program.ts";
import { exemptionsIn, ruleBook } from "../src/reference/rule-book.ts";
import { fhtagnIn } from "./fhtagn.ts";

test.each([
  [["rules", "--lang", "fr"], {}, "fr"],
  [["rules", "--lang=fr"], { LANG: "en_US.UTF-8" }, "fr"],
  [["rules", "--lang", "en"], { LANG: "fr_FR.UTF-8" }, "en"],
  [["rules"], { LANG: "fr_CA.UTF-8" }, "fr"],
  [["rules"], { LANG: "fr" }, "fr"],
  [["rules"], { LC_ALL: "fr_BE@euro", LANG: "C" }, "fr"],
  [["rules"], { LC_ALL: "", LC_MESSAGES: "fr_FR", LANG: "en_GB" }, "fr"],
  [["rules"], { LC_ALL: "C", LANG: "fr_FR" }, "en"],
  [["rules"], { LANG: "frr_DE" }, "en"],
  [["rules", "--lang", "klingon"], { LANG: "fr" }, "fr"],
  [["rules"], {}, "en"],
] as const)("the language of %j with %j", (words, environment, locale) => {
  expect(localeOf(words, environment)).toBe(locale);
});

/** Each command with those inside it. */
const commandsIn = (program: Command): readonly Command[] =>
  program.commands.flatMap((inner) => [inner, ...commandsIn(inner)]);

test("the help of every command is in both languages, each sentence of it", () => {
  const [english, french] = [makeProgram("en"), makeProgram("fr")].map((program) => [
    program,
    ...commandsIn(program),
  ]);
  expect(french).toHaveLength(english?.length ?? 0);
  for (const [at, command] of (english ?? []).entries()) {
    const twin = french?.[at];
    expect(twin?.name()).toBe(command.name());
    const name = command.name();
    expect(sentencesOf(twin), name).toHaveLength(sentencesOf(command).length);
    for (const sentence of sentencesOf(command)) expect(sentencesOf(twin), name).not.toContain(sentence);
  }
});

const sentencesOf = (command: Command | undefined): readonly string[] => {
  const { options = [], registeredArguments = [] } = command ?? {};
  return [
    command?.description() ?? "",
    ...[...options, ...registeredArguments].map((one) => one.description),
  ];
};

test("every command that does something takes --lang", () => {
  const leaves = commandsIn(makeProgram("fr")).filter(({ commands }) => commands.length === 0);
  expect(leaves.length).toBeGreaterThan(14);
  for (const leaf of leaves) {
    const option = leaf.options.find(({ long }) => long === "--lang");
    expect(option?.defaultValue, leaf.name()).toBe("fr");
  }
});

test("the rules, the points and the rulings are French, and all of them are there", () => {
  const french = ruleBook("fr");
  const english = ruleBook("en");
  const ids = (rules: typeof english) => rules.map(({ id }) => id).filter((id) => /^[A-Z-]+-\d+$/.test(id));
  expect(french).toHaveLength(english.length);
  expect(ids(french)).toEqual(ids(english));
  expect(french.filter(({ source }) => !source.startsWith("docs/rules/fr/"))).toEqual([]);
  const statements = new Map(french.map(({ id, statement }) => [id, statement]));
  expect(statements.get("STORY-01")).toMatch(/^Trois étapes/);
  expect(statements.get("ED-01")).toMatch(/^Types de cartes \| CCG/);
  expect(statements.get("Magah Bird (F110)")).toMatch(/^Réaction à son entrée en jeu/);
});

test("rules without a test say why in French, each of them", () => {
  const reasons = (locale: "en" | "fr") =>
    new Map(exemptionsIn(locale).map(({ id, reason }) => [id, reason]));
  const [english, french] = [reasons("en"), reasons("fr")];
  expect([...french.keys()]).toEqual([...english.keys()]);
  for (const [id, reason] of french) expect(reason, id).not.toBe(english.get(id));
});

test("examples that the reference has in English only say so", () => {
  expect(inFrench("rules", "DECK-04").stdout).toMatch(/^ {2}\(en anglais\) Given four copies/m);
  expect(inFrench("rules", "DECK-04", "--lang", "en").stdout).toMatch(/^ {2}Given four copies/m);
});

const inFrench = fhtagnIn(".", { LC_ALL: "fr_FR.UTF-8" });

test("errors of usage, errors of files, help and answers come in the language of the system", () => {
  expect(inFrench("replay", "x", "--nonsense")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: "erreur : option inconnue : --nonsense\n",
  });
  expect(inFrench("replay", "nulle-part")).toMatchObject({
    status: 1,
    stderr: "erreur : il n'y a pas de fichier « nulle-part »\n",
  });
  expect(inFrench("deck", "check", "--help").stdout).toMatch(/^Usage : fhtagn deck check/);
  expect(inFrench("cards", "The Terror of the Tides").stdout).toMatch(/pas encore/);
  expect(inFrench("cards", "The Terror of the Tides", "--lang", "en").stdout).toMatch(/not yet/);
});
