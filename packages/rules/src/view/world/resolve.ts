/** From the viewer's names back to cards. */
import { seatOf } from "../../state/access.ts";
import { InvariantBroken } from "../../state/game.ts";
import { type CardId, NOBODY } from "../../state/types.ts";
import type { CardRef } from "../view-types.ts";
import type { IdOf } from "./world-progress.ts";
import type { WorldTable } from "./world-table.ts";

const PLACE = /^(storyDeck|(P[12])\.(deck|hand))([@?])(\d+)$/;

function cardsAt(
  { state }: WorldTable,
  player: string | undefined,
  zone: string | undefined,
): readonly CardId[] {
  if (player !== "P1" && player !== "P2") return state.storyDeck;
  const seat = seatOf(state, player);
  return zone === "deck" ? seat.deck : seat.hand;
}

/** Some hidden card there that is no other "some card": one the viewer does not know, the topmost first. */
function someCard({ unseen, named }: WorldTable, there: readonly CardId[]): CardId | undefined {
  const taken = new Set<CardId>();
  for (const [name, id] of named) if (name.includes("?")) taken.add(id);
  const free = there.filter((id) => !taken.has(id)).toReversed();
  return free.find((id) => unseen[id] === true) ?? free[0];
}

function hiddenCard(table: WorldTable, name: string): CardId | undefined {
  const known = table.named.get(name);
  if (known !== undefined) return known;
  const parts = PLACE.exec(name);
  if (parts === null) return undefined;
  const there = cardsAt(table, parts[2], parts[3]);
  const found = parts[4] === "@" ? there[Number(parts[5])] : someCard(table, there);
  if (found !== undefined) table.named.set(name, found);
  return found;
}

export function resolver(table: WorldTable): IdOf {
  const { byHandle } = table;
  return (ref: CardRef): CardId => {
    if (ref === 0) return NOBODY;
    const id = typeof ref === "number" ? byHandle[ref] : hiddenCard(table, ref);
    if (id === undefined) throw new InvariantBroken("view", `the view names no card "${ref}"`);
    return id;
  };
}
