/** French agreement, elision, contraction and typography, solved once. */
export type Gender = "m" | "f";

/** The narrow no-break space before double marks and inside guillemets. */
const NARROW = "\u202f";

/** Every "h" of the vocabulary is mute but these. */
const ASPIRATED = ["hasard", "hors"];

export function elides(text: string): boolean {
  const first = text.toLowerCase().normalize("NFD");
  if (ASPIRATED.some((word) => first.startsWith(word))) return false;
  return /^[aeiouyh]/.test(first) && !/^y[aeiou]/.test(first) && !/^yog-/.test(first);
}

/** de + le = du, de + les = des, de + un = d'un. */
export function de(text: string): string {
  if (text.startsWith("le ")) return `du ${text.slice(3)}`;
  if (text.startsWith("les ")) return `des ${text.slice(4)}`;
  return elides(text) ? `d'${text}` : `de ${text}`;
}

/** à + le = au, à + les = aux. */
export function au(text: string): string {
  if (text.startsWith("le ")) return `au ${text.slice(3)}`;
  if (text.startsWith("les ")) return `aux ${text.slice(4)}`;
  return `à ${text}`;
}

export const que = (clause: string): string => (elides(clause) ? `qu'${clause}` : `que ${clause}`);
/** Only "il" and "ils" elide "si". */
export const si = (clause: string): string => (/^ils?\b/.test(clause) ? `s'${clause}` : `si ${clause}`);
export const ne = (verb: string): string => (elides(verb) ? `n'${verb}` : `ne ${verb}`);

export const le = (noun: string, gender: Gender): string => {
  if (elides(noun)) return `l'${noun}`;
  return gender === "f" ? `la ${noun}` : `le ${noun}`;
};
export const un = (gender: Gender): string => (gender === "f" ? "une" : "un");
export const ce = (noun: string, gender: Gender, plural = false): string => {
  if (plural) return `ces ${noun}`;
  if (gender === "f") return `cette ${noun}`;
  return elides(noun) ? `cet ${noun}` : `ce ${noun}`;
};
/** A feminine noun that elides takes the masculine: "son histoire". */
export const son = (noun: string, gender: Gender): string =>
  gender === "f" && !elides(noun) ? `sa ${noun}` : `son ${noun}`;

/** Adjectives and participles: déchargé, déchargée, déchargés, déchargées. */
export function agree(adjective: string, gender: Gender, plural: boolean): string {
  const feminine = gender === "f" && !adjective.endsWith("e") ? `${adjective}e` : adjective;
  return plural && !feminine.endsWith("s") ? `${feminine}s` : feminine;
}

export const frenchList = (items: readonly string[], last: "et" | "ou"): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

export const quote = (text: string): string => `«${NARROW}${text}${NARROW}»`;

/** The templates write ordinary spaces and apostrophes; this puts those of French print. */
export const typography = (text: string): string =>
  text
    .replaceAll("'", "’")
    .replace(/ ([:;!?»])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`);
