/** One rule beside the game, with the way into the book. */
import { ArrowLeft, ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { BookLink } from "./book-link.tsx";
import { Coming, NotToBeHad } from "./coming.tsx";
import { FollowProvider } from "./follow.ts";
import { FOLLOW_AT_THE_TABLE } from "./follow-at-the-table.tsx";
import type { OpenedBook } from "./load-book.ts";
import { useOpenRules } from "./open-rule.ts";
import css from "./rule-sheet.module.css";
import { RuleView } from "./rule-view.tsx";
import { SideSheet } from "./side-sheet.tsx";
import { useOpened } from "./use-opened.ts";
import { findRule, placeInBook } from "./where.ts";

export function RuleSheet({ id }: { readonly id: string }) {
  const t = useTranslations("rules");
  const { ids, back, close } = useOpenRules();
  const tools =
    ids.length < 2 ? null : (
      <button type="button" className={css.back} aria-label={t("back")} onClick={back}>
        <ArrowLeft size={20} aria-hidden="true" />
      </button>
    );
  return (
    <SideSheet title={t("rule", { id })} onClose={close} tools={tools}>
      <FollowProvider value={FOLLOW_AT_THE_TABLE}>
        <Rule id={id} />
      </FollowProvider>
    </SideSheet>
  );
}

function Rule({ id }: { readonly id: string }) {
  const book = useOpened("catalogue");
  if (book.is === "failed") return <NotToBeHad again={book.again} />;
  return book.is === "coming" ? <Coming /> : <Found id={id} book={book.value} />;
}

function Found({
  id,
  book: { sections, contents, french },
}: {
  readonly id: string;
  readonly book: OpenedBook;
}) {
  const t = useTranslations("rules");
  const found = findRule(id, sections);
  const place = placeInBook(id, contents);
  if (found === null || place === null) return <p>{t("noSuchRule", { id })}</p>;
  const chapter = french?.words[found.section.title] ?? found.section.title;
  return (
    <article className={css.rule}>
      <RuleView rule={found.rule} french={french} head={<p className={css.chapter}>{chapter}</p>} />
      <p className={css.onward}>
        <BookLink path={`${place.section}#${place.hash}`}>
          {t("openInBook")} <ExternalLink size={14} aria-hidden="true" />
        </BookLink>
      </p>
    </article>
  );
}
