/** All rows of one database into another one of the same form, whatever kind either is. */
import { sql } from "kysely";
import type { Database } from "../storage/database.ts";
import { KEPT_TABLES, TABLE_KEYS, type TableName } from "../storage/tables.ts";

type Row = Readonly<Record<string, unknown>>;

const PAGE = 1000;
/** Of one statement: SQLite takes no more. */
const MOST_VALUES = 30_000;

/** Those of the form that `to` has; whoever lacks one of them is damaged. */
export async function copyTables(from: Database, to: Database): Promise<void> {
  const wanted = new Set((await to.introspection.getTables()).map(({ name }) => name));
  for (const table of KEPT_TABLES) {
    if (!wanted.has(table)) continue;
    for await (const rows of pagesOf(from, table)) await insert(to, table, rows);
  }
}

/** Page by page, each after the last row of the one before. */
async function* pagesOf(db: Database, table: TableName): AsyncGenerator<readonly Row[]> {
  const keys = TABLE_KEYS[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  for (let last: Row | undefined; ; ) {
    const after = last === undefined ? sql`` : sql`where (${columns}) > (${valuesOf(last, keys)})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

const valuesOf = (row: Row, keys: readonly string[]) => sql.join(keys.map((key) => row[key]));

async function insert(db: Database, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const most = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  for (let at = 0; at < rows.length; at += most) {
    const values = sql.join(rows.slice(at, at + most).map((row) => sql`(${valuesOf(row, columns)})`));
    await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db);
  }
}
