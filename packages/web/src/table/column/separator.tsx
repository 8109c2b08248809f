import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import css from "./column.module.css";
import { COLUMN_WIDTH, fitWidth, mostWidth } from "./column-width.ts";

interface SeparatorProps {
  readonly column: RefObject<HTMLElement | null>;
}

/** Between table and column: drag it, or move it with the arrows; Enter folds the column, a double click forgets the width. */
export function Separator({ column }: SeparatorProps) {
  const t = useTranslations("table");
  const change = useSettings((settings) => settings.change);
  const width = useShownWidth(column);
  const drag = useDragging(column);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between sections cannot be moved, a separator with a value can.
    <div
      className={css.separator}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("column.separator")}
      aria-valuemin={COLUMN_WIDTH.least}
      aria-valuemax={mostWidth()}
      aria-valuenow={width}
      aria-valuetext={t("column.width", { width })}
      onKeyDown={(event) => moveByKey(event, width)}
      onDoubleClick={() => change({ columnWidth: null })}
      {...drag}
    />
  );
}

function moveByKey(event: KeyboardEvent, width: number): void {
  const { change } = useSettings.getState();
  const wanted = widthByKey(event.key, width);
  if (event.key === "Enter") change({ columnShown: false });
  else if (wanted !== null) change({ columnWidth: fitWidth(wanted) });
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const isLeftHanded = (): boolean => useSettings.getState().leftHanded;

/** To the left is wider, as long as the column is on the right. */
function widthByKey(key: string, width: number): number | null {
  const wider = isLeftHanded() ? "ArrowRight" : "ArrowLeft";
  if (key === "Home") return COLUMN_WIDTH.least;
  if (key === "End") return COLUMN_WIDTH.most;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  return width + (key === wider ? COLUMN_WIDTH.step : -COLUMN_WIDTH.step);
}

/** Until the player has chosen a width it follows the window. */
function useShownWidth(column: RefObject<HTMLElement | null>): number {
  const chosen = useSettings(({ columnWidth }) => columnWidth);
  const [measured, setMeasured] = useState<number>(COLUMN_WIDTH.least);
  useEffect(() => {
    const measure = (): void => setMeasured(fitWidth(column.current?.offsetWidth ?? 0));
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [column]);
  return chosen === null ? measured : fitWidth(chosen);
}

/** The width follows the pointer at once and is kept when it is let go. */
function useDragging(column: RefObject<HTMLElement | null>) {
  const change = useSettings((settings) => settings.change);
  const widthAt = (clientX: number): number => {
    const { left, right } = column.current?.getBoundingClientRect() ?? new DOMRect();
    return fitWidth(isLeftHanded() ? clientX - left : right - clientX);
  };
  const isHeld = ({ currentTarget, pointerId }: PointerEvent): boolean =>
    currentTarget.hasPointerCapture(pointerId);
  return {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
    onPointerMove: (event: PointerEvent) => {
      if (isHeld(event))
        column.current?.parentElement?.style.setProperty("--column-width", `${widthAt(event.clientX)}px`);
    },
    onPointerUp: (event: PointerEvent) => {
      if (isHeld(event) && event.clientX !== 0) change({ columnWidth: widthAt(event.clientX) });
    },
  };
}
