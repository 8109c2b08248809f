import type { FinishedGame } from "@fhtagn/protocol";
import { useEffect, useState } from "react";
import { listResults } from "../../../host/results.ts";

export type Results =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly reason: string }
  | { readonly state: "there"; readonly games: readonly FinishedGame[] };

export function useResults(): Results {
  const [results, setResults] = useState<Results>({ state: "loading" });
  useEffect(() => {
    let isShown = true;
    const show = (found: Results): void => {
      if (isShown) setResults(found);
    };
    void listResults().then(
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
