/** The rules reference: contents beside the text, search above both. */
import { Navigate, useParams } from "@tanstack/react-router";
import type { SectionLine } from "../../rules-book/book.ts";
import { Coming, NotToBeHad } from "../../rules-book/coming.tsx";
import { FollowProvider } from "../../rules-book/follow.ts";
import { loadContents } from "../../rules-book/load-book.ts";
import { useFetched } from "../../rules-book/use-fetched.ts";
import { placeInBook, RULE_ID } from "../../rules-book/where.ts";
import { CardPlace } from "./card-place.tsx";
import { ContentsColumn, ContentsSheet } from "./contents.tsx";
import { ContentsProvider } from "./contents-context.ts";
import { FOLLOW_ON_PAGES } from "./follow-on-pages.tsx";
import { NoSuchSection } from "./no-such-section.tsx";
import css from "./rules-page.module.css";
import { RulesStart } from "./rules-start.tsx";
import { SearchBox } from "./search/search-box.tsx";
import { SectionPage } from "./section-page.tsx";
import { TURN_CHART } from "./slugs.ts";
import { TurnChartPage } from "./turn-chart/turn-chart-page.tsx";

export function RulesPage() {
  const contents = useFetched(loadContents);
  return (
    <div className={css.book}>
      {contents.is === "here" ? (
        <ContentsProvider value={contents.value}>
          <FollowProvider value={FOLLOW_ON_PAGES}>
            <Book contents={contents.value} />
          </FollowProvider>
        </ContentsProvider>
      ) : contents.is === "failed" ? (
        <NotToBeHad again={contents.again} />
      ) : (
        <Coming />
      )}
    </div>
  );
}

function Book({ contents }: { readonly contents: readonly SectionLine[] }) {
  const { section } = useParams({ strict: false });
  return (
    <>
      <div className={css.tools}>
        <SearchBox />
        <ContentsSheet contents={contents} />
      </div>
      {section === undefined ? null : <ContentsColumn contents={contents} />}
      <div className={css.text}>
        <Opened section={section} contents={contents} />
      </div>
      <CardPlace />
    </>
  );
}

interface OpenedProps {
  readonly section: string | undefined;
  readonly contents: readonly SectionLine[];
}

/** "/rules/STORY-03" leads to that rule. */
function Opened({ section, contents }: OpenedProps) {
  if (section === undefined) return <RulesStart contents={contents} />;
  if (section === TURN_CHART) return <TurnChartPage />;
  const line = contents.find(({ slug }) => slug === section);
  if (line !== undefined) return <SectionPage line={line} contents={contents} />;
  const id = section.toUpperCase();
  const place = RULE_ID.test(id) ? placeInBook(id, contents) : null;
  return place === null ? (
    <NoSuchSection section={section} />
  ) : (
    <Navigate to="/rules/{-$section}" params={{ section: place.section }} hash={place.hash} replace />
  );
}
