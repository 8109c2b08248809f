/** Which rules are tested: ids in the names of tests and in the `rules` of scenario files. */
import { catalogue, type Exempt, exemptRules } from "./catalogue.ts";
import { type Cited, citations, RULE_ID_OF_TEST } from "./test-names.ts";

export interface Coverage {
  readonly total: number;
  /** Rules that need a test and have one; with `uncovered` and `exempt` they are all. */
  readonly covered: number;
  readonly uncovered: readonly string[];
  readonly exempt: readonly Exempt[];
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

/** The places that cite each id. */
export function citedIds(cited: readonly Cited[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { file, name } of cited) {
    for (const id of new Set(name.match(RULE_ID_OF_TEST) ?? [])) {
      const known = places.get(id) ?? [];
      known.push(`${file}: ${name}`);
      places.set(id, known);
    }
  }
  return places;
}

export function coverage(exempt: readonly Exempt[] = exemptRules()): Coverage {
  const isExempt = new Set(exempt.map(({ id }) => id));
  const cited = citedIds(citations());
  const ids = catalogue().map(({ id }) => id);
  const needed = ids.filter((id) => !isExempt.has(id));
  const uncovered = needed.filter((id) => !cited.has(id));
  return {
    total: ids.length,
    covered: needed.length - uncovered.length,
    uncovered,
    exempt,
    tests: Object.fromEntries(ids.map((id) => [id, cited.get(id) ?? []])),
  };
}
