/** Something that is fetched: not there yet, there, or not to be had until somebody tries again. */
import { useEffect, useState } from "react";

export type Fetched<T> =
  | { readonly is: "coming" }
  | { readonly is: "here"; readonly value: T }
  | { readonly is: "failed"; readonly again: () => void };

interface Tried<T> {
  readonly fetch: () => Promise<T>;
  readonly outcome: { readonly value: T } | "failed";
}

/** `fetch` must be the same function for the same thing. */
export function useFetched<T>(fetch: () => Promise<T>): Fetched<T> {
  const [tried, setTried] = useState<Tried<T> | null>(null);
  const known = tried?.fetch === fetch ? tried.outcome : null;
  useEffect(() => {
    if (known !== null) return;
    let current = true;
    fetch().then(
      (value) => current && setTried({ fetch, outcome: { value } }),
      () => current && setTried({ fetch, outcome: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [fetch, known]);
  if (known === null) return { is: "coming" };
  return known === "failed"
    ? { is: "failed", again: () => setTried(null) }
    : { is: "here", value: known.value };
}
