/** Every section by its title: a column of its own, or on a phone a sheet. */
import { Link, useLocation } from "@tanstack/react-router";
import { List } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { SectionLine } from "../../rules-book/book.ts";
import { SideSheet } from "../../rules-book/side-sheet.tsx";
import { Button } from "../parts/button.tsx";
import css from "./contents.module.css";
import { useTitles } from "./contents-context.ts";
import { TURN_CHART } from "./slugs.ts";

interface Props {
  readonly contents: readonly SectionLine[];
}

export function ContentsColumn(props: Props) {
  const t = useTranslations("rules");
  const column = useRef<HTMLElement>(null);
  useCurrentInSight(column);
  return (
    <nav ref={column} className={css.column} aria-label={t("contents")}>
      <ContentsList {...props} />
    </nav>
  );
}

/** The section that is read stands in the middle of the column; the page itself is not moved. */
function useCurrentInSight(column: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever another section is read.
  useEffect(() => {
    const current = column.current?.querySelector<HTMLElement>("[aria-current='page']");
    if (column.current === null || current === null || current === undefined) return;
    const { scrollTop, clientHeight } = column.current;
    const isInSight = current.offsetTop >= scrollTop && current.offsetTop < scrollTop + clientHeight;
    if (!isInSight) column.current.scrollTop = current.offsetTop - clientHeight / 2;
  }, [pathname, column]);
}

export function ContentsSheet(props: Props) {
  const t = useTranslations("rules");
  const { href } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has chosen a section wants to read it.
  useEffect(() => setOpen(false), [href]);
  return (
    <div className={css.sheetButton}>
      <Button onClick={() => setOpen(true)}>
        <List size={18} aria-hidden="true" /> {t("contents")}
      </Button>
      {open ? (
        <SideSheet title={t("contents")} onClose={() => setOpen(false)}>
          <nav aria-label={t("contents")}>
            <ContentsList {...props} />
          </nav>
        </SideSheet>
      ) : null}
    </div>
  );
}

function ContentsList({ contents }: Props) {
  const t = useTranslations("rules");
  const chapters = contents.filter(({ part }) => part === "catalogue");
  const further = contents.filter(({ part }) => part !== "catalogue");
  return (
    <>
      <ol className={css.list}>
        <li>
          <SectionLink slug={undefined} title={t("contents")} number={null} />
        </li>
        <li>
          <SectionLink slug={TURN_CHART} title={t("turnChart")} number={null} />
        </li>
      </ol>
      <p className={css.part}>{t("chapters")}</p>
      <Lines lines={chapters} />
      <p className={css.part}>{t("further")}</p>
      <Lines lines={further} />
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly SectionLine[] }) {
  const titles = useTitles();
  return (
    <ol className={css.list}>
      {lines.map((line) => (
        <li key={line.slug}>
          <SectionLink slug={line.slug} title={titles.section(line)} number={line.number} />
        </li>
      ))}
    </ol>
  );
}

interface SectionLinkProps {
  readonly slug: string | undefined;
  readonly title: string;
  readonly number: number | null;
}

function SectionLink({ slug, title, number }: SectionLinkProps) {
  return (
    <Link
      to="/rules/{-$section}"
      params={{ section: slug }}
      className={css.link}
      activeOptions={{ exact: true }}
    >
      <span className={css.number}>{number ?? ""}</span>
      <span>{title}</span>
    </Link>
  );
}
