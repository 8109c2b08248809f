/** Every card of a game under the names by which a scenario may call it. */
import { type CardId, FACTIONS, NOBODY, PLAYERS, type Player, type State } from "@fhtagn/rules";
import { plainTitle } from "@fhtagn/rules/position";

export interface CardInTable {
  readonly id: CardId;
  readonly title: string;
  readonly code: string;
  /** Whose side it was listed on. */
  readonly side: Player;
}

/** A plain resource: "hastur at D1". */
export interface NamedResource {
  readonly id: CardId;
  readonly kind: string;
  readonly side: Player;
  readonly domain: number;
}

export interface NameTable {
  /** In the order of listing. */
  readonly cards: ReadonlyMap<string, readonly CardInTable[]>;
  /** Longest first. */
  readonly titles: readonly string[];
  readonly resources: readonly NamedResource[];
}

/** Made from the table as it was laid, before anybody acts. */
export function makeNameTable(state: State): NameTable {
  const cards = new Map<string, CardInTable[]>();
  for (const { id, code, controller } of state.cards) {
    if (code === "") continue;
    const printed = state.game.library.cards.get(code);
    if (printed === undefined) continue;
    const title = plainTitle(printed.title);
    const named = { id, title, code, side: controller };
    const known = cards.get(title);
    if (known === undefined) cards.set(title, [named]);
    else known.push(named);
  }
  const titles = [...cards.keys()].sort((a, b) => b.length - a.length);
  return { cards, titles, resources: PLAYERS.flatMap((player) => plainResources(state, player)) };
}

export const RESOURCE_KINDS: readonly string[] = [...FACTIONS, "neutral"];

function plainResources(state: State, side: Player): readonly NamedResource[] {
  const found: NamedResource[] = [];
  for (const id of state[side].resources) {
    const card = state.cards[id];
    const kind = RESOURCE_KINDS.find((word) => card?.code === `filler-${word}`);
    if (card === undefined || kind === undefined) continue;
    found.push({ id, kind, side, domain: state[side].domains.indexOf(card.host) + 1 });
  }
  return found;
}

/** The title of a card as people read it; a domain by its place. */
export function nameInTable(state: State, id: CardId): string {
  if (id === NOBODY) return "nothing";
  const place = placeInTable(state, id);
  if (place !== undefined) return place;
  const card = state.cards[id];
  if (card === undefined) return `card ${id}`;
  const title = state.game.library.cards.get(card.code)?.title ?? card.code;
  const copies = state.cards.filter(({ code }) => code === card.code);
  const number = copies.findIndex((copy) => copy.id === id) + 1;
  return number > 1 ? `${title}#${number}` : title;
}

/** "S1", "K1", "P1.D2" for what has a place of its own. */
export function placeInTable(state: State, id: CardId): string | undefined {
  const slot = state.stories.indexOf(id);
  if (slot >= 0) return `S${slot + 1}`;
  const lane = state.conspiracies.indexOf(id);
  if (lane >= 0) return `K${lane + 1}`;
  for (const player of PLAYERS) {
    const domain = state[player].domains.indexOf(id);
    if (domain >= 0) return `${player}.D${domain + 1}`;
  }
  return undefined;
}
