/** Log lines in both languages. A card is named only to those who may know it. */
import type { Locale, Player } from "../language/words.ts";
import type { Happening, HappeningKind } from "../state/happenings.ts";
import { capital } from "./english.ts";
import { au, de, typography } from "./french.ts";
import { END_REASONS, namedWord, SETUP_STEPS } from "./happening-words.ts";
import { frenchIcon, HEADINGS, ICON_NAMES, PHASE_NAMES } from "./terms.ts";

export interface LogReader {
  readonly viewer: Player | "spectator";
  readonly title: (code: string) => string;
  /** What the players are called; their seats by default. */
  readonly name?: (player: Player) => string;
}

/** One line being written. */
interface Line {
  readonly happening: Happening;
  readonly reader: LogReader;
  readonly locale: Locale;
}

const BITS = { P1: 1, P2: 2, spectator: 4 } as const;

const mayKnow = ({ seenBy }: Happening, viewer: LogReader["viewer"]): boolean =>
  seenBy === undefined || (seenBy & BITS[viewer]) !== 0;

const both = ({ locale }: Line, en: string, fr: string): string => (locale === "fr" ? fr : en);

function who({ happening: { player }, reader, locale }: Line): string {
  if (player === undefined) return locale === "fr" ? "un joueur" : "a player";
  if (player === reader.viewer) return locale === "fr" ? "vous" : "you";
  return reader.name?.(player) ?? player;
}

/** "you draw" or "P2 draws", "vous piochez" or "P2 pioche". */
function does(line: Line, english: string, french: string): string {
  const you = line.happening.player !== undefined && line.happening.player === line.reader.viewer;
  const [base = "", third = ""] = english.split(", ");
  const [vous = "", il = ""] = french.split(", ");
  return `${who(line)} ${both(line, you ? base : third, you ? vous : il)}`;
}

function card(line: Line): string {
  const { happening, reader } = line;
  const { code } = happening;
  return code !== undefined && code !== "" && mayKnow(happening, reader.viewer)
    ? reader.title(code)
    : both(line, "a card", "une carte");
}

/** Titles have no gender and do not elide, the word "carte" has one: "La carte T-Men est détruite". */
const frenchCard = (line: Line): string => {
  const name = card(line);
  return name === "une carte" ? name : `la carte ${name}`;
};

const cardIs = (line: Line, english: string, french: string): string =>
  both(line, `${card(line)} ${english}`, `${frenchCard(line)} ${french}`);

/** "story 2", "conspiracy 1", "domain 3"; with its title where it is known. */
function place(line: Line): string {
  const { place: where = "", onCode } = line.happening;
  const title = onCode ? line.reader.title(onCode) : "";
  const number = /\d+$/.exec(where)?.[0] ?? "";
  if (where.startsWith("S"))
    return both(line, `story ${number}`, `l'histoire ${number}`) + (title && ` (${title})`);
  if (where.startsWith("K"))
    return both(line, `conspiracy ${number}`, `la conspiration ${number}`) + (title && ` (${title})`);
  if (where.includes(".D")) return both(line, `domain ${number}`, `le domaine ${number}`);
  return title || both(line, "a card", "une carte");
}

const tokens = ({ happening: { count = 1 }, locale }: Line): string => {
  const many = count > 1;
  return locale === "fr"
    ? `${count} marqueur${many ? "s" : ""} de succès`
    : `${count} success token${many ? "s" : ""}`;
};

const struggle = (line: Line): string => {
  const { icon } = line.happening;
  if (icon === undefined) return both(line, "a struggle", "une lutte");
  return both(line, `the ${ICON_NAMES.en[icon]} struggle`, `la lutte ${frenchIcon(icon, false)}`);
};

const because = (line: Line, table: typeof END_REASONS): string => {
  const reason = line.happening.because ?? "";
  return table[reason]?.[line.locale] ?? reason;
};

function gameOver(line: Line): string {
  const why = because(line, END_REASONS);
  const end =
    line.happening.player === undefined
      ? both(line, "the game is a draw", "la partie est nulle")
      : does(line, "win, wins", "remportez, remporte") + both(line, " the game", " la partie");
  return `${end} (${why})`;
}

function used(line: Line): string {
  const heading =
    line.happening.timing && HEADINGS[line.happening.timing]?.[line.locale].replace(/\s*:$/, "");
  return `${does(line, "use, uses", "utilisez, utilise")} ${card(line)}${heading ? ` (${heading})` : ""}`;
}

type Teller = (line: Line) => string;

/** A kind of happening without words does not compile. */
const LINES: { readonly [K in HappeningKind]: Teller } = {
  turnBegan: (line) => {
    const { turn = "", player } = line.happening;
    const yours = player !== undefined && player === line.reader.viewer;
    return both(
      line,
      `turn ${turn}: ${yours ? "your turn" : who(line)}`,
      `tour ${turn} : ${yours ? "à vous" : who(line)}`,
    );
  },
  phaseBegan: ({ happening: { phase }, locale }) => (phase ? PHASE_NAMES[phase][locale] : ""),
  windowOpened: (line) => both(line, "actions may be taken", "place aux actions"),
  passed: (line) => does(line, "pass, passes", "passez, passe"),
  setupStep: (line) => because(line, SETUP_STEPS),
  mulligan: (line) => does(line, "take a mulligan, takes a mulligan", "faites un mulligan, fait un mulligan"),
  kept: (line) =>
    does(
      line,
      "keep the setup hand, keeps his setup hand",
      "gardez votre main de début de partie, garde sa main de début de partie",
    ),
  drew: (line) => `${does(line, "draw, draws", "piochez, pioche")} ${card(line)}`,
  attachedResource: (line) =>
    `${does(line, "attach, attaches", "attachez, attache")} ${card(line)} ${both(line, `to ${place(line)} as a resource`, `${au(place(line))} comme ressource`)}`,
  played: (line) => `${does(line, "play, plays", "jouez, joue")} ${card(line)}`,
  used,
  enteredPlay: (line) => cardIs(line, "enters play", "entre en jeu"),
  leftPlay: (line) => cardIs(line, "leaves play", "quitte le jeu"),
  cancelled: (line) =>
    both(line, `the effect of ${card(line)} is cancelled`, `l'effet ${de(frenchCard(line))} est annulé`),
  drained: (line) => `${does(line, "drain, drains", "exploitez, exploite")} ${place(line)}`,
  refreshed: (line) => `${does(line, "refresh, refreshes", "régénérez, régénère")} ${place(line)}`,
  committed: (line) =>
    `${does(line, "commit, commits", "engagez, engage")} ${card(line)} ${both(line, `to ${place(line)}`, `dans ${place(line)}`)}`,
  uncommitted: (line) => cardIs(line, "is uncommitted", "est désengagée"),
  struggleWon: (line) =>
    `${does(line, "win, wins", "remportez, remporte")} ${struggle(line)} ${both(line, `at ${place(line)}`, `dans ${place(line)}`)}`,
  struggleTied: (line) =>
    both(
      line,
      `${struggle(line)} at ${place(line)} ends in a tie`,
      `${struggle(line)} dans ${place(line)} se solde par une égalité`,
    ),
  succeeded: (line) =>
    both(
      line,
      `${does(line, "succeed, succeeds", "")} at ${place(line)}`,
      `${does(line, "", "obtenez, obtient")} un succès dans ${place(line)}`,
    ),
  failed: (line) =>
    both(
      line,
      `${does(line, "do not succeed, does not succeed", "")} at ${place(line)}`,
      `${does(line, "", "n'obtenez pas, n'obtient pas")} de succès dans ${place(line)}`,
    ),
  unchallenged: (line) =>
    both(
      line,
      `${does(line, "are unchallenged, is unchallenged", "")} at ${place(line)}`,
      `${does(line, "", "obtenez, obtient")} une victoire incontestée dans ${place(line)}`,
    ),
  storyResolving: (line) => both(line, `${place(line)} is resolved`, `résolution ${de(place(line))}`),
  storyWon: (line) => `${does(line, "win, wins", "remportez, remporte")} ${place(line)}`,
  storyEffect: (line) =>
    both(
      line,
      `${does(line, "carry out, carries out", "")} the effect of ${place(line)}`,
      `${does(line, "", "appliquez, applique")} l'effet ${de(place(line))}`,
    ),
  storyDealt: (line) => both(line, `${place(line)} is dealt`, `${place(line)} est mise en place`),
  tokenPlaced: (line) =>
    `${does(line, "place, places", "placez, place")} ${tokens(line)} ${both(line, `on ${target(line)}`, `sur ${target(line)}`)}`,
  tokenRemoved: (line) =>
    both(
      line,
      `${does(line, "lose, loses", "")} ${tokens(line)} from ${target(line)}`,
      `${does(line, "", "perdez, perd")} ${tokens(line)} sur ${target(line)}`,
    ),
  wounded: (line) => cardIs(line, "is wounded", "est blessée"),
  destroyed: (line) => cardIs(line, "is destroyed", "est détruite"),
  sacrificed: (line) => cardIs(line, "is sacrificed", "est sacrifiée"),
  discarded: (line) => cardIs(line, "is discarded", "est défaussée"),
  insane: (line) => cardIs(line, "goes insane", "devient démente"),
  restored: (line) => cardIs(line, "is restored", "est restaurée"),
  readied: (line) => cardIs(line, "is readied", "est redressée"),
  exhausted: (line) => cardIs(line, "is exhausted", "est déchargée"),
  controlChanged: (line) =>
    both(
      line,
      `${does(line, "take control, takes control", "")} of ${card(line)}`,
      `${does(line, "", "prenez, prend")} le contrôle ${de(frenchCard(line))}`,
    ),
  returnedToHand: (line) =>
    cardIs(line, "returns to its owner's hand", "retourne dans la main de son propriétaire"),
  putInHand: (line) => cardIs(line, "goes into its owner's hand", "va dans la main de son propriétaire"),
  putInDeck: (line) => cardIs(line, "goes into its owner's deck", "va dans le deck de son propriétaire"),
  putInDiscardPile: (line) =>
    cardIs(line, "goes to its owner's discard pile", "va dans la défausse de son propriétaire"),
  removedFromGame: (line) => cardIs(line, "is removed from the game", "est retirée de la partie"),
  attached: (line) => cardIs(line, "is attached", "est attachée"),
  domainAdded: (line) => does(line, "add a domain, adds a domain", "ajoutez un domaine, ajoute un domaine"),
  dormant: (line) =>
    `${does(line, "make, makes", "rendez, rend")} ${both(line, `a card dormant at ${place(line)}`, `une carte Dormante sur ${place(line)}`)}`,
  revealed: (line) => `${does(line, "reveal, reveals", "révélez, révèle")} ${card(line)}`,
  lookedAt: (line) => does(line, "look at cards, looks at cards", "regardez des cartes, regarde des cartes"),
  searched: (line) =>
    does(line, "search a deck, searches a deck", "cherchez dans un deck, cherche dans un deck"),
  shuffled: (line) =>
    does(line, "shuffle your deck, shuffles his deck", "mélangez votre deck, mélange son deck"),
  named: (line) =>
    `${does(line, "name, names", "nommez, nomme")} ${namedWord(line.happening.because ?? "", line.locale)}`,
  gameOver,
};

/** A story, or another card that bears tokens. */
const target = (line: Line): string => (line.happening.place === undefined ? card(line) : place(line));

export function describeHappening(happening: Happening, locale: Locale, reader: LogReader): string {
  const text = `${capital(LINES[happening.what]({ happening, reader, locale }).trim())}.`;
  return locale === "fr" ? typography(text) : text;
}
