/** How this reader wants his cards. */
import type { Locale } from "@fhtagn/rules";
import { useLocale } from "use-intl";
import { useSettings } from "../settings/settings-store.ts";

export const useCardLocale = (): Locale => useLocale();

/** Struggle icons as letters T C A I instead of drawings. */
export const useLetterIcons = (): boolean => useSettings(({ letterIcons }) => letterIcons);

/** Cards without pictures: name, numbers and text only. */
export const useTextOnly = (): boolean => useSettings(({ textOnlyCards }) => textOnlyCards);
