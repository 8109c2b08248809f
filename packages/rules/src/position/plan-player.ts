/** One player's side of a position. */
import { type CardType, FACTIONS, PLAYERS, type Player } from "../language/words.ts";
import { type FillerKind, fillerCode } from "./fillers.ts";
import { addItem, codeOf, DECK_TYPES, type Item, type LaneNamed, type Plan, type Planning } from "./plan.ts";
import { planDeck, planDiscard, planHand, planWon, type Reading } from "./plan-piles.ts";
import {
  type At,
  complain,
  type Fields,
  inside,
  isFields,
  readCount,
  readEntry,
  readFields,
  readFlag,
  readList,
  readTitle,
  readWord,
} from "./shape.ts";

type PlayerReader = (planning: Planning, at: At, reading: Reading) => void;

const READERS: Readonly<Record<string, PlayerReader>> = {
  hand: planHand,
  deck: planDeck,
  discard: planDiscard,
  won: planWon,
  play: planPlay,
  domains: planDomains,
};
const PLAYER_KEYS = Object.keys(READERS);

const PLAY_KEYS = [
  "exhausted",
  "ready",
  "insane",
  "wounds",
  "tokens",
  "story",
  "attached",
  "owner",
  "facedown",
];
/** A Dormant card lies face down, whatever is said: it is neither exhausted nor does it bear anything. */
const DORMANT_KEYS = ["owner", "facedown"];
const ATTACHED_KEYS = [...DORMANT_KEYS, "exhausted", "tokens"];
const DEFAULT_DECK = 30;
/** SETUP-04, SETUP-06. */
const STARTING_DOMAINS = 3;
const SETUP_HAND = 8;

/** What is listed, in the order of listing. */
export function planPlayer(planning: Planning, at: At, player: Player): void {
  const given = readFields(at, planning.given[player], PLAYER_KEYS);
  for (const [key, value] of Object.entries(given)) {
    const read = Object.hasOwn(READERS, key) ? READERS[key] : undefined;
    read?.(planning, inside(at, key), { player, value });
  }
}

/** What a player's part leaves out; after all that is listed, so that fillers come last. */
export function completePlayer({ plan, given }: Planning, player: Player): void {
  const listed = given[player];
  const { fillers, hand } = plan[player];
  if (!isFields(listed) || listed.deck === undefined) fillers.deck = DEFAULT_DECK;
  if (plan.clock.phase === "setup") fillers.hand = Math.max(0, SETUP_HAND - hand.length);
  while (plan[player].domains.length < STARTING_DOMAINS)
    addDomain(plan, player, { place: "", drained: false });
}

function planPlay(planning: Planning, at: At, { player, value }: Reading): void {
  for (const [index, written] of readList(at, value).entries()) {
    const here = inside(at, index);
    const entry = readEntry(here, written, PLAY_KEYS);
    if (entry === undefined) continue;
    const code = codeOf(planning, here, { title: entry.title, types: PLAY_TYPES });
    if (code === undefined) continue;
    planning.plan[player].play.push(
      ...planCardInPlay(planning, here, { code, player, details: entry.details }),
    );
  }
}

/** Conspiracies are lanes of their own. */
const PLAY_TYPES: readonly CardType[] = ["character", "support", "event"];

interface InPlay {
  readonly code: string;
  readonly player: Player;
  readonly details: Fields;
}

/** A card in play and what is attached to it. */
function planCardInPlay(planning: Planning, at: At, { code, player, details }: InPlay): readonly Item[] {
  const owner = readWord(inside(at, "owner"), details.owner, PLAYERS) ?? player;
  const item = addItem(
    planning.plan,
    { place: at.place, code, owner, zone: "play" },
    { controller: player, ...readStatus(planning, at, details) },
  );
  const attached = planAttached(planning, inside(at, "attached"), {
    host: item,
    value: details.attached,
    by: player,
  });
  return [item, ...attached];
}

function readStatus({ options }: Planning, at: At, details: Fields): Partial<Item> {
  const flag = (key: string): boolean => readFlag(inside(at, key), details[key]);
  const lane = details.story === undefined ? null : readLane(inside(at, "story"), details.story);
  const insane = flag("insane");
  const exhausted = flag("exhausted");
  const ready = flag("ready");
  if (insane && exhausted && options["insane.thirdState"])
    complain(inside(at, "insane"), { is: "insaneExhausted" }, "INS-07");
  if (ready && (exhausted || insane)) complain(inside(at, "ready"), { is: "readyExhausted" }, "COMP-07");
  const isExhausted = exhausted || (lane !== null && !ready);
  return {
    lane,
    condition: insane ? "insane" : isExhausted ? "exhausted" : "ready",
    layExhausted: insane && exhausted,
    faceDown: flag("facedown"),
    wounds: readCount(inside(at, "wounds"), details.wounds),
    tokens: readCount(inside(at, "tokens"), details.tokens),
  };
}

export function readLane(at: At, value: unknown): LaneNamed | null {
  const [written, row, number] = typeof value === "string" ? (/^([SK])([1-9]\d*)$/.exec(value) ?? []) : [];
  if (written !== undefined)
    return { written, row: row === "S" ? "stories" : "conspiracies", at: Number(number) - 1 };
  complain(at, { is: "noLane", found: JSON.stringify(value) ?? String(value) });
  return null;
}

interface Attaching {
  readonly host: Item;
  readonly value: unknown;
  /** Who owns and controls it unless it says otherwise. */
  readonly by: Player;
  /** It lies face down. */
  readonly dormant?: boolean;
}

/** Cards on a card or a story; each is controlled by its owner (CTRL-12). */
export function planAttached(
  planning: Planning,
  at: At,
  { host, value, by, dormant = false }: Attaching,
): readonly Item[] {
  const found: Item[] = [];
  for (const [index, written] of readList(at, value).entries()) {
    const here = inside(at, index);
    const entry = readEntry(here, written, dormant ? DORMANT_KEYS : ATTACHED_KEYS);
    if (entry === undefined) continue;
    const code = codeOf(planning, here, { title: entry.title, types: DECK_TYPES });
    if (code === undefined) continue;
    const owner = readWord(inside(here, "owner"), entry.details.owner, PLAYERS) ?? by;
    const state = readAttachedState(here, entry.details);
    const needed = { place: here.place, code, owner, zone: "play" } as const;
    found.push(
      addItem(planning.plan, needed, { ...state, host, dormant, faceDown: dormant || state.faceDown }),
    );
  }
  return found;
}

const readAttachedState = (at: At, details: Fields): Pick<Item, "condition" | "faceDown" | "tokens"> => ({
  condition: readFlag(inside(at, "exhausted"), details.exhausted) ? "exhausted" : "ready",
  faceDown: readFlag(inside(at, "facedown"), details.facedown),
  tokens: readCount(inside(at, "tokens"), details.tokens),
});

/** The three starting domains have no identity (SETUP-05); a further one is a card (DOM-01). */
function addDomain(
  plan: Plan,
  player: Player,
  { place, drained }: { place: string; drained: boolean },
): Item {
  const { domains } = plan[player];
  const code = domains.length < STARTING_DOMAINS ? "" : fillerCode("neutral");
  const domain = addItem(plan, { place, code, owner: player, zone: "domain" }, { drained });
  domains.push(domain);
  return domain;
}

function planDomains(planning: Planning, at: At, { player, value }: Reading): void {
  for (const [index, written] of readList(at, value).entries()) {
    const here = inside(at, index);
    const drained = isFields(written);
    const fields = drained ? readFields(here, written, ["drained"]) : {};
    const resources = readList(here, drained ? fields.drained : written);
    const domain = addDomain(planning.plan, player, { place: here.place, drained });
    for (const [number, resource] of resources.entries()) {
      planResource(planning, inside(here, number), { player, domain, resource });
    }
  }
}

interface Resource {
  readonly player: Player;
  readonly domain: Item;
  readonly resource: unknown;
}

function planResource(planning: Planning, at: At, { player, domain, resource }: Resource): void {
  const title = readTitle(at, resource);
  if (title === undefined) return;
  const kind = kindOf(title);
  const code = kind === undefined ? codeOf(planning, at, { title, types: DECK_TYPES }) : fillerCode(kind);
  if (code === undefined) return;
  const item = addItem(
    planning.plan,
    { place: at.place, code, owner: player, zone: "resource" },
    { host: domain },
  );
  planning.plan[player].resources.push(item);
}

/** A faction word in small letters; "Hastur" is a card. */
const kindOf = (word: string): FillerKind | undefined =>
  word === "neutral" ? word : FACTIONS.find((faction) => faction === word.replace(" ", "-"));
