import { type RefObject, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { Button } from "../parts/button.tsx";
import styles from "./puzzles-page.module.css";

export function Forget() {
  const t = useTranslations("puzzles.forget");
  const dialog = useRef<HTMLDialogElement>(null);
  const [done, setDone] = useState(false);
  const isEmpty = usePuzzleProgress(
    ({ puzzles, days }) => Object.keys(puzzles).length === 0 && days.length === 0,
  );
  return (
    <div>
      {!isEmpty && (
        <Button look="quiet" onClick={() => dialog.current?.showModal()}>
          {t("open")}
        </Button>
      )}
      <Sure dialog={dialog} onForgotten={() => setDone(true)} />
      <p role="status">{done && isEmpty ? t("done") : ""}</p>
    </div>
  );
}

interface SureProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onForgotten: () => void;
}

/** Asked again: what is forgotten does not come back. */
function Sure({ dialog, onForgotten }: SureProps) {
  const t = useTranslations("puzzles.forget");
  const forget = usePuzzleProgress((progress) => progress.forget);
  const close = (): void => dialog.current?.close();
  const forgetAll = (): void => {
    close();
    forget();
    onForgotten();
  };
  return (
    <dialog ref={dialog} className={styles.sure} aria-label={t("open")}>
      <p>{t("sure")}</p>
      <div className={styles.deeds}>
        <Button onClick={forgetAll}>{t("yes")}</Button>
        <Button look="main" onClick={close}>
          {t("no")}
        </Button>
      </div>
    </dialog>
  );
}
