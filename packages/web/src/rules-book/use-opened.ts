import { useLocale } from "use-intl";
import type { BookPart } from "./book.ts";
import { type OpenedBook, openerOf } from "./load-book.ts";
import { type Fetched, useFetched } from "./use-fetched.ts";

/** A part of the book in the reader's language. */
export const useOpened = (part: BookPart): Fetched<OpenedBook> => useFetched(openerOf(part, useLocale()));
