/** Gives the page its words, and changes them without a reload. */
import { type ReactNode, useEffect, useRef } from "react";
import { IntlProvider } from "use-intl";
import { useSettings } from "../settings/settings-store.ts";
import { type Catalogue, loadCatalogue, useCatalogues } from "./words.ts";

interface Props {
  readonly first: Catalogue;
  readonly children: ReactNode;
}

/** The old words stay until the new ones are there. */
export function LanguageProvider({ first, children }: Props) {
  const wanted = useSettings(({ locale }) => locale);
  const loaded = useCatalogues((catalogues) => catalogues[wanted]);
  const shown = useRef(first);
  if (loaded !== undefined) shown.current = loaded;
  useEffect(() => void loadCatalogue(wanted), [wanted]);
  const { locale, messages } = shown.current;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={localTimeZone()}>
      {children}
    </IntlProvider>
  );
}

const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
