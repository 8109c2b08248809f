import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { saveFile } from "../../../storage/save-file.ts";
import { type Unreadable, unreadableEntries } from "../../../storage/unreadable.ts";
import { Button } from "../../parts/button.tsx";
import styles from "./data.module.css";

/** Nothing at all where everything could be read, as it should be. */
export function AsideList() {
  const t = useTranslations("storage.data");
  const [entries, setEntries] = useState<readonly Unreadable[]>([]);
  const [removed, setRemoved] = useState(false);
  useEffect(() => {
    void unreadableEntries().then(setEntries, () => setEntries([]));
  }, []);
  const remove = async (entry: Unreadable): Promise<void> => {
    await entry.remove();
    setEntries(await unreadableEntries());
    setRemoved(true);
  };
  return (
    <>
      {entries.length > 0 && <Entries entries={entries} onRemove={(entry) => void remove(entry)} />}
      <p role="status" className="visually-hidden">
        {removed ? t("removed") : ""}
      </p>
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly Unreadable[];
  readonly onRemove: (entry: Unreadable) => void;
}

function Entries({ entries, onRemove }: EntriesProps) {
  const t = useTranslations("storage.data");
  return (
    <div className={styles.part}>
      <h3>{t("aside")}</h3>
      <p>{t("asideText")}</p>
      <ul className={styles.aside}>
        {entries.map((entry) => (
          <AsideEntry key={`${entry.what} ${entry.key}`} entry={entry} onRemove={() => onRemove(entry)} />
        ))}
      </ul>
    </div>
  );
}

interface Props {
  readonly entry: Unreadable;
  readonly onRemove: () => void;
}

function AsideEntry({ entry, onRemove }: Props) {
  const t = useTranslations("storage.data");
  const name = t("asideEntry", { what: t(`what.${entry.what}`), key: entry.key });
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <div className={styles.deeds}>
        <Button
          aria-label={`${t("saveEntry")}, ${name}`}
          onClick={() => saveFile(`fhtagn-${entry.what}-${entry.key}.json`, entry.content)}
        >
          {t("saveEntry")}
        </Button>
        <Button look="quiet" aria-label={`${t("removeEntry")}, ${name}`} onClick={onRemove}>
          {t("removeEntry")}
        </Button>
      </div>
    </li>
  );
}
