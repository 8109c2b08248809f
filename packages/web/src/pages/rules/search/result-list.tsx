import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { NotToBeHad } from "../../../rules-book/coming.tsx";
import { useContents, useTitles } from "../contents-context.ts";
import { type FoundEntry, wordsOf } from "./find.ts";
import { highlight } from "./fold.ts";
import css from "./search.module.css";
import type { Combobox } from "./use-combobox.ts";

interface Props {
  readonly id: string;
  readonly box: Combobox;
  readonly onGoTo: (found: FoundEntry) => void;
}

export function ResultList({ id, box, onGoTo }: Props) {
  const t = useTranslations("rules.search");
  const { chosen, state } = box;
  const words = wordsOf(box.query);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [id, chosen]);
  return (
    <div className={css.results} hidden={state === "hidden"}>
      {state === "failed" ? <NotToBeHad again={box.prepare} /> : null}
      <p className={css.count} role="status">
        {state === "shown" ? <Count box={box} /> : ""}
      </p>
      <div id={id} role="listbox" aria-label={t("results")} className={css.list}>
        {(state === "shown" ? box.shown : []).map((found, at) => (
          <ResultOption
            key={keyOf(found)}
            id={`${id}-${at}`}
            chosen={at === chosen}
            found={found}
            words={words}
            onGoTo={onGoTo}
          />
        ))}
      </div>
    </div>
  );
}

interface ResultOptionProps extends Pick<Props, "id" | "onGoTo"> {
  readonly chosen: boolean;
  readonly found: FoundEntry;
  readonly words: readonly string[];
}

function ResultOption({ id, chosen, found, words, onGoTo }: ResultOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of this list.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={css.result}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onGoTo(found)}
    >
      <Result found={found} words={words} />
    </div>
  );
}

const keyOf = ({ entry: { kind, section, hash, name }, text }: FoundEntry): string =>
  [kind, section, hash, name, text].join(" ");

function Count({ box: { query, shown, found } }: Pick<Props, "box">) {
  const t = useTranslations("rules.search");
  const count = found.length;
  if (count === 0) return t("none", { words: query.trim() });
  return shown.length < count ? t("shown", { shown: shown.length, count }) : t("count", { count });
}

function Result({ found, words }: { readonly found: FoundEntry; readonly words: readonly string[] }) {
  const t = useTranslations("rules.search.kinds");
  const titles = useTitles();
  const contents = useContents();
  const { entry, name, text, locale } = found;
  const line = contents.find(({ slug }) => slug === entry.section);
  return (
    <>
      <span className={css.kind}>
        {t(entry.kind)}
        {line === undefined || entry.kind !== "rule" ? "" : ` · ${titles.section(line)}`}
      </span>
      {name === "" ? null : (
        <span className={css.name}>
          <Marked text={name} words={words} />
        </span>
      )}
      <span className={css.text} lang={locale}>
        <Marked text={text} words={words} />
      </span>
    </>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return highlight(text, words).map(({ text: part, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text in their order.
    hit ? <mark key={at}>{part}</mark> : part,
  );
}
