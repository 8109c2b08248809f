/** What happens at a step, what may be used there, and the rules that say so. */
import { useTranslations } from "use-intl";
import { Coming, NotToBeHad } from "../../../rules-book/coming.tsx";
import { useFollow } from "../../../rules-book/follow.ts";
import type { OpenedBook } from "../../../rules-book/load-book.ts";
import { Statement } from "../../../rules-book/rule-view.tsx";
import { useOpened } from "../../../rules-book/use-opened.ts";
import { findRule } from "../../../rules-book/where.ts";
import css from "./turn-chart.module.css";
import { ALLOWED, type StepKind, type TurnStep, USES } from "./turn-steps.ts";

export function StepPanel({ step }: { readonly step: TurnStep }) {
  const t = useTranslations("turnChart");
  const book = useOpened("catalogue");
  return (
    <section className={css.panel} aria-live="polite" aria-labelledby="step-name">
      <p className={css.kind}>{t(`kinds.${step.kind}`)}</p>
      <h2 id="step-name">{t(`steps.${step.words}.name`)}</h2>
      <p>{t(`steps.${step.words}.what`)}</p>
      <p className={css.kindText}>{t(`kindTexts.${step.kind}`)}</p>
      <Allowed kind={step.kind} />
      <h3>{t("rules")}</h3>
      {book.is === "here" ? (
        <Rules ids={step.rules} book={book.value} />
      ) : book.is === "failed" ? (
        <NotToBeHad again={book.again} />
      ) : (
        <Coming />
      )}
    </section>
  );
}

function Allowed({ kind }: { readonly kind: StepKind }) {
  const t = useTranslations("turnChart.allowed");
  return (
    <ul className={css.allowed} aria-label={t("title")}>
      {USES.map((use) => {
        const yes = ALLOWED[kind].includes(use);
        return (
          <li key={use} data-yes={yes}>
            <span aria-hidden="true">{yes ? "✓" : "–"}</span> {t(use)}
            <span className="visually-hidden">{`: ${t(yes ? "yes" : "no")}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Rules({
  ids,
  book: { sections, french },
}: {
  readonly ids: readonly string[];
  readonly book: OpenedBook;
}) {
  const { Rule } = useFollow();
  return (
    <ul className={css.rules}>
      {ids.map((id) => {
        const rule = findRule(id, sections)?.rule;
        return rule === undefined ? null : (
          <li key={id}>
            <Rule id={id} />
            <Statement rule={rule} french={french} />
          </li>
        );
      })}
    </ul>
  );
}
