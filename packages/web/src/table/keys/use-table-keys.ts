/** The keyboard map: every command of the table from one listener, none while somebody types. */
import type { Asked } from "@fhtagn/protocol";
import { useEffect } from "react";
import { currentSettings, useSettings } from "../../settings/settings-store.ts";
import { answerWith, askHint, foreseeNow, putAt, stepBack, takeDefault, undo } from "../deeds.ts";
import { promptOptions } from "../model/options.ts";
import { isOnTable, type TableTools, useTools } from "../table-context.ts";
import { chordOf, commandOf, digitOf, type TableCommand } from "./commands.ts";
import { focusRegion } from "./roving.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName));

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='dialog']") !== null;

/** A button that is no card keeps its Space and Enter. */
const isOwnButton = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("button, a, summary") !== null &&
  focusedHandle(target) === null;

const focusedHandle = (target: EventTarget | null): number | null => {
  const handle =
    target instanceof Element ? target.closest("[data-handle]")?.getAttribute("data-handle") : null;
  return handle === null || handle === undefined ? null : Number(handle);
};

function takeNumber(tools: TableTools, digit: number, target: EventTarget | null): boolean {
  const { session, gestures } = tools;
  const { asked, view } = session.getState();
  if (asked === null || view === null) return false;
  if (asked.form === "assign") return assignByNumber(tools, asked, { digit, target });
  const shown = promptOptions(asked, gestures.getState().picked, (ref) => isOnTable(view, ref));
  const one = shown[digit - 1];
  if (one !== undefined) answerWith(tools, one);
  return one !== undefined;
}

/** 1 to 5 sends the picked or focused item to that lane or domain, 0 takes it back. */
function assignByNumber(
  tools: TableTools,
  asked: Asked,
  { digit, target }: { readonly digit: number; readonly target: EventTarget | null },
): boolean {
  const { session, gestures } = tools;
  const item = gestures.getState().picked ?? focusedHandle(target);
  const at = item === null ? -1 : asked.items.indexOf(item);
  if (item === null || at < 0) return false;
  if (digit === 0) session.getState().stage(at, -1);
  else {
    const place = placeNumbered(tools, asked, digit);
    if (place === null) return false;
    putAt(tools, asked, { item, place });
  }
  return true;
}

function placeNumbered({ session }: TableTools, asked: Asked, digit: number): number | null {
  const { view, seat } = session.getState();
  if (view === null) return null;
  if (asked.kind === "setup") return view[seat].domains[digit - 1]?.handle ?? null;
  return [...view.stories, ...view.conspiracies][digit - 1]?.handle ?? null;
}

type Deed = (tools: TableTools, event: KeyboardEvent) => boolean;
const done =
  (deed: (tools: TableTools) => unknown): Deed =>
  (tools) => {
    deed(tools);
    return true;
  };

function zoomFocused(tools: TableTools): void {
  const { looked, change } = tools.gestures.getState();
  if (looked !== null) change({ zoomed: looked });
}

function toggleFullControl({ session }: TableTools): void {
  const { passing, setPassing } = session.getState();
  const usual = currentSettings().passing;
  setPassing({ level: passing.level === "full" ? (usual === "full" ? "smart" : usual) : "full" });
}

const openPanel = (is: "actions" | "help" | "log") =>
  done(({ gestures }) => gestures.getState().change({ panel: { is } }));

const DEEDS: Readonly<Record<Exclude<TableCommand, "digits">, Deed>> = {
  default: (tools, { target }) => !isOwnButton(target) && takeDefault(tools),
  back: done(stepBack),
  undo: done(undo),
  actions: openPanel("actions"),
  zoom: done(zoomFocused),
  preview: done((tools) => void foreseeNow(tools)),
  hint: done((tools) => void askHint(tools)),
  fullControl: done(toggleFullControl),
  passUntilEvent: done(({ session }) => session.getState().passUntil("something")),
  passUntilTurn: done(({ session }) => session.getState().passUntil("myTurn")),
  summary: done(({ gestures }) => {
    const { summaries, change } = gestures.getState();
    change({ summaries: summaries + 1 });
  }),
  hand: () => focusRegion("hand"),
  stories: () => focusRegion("lanes"),
  domains: () => focusRegion("domains"),
  opponent: () => focusRegion("opponent"),
  log: openPanel("log"),
  column: done(({ gestures }) => {
    const { columnShown, change } = gestures.getState();
    change({ columnShown: !columnShown });
  }),
  mute: done(() => {
    const { change, muted } = useSettings.getState();
    change({ muted: !muted });
  }),
  help: openPanel("help"),
};

/** Any key or click ends passing ahead and brings what is held back for the eye. */
function interrupt({ session }: TableTools): void {
  const { passing, asked, passUntil, hurry } = session.getState();
  if (passing.until !== null) passUntil(null);
  if (asked === null) hurry();
}

function onKey(tools: TableTools, event: KeyboardEvent): void {
  const { keysOn, keys } = currentSettings();
  if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return;
  interrupt(tools);
  if (!keysOn) return;
  const chord = chordOf(event);
  const digit = digitOf(chord, keys);
  const command = commandOf(chord, keys);
  const taken =
    digit !== null
      ? takeNumber(tools, digit, event.target)
      : command !== null && command !== "digits" && DEEDS[command](tools, event);
  if (taken) event.preventDefault();
}

export function useTableKeys(): void {
  const tools = useTools();
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => onKey(tools, event);
    const clicked = (): void => interrupt(tools);
    addEventListener("keydown", pressed);
    addEventListener("pointerdown", clicked);
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", clicked);
    };
  }, [tools]);
}
