import { slices } from './grouped.js';

/** The two supported dialects of SQL. */
export type Dialect = 'sqlite' | 'mysql';

/** The value of a column. Booleans are 0 and 1. */
export type ColumnValue = string | number | Buffer | null;

/** A row to insert; the keys are the column names, written by us, never by a caller. */
export type InsertRow<Value = ColumnValue> = Readonly<Record<string, Value>>;

/** SQL text and the values of its placeholders. */
export interface Statement<Value = ColumnValue> {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

/** A name as every database reads it, also one that a database reserves, as MySQL does `last_value`. */
export const quoted = (name: string): string => `\`${name}\``;

const NOTHING: Statement<never> = { sql: '', parameters: [] };
const texts = new Map<string, string>();

/** One INSERT for all rows; the empty text when there are none. */
export function insertStatement<Value = ColumnValue>(table: string, rows: readonly InsertRow<Value>[]): Statement<Value | null> {
  const [first] = rows;
  if (!first) return NOTHING;
  const columns = Object.keys(first);
  const sql = remembered(`${table}(${columns.join()})${String(rows.length)}`, () => {
    const places = `(${columns.map(() => '?').join()})`;
    return `INSERT INTO ${table} (${columns.map(quoted).join()}) VALUES ${rows.map(() => places).join()}`;
  });
  const parameters: (Value | null)[] = [];
  for (const row of rows) for (const column of columns) parameters.push(row[column] ?? null);
  return { sql, parameters };
}

/** A table for upserts by its key. */
interface KeyedTable {
  readonly name: string;
  readonly primaryKey: readonly string[];
}

/** Rows of an upsert, and the columns of those that are there which it adds to, and overwrites: all others unless given. */
interface Upserted<Value> {
  readonly rows: readonly InsertRow<Value>[];
  readonly sum?: readonly string[];
  readonly overwritten?: readonly string[] | undefined;
}

/** One INSERT that, where the key exists, adds to the columns named in `sum` and overwrites the others, or those that are named: an index costs nothing where none of its columns is. */
export function upsertStatement<Value = ColumnValue>(dialect: Dialect, { name, primaryKey: key }: KeyedTable, { rows, sum = [], overwritten }: Upserted<Value>): Statement<Value | null> {
  const { sql, parameters } = insertStatement(name, rows);
  const [first] = rows;
  if (!first) return NOTHING;
  const columns = Object.keys(first);
  const text = remembered(`${dialect} ${name}(${columns.join()})${String(rows.length)}+${sum.join()}=${overwritten?.join() ?? ''}`, () => {
    const given = (column: string): string => (dialect === 'sqlite' ? `excluded.${quoted(column)}` : `VALUES(${quoted(column)})`);
    const sets = (overwritten ?? columns.filter((column) => !key.includes(column))).map((column) => `${quoted(column)} = ${sum.includes(column) ? `${name}.${quoted(column)} + ` : ''}${given(column)}`).join();
    return `${sql} ${dialect === 'sqlite' ? `ON CONFLICT (${key.join()}) DO UPDATE SET` : 'ON DUPLICATE KEY UPDATE'} ${sets}`;
  });
  return { sql: text, parameters };
}

/** The key of a row and values for some of its columns. */
export interface KeyedValues<Name extends string> {
  readonly key: string;
  readonly values: Readonly<Record<Name, ColumnValue>>;
}

/** What follows SET in one UPDATE that gives each of several rows values of its own; with `add` they are added to those the rows have. */
export function setByKey<Name extends string>(keyColumn: string, rows: readonly KeyedValues<Name>[], { columns, add = false }: { columns: readonly Name[]; add?: boolean }): Statement {
  const cases = `CASE ${keyColumn}${' WHEN ? THEN ?'.repeat(rows.length)} END`;
  return {
    sql: columns.map((name) => `${quoted(name)} = ${add ? `${quoted(name)} + ` : ''}${cases}`).join(),
    parameters: columns.flatMap((name) => rows.flatMap(({ key, values }) => [key, values[name]])),
  };
}

/** Ends a SELECT whose rows stay locked until its transaction ends; SQLite has one writer, and needs none. */
export const forUpdate = ({ dialect }: { readonly dialect: Dialect }): string => (dialect === 'mysql' ? ' FOR UPDATE' : '');

const MOST_PARAMETERS = 20_000;

/** Runs a statement for rows, in chunks that fit one on both databases; none for no rows. */
export async function inChunks(rows: readonly InsertRow[], statement: (chunk: readonly InsertRow[]) => Statement, execute: (sql: string, parameters: readonly ColumnValue[]) => Promise<number>): Promise<void> {
  for (const chunk of chunked(rows)) {
    const { sql, parameters } = statement(chunk);
    await execute(sql, parameters);
  }
}

function chunked(rows: readonly InsertRow[]): readonly (readonly InsertRow[])[] {
  const width = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(MOST_PARAMETERS / Math.max(1, width)));
  return rows.length > 0 && rows.length <= size ? [rows] : slices(rows, size);
}

const MOST_TEXTS = 1000;

function remembered(name: string, make: () => string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const made = make();
  if (texts.size < MOST_TEXTS) texts.set(name, made);
  return made;
}

/** SQL: 1 for a claim that was never ended, else 0. */
export const ONE_IF_CLAIMED = 'CASE WHEN claim_token IS NULL THEN 0 ELSE 1 END';

/** `?,?,?` for an IN list of that many values. A list of none is NULL, which nothing is in: MySQL cannot read an empty one. */
export const places = (count: number): string => (count === 0 ? 'NULL' : '?,'.repeat(count).slice(0, -1));

/** `LIMIT n` with the number written out: SQLite plans a statement anew at every run when its limit is a parameter. */
export function atMost(rows: number): string {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`A limit is a whole number, not ${String(rows)}`);
  return `LIMIT ${String(rows)}`;
}
