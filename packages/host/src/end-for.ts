/** The keeper of the table ends a game: time is over, somebody left it or may play no more. */
import type { Player } from "@fhtagn/rules";
import { advanceSitting } from "./advance.ts";
import { bookmark } from "./bookmark.ts";
import { keepAnswer, stateOf } from "./sitting.ts";
import { whenHeard } from "./store.ts";
import { passNoMore, type Table } from "./table.ts";
import { tryAnswer } from "./try-answer.ts";

/** The seat loses as if it had conceded, by nobody's hand. False where it was over, or could not be stored. */
export function endFor(table: Table, seat: Player): Promise<boolean> {
  if (table.closed) return Promise.resolve(false);
  return new Promise((resolve) => {
    const ended = (isDone: boolean): void => {
      table.endings.delete(ended);
      resolve(isDone);
    };
    table.endings.add(ended);
    whenHeard(table, () => concedeFor(table, seat, ended));
  });
}

function concedeFor(table: Table, seat: Player, ended: (isDone: boolean) => void): void {
  const position = stateOf(table.sitting);
  const tried = tryAnswer(table, { position, seat, answer: { concede: true } });
  if (!tried.ok) {
    ended(false);
    return;
  }
  const takeBack = bookmark(table);
  table.draft = null;
  passNoMore(table, seat);
  keepAnswer(table.sitting, tried, false);
  const by = { request: null, done: () => ended(true), refuse: () => ended(false) };
  advanceSitting(table, { takeBack, isDecision: true, by });
}
