/** One of a few: radio buttons as large as a card, each saying what it means. */
import { type ReactNode, useId } from "react";
import styles from "./choice-cards.module.css";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly text?: string;
  readonly picture?: ReactNode;
}

interface Props<Value extends string> {
  readonly legend: string;
  /** The heading of the group is already above it. */
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** "row" for short words side by side. */
  readonly layout?: "cards" | "row";
}

export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { legend, legendHidden = false, choices, chosen, onChoose, layout = "cards" } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={legendHidden ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={layout === "row" ? styles.row : styles.cards}>
        {choices.map(({ value, title, text, picture }) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {picture === undefined ? null : <span className={styles.picture}>{picture}</span>}
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {text === undefined ? null : <span className={styles.text}>{text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
