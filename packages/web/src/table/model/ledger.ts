/** The account of a lane: who would win which struggle, with what is about to be committed counted in. */
import type { Figures, LaneFigures } from "@fhtagn/protocol";
import type { Icon, Player } from "@fhtagn/rules";
import { aheadIn, fastAmong } from "@fhtagn/rules/figures";
import type { CardRef } from "@fhtagn/rules/view";
import { type BySide, type Lane, otherPlayer, type Side } from "./board.ts";
import { ICON_ORDER } from "./icons.ts";

export interface LedgerRow {
  readonly what: Icon | "skill";
  readonly totals: BySide<number>;
  readonly winner: Side | null;
}

interface Account {
  readonly lane: Lane;
  /** The lane's numbers, staged characters counted in. */
  readonly counted: LaneFigures;
  readonly inPlay: Figures["inPlay"];
  readonly you: Player;
  /** Own characters staged for this lane. */
  readonly staged: readonly CardRef[];
}

export function ledgerOf(account: Account): readonly LedgerRow[] {
  const { counted, you } = account;
  const opponent = otherPlayer(you);
  const fast = fastOf(account);
  const rows: (Icon | "skill")[] = [...counted.struggles, "skill"];
  return rows.map((what) => {
    const counts = { P1: countOf(counted, "P1", what), P2: countOf(counted, "P2", what) };
    const ahead = aheadIn(counts, () => fast);
    const winner = ahead === null ? null : ahead === you ? "you" : "opponent";
    return { what, totals: { you: counts[you], opponent: counts[opponent] }, winner };
  });
}

const countOf = ({ icons, skill }: LaneFigures, player: Player, what: Icon | "skill"): number =>
  what === "skill" ? skill[player] : (icons[player][ICON_ORDER.indexOf(what)] ?? 0);

function fastOf({ lane, inPlay, you, staged }: Account): Readonly<Record<Player, number>> {
  const count = (refs: readonly CardRef[]): number =>
    fastAmong(refs.flatMap((ref) => (typeof ref === "number" ? (inPlay[ref] ?? []) : [])));
  const own = count([...lane.committed.you.map(({ card }) => card.handle), ...staged]);
  const other = count(lane.committed.opponent.map(({ card }) => card.handle));
  return you === "P1" ? { P1: own, P2: other } : { P1: other, P2: own };
}
