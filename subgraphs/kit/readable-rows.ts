import { Failure } from '#contract/failure.js';
import type { Reader } from './database.js';
import { STORED, UnreadableColumn, type Stored } from './stored-json.js';

/** What a row is called where it is set aside: its table and id, and the name people know it by. */
export interface RowName {
  readonly table: string;
  readonly id: string;
  readonly name: string;
}

/** How rows become records. */
export interface Mapping<Row, Made> {
  readonly companyId: number;
  readonly map: (row: Row, stored: Stored) => Made;
  readonly nameOf: (row: Row) => RowName;
  /** Fail on a row that cannot be read in place of leaving it out: for one record that was asked for, and for decisions that must see all. */
  readonly whole?: boolean | undefined;
  /** What is read in place of columns that cannot be: for records that others lead to and that say enough without them. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** Records of rows. One that cannot be read is left out, logged and reported once, and the others go on. */
export function readableRows<Row extends object, Made>(reader: Reader, rows: readonly Row[], mapping: Mapping<Row, Made>): Made[] {
  const { map } = mapping;
  try {
    return rows.map((row) => map(row, STORED)); // nearly always: rows that can be read cost nothing more
  } catch (error) {
    if (!(error instanceof UnreadableColumn)) throw error;
    return rows.flatMap((row) => oneByOne(reader, row, mapping));
  }
}

/** The record of a row that was requested by its id; one that cannot be read throws INTERNAL with its name. */
export const readableRow = <Row extends object, Made>(reader: Reader, row: Row | undefined, mapping: Mapping<Row, Made>): Made | undefined =>
  row && readableRows(reader, [row], { ...mapping, whole: true })[0];

function oneByOne<Row extends object, Made>(reader: Reader, row: Row, mapping: Mapping<Row, Made>): Made[] {
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
  /** The first rows of the search, in one order however many are asked for. */
  readonly find: (limit: number) => Promise<readonly Row[]>;
  /** Reads what belongs to some rows, and answers how each becomes a record. */
  readonly mapper: (rows: readonly Row[]) => Promise<Mapping<Row, Made>['map']>;
}

/**
 * The first records of a search, as though rows that cannot be read were not there: where some were left out, more are read in their place, so that
 * a page is as long as it was asked for while there are others, and reading on from its end gets past them.
 */
export async function findReadable<Row extends object, Made>(reader: Reader, { limit, find, mapper, ...mapping }: ReadableSearch<Row, Made>): Promise<Made[]> {
  for (let most = limit; ;) {
    const rows = await find(most);
    const made = readableRows(reader, rows, { ...mapping, map: await mapper(rows) });
    if (made.length >= limit || rows.length < most) return made.slice(0, limit);
    most = limit + 2 * (rows.length - made.length); // twice as many as were left out: pages full of them are passed in few steps
  }
}
