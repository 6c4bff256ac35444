import { quoted } from '../statement.js';

/** A value of a row as the database has it. */
export type StoredValue = string | number | Buffer | null;

/** A table of a snapshot. */
export interface SnapshotTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The rows of one database as they were at one moment, whoever writes it meanwhile. */
export interface TableSnapshot {
  /** Every table but those in {@link APART}. */
  tables(): Promise<readonly SnapshotTable[]>;
  /** The rows of a table, as the values of its columns. */
  rows(table: SnapshotTable): AsyncIterable<readonly StoredValue[]>;
  /** The names of the migrations that ran. */
  migrations(): Promise<readonly string[]>;
}

/** Tables of how the schema came about: their content is not restored as rows. */
export const APART: ReadonlySet<string> = new Set(['migrations', 'migration_lease']);

const NAME = /^[a-z][a-z0-9_]{0,63}$/;

/** Whether a text is a name that tables and columns of the product have. */
export const isTableName = (text: string): boolean => NAME.test(text);

/** The names of tables and columns get into statements, quoted: only such as the product gives. */
export function named(text: string): string {
  if (!isTableName(text)) throw new TypeError(`${JSON.stringify(text)} is no name of a table or column of the product`);
  return quoted(text);
}
