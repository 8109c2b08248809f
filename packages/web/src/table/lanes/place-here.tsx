import { useTranslations } from "use-intl";
import { cardByCode } from "../../cards/index.ts";
import type { Lane } from "../model/board.ts";
import { markOf } from "../model/options.ts";
import { clickThing } from "../player-moves.ts";
import { codeOnTable, useGame, useGestures, useLaid, useTools } from "../table-context.ts";
import css from "./lane.module.css";

/** A picked character can be sent here: the lower half of the lane is the button that does it. */
export function PlaceHere({ lane }: { readonly lane: Lane }) {
  const t = useTranslations("table");
  const tools = useTools();
  const { view } = useLaid();
  const picked = useGestures((gestures) => gestures.picked);
  const story = lane.story?.handle ?? null;
  const mayGo = useGame(({ asked }) => story !== null && markOf(asked, story, picked) === "place");
  if (picked === null || story === null || !mayGo) return null;
  const title = cardByCode(codeOnTable(view, picked) ?? "")?.facts.title ?? "";
  return (
    <button
      type="button"
      className={css.here}
      data-item=""
      onClick={({ currentTarget }) => clickThing(tools, story, currentTarget)}
    >
      <span>{t("lanes.commitHere", { title })}</span>
      <kbd>{lane.number}</kbd>
    </button>
  );
}
