import type { Foreseen, Hint } from "@fhtagn/protocol";
import type { Choice } from "@fhtagn/rules";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { keyed } from "../model/keyed.ts";
import { useGame, useGestures, useTongue, useTools } from "../table-context.ts";
import { useChoiceWords, useHappeningWords } from "../table-words.ts";
import css from "./advice.module.css";

/** Above the prompt: the advice asked for, or what would surely follow. */
export function Advice() {
  const hint = useGestures((gestures) => gestures.hint);
  const foreseen = useGestures((gestures) => gestures.foreseen);
  if (hint !== null) return <HintNote hint={hint} />;
  return foreseen === null ? null : <ForeseenNote foreseen={foreseen} />;
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTranslations("table");
  const id = useId();
  const change = useGestures((gestures) => gestures.change);
  return (
    <aside className={css.note} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          aria-label={t("dialogs.close")}
          onClick={() => change({ hint: null, foreseen: null })}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div role="status">{children}</div>
    </aside>
  );
}

const percent = (value: number): number => Math.round(value * 100);

function HintNote({ hint }: { readonly hint: Hint | "asking" | "none" }) {
  const t = useTranslations("table");
  if (hint === "asking") return <Note title={t("hint.title")}>{t("hint.asking")}</Note>;
  if (hint === "none") return <Note title={t("hint.title")}>{t("hint.none")}</Note>;
  return (
    <Note title={t("hint.title")}>
      <Advised choice={hint.choice} value={hint.value} />
      {hint.other !== undefined && <Other choice={hint.other.choice} value={hint.other.value} />}
      {hint.why !== undefined && <Why sentences={hint.why} />}
    </Note>
  );
}

function Advised({ choice, value }: { readonly choice: Choice; readonly value: number | undefined }) {
  const t = useTranslations("table");
  const { session, gestures } = useTools();
  const words = useChoiceWords();
  const busy = useGame((game) => game.busy);
  const take = (): void => {
    gestures.getState().change({ hint: null });
    session.getState().answer(choice);
  };
  return (
    <>
      <p className={css.best}>{words(choice)}</p>
      {value !== undefined && <p>{t("hint.value", { percent: percent(value) })}</p>}
      <button type="button" className={css.take} disabled={busy} onClick={take}>
        {t("hint.take")}
      </button>
    </>
  );
}

function Other({ choice, value }: { readonly choice: Choice; readonly value: number }) {
  const t = useTranslations("table");
  const words = useChoiceWords();
  return <p className={css.other}>{t("hint.other", { what: words(choice), percent: percent(value) })}</p>;
}

function Why({ sentences }: { readonly sentences: NonNullable<Hint["why"]> }) {
  const locale = useTongue();
  return sentences[locale].map((sentence) => (
    <p key={sentence} className={css.other}>
      {sentence}
    </p>
  ));
}

function ForeseenNote({ foreseen }: { readonly foreseen: Foreseen }) {
  const t = useTranslations("table");
  const words = useHappeningWords();
  return (
    <Note title={t("foreseen.title")}>
      {foreseen.happenings.length === 0 && foreseen.certain && <p>{t("foreseen.nothing")}</p>}
      <ol className={css.lines}>
        {keyed(foreseen.happenings, ({ what }) => what).map(({ key, item }) => (
          <li key={key}>{words(item)}</li>
        ))}
        {!foreseen.certain && <li>{t("foreseen.unknown")}</li>}
      </ol>
    </Note>
  );
}
