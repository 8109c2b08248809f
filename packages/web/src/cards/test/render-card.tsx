import type { Locale } from "@fhtagn/rules/words";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { IntlProvider } from "use-intl";
import { messages as en } from "../../language/en/messages.ts";
import { messages as fr } from "../../language/fr/messages.ts";

/** Shown as the page shows it, in one of its languages. */
export function showElement(element: ReactElement, locale: Locale = "en"): HTMLElement {
  // The compiler checks the keys of the French catalogue, not its wording.
  const messages = locale === "fr" ? (fr as unknown as typeof en) : en;
  const { container } = render(
    <IntlProvider locale={locale} messages={messages}>
      {element}
    </IntlProvider>,
  );
  return container;
}
