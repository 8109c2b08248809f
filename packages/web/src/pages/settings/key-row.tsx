import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { chordOf, DEFAULT_KEYS, type TableCommand } from "../../table/keys/commands.ts";
import styles from "./keys-section.module.css";
import { canBeBound } from "./rebind.ts";
import { useKeyWords } from "./use-key-words.ts";

interface Props {
  readonly command: TableCommand;
  readonly chords: readonly string[];
  readonly onBind: (chord: string) => void;
  readonly onClear: () => void;
}

/** The button waits for a key after a click; leaving it leaves the key as it was. */
export function KeyRow({ command, chords, onBind, onClear }: Props) {
  const t = useTranslations("settings.keys");
  const keyWords = useKeyWords();
  const [waiting, setWaiting] = useState(false);
  const name = t(`commands.${command}`);
  const listen = (event: KeyboardEvent) => {
    if (!waiting || event.key === "Tab") return;
    event.preventDefault();
    if (event.key === "Escape" && command !== "back") return setWaiting(false);
    if (!canBeBound(event.key)) return;
    setWaiting(false);
    onBind(chordOf(event));
  };
  return (
    <li className={styles.row}>
      <span>{name}</span>
      <button
        type="button"
        className={styles.key}
        data-waiting={waiting}
        aria-label={`${t("change", { command: name })} (${keyWords(chords)})`}
        disabled={command === "digits"}
        onClick={() => setWaiting(true)}
        onBlur={() => setWaiting(false)}
        onKeyDown={listen}
      >
        {waiting ? t("press") : keyWords(chords)}
      </button>
      <ClearButton command={command} chords={chords} onBind={onBind} onClear={onClear} />
    </li>
  );
}

/** The ten digits go and come back as one. */
function ClearButton({ command, chords, onBind, onClear }: Props) {
  const t = useTranslations("settings.keys");
  const name = t(`commands.${command}`);
  const [digits] = DEFAULT_KEYS.digits;
  if (chords.length > 0)
    return (
      <button
        type="button"
        className={styles.clear}
        aria-label={t("clear", { command: name })}
        onClick={onClear}
      >
        <X aria-hidden="true" size={18} />
      </button>
    );
  if (command !== "digits" || digits === undefined) return <span />;
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={t("change", { command: name })}
      onClick={() => onBind(digits)}
    >
      +
    </button>
  );
}
