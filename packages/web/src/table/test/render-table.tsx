/** A table in a page without layout, for tests of what it shows and does. */

import type { Locale } from "@fhtagn/rules/words";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { vi } from "vitest";
import { messages as english } from "../../language/en/messages.ts";
import { messages as french } from "../../language/fr/messages.ts";
import type { SessionStore } from "../../session/session.ts";
import { firstSettings } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { BREAKPOINTS } from "../../theme/breakpoints.ts";
import type { TableExits } from "../table-context.ts";
import { TableScreen } from "../table-screen.tsx";

// A translation has the shape of the English file; the library wants its very strings.
const MESSAGES = { en: english, fr: french as unknown as typeof english };

export const exits = {
  leave: vi.fn<TableExits["leave"]>(),
  rematch: vi.fn<TableExits["rematch"]>(),
  saveRecord: vi.fn<TableExits["saveRecord"]>(),
  saveStored: vi.fn<TableExits["saveStored"]>(),
  remove: vi.fn<TableExits["remove"]>(),
};

interface Shown {
  readonly locale?: Locale;
  /** A window of a phone. */
  readonly narrow?: boolean;
}

function pretendWindow(narrow: boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: narrow && (query === BREAKPOINTS.narrow || query.includes("coarse")),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

export function showTable(session: SessionStore, { locale = "en", narrow = false }: Shown = {}) {
  cleanup();
  pretendWindow(narrow);
  for (const exit of Object.values(exits)) exit.mockReset();
  useSettings.setState({ ...firstSettings(["en"]), motion: "off", locale });
  return render(
    <IntlProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      <TableScreen session={session} exits={exits} />
    </IntlProvider>,
  );
}

const regionOf = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-region='${name}']`);
  if (found === null) throw new Error(`there is no region "${name}"`);
  return found;
};

/** Things of a region by role and the beginning of their name. */
export const inRegion = (region: string) => within(regionOf(region));
export const buttonIn = (region: string, name: RegExp): HTMLElement =>
  inRegion(region).getByRole("button", { name });
export const button = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

export const press = (
  key: string,
  modifiers: { readonly shiftKey?: boolean; readonly ctrlKey?: boolean } = {},
) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

export const prompt = (): string => regionOf("prompt").textContent ?? "";
