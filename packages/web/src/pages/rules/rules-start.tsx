/** The first page of the book: every chapter at a glance. */
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import type { SectionLine } from "../../rules-book/book.ts";
import { useTitles } from "./contents-context.ts";
import css from "./rules-start.module.css";
import section from "./section.module.css";
import { TURN_CHART } from "./slugs.ts";

export function RulesStart({ contents }: { readonly contents: readonly SectionLine[] }) {
  const t = useTranslations("rules");
  usePageTitle(t("title"));
  return (
    <>
      <header className={section.header}>
        <h1 className={section.title}>{t("title")}</h1>
        <p className={section.under}>{t("lead")}</p>
      </header>
      <p className={css.under}>{t("under")}</p>
      <Link to="/rules/{-$section}" params={{ section: TURN_CHART }} className={css.chart}>
        <strong>{t("turnChart")}</strong>
        <span>{t("turnChartText")}</span>
      </Link>
      <Lines title={t("chapters")} lines={contents.filter(({ part }) => part === "catalogue")} />
      <Lines title={t("further")} lines={contents.filter(({ part }) => part !== "catalogue")} />
    </>
  );
}

/** Keywords are looked for by name. */
const OPENED = "keywords";

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly SectionLine[] }) {
  const titles = useTitles();
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <ol className={css.lines}>
        {lines.map((line) => (
          <li key={line.slug}>
            <Link to="/rules/{-$section}" params={{ section: line.slug }} className={css.line}>
              <span className={css.number}>{line.number ?? ""}</span>
              <span>{titles.section(line)}</span>
            </Link>
            {line.slug === OPENED ? <Headings line={line} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Headings({ line: { slug, headings } }: { readonly line: SectionLine }) {
  const titles = useTitles();
  return (
    <ul className={css.headings}>
      {headings.map((heading) => (
        <li key={heading.anchor}>
          <Link to="/rules/{-$section}" params={{ section: slug }} hash={heading.anchor}>
            {titles.heading(heading)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
