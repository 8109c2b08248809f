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

/** Of these three stand side by side on a phone. */
const SHORT = 24;

/** A button says what will happen. */
export function PromptButton(props: PromptButtonProps) {
  const { children, keyName, kind = "plain", warning, disabled = false, onClick } = props;
  return (
    <button
      type="button"
      className={css.button}
      data-item=""
      data-kind={kind}
      data-short={warning === undefined && typeof children === "string" && children.length <= SHORT}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {keyName !== undefined && (
        <span className={css.key} aria-hidden="true">
          {keyName}
        </span>
      )}
      <span>
        {children} {warning !== undefined && <em>{warning}</em>}
      </span>
    </button>
  );
}
