import { useEffect, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "../../parts/button.tsx";
import styles from "./data.module.css";

interface Space {
  readonly used: number;
  readonly whole: number;
}

/** Browsers without it are told apart from full ones. */
const storageManager = (): StorageManager | undefined =>
  (navigator as { readonly storage?: StorageManager }).storage;

async function measure(): Promise<Space | null> {
  const { usage, quota } = (await storageManager()?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, whole: quota };
}

const NEARLY_FULL = 0.9;

export function Room() {
  const t = useTranslations("storage.data");
  const [space, setSpace] = useState<Space | null>(null);
  const inWords = useSizeWords();
  useEffect(() => {
    void measure().then(setSpace, () => setSpace(null));
  }, []);
  if (space === null) return <p>{t("roomUnknown")}</p>;
  const { used, whole } = space;
  return (
    <div className={styles.part}>
      <p>{t("room", { used: inWords(used), whole: inWords(whole) })}</p>
      <progress className={styles.room} aria-hidden="true" value={used} max={whole} />
      {used > whole * NEARLY_FULL && (
        <p role="alert" className={styles.warning}>
          {t("nearlyFull")}
        </p>
      )}
      <KeptForGood />
    </div>
  );
}

const STEPS = ["kilobyte", "megabyte", "gigabyte"] as const;
const THOUSAND = 1000;

/** "3.4 MB". */
function useSizeWords(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const step = Math.min(STEPS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
    const unit = STEPS[step - 1] ?? "kilobyte";
    const value = bytes / THOUSAND ** step;
    return format.number(value, { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 });
  };
}

/** Without a promise of the browser, data may go when the device runs short of room. */
function KeptForGood() {
  const t = useTranslations("storage.data");
  const [kept, setKept] = useState<boolean | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void storageManager()
      ?.persisted?.()
      .then(setKept, () => setKept(null));
  }, []);
  const ask = async (): Promise<void> => {
    const promised = (await storageManager()?.persist?.()) ?? false;
    setKept(promised);
    setRefused(!promised);
  };
  if (kept === null) return null;
  return (
    <>
      <p>{t(kept ? "kept" : "notKept")}</p>
      {kept ? null : (
        <div>
          <Button onClick={() => void ask()}>{t("askToKeep")}</Button>
        </div>
      )}
      <p role="status">{refused ? t("refused") : ""}</p>
    </>
  );
}
