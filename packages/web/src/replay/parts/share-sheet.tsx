/** The game at this point for somebody else: a link, a file, a text. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { saveFile } from "../../storage/save-file.ts";
import { Sheet } from "../../table/dialogs/sheet.tsx";
import { useTongue } from "../../table/table-context.ts";
import { useReplay, useReplayTools } from "../replay-context.ts";
import { writeFragment } from "../share-link.ts";
import css from "./sheets.module.css";

interface SheetProps {
  readonly onClose: () => void;
}

/** Null until it is made. */
function useLink(): string | null {
  const { at, eyes, opened } = useReplay((state) => state);
  const [link, setLink] = useState<string | null>(null);
  const record = opened?.is === "game" ? opened.summary.compact : null;
  useEffect(() => {
    let current = true;
    if (record === null) return;
    const seat = eyes.open ? "both" : eyes.seat;
    void writeFragment({ record, at, seat }).then((fragment) => {
      if (current) setLink(`${location.origin}/replay#${fragment}`);
    });
    return () => {
      current = false;
    };
  }, [record, at, eyes]);
  return link;
}

export function ShareSheet({ onClose }: SheetProps) {
  const t = useTranslations("replay.share");
  const link = useLink();
  return (
    <Sheet title={t("title")} description={t("warning")} onClose={onClose}>
      <div className={css.share}>
        <label className={css.link}>
          {t("link")}
          <input readOnly value={link ?? t("making")} onFocus={({ target }) => target.select()} />
        </label>
        <CopyButton link={link} />
        <SaveButtons />
      </div>
    </Sheet>
  );
}

function CopyButton({ link }: { readonly link: string | null }) {
  const t = useTranslations("replay.share");
  const [said, setSaid] = useState<"copied" | "copyFailed" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? "");
      setSaid("copied");
    } catch {
      setSaid("copyFailed");
    }
  };
  return (
    <div className={css.row}>
      <button
        type="button"
        data-first=""
        className={css.main}
        disabled={link === null}
        onClick={() => void copy()}
      >
        {t("copy")}
      </button>
      <span role="status">{said === null ? "" : t(said)}</span>
    </div>
  );
}

function SaveButtons() {
  const t = useTranslations("replay.share");
  const { id } = useReplayTools();
  const { opened, text } = useReplay((state) => state);
  const locale = useTongue();
  const compact = opened?.is === "game" ? opened.summary.compact : "";
  return (
    <div className={css.row}>
      <button type="button" onClick={() => saveFile(`fhtagn-${id}.record`, `${compact}\n`, "text/plain")}>
        {t("file")}
      </button>
      <button
        type="button"
        onClick={() =>
          void text(locale).then((written) => saveFile(`fhtagn-${id}.txt`, written, "text/plain"))
        }
      >
        {t("textFile")}
      </button>
    </div>
  );
}

/** The readable form, in the language of the page. */
export function TextSheet({ onClose }: SheetProps) {
  const t = useTranslations("replay.share");
  const read = useReplay((state) => state.text);
  const locale = useTongue();
  const [text, setText] = useState("");
  useEffect(() => {
    let current = true;
    void read(locale).then((written) => current && setText(written));
    return () => {
      current = false;
    };
  }, [read, locale]);
  return (
    <Sheet title={t("textTitle")} size="large" onClose={onClose}>
      <SaveButtons />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <pre className={css.text} tabIndex={0} aria-busy={text === ""}>
        {text}
      </pre>
    </Sheet>
  );
}
