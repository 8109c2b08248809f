/** How the page names and colours factions and decks. */
import { presetNamed } from "@fhtagn/cards";
import type { Faction, Locale } from "@fhtagn/rules";
import { type Both, escapeHtml, inBoth, inBothLanguages } from "./markup.ts";

export const FACTION_HEADINGS: Readonly<Record<Faction | "neutral", Both & { readonly short: string }>> = {
  agency: { en: "Agency", fr: "Agence", short: "Age" },
  miskatonic: { en: "Miskatonic", fr: "Miskatonic", short: "Mis" },
  syndicate: { en: "Syndicate", fr: "Syndicat", short: "Syn" },
  cthulhu: { en: "Cthulhu", fr: "Cthulhu", short: "Cth" },
  hastur: { en: "Hastur", fr: "Hastur", short: "Has" },
  "yog-sothoth": { en: "Yog-Sothoth", fr: "Yog-Sothoth", short: "Yog" },
  "shub-niggurath": { en: "Shub-Niggurath", fr: "Shub-Niggurath", short: "Shu" },
  "silver-twilight": { en: "Silver Twilight", fr: "Crépuscule d'Argent", short: "Sil" },
  neutral: { en: "neutral", fr: "neutre", short: "Neu" },
};

export const factionsOf = (deck: string): readonly Faction[] => presetNamed(deck)?.factions ?? [];

export const deckName = (deck: string, locale: Locale): string =>
  factionsOf(deck)
    .map((faction) => FACTION_HEADINGS[faction][locale])
    .join(" + ") || deck;

const safeName = (deck: string): string =>
  inBothLanguages(inBoth((locale) => escapeHtml(deckName(deck, locale))));

export const deckNames = (deck: string): Both => inBoth((locale) => deckName(deck, locale));

export const dot = (faction: Faction | "neutral"): string => `<i class="dot ${faction}"></i>`;

/** Two coloured dots and the whole name. */
export const deckLabel = (deck: string): string =>
  `<span class="deck">${factionsOf(deck).map(dot).join("")}${safeName(deck)}</span>`;

/** Two coloured dots and three letters each, for narrow places. */
export const shortLabel = (deck: string): string =>
  `<span class="deck">${
    factionsOf(deck)
      .map((faction) => `${dot(faction)}${FACTION_HEADINGS[faction].short}`)
      .join(" ") || safeName(deck)
  }</span>`;
