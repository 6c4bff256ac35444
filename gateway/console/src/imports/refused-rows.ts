import { csvOf } from '../bulk/csv-of.js';
import { cellOf, type FileTable } from './table-of-file.js';
import type { ImportResult } from './use-imports.js';

/** The column of a mended file that says what was wrong; an import of the console leaves it out by itself. */
export const REASON_COLUMN = 'Refused because';

/** One thing that was said of a product of an import. */
export interface RefusedRow {
  readonly key: string;
  readonly result: ImportResult;
  readonly row: number | null;
  readonly sku: string | null;
  readonly field: string | null;
  /** What the file has there; undefined where it is not known here. */
  readonly value: string | undefined;
  readonly message: string;
}

/** What was said of products, each on a row of its own: errors first, then what was left as it was. */
export const refusedRows = (results: readonly ImportResult[], table: FileTable | undefined): readonly RefusedRow[] => results.flatMap((result) => {
  const said = result.errors.length + result.notes.length > 0 ? [...result.errors, ...result.notes] : [{ row: result.row, sku: result.sku, field: null, message: '' }];
  return said.map(({ row, sku, field, message }, at) => ({ key: `${String(result.index)}:${String(at)}`, result, row: row ?? result.row, sku: sku ?? result.sku, field, message, value: table && cellOf(table, row ?? result.row, field) }));
});

/** The report of an import as CSV. */
export const reportOf = (rows: readonly RefusedRow[], head: readonly string[]): string =>
  csvOf([head, ...rows.map(({ row, sku, result: { status }, field, value, message }) => [row === null ? '' : String(row), sku ?? '', status, field ?? '', value ?? '', message])]);

/**
 * The rows of the file whose products were refused, with the reason in a last column, to be mended and dropped again. A product may have several rows: all from its first one to that of the next product.
 * Cells stay as the file has them, and each under its column: rows that end early are filled up, and what an earlier round said is left out.
 */
export function mendedFile({ rows, headerAt, separator }: FileTable, results: readonly ImportResult[], all: readonly Pick<ImportResult, 'row'>[]): string {
  const starts = all.map(({ row }) => row).filter((row) => row !== null).toSorted((one, other) => one - other);
  const lines = results.filter(({ errors }) => errors.length > 0).flatMap((result) => {
    const from = result.row ?? 0;
    const end = starts.find((row) => row > from) ?? rows.length + 1;
    return rows.slice(from - 1, end - 1).map((cells, at) => ({ cells, reason: reasonsOf(result, from + at, at === 0) }));
  });
  const head = rows[headerAt] ?? [];
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), head.length);
  return [{ cells: head, reason: REASON_COLUMN }, ...lines].map(({ cells, reason }) => `${[...ownCells(cells, head, width), reason].map((text) => cellText(text, separator)).join(separator)}\r\n`).join('');
}

const ownCells = (cells: readonly string[], head: readonly string[], width: number): readonly string[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? '').filter((_, at) => head[at]?.trim() !== REASON_COLUMN);

/** What is wrong in a row; what is said of the product stands in its first one. */
const reasonsOf = ({ errors, row: first }: ImportResult, row: number, isFirst: boolean): string =>
  errors.filter((error) => (error.row ?? first) === row || (isFirst && error.row === null)).map(({ field, message }) => (field === null ? message : `${field}: ${message}`)).join('; ');

const cellText = (text: string, separator: string): string => (text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
