/** Long form of `puzzles`. */
import { test } from "vitest";
import { PUZZLES, proveAgain } from "./puzzles-of-the-page.ts";

test.each(PUZZLES)("$id has one answer that wins", proveAgain);
