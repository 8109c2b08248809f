/** The balance report as one page that needs nothing else. */
import type { Balance } from "@fhtagn/lab";
import { factionMap } from "./faction-map.ts";
import { heatMap } from "./heat-map.ts";
import { figures } from "./lab-figures.ts";
import { lengthChart, lengthLegend, lengthTable } from "./lengths.ts";
import { type Both, escapeHtml, inBoth, inBothLanguages, whole } from "./markup.ts";
import { methodSection } from "./method.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style.ts";
import { cardTable, deckTable } from "./tables.ts";
import { WORDS } from "./words.ts";

export interface LabTerms {
  readonly engine: string;
  readonly bot: string;
  readonly seed: string;
  /** As they were asked for: the name of a field, or decks separated by commas. */
  readonly decks: string;
  readonly gamesPerPairing: number;
  /** Then the same command gives other games each time. */
  readonly byClock: boolean;
}

export interface LabReport {
  readonly terms: LabTerms;
  readonly balance: Balance;
}

/** So many cards at each end of the list. */
const SHOWN = 12;

const section = (title: Both, help: Both, inside: string): string =>
  `<section><h2>${inBothLanguages(title)}</h2><p class="help">${inBothLanguages(help)}</p>${inside}</section>`;

const scrolled = (name: Both, table: string): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(name.en)}">${table}</div>`;

export function labPage(report: LabReport): string {
  return `<!doctype html>
<html lang="en" data-lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="fhtagn lab">
<link rel="icon" href="data:,">
<title>Fhtagn: ${WORDS.title.en}</title>
<style>${STYLE}</style>
</head>
<body>
${topOf(report)}
<main>
${figures(report.balance)}
${mapSection(report)}
${section(WORDS.factions, WORDS.factionsHelp, `${scrolled(WORDS.factions, factionMap(report.balance))}<p class="detail" aria-live="polite"></p>`)}
${section(WORDS.decks, WORDS.decksHelp, scrolled(WORDS.decks, deckTable(report.balance)))}
${cardSection(report.balance)}
${lengthSection(report.balance)}
${methodSection(report)}
</main>
<footer><p>Fhtagn ${escapeHtml(report.terms.engine)}. ${inBothLanguages({
    en: "Unofficial; made by fans of the game.",
    fr: "Non officiel ; fait par des amateurs du jeu.",
  })}</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function topOf({ terms, balance }: LabReport): string {
  const { bot, seed, gamesPerPairing } = terms;
  const facts = inBoth((locale) => {
    const games = whole(balance.games, locale);
    const pairings = whole(balance.pairings.length, locale);
    return locale === "en"
      ? `${games} games of “${escapeHtml(bot)}” against itself: ${pairings} pairings, ${gamesPerPairing} games each, seed “${escapeHtml(seed)}”.`
      : `${games} parties de « ${escapeHtml(bot)} » contre lui-même : ${pairings} affrontements de ${gamesPerPairing} parties, graine « ${escapeHtml(seed)} ».`;
  });
  return `<header class="top"><div><p class="kicker">${inBothLanguages(WORDS.kicker)}</p><h1>${inBothLanguages(WORDS.title)}</h1>
<p class="facts">${inBothLanguages(facts)}</p></div>
<div class="switches" role="group" aria-label="Language, langue"><button type="button" data-speak="en" lang="en" aria-pressed="true">English</button><button type="button" data-speak="fr" lang="fr" aria-pressed="false">Français</button><button type="button" id="theme">◐ ${inBothLanguages(WORDS.theme)}</button></div></header>`;
}

function mapSection({ balance }: LabReport): string {
  const key = `<p class="key-line"><span>${inBothLanguages(WORDS.loses)}</span><i></i><span>${inBothLanguages(WORDS.wins)}</span></p>`;
  const detail = `<p class="detail" aria-live="polite"></p><p class="help">${inBothLanguages(WORDS.touch)}</p>`;
  return section(WORDS.map, WORDS.mapHelp, `${key}${scrolled(WORDS.map, heatMap(balance))}${detail}`);
}

function cardSection({ cards }: Balance): string {
  const stand = cards.filter(({ drawn }) => drawn.stands).length;
  const chance = Math.round(cards.length * 0.05);
  const alone = cards.filter(({ drawn }) => drawn.p < 0.05).length;
  const help = inBoth((locale) =>
    locale === "en"
      ? "Score of a deck when the card was drawn (or played) minus its score when it was not, in points, compared only inside the same deck. A tie is no cause: long games draw more cards, and whoever is winning has more to play with, so “played” says less than “drawn”."
      : "Score d'un deck quand la carte a été tirée (ou jouée) moins son score sinon, en points, en comparant chaque deck à lui-même. Un lien n'est pas une cause : les longues parties tirent plus de cartes, et qui gagne a plus de quoi jouer ; « jouée » en dit donc moins que « tirée ».",
  );
  const verdict = inBoth((locale) =>
    locale === "en"
      ? `${cards.length} cards are compared at once: by chance alone about ${chance} intervals of 95 % would miss zero, and ${alone} do. ${stand === 0 ? "None stands" : `★ ${stand} of them ${stand === 1 ? "stands" : "stand"}`} when at most one find in twenty may be false (Benjamini and Hochberg, drawn cards).`
      : `${cards.length} cartes sont comparées à la fois : par le seul hasard, environ ${chance} intervalles à 95 % manqueraient zéro, et ${alone} le font. ${stand === 0 ? "Aucune ne résiste" : `★ ${stand} ${stand === 1 ? "résiste" : "résistent"}`} quand une trouvaille sur vingt au plus peut être fausse (Benjamini et Hochberg, cartes tirées).`,
  );
  const table = (title: Both, shown: Balance["cards"]): string =>
    `<h3>${inBothLanguages(title)}</h3>${scrolled(title, cardTable(shown, cards))}`;
  return section(
    WORDS.cards,
    help,
    `<p class="verdict">${inBothLanguages(verdict)}</p>${table(WORDS.best, cards.slice(0, SHOWN))}${table(WORDS.worst, cards.slice(-SHOWN).reverse())}
<details><summary>${inBothLanguages(WORDS.allCards)} (${cards.length})</summary>${scrolled(WORDS.allCards, cardTable(cards, cards))}</details>`,
  );
}

const lengthSection = (balance: Balance): string =>
  section(
    WORDS.lengths,
    WORDS.lengthsHelp,
    `${lengthLegend(balance)}${lengthChart(balance)}<details><summary>${inBothLanguages(WORDS.table)}</summary>${scrolled(WORDS.table, lengthTable(balance))}</details>`,
  );
