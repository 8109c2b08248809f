/** Answers in words: "play Patsy", "engager Patsy dans l'histoire 2". */
import type { Locale, Verb } from "@fhtagn/rules";
import { namedWord, typography } from "@fhtagn/rules/text";
import type { Label, NamedPlace } from "./hint.ts";

interface Parts {
  /** The card or place it is about, the one it goes to, what was named: empty where there is none. */
  readonly what: string;
  readonly where: string;
  readonly value: string;
}

type Saying = Readonly<Record<Locale, (parts: Parts) => string>>;

const PUT: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { hand: "into your hand", bottom: "on the bottom of the deck", top: "on top of the deck" },
  fr: { hand: "dans votre main", bottom: "sous le deck", top: "sur le dessus du deck" },
};

/** A verb without words does not compile. */
const VERB_WORDS: Readonly<Record<Verb, Saying>> = {
  pass: { en: () => "pass", fr: () => "passer" },
  done: { en: () => "choose no more", fr: () => "ne rien choisir de plus" },
  play: { en: ({ what }) => `play ${what}`, fr: ({ what }) => `jouer ${what}` },
  use: { en: ({ what }) => `use ${what}`, fr: ({ what }) => `utiliser ${what}` },
  makeDormant: {
    en: ({ what, where }) => `make ${what} dormant at ${where}`,
    fr: ({ what, where }) => `rendre ${what} Dormante sur ${where}`,
  },
  attach: {
    en: ({ what, where }) => `attach ${what} to ${where}`,
    fr: ({ what, where }) => `attacher ${what} à ${where}`.replace("à le ", "au "),
  },
  choose: { en: ({ what }) => `choose ${what}`, fr: ({ what }) => `choisir ${what}` },
  next: { en: ({ what }) => `${what} next`, fr: ({ what }) => `ensuite ${what}` },
  begin: { en: ({ what }) => `${what} next`, fr: ({ what }) => `ensuite ${what}` },
  put: {
    en: ({ what, value }) => `put ${what} ${PUT.en[value] ?? value}`,
    fr: ({ what, value }) => `mettre ${what} ${PUT.fr[value] ?? value}`,
  },
  placeToken: {
    en: ({ what, value }) => `a token of ${value} on ${what}`,
    fr: ({ what, value }) => `un marqueur de ${value} sur ${what}`,
  },
  takeToken: {
    en: ({ value }) => `take a token of ${value}`,
    fr: ({ value }) => `prendre un marqueur de ${value}`,
  },
  choosePlayer: { en: ({ value }) => `choose ${value}`, fr: ({ value }) => `choisir ${value}` },
  takePart: { en: ({ value }) => `choose ${value}`, fr: ({ value }) => `choisir ${value}` },
  drain: { en: ({ what }) => `drain ${what}`, fr: ({ what }) => `exploiter ${what}` },
  resolve: { en: ({ what }) => `resolve ${what} next`, fr: ({ what }) => `résoudre ensuite ${what}` },
  yes: { en: () => "yes", fr: () => "oui" },
  no: { en: () => "no", fr: () => "non" },
  keep: { en: () => "keep this hand", fr: () => "garder cette main" },
  mulligan: { en: () => "take a mulligan", fr: () => "faire un mulligan" },
  name: {
    en: ({ value }) => `name ${namedWord(value, "en")}`,
    fr: ({ value }) => `nommer ${namedWord(value, "fr")}`,
  },
  number: { en: ({ value }) => `X = ${value}`, fr: ({ value }) => `X = ${value}` },
};

const HIDDEN: Readonly<Record<Locale, string>> = { en: "a hidden card", fr: "une carte cachée" };
const PLACES: Readonly<Record<Locale, Readonly<Record<"story" | "conspiracy" | "domain", string>>>> = {
  en: { story: "story", conspiracy: "conspiracy", domain: "domain" },
  fr: { story: "l'histoire", conspiracy: "la conspiration", domain: "le domaine" },
};

function placeText(place: NamedPlace | undefined, locale: Locale): string {
  if (place === undefined) return "";
  if (place.in === "card") return place.card.title === "" ? HIDDEN[locale] : place.card.title;
  return `${PLACES[locale][place.in]} ${place.number}`;
}

const NOBODY: Readonly<Record<Locale, Readonly<Record<"commit" | "oppose" | "setup", string>>>> = {
  en: { commit: "commit nobody", oppose: "oppose with nobody", setup: "attach no resource" },
  fr: {
    commit: "n'engager personne",
    oppose: "ne pas défendre",
    setup: "n'attacher aucune ressource",
  },
};

const AND: Readonly<Record<Locale, string>> = { en: " and ", fr: " et " };

/** "A, B and C". */
const listed = (words: readonly string[], locale: Locale): string =>
  [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((word) => word !== "").join(AND[locale]);

const TO: Readonly<Record<Locale, Readonly<Record<"commit" | "setup", readonly [string, string]>>>> = {
  en: { commit: ["commit", "to"], setup: ["attach", "to"] },
  fr: { commit: ["engager", "dans"], setup: ["attacher", "à"] },
};

type Assigned = Extract<Label, { readonly places: unknown }>;

/** Those who go to the same place are named together. */
function assignedText({ do: kind, places }: Assigned, locale: Locale): string {
  if (places.length === 0) return NOBODY[locale][kind];
  const groups = new Map<string, string[]>();
  for (const { card, at } of places) {
    const where = placeText(at, locale);
    const title = card.title === "" ? HIDDEN[locale] : card.title;
    groups.set(where, [...(groups.get(where) ?? []), title]);
  }
  const [verb, to] = TO[locale][kind === "setup" ? "setup" : "commit"];
  const parts = [...groups].map(([where, titles]) => `${listed(titles, locale)} ${to} ${where}`);
  return `${verb} ${parts.join(AND[locale])}`.replaceAll("à le ", "au ");
}

export function labelText(label: Label, locale: Locale): string {
  const text = plainText(label, locale);
  return locale === "fr" ? typography(text) : text;
}

function plainText(label: Label, locale: Locale): string {
  if ("places" in label) return assignedText(label, locale);
  const { do: verb, on, to, value } = label;
  const parts = {
    what: placeText(on, locale),
    where: placeText(to, locale),
    value: `${value ?? ""}`,
  };
  return VERB_WORDS[verb][locale](parts);
}
