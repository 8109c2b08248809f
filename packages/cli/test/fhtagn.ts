/** The command itself, started in a folder, without a terminal. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const BINARY = fileURLToPath(new URL("../fhtagn.mjs", import.meta.url));

/** In English, unless a test says otherwise: those who run it may speak anything. */
const ENGLISH = { LC_ALL: "C" };

export const fhtagnIn =
  (folder: string, language: Readonly<Record<string, string>> = ENGLISH) =>
  (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...words], {
      cwd: folder,
      env: { ...process.env, ...language },
      encoding: "utf8",
      timeout: 170_000,
    });
    return { status, stdout, stderr };
  };
