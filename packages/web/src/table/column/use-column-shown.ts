/** Whether the column stands beside the table: it is unfolded, and there is room for it. */
import { useSettings } from "../../settings/settings-store.ts";
import { useLow, useNarrow } from "../use-media.ts";

export function useColumnShown(): boolean {
  const unfolded = useSettings((settings) => settings.columnShown);
  const narrow = useNarrow();
  const low = useLow();
  return unfolded && !narrow && !low;
}
