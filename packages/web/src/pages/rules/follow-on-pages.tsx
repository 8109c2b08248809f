/** On the pages of the book links lead on in the book, and a card is shown beside it. */
import { Link } from "@tanstack/react-router";
import type { Follow } from "../../rules-book/follow.ts";
import { placeInBook } from "../../rules-book/where.ts";
import { useContents, useTitles } from "./contents-context.ts";
import css from "./links.module.css";
import { useOpenCard } from "./open-card.ts";

const RuleOnPage: Follow["Rule"] = ({ id }) => {
  const place = placeInBook(id, useContents());
  return place === null ? (
    id
  ) : (
    <Link to="/rules/{-$section}" params={{ section: place.section }} hash={place.hash} className={css.rule}>
      {id}
    </Link>
  );
};

/** Under its title rather than under the name of its file. */
const SectionOnPage: Follow["Section"] = ({ slug, children }) => {
  const titles = useTitles();
  const line = useContents().find((one) => one.slug === slug);
  return (
    <Link to="/rules/{-$section}" params={{ section: slug }}>
      {line === undefined ? children : titles.section(line)}
    </Link>
  );
};

const CardBeside: Follow["Card"] = ({ code, children }) => {
  const show = useOpenCard(({ show: open }) => open);
  return (
    <button type="button" className={css.card} onClick={() => show(code)}>
      {children}
    </button>
  );
};

export const FOLLOW_ON_PAGES: Follow = { Rule: RuleOnPage, Section: SectionOnPage, Card: CardBeside };
