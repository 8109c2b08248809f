/** A sheet at the side of the page, or from below on a phone. */
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import css from "./side-sheet.module.css";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly tools?: ReactNode;
}

export function SideSheet({ title, children, onClose, tools }: Props) {
  const t = useTranslations("rules");
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content className={css.sheet} aria-describedby={undefined}>
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            {tools}
            <Dialog.Close className={css.tool} aria-label={t("close")}>
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
