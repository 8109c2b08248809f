import { useRef } from "react";
import { Button } from "./button.tsx";
import styles from "./remove-button.module.css";

interface RemoveButtonProps {
  /** What is removed. */
  readonly title: string;
  readonly words: {
    readonly remove: string;
    readonly removeSure: string;
    readonly removeYes: string;
    readonly removeNo: string;
  };
  readonly onRemove: () => void;
}

/** Asked again: what is removed does not come back. */
export function RemoveButton({ title, words, onRemove }: RemoveButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${words.remove}: ${title}`}
        onClick={() => dialog.current?.showModal()}
      >
        {words.remove}
      </Button>
      <dialog ref={dialog} className={styles.sure} aria-label={words.removeSure}>
        <p>{words.removeSure}</p>
        <p className={styles.what}>{title}</p>
        <form method="dialog" className={styles.deeds}>
          <Button look="main" type="submit">
            {words.removeNo}
          </Button>
          <Button type="submit" onClick={onRemove}>
            {words.removeYes}
          </Button>
        </form>
      </dialog>
    </>
  );
}
