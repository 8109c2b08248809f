import { useState } from "react";
import { useLocale } from "use-intl";
import { loadEntries } from "./entries.ts";
import { type FoundEntry, findEntries, type Index, indexOf } from "./find.ts";

type Ready = Index | "none" | "coming" | "failed";

let kept: Index | undefined;

export interface Search {
  readonly found: readonly FoundEntry[];
  readonly failed: boolean;
  /** The book is there and was searched. */
  readonly searched: boolean;
  /** Fetches the book, at the first sign that somebody is going to search. */
  readonly prepare: () => void;
}

export function useSearch(query: string): Search {
  const locale = useLocale();
  const [ready, setReady] = useState<Ready>(kept ?? "none");
  const prepare = (): void => {
    if (ready !== "none" && ready !== "failed") return;
    setReady("coming");
    loadEntries().then(
      (entries) => {
        kept ??= indexOf(entries);
        setReady(kept);
      },
      () => setReady("failed"),
    );
  };
  const searched = typeof ready !== "string";
  return {
    found: searched ? findEntries(ready, query, locale) : [],
    failed: ready === "failed",
    searched,
    prepare,
  };
}
