/** The rules somebody at the table has opened, one over the other: the last is shown, Back shows the one before. */
import { create } from "zustand";

interface OpenRules {
  readonly ids: readonly string[];
  readonly open: (id: string) => void;
  readonly back: () => void;
  readonly close: () => void;
}

export const useOpenRules = create<OpenRules>((set) => ({
  ids: [],
  open: (id) => set(({ ids }) => ({ ids: [...ids, id] })),
  back: () => set(({ ids }) => ({ ids: ids.slice(0, -1) })),
  close: () => set({ ids: [] }),
}));
