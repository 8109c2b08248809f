/** Golden records for tests of the page. */
import { readFileSync } from "node:fs";

export const goldenRecordText = (name: string): string =>
  readFileSync(new URL(`../../../../testkit/records/${name}.txt`, import.meta.url), "utf8");
