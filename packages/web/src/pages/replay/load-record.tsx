/** A record from outside: a file, a text, or the link the page was opened with. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { SentRecord } from "../../replay/replay-messages.ts";
import { readFragment } from "../../replay/share-link.ts";
import { Button } from "../parts/button.tsx";
import styles from "./load-record.module.css";
import { type OpenedRecord, openRecord } from "./open-record.ts";
import { useProblemWords } from "./replay-problem.tsx";
import { type ReplaySearch, readReplaySearch } from "./replay-search.ts";

interface Loading {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly load: (sent: SentRecord, search?: ReplaySearch) => void;
  readonly stop: () => void;
}

type Refused = Exclude<OpenedRecord, { readonly is: "kept" }>;

/** Nothing where the person stopped it himself. */
function useRefusalWords(): (refused: Refused) => string | null {
  const t = useTranslations("replay");
  const words = useProblemWords();
  return (refused) => {
    switch (refused.is) {
      case "stopped":
        return null;
      case "damaged":
        return t("wrong.link");
      case "not kept":
        return t("load.storeFailed", { message: refused.message });
      default:
        return words(refused);
    }
  };
}

function useLoading(): Loading {
  const words = useRefusalWords();
  const navigate = useNavigate();
  const [state, setState] = useState<Pick<Loading, "busy" | "problem">>({ busy: false, problem: null });
  const running = useRef<AbortController | null>(null);
  // Whoever leaves the page waits for nothing any more.
  useEffect(() => () => running.current?.abort(), []);
  const load = async (sent: SentRecord, search: ReplaySearch = {}): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ busy: true, problem: null });
    const opened = await openRecord(sent, own);
    if (running.current !== own) return;
    if (opened.is === "kept")
      await navigate({ to: "/replay/$id", params: { id: opened.id }, search, replace: location.hash !== "" });
    else setState({ busy: false, problem: words(opened) });
  };
  return {
    ...state,
    load: (sent, search) => void load(sent, search),
    stop: () => running.current?.abort(),
  };
}

/** The fragment of the address is read once; what is in it was put there by whoever sent the link. */
function useLink({ load }: Loading): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link is read again.
  useEffect(() => {
    if (hash === "") return;
    const packed = readFragment(hash);
    if (packed === null) return;
    const { letters, at, seat } = packed;
    load({ by: "link", letters }, readReplaySearch({ at: at ?? undefined, seat }));
  }, [hash]);
}

export function LoadRecord() {
  const t = useTranslations("replay.load");
  const loading = useLoading();
  const { load, stop, busy, problem } = loading;
  useLink(loading);
  const take = (file: File | undefined): void => {
    if (file !== undefined) load({ by: "file", file });
  };
  const { over, ...dropping } = useDropping(take);
  return (
    <section aria-labelledby="load" className={styles.load} data-over={over} {...dropping}>
      <h2 id="load">{t("title")}</h2>
      <p className={styles.note}>{t("text")}</p>
      <FileChoice onFile={take} />
      <PasteField onText={(text) => load({ by: "text", text })} busy={busy} />
      <p role="status">{busy ? t("reading") : ""}</p>
      {busy && <Button onClick={stop}>{t("stop")}</Button>}
      <p role="alert" className={styles.problem}>
        {problem ?? ""}
      </p>
    </section>
  );
}

/** A file that is held over the panel, and let go. */
function useDropping(onFile: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
}

function FileChoice({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const t = useTranslations("replay.load");
  return (
    <div className={styles.file}>
      <label>
        {t("choose")}
        <input
          type="file"
          accept=".record,.txt,text/plain"
          onChange={({ target }) => {
            onFile(target.files?.[0]);
            target.value = "";
          }}
        />
      </label>
      <span className={styles.note}>{t("drop")}</span>
    </div>
  );
}

interface PasteProps {
  readonly onText: (text: string) => void;
  readonly busy: boolean;
}

function PasteField({ onText, busy }: PasteProps) {
  const t = useTranslations("replay.load");
  const id = useId();
  const [text, setText] = useState("");
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label htmlFor={id}>{t("paste")}</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={busy || text.trim() === ""}>
        {t("open")}
      </Button>
    </form>
  );
}
