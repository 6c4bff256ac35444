import { FileFault } from './file-fault.js';
import { LONGEST_COLUMN, MOST_COLUMNS, type Table, type TableRow } from './table.js';

/** A table whose columns are named by its first row that is not empty, below titles of one cell. Columns of one name are told apart by a number. */
export async function tableOf(read: () => AsyncIterable<TableRow>): Promise<Table> {
  const first = await firstRow(read());
  if (!first) throw new FileFault('The file is empty');
  if (first.cells.length > MOST_COLUMNS) throw new FileFault(`has ${String(first.cells.length)} columns; at most ${String(MOST_COLUMNS)} are read`, { row: first.row });
  const long = first.cells.findIndex((cell) => cell.trim().length > LONGEST_COLUMN);
  if (long !== -1) throw new FileFault(`the name of column ${String(long + 1)} is longer than ${String(LONGEST_COLUMN)} characters; the first row names the columns`, { row: first.row });
  const header = named(first.cells);
  return { header, rows: () => below(read(), { from: first.row, columns: header.length }) };
}

/** Titles stand in so many rows at most. */
const MOST_TITLES = 10;

async function firstRow(rows: AsyncIterable<TableRow>): Promise<TableRow | undefined> {
  let [first, read]: [TableRow | undefined, number] = [undefined, 0];
  for await (const row of rows) {
    if (isEmpty(row)) continue;
    first ??= row;
    if (row.cells.filter((cell) => cell.trim() !== '').length !== 1) return row;
    read += 1;
    if (read > MOST_TITLES) break;
  }
  return first;
}

function named(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell) => {
    const name = cell.trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return name !== '' && count > 1 ? `${name} (${String(count)})` : name;
  });
}

async function* below(rows: AsyncIterable<TableRow>, { from, columns }: { readonly from: number; readonly columns: number }): AsyncIterable<TableRow> {
  for await (const row of rows) {
    if (row.row <= from || isEmpty(row)) continue;
    const wide = row.cells.findLastIndex((cell) => cell !== '') + 1;
    yield wide > columns ? { row: row.row, cells: [], problem: `has ${String(wide)} cells, and the table has ${String(columns)} columns` } : row;
  }
}

const isEmpty = ({ cells, problem }: TableRow): boolean => problem === undefined && cells.every((cell) => cell.trim() === '');
