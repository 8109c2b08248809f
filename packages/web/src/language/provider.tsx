/** Gives the page its words, and changes them without a reload. */
import { type ReactNode, useEffect, useState } from "react";
import { IntlProvider } from "use-intl";
import { useSettings } from "../settings/settings-store.ts";
import type { messages as english } from "./en/messages.ts";
import type { Locale } from "./locales.ts";

type Messages = typeof english;

/** The compiler checks that a translation has the keys of the English one, not that its wording is the same. */
const CATALOGUES: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import("./en/messages.ts")).messages,
  fr: async () => (await import("./fr/messages.ts")).messages as unknown as Messages,
};

export interface Catalogue {
  readonly locale: Locale;
  readonly messages: Messages;
}

export const loadCatalogue = async (locale: Locale): Promise<Catalogue> => ({
  locale,
  messages: await CATALOGUES[locale](),
});

interface Props {
  readonly first: Catalogue;
  readonly children: ReactNode;
}

/** The old words stay until the new ones are there. */
export function LanguageProvider({ first, children }: Props) {
  const wanted = useSettings(({ locale }) => locale);
  const [catalogue, setCatalogue] = useState(first);
  useEffect(() => {
    let current = true;
    void loadCatalogue(wanted).then((loaded) => current && setCatalogue(loaded));
    return () => {
      current = false;
    };
  }, [wanted]);
  return (
    <IntlProvider locale={catalogue.locale} messages={catalogue.messages} timeZone={localTimeZone()}>
      {children}
    </IntlProvider>
  );
}

const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
