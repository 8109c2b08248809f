/** The settings first, then their words, then the page. */
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../language/provider.tsx";
import { loadFirstWords } from "../language/words.ts";
import { followInstallOffers } from "../offline/install-offer.ts";
import { keepPageOffline } from "../offline/new-version.ts";
import { healSettings } from "../settings/heal-settings.ts";
import { currentSettings, followOtherTabs, useSettings } from "../settings/settings-store.ts";
import { followProblems } from "../storage/problem-store.ts";
import { applyTheme } from "../theme/apply-theme.ts";
import { followMotion, makeAppRouter } from "./router.tsx";

export async function startApp(): Promise<void> {
  const place = document.getElementById("root");
  if (place === null) throw new Error("index.html has no #root");
  followProblems();
  followInstallOffers();
  healSettings();
  applyTheme(currentSettings());
  useSettings.subscribe(applyTheme);
  followOtherTabs();
  const first = await loadFirstWords(currentSettings().locale);
  const router = makeAppRouter();
  followMotion(router);
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider first={first}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  );
  // After the page itself: it fetches all the others.
  void keepPageOffline();
}
