/** The command itself, started in a folder, without a terminal. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const BINARY = fileURLToPath(new URL("../fhtagn.mjs", import.meta.url));

export const fhtagnIn =
  (folder: string) =>
  (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BINARY, ...words], {
      cwd: folder,
      encoding: "utf8",
      timeout: 170_000,
    });
    return { status, stdout, stderr };
  };
