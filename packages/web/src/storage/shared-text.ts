/**
 * How a store of the page lies in the browser's small store. Other tabs have the same store: each change is made to
 * what they left there, not to what this tab remembers, and what they change is heard.
 */
import { createJSONStorage } from "zustand/middleware";
import { setAside } from "./aside.ts";
import { smallStore } from "./small-store.ts";

/** For `persist`. A text that is no such thing is set aside before the first change writes over it. */
export const keptIn = <Kept>(isKept: (text: string) => boolean) =>
  createJSONStorage<Kept>(() => ({
    ...smallStore,
    getItem: (key: string): string | null => {
      const text = smallStore.getItem(key);
      if (text === null || isKept(text)) return text;
      setAside(key, text);
      smallStore.removeItem(key);
      return null;
    },
  }));

interface SharedStore<State> {
  setState(change: (state: State) => Partial<State>): void;
  readonly persist: { rehydrate(): unknown };
}

/** The small store answers at once, so that nothing comes between reading and writing. */
export function changeShared<State>(
  store: SharedStore<State>,
  change: (state: State) => Partial<State>,
): void {
  store.persist.rehydrate();
  store.setState(change);
}

/** Another tab changed it, or threw everything away. */
export function followTabs({ persist }: Pick<SharedStore<never>, "persist">, key: string): void {
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) persist.rehydrate();
  });
}
