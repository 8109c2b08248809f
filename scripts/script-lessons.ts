/** Prints every lesson of packages/web/lessons as the page plays it: JSON, by the name of its file. */
import { readdirSync, readFileSync } from "node:fs";
import { library } from "@fhtagn/cards";
import { scriptLesson } from "@fhtagn/scenarios";

const LESSONS = new URL("../packages/web/lessons/", import.meta.url);

function lessonIn(file: string): readonly [string, unknown] {
  try {
    return [
      file.replace(/\.yaml$/, ""),
      scriptLesson(readFileSync(new URL(file, LESSONS), "utf8"), library()),
    ];
  } catch (problem) {
    throw new Error(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

const files = readdirSync(LESSONS).filter((file) => file.endsWith(".yaml"));
process.stdout.write(JSON.stringify(Object.fromEntries(files.map(lessonIn))));
