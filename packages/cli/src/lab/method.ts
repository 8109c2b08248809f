/** How the figures were made, and how to make them again. */
import { type Balance, FIELDS } from "@fhtagn/lab";
import type { Locale } from "@fhtagn/rules";
import { type Both, escapeHtml, inBoth, inBothLanguages } from "./markup.ts";
import type { LabReport, LabTerms } from "./page.ts";
import { WORDS } from "./words.ts";

export function methodSection({ terms, balance }: LabReport): string {
  const said: readonly Both[] = [
    whatWasPlayed(terms, balance),
    WEAK_BOT,
    aboutIntervals(terms),
    ONE_SAMPLE,
    inBoth((locale) => `${againText(terms, locale)}${faultsText(balance, locale)}`),
  ];
  return `<section class="method"><h2>${inBothLanguages(WORDS.method)}</h2><ul>${said.map((one) => `<li>${inBothLanguages(one)}</li>`).join("")}</ul></section>`;
}

function whatWasPlayed({ bot, gamesPerPairing, decks: asked }: LabTerms, { decks }: Balance): Both {
  const made = Object.hasOwn(FIELDS, asked) ? TWO_FACTIONS : { en: "", fr: "" };
  return {
    en: `Every pairing of ${decks.length} decks, mirrors included, ${gamesPerPairing} games each; every deal is played twice, once with each player first. Both sides are played by “${escapeHtml(bot)}”, which knows both lists and no hidden card.${made.en}`,
    fr: `Chaque affrontement de ${decks.length} decks, miroirs compris, ${gamesPerPairing} parties chacun ; chaque donne est jouée deux fois, une fois avec chaque joueur en premier. Les deux camps sont joués par « ${escapeHtml(bot)} », qui connaît les deux listes et aucune carte cachée.${made.fr}`,
  };
}

/** Decks that were named by their files may be anything. */
const TWO_FACTIONS: Both = {
  en: " Each deck is two factions and the first packet of neutral cards.",
  fr: " Chaque deck réunit deux factions et le premier paquet de cartes neutres.",
};

const WEAK_BOT: Both = {
  en: "A weak bot measures how it plays the decks, not how strong they are in good hands. Draws count as half a win.",
  fr: "Un robot faible mesure sa façon de jouer les decks, pas leur force entre de bonnes mains. Une partie nulle compte pour une demi-victoire.",
};

function aboutIntervals({ gamesPerPairing }: LabTerms): Both {
  const width = Math.round(98 / Math.sqrt(Math.max(1, gamesPerPairing)));
  return {
    en: `Intervals hold for 95 of 100 such figures: bootstrap over deals, or Wilson's formula where there are few games. A single square of ${gamesPerPairing} games may be off by about ${width} points; rows, factions and totals are far surer.`,
    fr: `Les intervalles valent pour 95 chiffres de ce genre sur 100 : bootstrap sur les donnes, ou formule de Wilson quand il y a peu de parties. Une seule case de ${gamesPerPairing} parties peut se tromper d'environ ${width} points ; lignes, factions et totaux sont bien plus sûrs.`,
  };
}

const ONE_SAMPLE: Both = {
  en: "Errors of the cards' figures take all games of a deal as one sample, since they share their shuffles.",
  fr: "Les erreurs des chiffres des cartes prennent toutes les parties d'une donne comme un seul échantillon, puisqu'elles partagent leur mélange.",
};

/** By the clock no command gives the same games again, so nothing is said. */
function againText(terms: LabTerms, locale: Locale): string {
  if (terms.byClock) return "";
  const command = `<code>${escapeHtml(labCommandOf(terms))}</code>`;
  const engine = escapeHtml(terms.engine);
  return locale === "en"
    ? `To get these very figures again: ${command} with engine ${engine}. `
    : `Pour retrouver exactement ces chiffres : ${command} avec le moteur ${engine}. `;
}

export const labCommandOf = ({ bot, gamesPerPairing, seed, decks }: LabTerms): string =>
  `npx fhtagn lab --bot ${quoted(bot)} --games ${gamesPerPairing} --seed ${quoted(seed)} --decks ${quoted(decks)}`;

/** One word for a shell, whatever is in it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

function faultsText({ faults }: Balance, locale: Locale): string {
  if (locale === "en")
    return faults.length === 0 ? "No game had a fault." : `${faults.length} games had a fault.`;
  return faults.length === 0
    ? "Aucune partie n'a eu d'erreur."
    : `${faults.length} parties ont eu une erreur.`;
}
