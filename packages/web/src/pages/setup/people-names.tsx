import { useId } from "react";
import { useTranslations } from "use-intl";
import styles from "./setup-page.module.css";

type Names = readonly [string, string];

interface Props {
  readonly names: Names;
  readonly onChange: (names: Names) => void;
}

const LONGEST = 24;

/** Two people at one screen have to be told apart. */
export function PeopleNames({ names, onChange }: Props) {
  const t = useTranslations("setup.names");
  const [first, second] = names;
  return (
    <fieldset className={styles.names}>
      <legend>{t("legend")}</legend>
      <NameField label={t("first")} name={first} onChange={(name) => onChange([name, second])} />
      <NameField label={t("second")} name={second} onChange={(name) => onChange([first, name])} />
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

function NameField({ label, name, onChange }: FieldProps) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        value={name}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
