/** `fhtagn db`: what a server keeps is saved, brought back and played again, from the command line. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../../server/src/storage/database.ts";
import { openJournal } from "../../server/src/storage/journal.ts";
import { addPlayed, playInto } from "../../server/test/played-games.ts";
import { fhtagnIn } from "./fhtagn.ts";

const folder = mkdtempSync(join(tmpdir(), "fhtagn-db-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fhtagn = fhtagnIn(folder);

beforeAll(async () => {
  const database = await openDatabase(join(folder, "data"));
  await addPlayed(database.db, "whole", "begun");
  const journal = openJournal(database);
  await playInto(journal, "whole", 2000);
  await playInto(journal, "begun", 60);
  await database.close();
  fhtagn("db", "backup", "full", "--db", "data");
  writeFileSync(join(folder, "note"), "a letter");
  mkdirSync(join(folder, "foreign"));
  writeFileSync(join(folder, "foreign", "fhtagn.sqlite"), "a letter");
});

const wellOf = (place: string) => {
  const { status, stdout } = fhtagn("db", "check", "--json", "--db", place);
  return { status, report: JSON.parse(stdout) };
};
const WELL = { status: 0, report: { games: 2, ok: 2, failed: [] } };

test("saved from a folder, brought back into PostgreSQL, saved there, brought back into a folder", async () => {
  const saved = fhtagn("db", "backup", "first", "--db", "data");
  expect(saved.stderr).toBe("");
  expect(saved.stdout).toBe(
    `first: 2 games, ${statSync(join(folder, "first")).size.toLocaleString("en")} bytes\n`,
  );
  const place = await (await fetch(inject("databases"))).text();
  const restored = fhtagn("db", "restore", "first", "--db", place);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toMatch(/^postgres:\/\/127\.0\.0\.1:\d+\/fhtagn_\w+: 2 games\n$/);
  expect(wellOf(place)).toEqual(WELL);
  expect(fhtagn("db", "backup", "second", "--db", place).status).toBe(0);
  expect(fhtagn("db", "restore", "second", "--db", "again").stdout).toBe("again: 2 games\n");
  expect(wellOf("again")).toEqual(WELL);
  expect(fhtagn("db", "check", "--db", "again")).toEqual({
    status: 0,
    stdout: "2 games, nothing wrong\n",
    stderr: "",
  });
});

test("a game that does not lead where it led is told with its place, and the exit code is 1", async () => {
  fhtagn("db", "backup", "third", "--db", "data");
  fhtagn("db", "restore", "third", "--db", "broken");
  const { db, close } = await openDatabase(join(folder, "broken"));
  await db.updateTable("games").set({ deck_p2: "none" }).where("id", "=", "begun").execute();
  await close();
  expect(wellOf("broken")).toEqual({
    status: 1,
    report: { games: 2, ok: 1, failed: [{ id: "begun", at: 0, reason: "unknown cards" }] },
  });
  const told = "begun, after 0 rows: its decks are not known\n2 games, something wrong with 1\n";
  expect(fhtagn("db", "check", "--db", "broken")).toEqual({ status: 1, stdout: told, stderr: "" });
});

const FAULTS: readonly (readonly [words: string, english: string, french: string])[] = [
  [
    "check --db nowhere",
    "there is no database of Fhtagn at nowhere",
    "il n'y a pas de base de données de Fhtagn à nowhere",
  ],
  [
    "backup x --db nowhere",
    "there is no database of Fhtagn at nowhere",
    "il n'y a pas de base de données de Fhtagn à nowhere",
  ],
  [
    "backup no/such/file --db data",
    '"no/such/file" cannot be written: there is no such folder',
    "impossible d'écrire « no/such/file » : ce dossier n'existe pas",
  ],
  ["restore nowhere --db new", 'there is no file "nowhere"', "il n'y a pas de fichier « nowhere »"],
  ["restore note --db new", '"note" is no backup of Fhtagn', "« note » n'est pas une sauvegarde de Fhtagn"],
  [
    "restore full --db data",
    "the database at data is not empty; choose an empty one",
    "la base de données à data n'est pas vide ; choisissez-en une vide",
  ],
  [
    "check --db foreign",
    "what lies at foreign is something else than a database",
    "ce qui se trouve à foreign n'est pas une base de données",
  ],
  [
    "check --db postgres://me:word@127.0.0.1:1/games",
    "the database at postgres://127.0.0.1:1/games does not answer",
    "la base de données à postgres://127.0.0.1:1/games ne répond pas",
  ],
];

test.each(FAULTS)("%s", (words, english, french) => {
  expect(fhtagn("db", ...words.split(" "))).toEqual({ status: 1, stdout: "", stderr: `error: ${english}\n` });
  expect(fhtagn("db", ...words.split(" "), "--lang", "fr")).toEqual({
    status: 1,
    stdout: "",
    stderr: `erreur : ${french}\n`,
  });
  expect(existsSync(join(folder, "new", "fhtagn.sqlite"))).toBe(false);
  expect(existsSync(join(folder, "nowhere"))).toBe(false);
});

test.each([["backup"], ["restore"], ["check", "file"], ["nothing"]])("bad usage: db %s %s", (...words) => {
  expect(fhtagn("db", ...words)).toMatchObject({ status: 2, stdout: "" });
});

test("help names the place of a database without its password", () => {
  const { stdout } = fhtagnIn(folder, { LC_ALL: "C", FHTAGN_DB: "postgres://me:word@there/games" })(
    "db",
    "check",
    "--help",
  );
  expect(stdout).toContain("postgres://there/games");
  expect(stdout).not.toContain("word");
});
