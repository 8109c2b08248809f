/** Which language a command speaks: the one it is told, or that of the system. */
import { LOCALES, type Locale } from "@fhtagn/rules";

type Environment = Readonly<Record<string, string | undefined>>;

/** Looked for before the words are read, since the help has to be written in it. */
export function localeOf(words: readonly string[], environment: Environment): Locale {
  const at = words.indexOf("--lang");
  const told = at < 0 ? words.find((word) => word.startsWith("--lang="))?.slice(7) : words[at + 1];
  return LOCALES.find((locale) => locale === told) ?? localeOfSystem(environment);
}

/** POSIX: the first of these that says anything; "fr", "fr_CA.UTF-8", "fr-FR". */
function localeOfSystem({ LC_ALL, LC_MESSAGES, LANG }: Environment): Locale {
  const said = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== "") ?? "";
  const [language] = said.toLowerCase().split(/[_.@-]/);
  return LOCALES.find((locale) => locale === language) ?? "en";
}
