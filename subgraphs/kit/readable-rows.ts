import { Failure } from '#contract/failure.js';
import type { Reader } from './database.js';
import { STORED, UnreadableColumn, type Stored } from './stored-json.js';

/** Identifies an unreadable row: its table and id, and its name for people. */
export interface RowName {
  readonly table: string;
  readonly id: string;
  readonly name: string;
}

/** Maps rows to records. */
export interface Mapping<Row, Made> {
  readonly companyId: number;
  readonly map: (row: Row, stored: Stored) => Made;
  readonly nameOf: (row: Row) => RowName;
  /** Fail on an unreadable row instead of leaving it out: for a single requested record, and for decisions that need all rows. */
  readonly whole?: boolean | undefined;
  /** Values in place of unreadable columns: for referenced records that are useful without them. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** Records of rows. An unreadable row is left out, logged and reported once. */
export function readableRows<Row extends object, Made>(reader: Pick<Reader, 'setAside'>, rows: readonly Row[], mapping: Mapping<Row, Made>): Made[] {
  const { map } = mapping;
  try {
    return rows.map((row) => map(row, STORED)); // the usual case: readable rows have no extra cost
  } catch (error) {
    if (!(error instanceof UnreadableColumn)) throw error;
    return rows.flatMap((row) => oneByOne(reader, row, mapping));
  }
}

/** The record of a row that was requested by its id; an unreadable one throws INTERNAL with its name. */
export const readableRow = <Row extends object, Made>(reader: Reader, row: Row | undefined, mapping: Mapping<Row, Made>): Made | undefined =>
  row && readableRows(reader, [row], Object.assign({}, mapping, { whole: true }))[0];

function oneByOne<Row extends object, Made>(reader: Pick<Reader, 'setAside'>, row: Row, mapping: Mapping<Row, Made>): Made[] {
  try {
    return [mapping.map(row, STORED)];
  } catch (error) {
    if (!(error instanceof UnreadableColumn)) throw error;
    const { column } = error;
    const { name, ...place } = mapping.nameOf(row);
    reader.setAside({ companyId: mapping.companyId, ...place, name, column });
    const text = mapping.instead?.[column];
    if (text !== undefined) return oneByOne(reader, { ...row, [column]: text }, mapping);
    if (mapping.whole === true) throw new Failure('INTERNAL', `${name} cannot be read: what is stored as its ${column} is damaged`, {}, { cause: error });
    return [];
  }
}

/** A search for records of which there are at most `limit`. */
export interface ReadableSearch<Row, Made> extends Omit<Mapping<Row, Made>, 'map'> {
  readonly limit: number;
  /** The first rows of the search, in an order that does not depend on the limit. */
  readonly find: (limit: number) => Promise<readonly Row[]>;
  /** Reads the related data of some rows; returns their mapper. */
  readonly mapper: (rows: readonly Row[]) => Promise<Mapping<Row, Made>['map']>;
}

/**
 * The first records of a search, as if unreadable rows did not exist: where some were left out, more are read, so that
 * a page has its full length while there are others, and the next page continues after them.
 */
export async function findReadable<Row extends object, Made>(reader: Reader, { limit, find, mapper, ...mapping }: ReadableSearch<Row, Made>): Promise<Made[]> {
  for (let most = limit; ;) {
    const rows = await find(most);
    const made = readableRows(reader, rows, Object.assign({ map: await mapper(rows) }, mapping));
    if (made.length >= limit || rows.length < most) return made.slice(0, limit);
    most = limit + 2 * (rows.length - made.length); // twice as many as were left out: pages full of them take few steps
  }
}
