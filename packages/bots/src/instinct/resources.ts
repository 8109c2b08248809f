/** Which cards become resources, on which domain, and which hand is kept. */
import {
  type CardId,
  cardOf,
  type Faction,
  faceOf,
  matchingOn,
  type Option,
  type Player,
  type Printed,
  resourcesFor,
  type State,
  seatOf,
} from "@fhtagn/rules";
import { printedWorth } from "../worth/worth.ts";

const EVENT_WORTH = 0.3;

/** What a card is good for once it is played. */
const usefulness = (face: Printed): number =>
  face.type === "character"
    ? printedWorth(face)
    : face.type === "event"
      ? EVENT_WORTH
      : printedWorth(face) + 0.1;

/** A domain as it could be: what it pays, and for which factions. */
interface Purse {
  size: number;
  readonly factions: readonly string[];
}

const FACTION_NAMES: readonly Faction[] = [
  "agency",
  "miskatonic",
  "syndicate",
  "cthulhu",
  "hastur",
  "yog-sothoth",
  "shub-niggurath",
  "silver-twilight",
];

const purseOf = (state: State, domain: CardId): Purse => ({
  size: resourcesFor(state, domain, "card"),
  factions: FACTION_NAMES.filter((faction) => matchingOn(state, domain, faction) > 0),
});

const symbolsOf = ({ facts }: Printed): number => facts.resourceIcons ?? 1;

/** How soon the domains can pay for it: 1 is now. */
function payable(face: Printed, purses: readonly Purse[]): number {
  let best = 0;
  for (const { size, factions } of purses) {
    const missing = Math.max(0, face.cost - size);
    const matches = face.faction === "neutral" || face.cost === 0 || factions.includes(face.faction);
    best = Math.max(best, (matches ? 1 : 0.5) / (1 + 0.6 * missing));
  }
  return best;
}

/** Whether this domain could pay for the card. */
const pays = ({ size, factions }: Purse, face: Printed): boolean =>
  size >= face.cost && (face.faction === "neutral" || face.cost === 0 || factions.includes(face.faction));

/** A card that can only be played some turns from now. */
const LATER = 0.5;

/** What the hand can do with such domains: in one turn a card for each, the best first; the rest later. */
function reach(hand: readonly Printed[], purses: readonly Purse[]): number {
  const ranked = hand.toSorted((a, b) => usefulness(b) - usefulness(a));
  let drained = 0;
  let sum = 0;
  for (const face of ranked) {
    const purse = smallestFor(face, purses, drained);
    if (purse < 0) sum += LATER * usefulness(face) * payable(face, purses);
    else sum += usefulness(face);
    if (purse >= 0 && face.cost > 0) drained |= 1 << purse;
  }
  return sum;
}

function smallestFor(face: Printed, purses: readonly Purse[], drained: number): number {
  let found = -1;
  for (const [at, purse] of purses.entries()) {
    if ((drained & (1 << at)) !== 0 || !pays(purse, face)) continue;
    if (found < 0 || purse.size < (purses[found]?.size ?? 0)) found = at;
  }
  return found;
}

/** What one resource more on a domain of this size is worth by itself. */
const GROWTH = [0.6, 0.6, 0.6, 0.45, 0.25, 0.12];
const NO_GROWTH = 0.05;

/** Copies of a unique card that is already there are of little use. */
function copies(state: State, player: Player, id: CardId): number {
  const face = faceOf(state, id);
  if (!face.facts.unique) return 1;
  const isThere = state.inPlay.some((other) => other !== id && isCopy(state, player, { other, face }));
  const inHand = seatOf(state, player).hand.some((other) => other < id && faceOf(state, other) === face);
  return isThere || inHand ? 0.3 : 1;
}

const isCopy = (
  state: State,
  player: Player,
  { other, face }: { readonly other: CardId; readonly face: Printed },
): boolean => faceOf(state, other) === face && cardOf(state, other).controller === player;

/** The best answer to the question of the resource phase. */
export function chooseResource(state: State, player: Player, listed: readonly Option[]): number {
  const { hand, domains } = seatOf(state, player);
  const purses = domains.map((domain) => purseOf(state, domain));
  const faces = hand.map((id) => faceOf(state, id));
  const before = reach(faces, purses);
  let best = 0;
  let chosen = listed.findIndex((option) => option.do === "pass");
  for (const [at, option] of listed.entries()) {
    if (option.do !== "attach") continue;
    const to = domains.indexOf(option.on);
    const value = worthAttaching(state, player, { card: option.card, to, purses, faces }) - before;
    if (value <= best) continue;
    best = value;
    chosen = at;
  }
  return Math.max(0, chosen);
}

interface Attaching {
  readonly card: CardId;
  readonly to: number;
  readonly purses: readonly Purse[];
  readonly faces: readonly Printed[];
}

function worthAttaching(state: State, player: Player, { card, to, purses, faces }: Attaching): number {
  const face = faceOf(state, card);
  const purse = purses[to];
  if (purse === undefined) return 0;
  const grown = {
    size: purse.size + symbolsOf(face),
    factions: purse.factions.includes(face.faction) ? purse.factions : [...purse.factions, face.faction],
  };
  const after = purses.with(to, grown);
  const spare = (1 - copies(state, player, card)) * usefulness(face);
  return reach(without(faces, face), after) + spare + (GROWTH[purse.size] ?? NO_GROWTH);
}

function without(faces: readonly Printed[], face: Printed): readonly Printed[] {
  const at = faces.indexOf(face);
  return faces.toSpliced(at, 1);
}

/** How much of its worth a card keeps when domains are small. */
const EARLY = [1, 1.05, 1.05, 1, 0.8, 0.6, 0.45, 0.3, 0.3];

/** The three starting resources: cards that can wait, of all factions, so that the rest can be paid for. */
export const chooseSetup = (state: State, player: Player): readonly number[] =>
  setupCandidates(state, player, 1)[0] ?? [];

/** Ways to choose them, the best first. */
export function setupCandidates(state: State, player: Player, limit: number): readonly (readonly number[])[] {
  const faces = seatOf(state, player).hand.map((id) => faceOf(state, id));
  return threesOf(faces.length)
    .map((spent) => ({ spent, value: startingHand(faces, spent) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, limit)
    .map(({ spent }) => faces.map((_, at) => spent.indexOf(at)));
}

function threesOf(count: number): readonly (readonly number[])[] {
  const threes: (readonly number[])[] = [];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) threes.push([a, b, c]);
  return threes;
}

function startingHand(faces: readonly Printed[], spent: readonly number[]): number {
  const factions = new Set<string>(spent.map((at) => faces[at]?.faction ?? "neutral"));
  factions.delete("neutral");
  let sum = 0.25 * factions.size;
  for (const [at, face] of faces.entries()) {
    if (spent.includes(at)) continue;
    const matches = face.faction === "neutral" || factions.has(face.faction);
    sum += usefulness(face) * (EARLY[face.cost] ?? 0.3) * (matches ? 1 : 0.5);
  }
  return sum;
}

/** A hand with too few characters to begin with is sent back. */
export function isGoodHand(state: State, player: Player): boolean {
  let early = 0;
  for (const id of seatOf(state, player).hand) {
    const { type, cost } = faceOf(state, id);
    if (type === "character" && cost <= 3) early++;
  }
  return early >= 3;
}
