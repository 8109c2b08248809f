/** Where a server keeps its games: how it is said, told, and what is wrong there. */
import { DatabaseProblem, isPostgres } from "@fhtagn/server";
import { Option } from "commander";
import { CliError } from "./errors.ts";
import { inRepository } from "./files.ts";

export function databaseOption(words: string): Option {
  const usual = process.env.FHTAGN_DB ?? inRepository(".data");
  return new Option("--db <place>", words).default(usual, databaseName(usual));
}

/** Without user and password: what is printed, others may read. */
export function databaseName(place: string): string {
  if (!isPostgres(place) || !URL.canParse(place)) return isPostgres(place) ? "postgres://..." : place;
  const { host, pathname } = new URL(place);
  return `postgres://${host}${pathname}`;
}

/** In the words of whoever asked, where there are words for it. */
export function toldOfDatabase(problem: unknown, place: string): unknown {
  if (!(problem instanceof DatabaseProblem) || problem.trouble === "other") return problem;
  const { trouble } = problem;
  return new CliError(({ database }) => database[trouble](databaseName(place)));
}
