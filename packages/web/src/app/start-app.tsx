/** The settings first, then their words, then the page. */
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { LanguageProvider, loadCatalogue } from "../language/provider.tsx";
import { currentSettings, followOtherTabs, useSettings } from "../settings/settings-store.ts";
import { applyTheme } from "../theme/apply-theme.ts";
import { followMotion, makeAppRouter } from "./router.tsx";

export async function startApp(): Promise<void> {
  const place = document.getElementById("root");
  if (place === null) throw new Error("index.html has no #root");
  applyTheme(currentSettings());
  useSettings.subscribe(applyTheme);
  followOtherTabs();
  const first = await loadCatalogue(currentSettings().locale);
  const router = makeAppRouter();
  followMotion(router);
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider first={first}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  );
}
