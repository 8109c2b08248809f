/** A record from outside: a file, a text, or the link the page was opened with. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type DragEvent, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { readFragment } from "../../replay/share-link.ts";
import { Button } from "../parts/button.tsx";
import styles from "./load-record.module.css";
import { openRecord } from "./open-record.ts";
import { useProblemWords } from "./replay-problem.tsx";
import { type ReplaySearch, readReplaySearch } from "./replay-search.ts";

interface Loading {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly load: (text: string, search?: ReplaySearch) => void;
  readonly refuse: (problem: string) => void;
}

function useLoading(): Loading {
  const t = useTranslations("replay.load");
  const words = useProblemWords();
  const navigate = useNavigate();
  const [state, setState] = useState<Pick<Loading, "busy" | "problem">>({ busy: false, problem: null });
  const refuse = (problem: string): void => setState({ busy: false, problem });
  const load = async (text: string, search: ReplaySearch = {}): Promise<void> => {
    setState({ busy: true, problem: null });
    const opened = await openRecord(text);
    if (opened.is === "kept")
      await navigate({ to: "/replay/$id", params: { id: opened.id }, search, replace: location.hash !== "" });
    else refuse(opened.is === "not kept" ? t("storeFailed", { message: opened.message }) : words(opened));
  };
  return { ...state, load: (text, search) => void load(text, search), refuse };
}

/** The fragment of the address is read once; what is in it was put there by whoever sent the link. */
function useLink({ load, refuse }: Loading): void {
  const t = useTranslations("replay.wrong");
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link is read again.
  useEffect(() => {
    if (hash === "") return;
    readFragment(hash).then(
      (shared) => {
        if (shared !== null)
          load(shared.record, readReplaySearch({ at: shared.at ?? undefined, seat: shared.seat }));
      },
      () => refuse(t("link")),
    );
  }, [hash]);
}

export function LoadRecord() {
  const t = useTranslations("replay.load");
  const loading = useLoading();
  const { load, busy, problem } = loading;
  useLink(loading);
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) load(await file.text());
  };
  const { over, ...dropping } = useDropping((file) => void take(file));
  return (
    <section aria-labelledby="load" className={styles.load} data-over={over} {...dropping}>
      <h2 id="load">{t("title")}</h2>
      <p className={styles.note}>{t("text")}</p>
      <FileChoice onFile={(file) => void take(file)} />
      <PasteField onText={load} busy={busy} />
      <p role="status">{busy ? t("reading") : ""}</p>
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
