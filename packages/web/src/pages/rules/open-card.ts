/** The card shown beside the book. */
import { create } from "zustand";

interface OpenCard {
  readonly code: string | null;
  readonly show: (code: string) => void;
  readonly close: () => void;
}

export const useOpenCard = create<OpenCard>((set) => ({
  code: null,
  show: (code) => set({ code }),
  close: () => set({ code: null }),
}));
