/** At the table a rule opens beside the game, and everything else of the book in a tab of its own. */
import { BookLink } from "./book-link.tsx";
import type { Follow } from "./follow.ts";
import { RuleLink } from "./rule-link.tsx";

const POINT = /^ED-/;

export const FOLLOW_AT_THE_TABLE: Follow = {
  Rule: ({ id }) =>
    POINT.test(id) ? <BookLink path={`editions#${id}`}>{id}</BookLink> : <RuleLink id={id} />,
  Section: ({ slug, children }) => <BookLink path={slug}>{children}</BookLink>,
  Card: ({ children }) => children,
};
