/** The figures lie in the file itself, beside this script. */
import type { BalanceSheet } from "@fhtagn/lab";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../language/provider.tsx";
import { loadCatalogue } from "../language/words.ts";
import { currentSettings, followOtherTabs, useSettings } from "../settings/settings-store.ts";
import { applyTheme } from "../theme/apply-theme.ts";
import { BalancePage } from "./balance-page.tsx";
import "../theme/tokens.css";
import "../theme/base.css";

const textIn = (id: string): string => document.getElementById(id)?.textContent ?? "";

const place = document.getElementById("root");
if (place === null) throw new Error("balance-page.html has no #root");
const sheet: BalanceSheet = JSON.parse(textIn("sheet"));
applyTheme(currentSettings());
useSettings.subscribe(applyTheme);
followOtherTabs();
const first = await loadCatalogue(currentSettings().locale);
createRoot(place).render(
  <LanguageProvider first={first}>
    <BalancePage sheet={sheet} />
  </LanguageProvider>,
);
