import { useRef } from "react";
import { Button } from "./button.tsx";
import styles from "./remove-button.module.css";

interface RemoveButtonProps {
  /** What is removed. */
  readonly title: string;
  /** The words of the page for it. */
  readonly word: (key: "remove" | "removeSure" | "removeYes" | "removeNo") => string;
  readonly onRemove: () => void;
}

/** Asked again: what is removed does not come back. */
export function RemoveButton({ title, word, onRemove }: RemoveButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${word("remove")}: ${title}`}
        onClick={() => dialog.current?.showModal()}
      >
        {word("remove")}
      </Button>
      <dialog ref={dialog} className={styles.sure} aria-label={word("removeSure")}>
        <p>{word("removeSure")}</p>
        <p className={styles.what}>{title}</p>
        <form method="dialog" className={styles.deeds}>
          <Button look="main" type="submit">
            {word("removeNo")}
          </Button>
          <Button type="submit" onClick={onRemove}>
            {word("removeYes")}
          </Button>
        </form>
      </dialog>
    </>
  );
}
