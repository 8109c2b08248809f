import type { ReactNode } from "react";
import css from "./prompt.module.css";

interface PromptButtonProps {
  readonly children: ReactNode;
  /** The key that does the same. */
  readonly keyName?: string;
  readonly kind?: "default" | "plain" | "quiet";
  readonly warning?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button says what will happen. */
export function PromptButton(props: PromptButtonProps) {
  const { children, keyName, kind = "plain", warning, disabled = false, onClick } = props;
  return (
    <button
      type="button"
      className={css.button}
      data-item=""
      data-kind={kind}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {keyName !== undefined && (
        <span className={css.key} aria-hidden="true">
          {keyName}
        </span>
      )}
      <span>{children}</span>
      {warning !== undefined && <em>{warning}</em>}
    </button>
  );
}
