import type { FinishedGame } from "@fhtagn/protocol";
import { useEffect, useState } from "react";
import { listResults } from "../../../host/results.ts";
import { makeMissingResults } from "./missing-results.ts";

export type Results =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly reason: string }
  | { readonly state: "there"; readonly games: readonly FinishedGame[] };

/** Whatever is in the way of those that are missing, the others are shown. */
async function allResults(): Promise<readonly FinishedGame[]> {
  await makeMissingResults().catch(() => undefined);
  return listResults();
}

export function useResults(): Results {
  const [results, setResults] = useState<Results>({ state: "loading" });
  useEffect(() => {
    let isShown = true;
    const show = (found: Results): void => {
      if (isShown) setResults(found);
    };
    void allResults().then(
      (games) => show({ state: "there", games }),
      (problem: unknown) =>
        show({ state: "failed", reason: problem instanceof Error ? problem.message : String(problem) }),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return results;
}
