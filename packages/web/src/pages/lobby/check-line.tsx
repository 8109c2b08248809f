import styles from "./make-table.module.css";

interface Props {
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function CheckLine({ label, text, checked, disabled = false, onChange }: Props) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <b>{label}</b> <small>{text}</small>
      </span>
    </label>
  );
}
