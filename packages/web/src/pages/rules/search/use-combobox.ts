/** What is typed, whether results are shown, and which of them the keys have chosen. */
import { type KeyboardEvent, useState } from "react";
import type { FoundEntry } from "./find.ts";
import { type Search, useSearch } from "./use-search.ts";

const MOST = 40;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface Combobox extends Search {
  readonly query: string;
  readonly shown: readonly FoundEntry[];
  readonly chosen: number;
  readonly state: "hidden" | "shown" | "failed";
  readonly type: (words: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly enter: () => void;
  readonly leave: () => void;
}

const stateOf = (open: boolean, { searched, failed }: Search): Combobox["state"] =>
  !open || (!searched && !failed) ? "hidden" : failed ? "failed" : "shown";

export function useCombobox(goTo: (found: FoundEntry) => void): Combobox {
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const search = useSearch(query);
  const shown = search.found.slice(0, MOST);
  const state = stateOf(open && query.trim() !== "", search);
  const type = (words: string): void => {
    search.prepare();
    setQuery(words);
    setChosen(0);
    setOpen(true);
  };
  const leave = (): void => setOpen(false);
  const enter = (): void => {
    search.prepare();
    setOpen(true);
  };
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const target = shown[chosen];
    if (event.key === "Escape") type("");
    if (event.key === "Enter" && state === "shown" && target !== undefined) goTo(target);
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setChosen((chosen + step + shown.length) % shown.length);
  };
  return { ...search, query, shown, chosen, state, type, press, enter, leave };
}
