/** What a style sheet or a script of the page may not say by itself: sizes that have names, and colours. */
const TOKENS = "src/theme/";
/** A picture with its own list of colours, one for each theme. */
const OWN_LISTS: readonly string[] = ["src/pages/home/scene/scene.module.css"];

const QUERY = /@(?:media|container)[^{]*/g;
const SIZE = /\b(?:width|height|inline-size|block-size)\b/;
const NAME = /\(--([\w-]+)\)/g;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!in )/gi;
const LOOKS_AT_SIZE = /matchMedia\([^)]*(?:width|height)/;

export interface StyleSource {
  /** From the folder of the page, such as "src/table/lane.module.css". */
  readonly path: string;
  readonly text: string;
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, "");

const queriesIn = ({ path, text }: StyleSource): readonly string[] =>
  path.endsWith(".css") ? [...withoutComments(text).matchAll(QUERY)].map(([query]) => query.trim()) : [];

const namesIn = (source: StyleSource): readonly string[] =>
  queriesIn(source).flatMap((query) => [...query.matchAll(NAME)].map(([, name = ""]) => name));

/** Declarations outside the lists of tokens; in such a list a colour is the value of a name. */
function coloursIn({ path, text }: StyleSource): readonly string[] {
  if (!path.endsWith(".css") || path.startsWith(TOKENS)) return [];
  const declarations = withoutComments(text)
    .split(/[;{}]/)
    .map((declaration) => declaration.trim());
  const free = OWN_LISTS.includes(path)
    ? declarations.filter((declaration) => !declaration.startsWith("--"))
    : declarations;
  return free.filter((declaration) => declaration.includes(":")).flatMap((it) => it.match(COLOUR) ?? []);
}

const THEMED = /\[data-theme=[^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const DECLARATION = /^([\w-]+): /;
/** What a theme may say. A border may be thicker; nothing else takes another place, so other themes are looked at for colours alone. */
const OF_A_THEME =
  /^(?:--.*|color|color-scheme|background|border|border-color|outline|fill|stroke|box-shadow)$/;

const changesByTheme = ({ path, text }: StyleSource): readonly string[] =>
  (path.endsWith(".css") ? [...withoutComments(text).matchAll(THEMED)] : [])
    .flatMap(([, body = ""]) => body.split(/[;{}]/))
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const [, property] = DECLARATION.exec(declaration) ?? [];
      return property !== undefined && !OF_A_THEME.test(property) && declaration !== "display: none";
    });

export function styleProblems(
  sources: readonly StyleSource[],
  breakpoints: readonly string[],
): readonly string[] {
  const found = sources.flatMap((source) => [
    ...queriesIn(source)
      .filter((query) => SIZE.test(query.replaceAll(NAME, "")))
      .map((query) => `${source.path}: "${query}" is a size without a name`),
    ...namesIn(source)
      .filter((name) => !breakpoints.includes(name))
      .map((name) => `${source.path}: there is no breakpoint "${name}"`),
    ...coloursIn(source).map((colour) => `${source.path}: "${colour}" is a colour that no theme can reach`),
    ...changesByTheme(source).map((said) => `${source.path}: a theme says "${said}", which is no colour`),
    ...(LOOKS_AT_SIZE.test(source.text) ? [`${source.path}: asks for a size without a name`] : []),
  ]);
  const used = new Set(sources.flatMap(namesIn));
  const unused = breakpoints.filter((name) => !used.has(name));
  return [...found, ...unused.map((name) => `nothing changes at the breakpoint "${name}"`)];
}
