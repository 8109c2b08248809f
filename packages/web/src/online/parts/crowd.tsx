import { Eye } from "lucide-react";
import { useTranslations } from "use-intl";
import { useRoomState } from "../online-context.ts";
import css from "./crowd.module.css";

/** How many watch; nothing where nobody does. */
export function Crowd() {
  const t = useTranslations("online.table");
  const count = useRoomState(({ watchers }) => watchers);
  if (count === 0) return null;
  const label = t("watchers", { count });
  return (
    <span className={css.crowd} title={label}>
      <Eye size={15} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
