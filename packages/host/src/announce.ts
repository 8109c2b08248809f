/** Whoever keeps the table hears of each position once, after everybody else. */
import { seqOf, stateOf } from "./sitting.ts";
import { isAt, type Table } from "./table.ts";
import { tellFault } from "./tell.ts";

export function announce(table: Table): void {
  const { terms, sitting, announced, undos: line, waitsFor } = table;
  const mark = sitting.marks.at(-1);
  if (mark === undefined || (announced !== null && isAt(table, announced))) return;
  table.announced = { line, seq: seqOf(sitting) };
  const { turn, asked: question } = mark;
  try {
    terms.hear?.({ ...table.announced, turn, question, asked: waitsFor, result: stateOf(sitting).result });
  } catch (error) {
    tellFault(table, error);
  }
}
