/** The cards a deck may be built from, with what deck building asks of them. */
import { type CardPool, makePool, type PoolCard } from "@fhtagn/rules";
import { allCards, type CardRow } from "../facts.ts";
import { library, unfinished } from "../library.ts";

let pool: CardPool | undefined;

export function deckPool(): CardPool {
  pool ??= makePool(poolCards());
  return pool;
}

function poolCards(): readonly PoolCard[] {
  const reasons = new Map(unfinished().map(({ row, reason }) => [row.code, reason]));
  const allowed = new Map(library().map(({ facts, text }) => [facts.code, text.copiesAllowed]));
  return allCards().map((row: CardRow) => {
    const notYet = reasons.get(row.code);
    const copiesAllowed = allowed.get(row.code);
    return {
      ...row,
      ...(notYet !== undefined && { notYet }),
      ...(copiesAllowed !== undefined && { copiesAllowed }),
    };
  });
}
