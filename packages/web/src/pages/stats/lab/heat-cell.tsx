/** One square of a heat map: the number says it, the colour helps the eye. */
import { cssVariables } from "../../../cards/factions.ts";
import styles from "./map.module.css";

interface Props {
  /** 0 to 1; undefined where nothing was measured. */
  readonly score: number | undefined;
  /** How far from even the colour is full. */
  readonly full: number;
  readonly title: string;
  /** Set apart: not a deck against another one. */
  readonly apart?: boolean;
}

const EVEN = 0.5;
/** More would make the number hard to read. */
const STRONGEST = 42;

export function HeatCell({ score, full, title, apart = false }: Props) {
  if (score === undefined) return <td />;
  const strength = Math.min(1, Math.abs(score - EVEN) / full) * STRONGEST;
  return (
    <td
      className={apart ? styles.apart : styles.heat}
      data-side={score >= EVEN ? "wins" : "loses"}
      style={cssVariables({ "--tint": `${strength.toFixed(0)}%` })}
      title={title}
    >
      {Math.round(score * 100)}
    </td>
  );
}
