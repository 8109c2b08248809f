/** The account of a lane: who would win which struggle, with what is about to be committed counted in. */
import type { Figures, LaneFigures } from "@fhtagn/protocol";
import type { Icon, Player } from "@fhtagn/rules";
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
  const fast = fastOf(account);
  const rows: (Icon | "skill")[] = [...counted.struggles, "skill"];
  return rows.map((what) => {
    const totals = { you: countOf(counted, you, what), opponent: countOf(counted, otherPlayer(you), what) };
    return { what, totals, winner: ledgerWinner(totals, fast) };
  });
}

const countOf = ({ icons, skill }: LaneFigures, player: Player, what: Icon | "skill"): number =>
  what === "skill" ? skill[player] : (icons[player][ICON_ORDER.indexOf(what)] ?? 0);

/** KW-FAST-01, KW-FAST-02: a tie above zero goes to the side with more Fast characters. */
export function ledgerWinner(totals: BySide<number>, fast: BySide<number>): Side | null {
  if (totals.you !== totals.opponent) return totals.you > totals.opponent ? "you" : "opponent";
  if (totals.you === 0 || fast.you === fast.opponent) return null;
  return fast.you > fast.opponent ? "you" : "opponent";
}

function fastOf({ lane, inPlay, staged }: Account): BySide<number> {
  const count = (refs: readonly CardRef[]): number =>
    refs.filter((ref) => typeof ref === "number" && inPlay[ref]?.keywords.includes("Fast")).length;
  return {
    you: count([...lane.committed.you.map(({ card }) => card.handle), ...staged]),
    opponent: count(lane.committed.opponent.map(({ card }) => card.handle)),
  };
}
