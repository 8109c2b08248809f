import { useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import {
  type Counts,
  countsIn,
  type DataFile,
  gatherData,
  readDataFile,
  type TakenOver,
  takeOver,
} from "../../../storage/data-file.ts";
import { PART_NAMES } from "../../../storage/parts.ts";
import { saveFile } from "../../../storage/save-file.ts";
import { Button } from "../../parts/button.tsx";
import styles from "./data.module.css";

type Outcome =
  | { readonly what: "nothing" | "noDataFile" }
  | { readonly what: "found"; readonly file: DataFile }
  | { readonly what: "taken"; readonly taken: TakenOver }
  | { readonly what: "saveFailed" | "takeFailed"; readonly reason: string };

const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function DataFileControls() {
  const t = useTranslations("storage.data");
  const [outcome, setOutcome] = useState<Outcome>({ what: "nothing" });
  const save = async (): Promise<void> => {
    const now = Date.now();
    saveFile(`fhtagn-${dayOf(now)}.json`, JSON.stringify(await gatherData(now)));
  };
  const saveOrTell = () =>
    save().catch((problem: unknown) => setOutcome({ what: "saveFailed", reason: reasonOf(problem) }));
  const look = async (chosen: File): Promise<void> => {
    const file = readDataFile(await chosen.text());
    setOutcome(file === null ? { what: "noDataFile" } : { what: "found", file });
  };
  return (
    <div className={styles.part}>
      <h3>{t("file")}</h3>
      <p>{t("fileText")}</p>
      <div className={styles.deeds}>
        <Button onClick={() => void saveOrTell()}>{t("save")}</Button>
        <ChooseFile onChoose={(chosen) => void look(chosen)} />
      </div>
      <OutcomeWords outcome={outcome} onOutcome={setOutcome} />
    </div>
  );
}

function ChooseFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const t = useTranslations("storage.data");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t("choose")}</Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
          target.value = "";
        }}
      />
    </>
  );
}

interface OutcomeProps {
  readonly outcome: Outcome;
  readonly onOutcome: (outcome: Outcome) => void;
}

function OutcomeWords({ outcome, onOutcome }: OutcomeProps) {
  const t = useTranslations("storage.data");
  return (
    <div role="status" className={styles.outcome}>
      {outcome.what === "noDataFile" && <p>{t("noDataFile")}</p>}
      {outcome.what === "found" && <Found file={outcome.file} onOutcome={onOutcome} />}
      {outcome.what === "taken" && (
        <>
          <TakenWords taken={outcome.taken.taken} />
          {outcome.taken.unreadable > 0 && <p>{t("takenLess", { count: outcome.taken.unreadable })}</p>}
        </>
      )}
      {(outcome.what === "saveFailed" || outcome.what === "takeFailed") && (
        <p>{t(outcome.what, { reason: outcome.reason })}</p>
      )}
    </div>
  );
}

/** "2 games, one result": what there is none of is not named. */
function useCounted(): (counts: Counts) => readonly string[] {
  const t = useTranslations("storage.data.parts");
  return (counts) =>
    PART_NAMES.filter((name) => counts[name] > 0).map((name) => t(name, { count: counts[name] }));
}

function TakenWords({ taken }: { readonly taken: Counts }) {
  const t = useTranslations("storage.data");
  const format = useFormatter();
  const what = useCounted()(taken);
  return <p>{what.length === 0 ? t("takenNothing") : t("taken", { what: format.list(what) })}</p>;
}

interface FoundProps {
  readonly file: DataFile;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** What is in the file, before anything is touched. */
function Found({ file, onOutcome }: FoundProps) {
  const t = useTranslations("storage.data");
  const format = useFormatter();
  const counted = useCounted();
  const take = async (): Promise<void> => {
    try {
      onOutcome({ what: "taken", taken: await takeOver(file) });
    } catch (problem) {
      onOutcome({ what: "takeFailed", reason: reasonOf(problem) });
    }
  };
  const when = format.dateTime(file.made, { dateStyle: "long" });
  const what = format.list([...counted(countsIn(file)), t("andSettings")]);
  return (
    <>
      <p>{t("found", { when, what })}</p>
      <p>{t("foundText")}</p>
      <div className={styles.deeds}>
        <Button look="main" onClick={() => void take()}>
          {t("take")}
        </Button>
        <Button onClick={() => onOutcome({ what: "nothing" })}>{t("leave")}</Button>
      </div>
    </>
  );
}
