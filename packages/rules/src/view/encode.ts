/** A view as a sparse list of features: which cards lie where, and how much there is of what. */
import { CONDITIONS, PHASES, type Player } from "../language/words.ts";
import { opponentOf } from "../state/access.ts";
import { hashText } from "../state/save.ts";
import type { CardView, SeatView, View } from "./view-types.ts";

/** Counted features: name and number of buckets, one after the other. A change here is a new version. */
const COUNTS = [
  ["phase", PHASES.length],
  ["turn", 10],
  ["isActive", 2],
  ["isStarter", 2],
  ["isAsked", 2],
  ["handOfMine", 13],
  ["handOfTheirs", 13],
  ["deckOfMine", 12],
  ["deckOfTheirs", 12],
  ["wonOfMine", 4],
  ["wonOfTheirs", 4],
  ["inPlayOfMine", 13],
  ["inPlayOfTheirs", 13],
  ["story", 6 * 36],
  ["atStoryOfMine", 6 * 6],
  ["atStoryOfTheirs", 6 * 6],
  ["domainOfMine", 6 * 20],
  ["domainOfTheirs", 6 * 20],
] as const;
type CountName = (typeof COUNTS)[number][0];

/** Where a card lies, for the features of single cards. */
const PLACES = [
  "hand",
  "deck",
  "discard",
  "play",
  "committed",
  "attached",
  "resource",
  "domain",
  "won",
  "story",
  "wounded",
] as const;
type PlaceName = (typeof PLACES)[number];

const FIRST_CARD = 4096;
const CARDS = 65536 - FIRST_CARD;
const MOST_COPIES = 8;

/** Weights fit one layout only: a file with another hash is refused. */
export const FEATURES_HASH = hashText(
  JSON.stringify({ version: 1, COUNTS, PLACES, CONDITIONS, FIRST_CARD, MOST_COPIES }),
);

const OFFSETS: Readonly<Record<string, { readonly first: number; readonly size: number }>> = (() => {
  const offsets: Record<string, { first: number; size: number }> = {};
  let first = 0;
  for (const [name, size] of COUNTS) {
    offsets[name] = { first, size };
    first += size;
  }
  return offsets;
})();

interface Encoding {
  readonly view: View;
  readonly me: Player;
  readonly on: number[];
}

/** The last bucket holds everything beyond. */
function count({ on }: Encoding, name: CountName, value: number): void {
  const { first = 0, size = 1 } = OFFSETS[name] ?? {};
  on.push(first + Math.min(Math.max(0, value), size - 1));
}

function hashCode(code: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < code.length; i++) h = Math.imul(h ^ code.charCodeAt(i), 0x01000193);
  return h;
}

interface Lying {
  readonly place: PlaceName;
  readonly whose: Player;
  /** Its condition, or its wounds. */
  readonly status?: number;
}

/** The first copy there has a feature, the second another one. */
function card({ me, on }: Encoding, code: string | null, { place, whose, status = 0 }: Lying): void {
  if (code === null || code === "") return;
  const where = (PLACES.indexOf(place) * 2 + (whose === me ? 0 : 1)) * 8 + Math.min(status, 7);
  let h = Math.imul(hashCode(code) ^ where, 0x01000193);
  for (let copy = 0; copy < MOST_COPIES; copy++) {
    h = Math.imul(h ^ (h >>> 15) ^ copy, 0x85ebca6b);
    const feature = FIRST_CARD + ((h >>> 0) % CARDS);
    if (on.includes(feature)) continue;
    on.push(feature);
    return;
  }
}

function domains(encoding: Encoding, whose: Player, { domains: told, resources }: SeatView): void {
  const name = whose === encoding.me ? "domainOfMine" : "domainOfTheirs";
  for (const [at, { handle, drained, code }] of told.entries()) {
    const size = resources.filter(({ on }) => on === handle).length;
    count(encoding, name, Math.min(at, 5) * 20 + Math.min(size, 9) * 2 + (drained ? 1 : 0));
    card(encoding, code, { place: "domain", whose });
  }
}

function seat(encoding: Encoding, whose: Player, told: SeatView): void {
  const { hand, deck } = told;
  const isMine = whose === encoding.me;
  count(encoding, isMine ? "handOfMine" : "handOfTheirs", hand.count);
  count(encoding, isMine ? "deckOfMine" : "deckOfTheirs", Math.ceil(deck.count / 5));
  count(encoding, isMine ? "wonOfMine" : "wonOfTheirs", told.won.length);
  for (const { code } of hand.cards) card(encoding, code, { place: "hand", whose });
  for (const code of hand.known) card(encoding, code, { place: "hand", whose });
  for (const { code } of deck.known) card(encoding, code, { place: "deck", whose });
  for (const { code } of told.discard) card(encoding, code, { place: "discard", whose });
  for (const { code } of told.resources) card(encoding, code, { place: "resource", whose });
  for (const { code } of told.won) card(encoding, code, { place: "won", whose });
  domains(encoding, whose, told);
}

function inPlay(encoding: Encoding, told: CardView): void {
  const { code, controller: whose, condition, story, host, wounds } = told;
  const place = story !== 0 ? "committed" : host !== 0 ? "attached" : "play";
  card(encoding, code, { place, whose, status: CONDITIONS.indexOf(condition) });
  if (wounds > 0) card(encoding, code, { place: "wounded", whose, status: wounds });
}

/** Ordinary stories first, then the first three conspiracies. */
function stories(encoding: Encoding): void {
  const { view, me } = encoding;
  for (const [at, story] of [...view.stories, ...view.conspiracies].slice(0, 6).entries()) {
    if (story === null) continue;
    const mine = me === "P1" ? story.successP1 : story.successP2;
    const theirs = me === "P1" ? story.successP2 : story.successP1;
    count(encoding, "story", at * 36 + Math.min(mine, 5) * 6 + Math.min(theirs, 5));
    card(encoding, story.code, { place: "story", whose: me, status: at });
    const there = view.inPlay.filter((one) => one.story === story.handle);
    const own = there.filter(({ controller }) => controller === me).length;
    count(encoding, "atStoryOfMine", at * 6 + Math.min(own, 5));
    count(encoding, "atStoryOfTheirs", at * 6 + Math.min(there.length - own, 5));
  }
}

/** Indices of the features that are on: ascending, each once. A spectator sits with P1. */
export function encode(view: View): Uint16Array {
  const me = view.viewer === "P2" ? "P2" : "P1";
  const encoding: Encoding = { view, me, on: [] };
  const mine = view.inPlay.filter(({ controller }) => controller === me).length;
  count(encoding, "phase", PHASES.indexOf(view.phase));
  count(encoding, "turn", Math.floor(view.turn / 2));
  count(encoding, "isActive", view.active === me ? 1 : 0);
  count(encoding, "isStarter", view.starter === me ? 1 : 0);
  count(encoding, "isAsked", view.question?.player === me ? 1 : 0);
  count(encoding, "inPlayOfMine", mine);
  count(encoding, "inPlayOfTheirs", view.inPlay.length - mine);
  seat(encoding, me, view[me]);
  seat(encoding, opponentOf(me), view[opponentOf(me)]);
  stories(encoding);
  for (const told of view.inPlay) inPlay(encoding, told);
  return Uint16Array.from(new Set(encoding.on)).sort();
}
