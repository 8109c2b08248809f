import type { Locale } from "@fhtagn/rules";
import type { BotLineFault } from "./contract/bot-line-words.ts";
import { botLineWords } from "./languages.ts";
import { wordedBy } from "./worded-by.ts";

export const botLineText = (fault: BotLineFault, locale: Locale): string =>
  wordedBy(botLineWords(locale), fault);
