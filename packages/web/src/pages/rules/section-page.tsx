/** One section of the book. */
import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import type { BookSection, SectionLine } from "../../rules-book/book.ts";
import { Coming, NotToBeHad } from "../../rules-book/coming.tsx";
import type { OpenedBook } from "../../rules-book/load-book.ts";
import { SOURCES } from "../../rules-book/sources.ts";
import { useOpened } from "../../rules-book/use-opened.ts";
import { Button } from "../parts/button.tsx";
import { BlockView } from "./block-view.tsx";
import { useTitles } from "./contents-context.ts";
import css from "./section.module.css";
import { useHere } from "./use-here.ts";

interface Props {
  readonly line: SectionLine;
  readonly contents: readonly SectionLine[];
}

export function SectionPage({ line, contents }: Props) {
  const t = useTranslations("rules");
  const titles = useTitles();
  const book = useOpened(line.part);
  const title = titles.section(line);
  usePageTitle(title);
  return (
    <article>
      <header className={css.header}>
        <h1 className={css.title}>
          {line.number === null ? null : <span className={css.number}>{line.number}</span>}
          {title}
        </h1>
        <Button look="quiet" onClick={() => print()}>
          <Printer size={16} aria-hidden="true" /> {t("print")}
        </Button>
      </header>
      {line.headings.length > 1 ? <Headings line={line} /> : null}
      {book.is === "here" ? (
        <Blocks slug={line.slug} book={book.value} />
      ) : book.is === "failed" ? (
        <NotToBeHad again={book.again} />
      ) : (
        <Coming />
      )}
      <Neighbours line={line} contents={contents} />
    </article>
  );
}

function Headings({ line: { slug, headings } }: Pick<Props, "line">) {
  const t = useTranslations("rules");
  const titles = useTitles();
  return (
    <nav className={css.headings} aria-label={t("inThisSection")}>
      <ul>
        {headings.map((heading) => (
          <li key={heading.anchor}>
            <Link to="/rules/{-$section}" params={{ section: slug }} hash={heading.anchor}>
              {titles.heading(heading)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In two languages by itself. */
const GLOSSARY = "glossary";

const hasRules = ({ blocks }: BookSection): boolean => blocks.some(({ is }) => is === "rule");

function Blocks({ slug, book }: { readonly slug: string; readonly book: OpenedBook }) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const section = book.sections.find((one) => one.slug === slug);
  const here = useHere(section !== undefined);
  if (section === undefined) return null;
  const rules = hasRules(section);
  return (
    <>
      {rules ? (
        <Signs />
      ) : section.locale === locale || slug === GLOSSARY ? null : (
        <p className={css.note}>{t("englishOnly")}</p>
      )}
      {section.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change places.
        <BlockView key={at} block={block} locale={section.locale} french={book.french} here={here} />
      ))}
    </>
  );
}

const PLAYERS = ["AP", "NP"] as const;

/** Who LCG, FAQ41 and the others are. */
function Signs() {
  const t = useTranslations("rules");
  const sources = useTranslations("rules.sources");
  return (
    <details className={css.signs}>
      <summary>{t("signs")}</summary>
      <dl>
        {SOURCES.map((source) => (
          <div key={source}>
            <dt>{source}</dt>
            <dd>{sources(source)}</dd>
          </div>
        ))}
        {PLAYERS.map((player) => (
          <div key={player}>
            <dt>{player}</dt>
            <dd>{t(`notation.${player}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Neighbours({ line, contents }: Props) {
  const t = useTranslations("rules");
  const titles = useTitles();
  const at = contents.indexOf(line);
  const before = contents[at - 1];
  const next = contents[at + 1];
  return (
    <nav className={css.neighbours} aria-label={t("pages")}>
      {before === undefined ? (
        <span />
      ) : (
        <Link to="/rules/{-$section}" params={{ section: before.slug }}>
          {t("previous", { title: titles.section(before) })}
        </Link>
      )}
      {next === undefined ? null : (
        <Link to="/rules/{-$section}" params={{ section: next.slug }}>
          {t("next", { title: titles.section(next) })}
        </Link>
      )}
    </nav>
  );
}
