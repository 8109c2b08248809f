import { useSyncExternalStore } from "react";

function follow(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
