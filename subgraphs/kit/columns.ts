import type { Instant } from '#kernel/clock.js';
import { Table, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { isMysql } from './schema-facts.js';

/** A column as both databases can hold it; the dialect's own type is chosen when the table is made. `Value` is what a row holds. */
export interface Column<Value = unknown> {
  readonly kind: 'varchar' | 'text' | 'int' | 'blob';
  readonly length?: number;
  readonly nullable?: boolean;
  readonly fallback?: string | number;
  /** Never there: carries the type. */
  readonly value?: Value;
}

const UUID_LENGTH = 36;
const INSTANT_LENGTH = 24;

/** A UUID. */
export const uuid: Column<string> = { kind: 'varchar', length: UUID_LENGTH };
/** An ISO 8601 UTC time with milliseconds, kept as the text that is answered. */
export const instantColumn: Column<Instant> = { kind: 'varchar', length: INSTANT_LENGTH };
/** A code, name or number of at most `length` characters, compared byte by byte; one of a closed list where its type is named. */
export const code = <Value extends string = string>(length: number): Column<Value> => ({ kind: 'varchar', length });
/** Free text or JSON of any length. */
export const text: Column<string> = { kind: 'text' };
/** Compressed bytes. */
export const blob: Column<Buffer> = { kind: 'blob' };
/** A whole number: quantities, minor units of money, versions, company ids. */
export const int: Column<number> = { kind: 'int' };
/** 0 or 1. */
export const flag: Column<number> = { kind: 'int', fallback: 0 };
/** The same column, allowed to be empty. */
export const nullable = <Value>({ kind, length, fallback }: Column<Value>): Column<Value | null> =>
  ({ kind, ...(length !== undefined && { length }), ...(fallback !== undefined && { fallback }), nullable: true });
/** The same column, with a value for rows that do not say one. */
export const withDefault = <Value extends string | number>(column: Column<Value>, fallback: Value): Column<Value> => ({ ...column, fallback });

/** A table in portable terms; tenant data leads its primary key and every index with `company_id`. */
export interface TableDefinition {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly primaryKey: readonly string[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
}

/** What a row holds in some columns. */
export type ColumnValues<Columns extends Readonly<Record<string, Column>>> = { readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never };

/** A row of a table as it was made; columns that came later are {@link ColumnValues} of theirs. */
export type TableRow<Definition extends Pick<TableDefinition, 'columns'>> = ColumnValues<Definition['columns']>;

/** What is read of a table: the columns of its rows, and their names for a SELECT. */
export interface Selection<Columns extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>> {
  readonly columns: Columns;
  /** The names, with commas between them. */
  readonly names: string;
  /** The names behind a table's alias. */
  of(alias: string): string;
}

/** A row of a {@link Selection}. */
export type SelectedRow<Of extends Selection> = ColumnValues<Of['columns']>;

/** All columns but some. */
export function selection<Columns extends Readonly<Record<string, Column>>, Without extends keyof Columns & string = never>(columns: Columns, ...without: readonly Without[]): Selection<Omit<Columns, Without>> {
  const kept = Object.fromEntries(Object.entries(columns).filter(([name]) => !without.some((one) => one === name))) as Omit<Columns, Without>;
  const names = Object.keys(kept);
  return { columns: kept, names: names.join(', '), of: (alias) => names.map((name) => `${alias}.${name}`).join(', ') };
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
