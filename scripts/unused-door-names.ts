/** What the doors of the packages offer and nobody outside takes. */
import { exportedNames, type SourceText, takenNames } from "./exported-names.ts";

export interface Door {
  /** As others import it, such as "@fhtagn/rules/view". */
  readonly specifier: string;
  /** Of its package, such as "packages/rules": whoever lives there uses no door. */
  readonly folder: string;
  readonly source: SourceText;
}

function takenThrough(door: Door, sources: readonly SourceText[]): ReadonlySet<string> | "all" {
  const outside = sources.filter(({ path }) => !path.startsWith(`${door.folder}/`));
  const names = new Set<string>();
  for (const taken of outside.flatMap(takenNames).filter(({ from }) => from === door.specifier)) {
    if (taken.names === "all") return "all";
    for (const name of taken.names) names.add(name);
  }
  return names;
}

/** Such as "@fhtagn/rules/view: sampleWorld". */
export function unusedDoorNames(doors: readonly Door[], sources: readonly SourceText[]): readonly string[] {
  const mentioning = sources.filter(({ text }) => doors.some(({ specifier }) => text.includes(specifier)));
  return doors.flatMap((door) => {
    const taken = takenThrough(door, mentioning);
    if (taken === "all") return [];
    const unused = exportedNames(door.source).filter((name) => !taken.has(name));
    return unused.map((name) => `${door.specifier}: ${name}`);
  });
}
