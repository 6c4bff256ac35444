import type { Instant } from '#kernel/clock.js';
import type { ColumnValue } from './statement.js';

/** A column as both databases can hold it; the dialect's own type is chosen when the table is made. `Value` is what a row holds. */
export interface Column<Value extends ColumnValue = ColumnValue> {
  readonly kind: 'varchar' | 'text' | 'int' | 'blob';
  readonly length?: number;
  readonly nullable?: boolean;
  readonly fallback?: string | number;
  /** The migration that added it, where that is not the one that made the table. */
  readonly since?: number;
  /** Never set: carries the type. */
  readonly value?: Value;
}

/** The default of a column that new rows may omit. */
interface WithFallback {
  readonly fallback: string | number;
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
export const flag: Column<number> & WithFallback = { kind: 'int', fallback: 0 };
/** The same column, allowed to be empty. */
export const nullable = <Value extends ColumnValue>({ kind, length, fallback }: Column<Value>): Column<Value | null> =>
  ({ kind, ...(length !== undefined && { length }), ...(fallback !== undefined && { fallback }), nullable: true });
/** The same column, with a default. */
export const withDefault = <Value extends string | number>(column: Column<Value>, fallback: Value): Column<Value> & WithFallback => ({ ...column, fallback });
/** The same column, added to its table by a later migration; existing rows got its default. */
export const since = <Of extends Column>(sequence: number, column: Of): Of => ({ ...column, since: sequence });

/** The columns of a table by their names. */
export type Columns = Readonly<Record<string, Column>>;

/** The columns of an index in their order; with the migration that added it, where that is not the one that made the table. */
export type IndexColumns = readonly string[] | { readonly since: number; readonly columns: readonly string[] };

/** The columns of an index. */
export const indexColumns = (index: IndexColumns): readonly string[] => ('since' in index ? index.columns : index);

/** A table in portable terms, as it is after all migrations; tenant data leads its primary key and every index with `company_id`. */
export interface TableDefinition {
  readonly name: string;
  readonly columns: Columns;
  readonly primaryKey: readonly string[];
  /** Rows are little more than their key: SQLite keeps them in the key's index alone, as MySQL does with every table. */
  readonly withoutRowid?: boolean;
  readonly unique?: Readonly<Record<string, IndexColumns>>;
  readonly indexes?: Readonly<Record<string, IndexColumns>>;
}

/** The values of a row in some columns. */
type ColumnValues<Of extends Columns> = { readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never };

/** A row of a table. */
export type TableRow<Of extends Pick<TableDefinition, 'columns'>> = ColumnValues<Of['columns']>;

/** The columns that a new row may leave out. */
type Optional<Of extends Columns> = { [Name in keyof Of]: Of[Name] extends WithFallback ? Name : Of[Name] extends Column<infer Value> ? null extends Value ? Name : never : never }[keyof Of];

/** A new row of a table: with every column that cannot be empty and has no default. */
export type NewRow<Of extends Pick<TableDefinition, 'columns'>> =
  Omit<TableRow<Of>, Optional<Of['columns']>> & Partial<Pick<TableRow<Of>, Optional<Of['columns']>>>;

/** The same rows, where a condition says that these columns are not empty. */
export type Filled<Row, Names extends keyof Row> = Omit<Row, Names> & { readonly [Name in Names]: NonNullable<Row[Name]> };

/** A row that has no columns but those of its table. */
export type KnownColumns<Of extends Pick<TableDefinition, 'columns'>, Row> = Row & Partial<Record<Exclude<Row extends unknown ? keyof Row : never, keyof Of['columns']>, never>>;

/** The columns a query reads of a table, with their names for a SELECT. */
export interface Selection<Of extends Columns = Columns> {
  readonly columns: Of;
  /** The names, with commas between them. */
  readonly names: string;
  /** The names behind a table's alias. */
  of(alias: string): string;
}

/** A row of a {@link Selection}. */
export type SelectedRow<Of extends Selection> = ColumnValues<Of['columns']>;

/** All columns but some. */
export function selection<Of extends Columns, Without extends keyof Of & string = never>(columns: Of, ...without: readonly Without[]): Selection<Omit<Of, Without>> {
  return selected(Object.fromEntries(Object.entries(columns).filter(([name]) => !without.some((one) => one === name))) as Omit<Of, Without>);
}

/** Some columns, in this order. */
export function selectionOf<Of extends Columns, Name extends keyof Of & string>(columns: Of, ...names: readonly Name[]): Selection<Pick<Of, Name>> {
  return selected(Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Of, Name>);
}

function selected<Of extends Columns>(columns: Of): Selection<Of> {
  const names = Object.keys(columns);
  return { columns, names: names.join(', '), of: (alias) => names.map((name) => `${alias}.${name}`).join(', ') };
}
