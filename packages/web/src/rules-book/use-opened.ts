import { useLocale } from "use-intl";
import type { Part } from "./book.ts";
import { type Opened, openerOf } from "./load-book.ts";
import { type Fetched, useFetched } from "./use-fetched.ts";

/** A part of the book in the reader's language. */
export const useOpened = (part: Part): Fetched<Opened> => useFetched(openerOf(part, useLocale()));
