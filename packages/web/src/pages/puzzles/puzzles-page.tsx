/** All puzzles by their grade, the one of the day on top. */
import type { Puzzle } from "@fhtagn/lab";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { usePuzzleProgress } from "../../puzzles/puzzle-progress.ts";
import { nextAfter, numberOf, type Shelf, shelvesOf, solvedAmong } from "../../puzzles/shelf.ts";
import { Coming } from "../../rules-book/coming.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import { Daily } from "./daily.tsx";
import { Forget } from "./forget.tsx";
import { NoPuzzles } from "./no-puzzles.tsx";
import { PuzzleTile } from "./puzzle-tile.tsx";
import styles from "./puzzles-page.module.css";
import { usePuzzles } from "./use-puzzles.ts";

export function PuzzlesPage() {
  const t = useTranslations("puzzles");
  const found = usePuzzles();
  usePageTitle(t("title"));
  if (found.is === "failed") return <NoPuzzles again={found.again} />;
  return (
    <Page title={t("title")} under={t("under")}>
      {found.is === "coming" && <Coming />}
      {found.is === "here" && found.value.length === 0 && <p>{t("none")}</p>}
      {found.is === "here" && found.value.length > 0 && <All puzzles={found.value} />}
    </Page>
  );
}

interface AllProps {
  readonly puzzles: readonly Puzzle[];
}

function All({ puzzles }: AllProps) {
  return (
    <>
      <Daily puzzles={puzzles} />
      <Onward puzzles={puzzles} />
      {shelvesOf(puzzles).map((shelf) => (
        <GradeShelf key={shelf.grade} shelf={shelf} />
      ))}
      <Forget />
    </>
  );
}

/** How many are solved, and the next one that is not. */
function Onward({ puzzles }: AllProps) {
  const t = useTranslations("puzzles");
  const progress = usePuzzleProgress((all) => all.puzzles);
  const solved = solvedAmong(puzzles, progress);
  const next = nextAfter(puzzles, progress, null);
  const isNew = Object.keys(progress).length === 0;
  const all = puzzles.length;
  return (
    <p className={styles.onward}>
      <span data-count="">{solved === all ? t("allSolved") : t("solvedOf", { solved, all })}</span>
      {next !== null && solved < all && (
        <ButtonLink to="/learn/puzzles/$id" params={{ id: next }}>
          {isNew ? t("begin") : t("onward", { number: numberOf(next) })}
        </ButtonLink>
      )}
    </p>
  );
}

function GradeShelf({ shelf: { grade, puzzles } }: { readonly shelf: Shelf<Puzzle> }) {
  const t = useTranslations("puzzles");
  const progress = usePuzzleProgress((all) => all.puzzles);
  const heading = `grade-${grade}`;
  const solved = solvedAmong(puzzles, progress);
  return (
    <section className={styles.shelf} aria-labelledby={heading} data-grade={grade}>
      <h2 id={heading}>{t("grade", { grade })}</h2>
      <p className={styles.about}>
        {t(`grades.${grade}`)} <span>{t("solvedOf", { solved, all: puzzles.length })}</span>
      </p>
      <ol className={styles.tiles}>
        {puzzles.map(({ id }) => (
          <PuzzleTile key={id} id={id} />
        ))}
      </ol>
    </section>
  );
}
