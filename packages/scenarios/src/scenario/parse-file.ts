/** A scenario file: YAML 1.2, one scenario a document. */
import type { ScenarioFlaw } from "@fhtagn/words";
import { type Document, isMap, isNode, isScalar, LineCounter, parseAllDocuments } from "yaml";
import { MalformedScenario } from "./malformed.ts";
import { tooDeepAt } from "./nesting.ts";
import { parseScenario, UNTITLED } from "./parse-scenario.ts";
import { readPlainYaml } from "./plain-yaml.ts";
import type { Scenario } from "./scenario.ts";

/** What one document holds: a scenario, or why it is none. */
export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario; readonly lineOf: (place: string) => number | undefined }
  | {
      readonly ok: false;
      readonly title: string;
      readonly line: number | undefined;
      readonly place: string;
      readonly flaw: ScenarioFlaw;
    };

/** Plain files are read fast; where anything is unusual or wrong the full reader says what and where. */
export function parseFile(text: string): readonly Parsed[] {
  const deep = tooDeepAt(text);
  if (deep < 0) return parsePlainly(text) ?? parseFully(text);
  const line = text.slice(0, deep).split("\n").length;
  return [{ ok: false, title: UNTITLED, line, place: "", flaw: { is: "tooDeep" } }];
}

function parsePlainly(text: string): readonly Parsed[] | undefined {
  const documents = readPlainYaml(text)?.filter((document) => document !== null);
  if (documents === undefined) return undefined;
  try {
    return documents.map((document, index) => ({
      ok: true,
      scenario: parseScenario(document),
      lineOf: (place) => {
        const full = parseFully(text)[index];
        return full?.ok === true ? full.lineOf(place) : undefined;
      },
    }));
  } catch (problem) {
    if (problem instanceof MalformedScenario) return undefined;
    throw problem;
  }
}

function parseFully(text: string): readonly Parsed[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, version: "1.2", logLevel: "silent" });
  if (!Array.isArray(documents)) return [];
  return documents.filter((document) => !isEmpty(document)).map((document) => parseDocument(document, lines));
}

/** A file may begin or end with a separator. */
const isEmpty = ({ errors, contents }: Document): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null));

function parseDocument(document: Document, lines: LineCounter): Parsed {
  const [error] = document.errors;
  if (error !== undefined) {
    const [said = "not YAML"] = error.message.split("\n");
    return {
      ok: false,
      title: titleOf(document),
      line: error.linePos?.[0].line,
      place: "",
      flaw: { is: "noYaml", said: said.replace(/ at line.*$/, "") },
    };
  }
  const lineOf = (place: string): number | undefined => lineIn(document, lines, place);
  try {
    return { ok: true, scenario: parseScenario(document.toJS()), lineOf };
  } catch (problem) {
    if (!(problem instanceof MalformedScenario)) throw problem;
    const { place, flaw } = problem;
    return { ok: false, title: titleOf(document), line: lineOf(place), place, flaw };
  }
}

function titleOf({ contents }: Document): string {
  const title = isMap(contents) ? contents.get("title") : undefined;
  return typeof title === "string" ? title : UNTITLED;
}

/** The line of a place such as `given.P1.play[2].wounds`, or of what is nearest around it. */
function lineIn(document: Document, lines: LineCounter, place: string): number | undefined {
  const path = pathOf(place);
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

const pathOf = (place: string): readonly (string | number)[] =>
  place
    .split(/\.|\[(\d+)\]/)
    .filter((part) => part !== undefined && part !== "")
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
