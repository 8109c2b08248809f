import type { messages } from "./en/messages.ts";
import type { Locale } from "./locales.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
