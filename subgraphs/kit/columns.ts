import { Table, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { isMysql } from './schema-facts.js';

/** A column as both databases can hold it; the dialect's own type is chosen when the table is made. */
export interface Column {
  readonly kind: 'varchar' | 'text' | 'int' | 'blob';
  readonly length?: number;
  readonly nullable?: boolean;
  readonly fallback?: string | number;
}

const UUID_LENGTH = 36;
const INSTANT_LENGTH = 24;

/** A UUID. */
export const uuid: Column = { kind: 'varchar', length: UUID_LENGTH };
/** An ISO 8601 UTC time with milliseconds, kept as the text that is answered. */
export const instantColumn: Column = { kind: 'varchar', length: INSTANT_LENGTH };
/** A code, name or number of at most `length` characters, compared byte by byte. */
export const code = (length: number): Column => ({ kind: 'varchar', length });
/** Free text or JSON of any length. */
export const text: Column = { kind: 'text' };
/** Compressed bytes. */
export const blob: Column = { kind: 'blob' };
/** A whole number: quantities, minor units of money, versions, company ids. */
export const int: Column = { kind: 'int' };
/** 0 or 1. */
export const flag: Column = { kind: 'int', fallback: 0 };
/** The same column, allowed to be empty. */
export const nullable = (column: Column): Column => ({ ...column, nullable: true });
/** The same column, with a value for rows that do not say one. */
export const withDefault = (column: Column, fallback: string | number): Column => ({ ...column, fallback });

/** A table in portable terms; tenant data leads its primary key and every index with `company_id`. */
export interface TableDefinition {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly primaryKey: readonly string[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
}

/** Create a table with its keys and indexes on whichever database the runner speaks to. */
export async function createTable(runner: QueryRunner, definition: TableDefinition): Promise<void> {
  const { name, columns, primaryKey, unique = {}, indexes = {} } = definition;
  const mysql = isMysql(runner);
  const index = (isUnique: boolean) => ([indexName, columnNames]: [string, readonly string[]]) =>
    ({ name: indexName, columnNames: [...columnNames], isUnique });
  await runner.createTable(new Table({
    name,
    columns: keyFirst(columns, primaryKey).map(([columnName, column]) => ({ ...portable(column, mysql), name: columnName, isPrimary: primaryKey.includes(columnName) })),
    indices: [...Object.entries(unique).map(index(true)), ...Object.entries(indexes).map(index(false))],
    ...(mysql && { engine: 'InnoDB' }),
  }));
}

/** TypeORM takes the order of a primary key from the order of the columns. */
const keyFirst = (columns: TableDefinition['columns'], primaryKey: readonly string[]): [string, Column][] => [
  ...primaryKey.map((name): [string, Column] => [name, columnOf(columns, name)]),
  ...Object.entries(columns).filter(([name]) => !primaryKey.includes(name)),
];

function columnOf(columns: TableDefinition['columns'], name: string): Column {
  const column = columns[name];
  if (!column) throw new Error(`The primary key names ${name}, which is no column`);
  return column;
}

/** The column's type options for TypeORM, for migrations that add one to a table. */
export const columnOptions = (runner: QueryRunner, name: string, column: Column): TableColumnOptions => ({ ...portable(column, isMysql(runner)), name });

const MYSQL_TYPES = { varchar: 'varchar', text: 'longtext', int: 'bigint', blob: 'longblob' } as const;
const SQLITE_TYPES = { varchar: 'varchar', text: 'text', int: 'integer', blob: 'blob' } as const;

function portable({ kind, length, nullable: isNullable = false, fallback }: Column, mysql: boolean): Omit<TableColumnOptions, 'name'> {
  return {
    type: (mysql ? MYSQL_TYPES : SQLITE_TYPES)[kind],
    isNullable,
    ...(length !== undefined && { length: String(length) }),
    ...(fallback !== undefined && { default: literal(fallback) }),
    ...(mysql && TEXTUAL.has(kind) && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
  };
}

const TEXTUAL: ReadonlySet<Column['kind']> = new Set(['varchar', 'text']);

const literal = (value: string | number): string => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));
