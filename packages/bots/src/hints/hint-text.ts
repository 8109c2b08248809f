/** A hint in sentences. Every number in them is one of the hint. */
import type { Locale } from "@fhtagn/rules";
import { typography } from "@fhtagn/rules/text";
import type { Hint, HintOption, Reason, ReasonKind, ReasonOf, Shares, Side } from "./hint.ts";
import { labelText } from "./label-text.ts";
import { decimal, percent, points } from "./numbers.ts";
import { TERM_NOUNS } from "./term-words.ts";

type Sentence<K extends ReasonKind> = Readonly<Record<Locale, (reason: ReasonOf<K>) => string>>;

/** "in 83% of the sampled worlds (12% with the runner-up)". */
const often: Readonly<Record<Locale, (shares: Shares) => string>> = {
  en: ({ share, other }) =>
    `in ${percent(share, "en")} of the sampled worlds (${percent(other, "en")} with the runner-up)`,
  fr: ({ share, other }) =>
    `dans ${percent(share, "fr")} des mondes simulés (${percent(other, "fr")} avec le second choix)`,
};

const OWNER: Readonly<Record<Locale, Readonly<Record<Side, string>>>> = {
  en: { you: "A character of yours", opponent: "A character of your opponent" },
  fr: { you: "Un de vos personnages", opponent: "Un personnage adverse" },
};

const wins: Readonly<Record<Locale, Readonly<Record<Side, string>>>> = {
  en: { you: "You win", opponent: "Your opponent wins" },
  fr: { you: "Vous remportez", opponent: "L'adversaire remporte" },
};

const gains: Readonly<Record<Locale, Readonly<Record<Side, string>>>> = {
  en: { you: "You gain", opponent: "Your opponent gains" },
  fr: { you: "Vous gagnez", opponent: "L'adversaire gagne" },
};

function average(tokens: number, locale: Locale): string {
  if (tokens === 0) return "";
  const number = decimal(tokens, locale);
  return locale === "fr"
    ? `, ${number} en moyenne quand il y en a`
    : `, ${number} on average where there are any`;
}

/** A kind of reason without words in both languages does not compile. */
const SENTENCES: { readonly [K in ReasonKind]: Sentence<K> } = {
  gameWon: {
    en: (reason) => `You win the game by the end of the next turn ${often.en(reason)}.`,
    fr: (reason) => `Vous remportez la partie avant la fin du tour suivant ${often.fr(reason)}.`,
  },
  gameLost: {
    en: (reason) => `You lose the game by the end of the next turn ${often.en(reason)}.`,
    fr: (reason) => `Vous perdez la partie avant la fin du tour suivant ${often.fr(reason)}.`,
  },
  storyWon: {
    en: (reason) => `${wins.en[reason.who]} story ${reason.story} this turn ${often.en(reason)}.`,
    fr: (reason) => `${wins.fr[reason.who]} l'histoire ${reason.story} ce tour-ci ${often.fr(reason)}.`,
  },
  success: {
    en: (reason) =>
      `${gains.en[reason.who]} success tokens at story ${reason.story} this turn ${often.en(reason)}${average(reason.tokens, "en")}.`,
    fr: (reason) =>
      `${gains.fr[reason.who]} des marqueurs de succès dans l'histoire ${reason.story} ce tour-ci ${often.fr(reason)}${average(reason.tokens, "fr")}.`,
  },
  insane: {
    en: (reason) => `${OWNER.en[reason.who]} goes insane this turn ${often.en(reason)}.`,
    fr: (reason) => `${OWNER.fr[reason.who]} devient dément ce tour-ci ${often.fr(reason)}.`,
  },
  left: {
    en: (reason) => `${OWNER.en[reason.who]} leaves play this turn ${often.en(reason)}.`,
    fr: (reason) => `${OWNER.fr[reason.who]} quitte le jeu ce tour-ci ${often.fr(reason)}.`,
  },
  risk: {
    en: ({ loss, share }) =>
      `Main risk: a character of yours ${loss === "insane" ? "goes insane" : "leaves play"} this turn, in ${percent(share, "en")} of the sampled worlds.`,
    fr: ({ loss, share }) =>
      `Principal risque : un de vos personnages ${loss === "insane" ? "devient dément" : "quitte le jeu"} ce tour-ci, dans ${percent(share, "fr")} des mondes simulés.`,
  },
  term: {
    en: ({ term, gain }) =>
      `At the end of the next turn your lead over your opponent (${TERM_NOUNS[term]?.en ?? term}) is ${decimal(gain, "en")} greater than with the runner-up, on average.`,
    fr: ({ term, gain }) =>
      `À la fin du tour suivant, votre avance sur l'adversaire (${TERM_NOUNS[term]?.fr ?? term}) dépasse en moyenne de ${decimal(gain, "fr")} celle du second choix.`,
  },
  alike: {
    en: ({ difference }) =>
      `The two are about equal: ${points(difference, "en")} apart over the sampled worlds.`,
    fr: ({ difference }) =>
      `Les deux se valent à peu près : ${points(difference, "fr")} d'écart sur les mondes simulés.`,
  },
  many: {
    en: () => "No single thing makes the difference: many small ones add up.",
    fr: () => "Rien ne fait la différence à soi seul, beaucoup de petites choses s'ajoutent.",
  },
  alone: {
    en: () => "Nothing else was compared with it.",
    fr: () => "Rien d'autre ne lui a été comparé.",
  },
};

export function reasonText(reason: Reason, locale: Locale): string {
  const say: (told: never) => string = SENTENCES[reason.kind][locale];
  return finished(say(reason as never), locale); // the sentence was looked up by the kind of this very reason
}

const finished = (text: string, locale: Locale): string => (locale === "fr" ? typography(text) : text);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function bestText({ label, chance }: HintOption, locale: Locale): string {
  const words = labelText(label, locale);
  return locale === "fr"
    ? `${capital(words)} : ${percent(chance, locale)} de chances de gagner.`
    : `${capital(words)}: ${percent(chance, locale)} to win.`;
}

function runnerUpText({ label, chance }: HintOption, difference: number, locale: Locale): string {
  const words = labelText(label, locale);
  const less =
    difference <= 0 ? "" : `, ${points(difference, locale)} ${locale === "fr" ? "de moins" : "less"}`;
  return locale === "fr"
    ? `Second choix : ${words}, ${percent(chance, locale)}${less}.`
    : `Runner-up: ${words}, ${percent(chance, locale)}${less}.`;
}

export function hintText({ options: [best, other], difference, reasons }: Hint, locale: Locale): string {
  if (best === undefined) return "";
  const isAlike = reasons.some(({ kind }) => kind === "alike");
  const runnerUp = other === undefined ? [] : [runnerUpText(other, isAlike ? 0 : difference, locale)];
  const sentences = [
    bestText(best, locale),
    ...runnerUp,
    ...reasons.map((reason) => reasonText(reason, locale)),
  ];
  return finished(sentences.join(" "), locale);
}
