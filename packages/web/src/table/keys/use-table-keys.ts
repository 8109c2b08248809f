/** The keyboard map: every command of the table from one listener, none while somebody types. */
import type { Asked } from "@fhtagn/protocol";
import { useEffect } from "react";
import { currentSettings, useSettings } from "../../settings/settings-store.ts";
import { isOrdering } from "../model/asked-order.ts";
import { promptOptions } from "../model/options.ts";
import { answerWith, askHint, foreseeNow, putAt, stepBack, takeDefault, undo } from "../player-moves.ts";
import { type TableTools, useTools } from "../table-context.ts";
import { orderNow, takeOrder } from "../use-ordering.ts";
import { chordOf, commandOf, digitOf, type TableCommand } from "./commands.ts";
import { type Holding, makeHolding } from "./holding.ts";
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
  const { picked } = gestures.getState();
  const shown = isOrdering(asked) ? orderNow(tools) : promptOptions(asked, picked);
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

/** The key that was pressed, and what to do once it is let go. */
interface Pressed {
  readonly event: KeyboardEvent;
  readonly hold: (over: () => void) => void;
}

type Deed = (tools: TableTools, pressed: Pressed) => boolean;
const done =
  (deed: (tools: TableTools) => unknown): Deed =>
  (tools) => {
    deed(tools);
    return true;
  };

/** Space: the list as it stands, or the default of the prompt. */
function takeUsual(tools: TableTools): boolean {
  if (!isOrdering(tools.session.getState().asked)) return takeDefault(tools);
  takeOrder(tools);
  return true;
}

function zoomFocused(tools: TableTools): void {
  const { looked, change } = tools.gestures.getState();
  if (looked !== null) change({ zoomed: looked });
}

/** Pressed it changes, held it changes until it is let go. */
function toggleFullControl({ session }: TableTools, { hold }: Pressed): boolean {
  const { passing, setPassing } = session.getState();
  const { level } = passing;
  const usual = currentSettings().passing;
  setPassing({ level: level === "full" ? (usual === "full" ? "smart" : usual) : "full" });
  hold(() => setPassing({ level }));
  return true;
}

/** Pressed it stays until it is pressed again, held it is shown until it is let go. */
function preview(tools: TableTools, { hold }: Pressed): boolean {
  const { foreseen, change } = tools.gestures.getState();
  let isWanted = true;
  const hide = (): void => {
    isWanted = false;
    change({ foreseen: null });
  };
  if (foreseen !== null) hide();
  else {
    void foreseeNow(tools, () => isWanted);
    hold(hide);
  }
  return true;
}

/** Its tab comes to the front; where there is no column, in the sheet. What is typed there is no command any more. */
function toTalk({ across, gestures }: TableTools): boolean {
  if (across === undefined) return false;
  const { change } = gestures.getState();
  const isBeside = document.querySelector("[data-part='tabs']") !== null;
  change({ tab: "talk", ...(!isBeside && { panel: { is: "log" } }) });
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-talk]")?.focus());
  return true;
}

const openPanel = (is: "actions" | "help" | "log") =>
  done(({ gestures }) => gestures.getState().change({ panel: { is } }));

const DEEDS: Readonly<Record<Exclude<TableCommand, "digits">, Deed>> = {
  default: (tools, { event }) => !isOwnButton(event.target) && takeUsual(tools),
  back: done(stepBack),
  undo: done(undo),
  actions: openPanel("actions"),
  zoom: done(zoomFocused),
  preview,
  hint: done((tools) => void askHint(tools)),
  fullControl: toggleFullControl,
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
  talk: toTalk,
  column: done(() => {
    const { change, columnShown } = useSettings.getState();
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

function onKey(tools: TableTools, holding: Holding, event: KeyboardEvent): void {
  const { keysOn, keys } = currentSettings();
  if (event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return;
  interrupt(tools);
  if (!keysOn) return;
  const chord = chordOf(event);
  if (event.repeat) {
    stillHeld(event, commandOf(chord, keys));
    return;
  }
  const digit = digitOf(chord, keys);
  const command = commandOf(chord, keys);
  const taken =
    digit !== null
      ? takeNumber(tools, digit, event.target)
      : command !== null && command !== "digits" && DEEDS[command](tools, pressedOf(event, holding));
  if (taken) event.preventDefault();
}

/** A key that is held down is one press: it does not pass window after window. */
function stillHeld(event: KeyboardEvent, command: TableCommand | null): void {
  if (command !== null && !isOwnButton(event.target)) event.preventDefault();
}

const pressedOf = (event: KeyboardEvent, { begin }: Holding): Pressed => ({
  event,
  hold: (over) => begin(event.key.toLowerCase(), over),
});

export function useTableKeys(): void {
  const tools = useTools();
  useEffect(() => {
    const holding = makeHolding();
    const pressed = (event: KeyboardEvent): void => onKey(tools, holding, event);
    const letGo = ({ key }: KeyboardEvent): void => holding.letGo(key.toLowerCase());
    const clicked = (): void => interrupt(tools);
    addEventListener("keydown", pressed);
    addEventListener("keyup", letGo);
    addEventListener("blur", holding.letAllGo);
    addEventListener("pointerdown", clicked);
    return () => {
      holding.letAllGo();
      removeEventListener("keydown", pressed);
      removeEventListener("keyup", letGo);
      removeEventListener("blur", holding.letAllGo);
      removeEventListener("pointerdown", clicked);
    };
  }, [tools]);
}
