import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import css from "./sheet.module.css";

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly size?: "small" | "medium" | "large";
  readonly description?: string;
}

/** To what was asked for rather than to the button that closes. */
function focusFirst(event: Event): void {
  const first =
    event.target instanceof Element ? event.target.querySelector<HTMLElement>("[data-first]") : null;
  if (first === null) return;
  event.preventDefault();
  first.focus();
}

/** The focus returns to where it came from; if that is gone, to the prompt. */
function giveBack(event: Event, from: Element | null): void {
  event.preventDefault();
  const prompt = document.querySelector<HTMLElement>("[data-region='prompt'] [data-item]");
  const target = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : prompt;
  target?.focus();
}

/** A dialog of the table: focus goes in, stays in, and returns to where it came from. */
export function Sheet({ title, children, onClose, size = "medium", description }: SheetProps) {
  const t = useTranslations("table");
  const [from] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.sheet}
          data-size={size}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => giveBack(event, from)}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={t("dialogs.close")}>
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {description !== undefined && (
            <Dialog.Description className={css.description}>{description}</Dialog.Description>
          )}
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
