/** The report in five numbers. */
import type { Balance } from "@fhtagn/lab";
import { waysOf } from "./lengths.ts";
import {
  type Both,
  decimal,
  inBoth,
  inBothLanguages,
  percent,
  percentPoints,
  range,
  whole,
} from "./markup.ts";

interface Figure {
  readonly value: Both;
  readonly what: Both;
}

const firstPlayer = ({ firstPlayer: share }: Balance): Figure => ({
  value: inBoth((locale) => percent(share.score, locale)),
  what: {
    en: `won by the first player (${range(share, "en")})`,
    fr: `gagnées par le premier joueur (${range(share, "fr")})`,
  },
});

const length = ({ turns }: Balance): Figure => ({
  value: inBoth((locale) => decimal(turns, 1, locale)),
  what: { en: "turns in an average game", fr: "tours dans une partie moyenne" },
});

const byStories = ({ ends, games }: Balance): Figure => ({
  value: inBoth((locale) => percent(waysOf(ends).stories / Math.max(1, games), locale, 0)),
  what: {
    en: "won by stories, the rest by an empty deck or not at all",
    fr: "gagnées par les histoires, le reste par un deck vide ou pas du tout",
  },
});

const spread = ({ decks }: Balance): Figure => ({
  value: inBoth((locale) => percentPoints((decks[0]?.score ?? 0.5) - (decks.at(-1)?.score ?? 0.5), locale)),
  what: {
    en: "points from the weakest to the strongest deck",
    fr: "points du deck le plus faible au plus fort",
  },
});

function clearDecks({ decks }: Balance): Figure {
  const clear = decks.filter(({ interval: { low, high } }) => low > 0.5 || high < 0.5).length;
  return {
    value: inBoth((locale) => `${whole(clear, locale)} / ${whole(decks.length, locale)}`),
    what: {
      en: "decks whose interval leaves 50 % out; one in twenty would by chance",
      fr: "decks dont l'intervalle exclut 50 % ; un sur vingt le ferait par hasard",
    },
  };
}

export const figures = (balance: Balance): string =>
  `<ul class="figures">${[firstPlayer, length, byStories, spread, clearDecks]
    .map((make) => make(balance))
    .map(
      ({ value, what }) =>
        `<li><b>${inBothLanguages(value)}</b><span class="what">${inBothLanguages(what)}</span></li>`,
    )
    .join("")}</ul>`;
