import type { Database as SqliteHandle, Statement as SqliteStatement } from 'better-sqlite3';
import { enterLatest } from '#kernel/enter-latest.js';
import { rowOf, type RowOf } from './row-of.js';

/** A prepared statement with the maker of its rows' records. */
export interface PreparedStatement {
  readonly statement: SqliteStatement;
  readonly row: RowOf;
}

const MOST_STATEMENTS = 500;

/** The statements of a connection by their text, each prepared once; beyond five hundred the first ones are dropped. */
export function preparedStatements(handle: SqliteHandle): (sql: string) => PreparedStatement {
  const statements = new Map<string, PreparedStatement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const made = prepare(handle, sql);
    enterLatest(statements, [sql, made], MOST_STATEMENTS);
    return made;
  };
}

function prepare(handle: SqliteHandle, sql: string): PreparedStatement {
  const statement = handle.prepare(sql);
  if (!statement.reader) return { statement, row: (values) => values };
  return { statement: statement.raw(), row: rowOf(statement.columns().map(({ name }) => name)) };
}

/** The records of a SELECT. */
export const recordsOf = ({ statement, row }: PreparedStatement, parameters: readonly unknown[]): unknown[] => (statement.all(parameters) as unknown[][]).map(row);
