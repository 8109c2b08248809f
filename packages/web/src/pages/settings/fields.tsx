/** The parts a settings page is made of. */
import { type ReactNode, useId } from "react";
import styles from "./fields.module.css";

interface SectionProps {
  readonly title: string;
  readonly under?: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, under, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {under === undefined ? null : <p className={styles.help}>{under}</p>}
      {children}
    </section>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly text?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Toggle({ label, text, checked, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        {text === undefined ? null : <span className={styles.help}>{text}</span>}
      </span>
    </label>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value in words, for the eye and for the screen reader. */
  readonly shown: string;
  readonly range: { readonly least: number; readonly most: number; readonly step: number };
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, shown, range, onChange }: SliderProps) {
  const { least, most, step } = range;
  const field = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={field}>{shown}</output>
    </div>
  );
}
