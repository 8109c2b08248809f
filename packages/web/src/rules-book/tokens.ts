/** Running text of the book, cut into what is shown each in its own way. */
import type { Faction, Icon } from "@fhtagn/rules";

export type Token =
  | { readonly is: "words" | "strong" | "emphasis" | "code"; readonly text: string }
  | { readonly is: "rule"; readonly id: string }
  | { readonly is: "section"; readonly slug: string; readonly text: string }
  | { readonly is: "card"; readonly code: string; readonly text: string }
  | { readonly is: "tags"; readonly tags: readonly string[] }
  | { readonly is: "icon"; readonly icon: Icon }
  | { readonly is: "domain"; readonly text: string; readonly resources: readonly Resource[] };

export interface Resource {
  readonly faction: Faction | "neutral" | null;
  readonly name: string;
  readonly count: number;
}

const ICONS: Readonly<Record<string, Icon>> = {
  T: "terror",
  C: "combat",
  A: "arcane",
  I: "investigation",
};

const FILES: Readonly<Record<string, string>> = {
  "catalogue.md": "reading",
  "editions.md": "editions",
  "turn.md": "turn-machine",
  "glossary.md": "glossary",
  "card-rulings.md": "card-rulings",
};

const FACTIONS: Readonly<Record<string, Faction | "neutral">> = {
  Agency: "agency",
  Miskatonic: "miskatonic",
  Syndicate: "syndicate",
  "Silver Twilight": "silver-twilight",
  Cthulhu: "cthulhu",
  Hastur: "hastur",
  "Yog-Sothoth": "yog-sothoth",
  "Shub-Niggurath": "shub-niggurath",
  neutral: "neutral",
};

const PATTERN =
  /`\[([^\]]+)\]`|`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|\[\[([a-z0-9-]+)\|(.+?)\]\]|\b((?:KW-)?[A-Z]{2,6}-\d{2})\b|\b(D\d?)\[([^\]]+)\]/g;

/** "Transient Hastur ×2" is two of Hastur; a word that is no faction is shown as it is. */
function resourceOf(words: string): Resource {
  const [, name = words, times] = /^(.*?)(?: ×(\d+))?$/.exec(words.trim()) ?? [];
  const faction = FACTIONS[name.replace("Transient ", "")] ?? null;
  return { faction, name, count: Number(times ?? 1) };
}

function codeToken(text: string): Token {
  const icon = ICONS[text];
  const slug = FILES[text];
  if (icon !== undefined) return { is: "icon", icon };
  return slug === undefined ? { is: "code", text } : { is: "section", slug, text };
}

function tokenOf([
  whole,
  tags,
  code,
  strong,
  emphasis,
  card,
  title,
  id,
  domain,
  held,
]: RegExpExecArray): Token {
  if (tags !== undefined) return { is: "tags", tags: tags.split(" ") };
  if (code !== undefined) return codeToken(code);
  if (strong !== undefined) return { is: "strong", text: strong };
  if (emphasis !== undefined) return { is: "emphasis", text: emphasis };
  if (card !== undefined) return { is: "card", code: card, text: title ?? card };
  if (id !== undefined) return { is: "rule", id };
  if (domain === undefined || held === undefined) return { is: "words", text: whole };
  return { is: "domain", text: whole, resources: held.split(",").map(resourceOf) };
}

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(PATTERN)) {
    if (match.index > at) tokens.push({ is: "words", text: text.slice(at, match.index) });
    tokens.push(tokenOf(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) tokens.push({ is: "words", text: text.slice(at) });
  return tokens;
}

/** The same words without marks: for searching. */
export const plainText = (text: string): string =>
  text
    .replace(/\[\[[a-z0-9-]+\|(.+?)\]\]/g, "$1")
    .replace(/`\[[^\]]+\]`/g, "")
    .replace(/\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`/g, "$1$2$3")
    .trim();
