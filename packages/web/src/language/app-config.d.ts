import type { Locale } from "@fhtagn/rules/words";
import type { messages } from "./en/messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
