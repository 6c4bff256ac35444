/** A row of a table, numbered as spreadsheets number it: the first row of the file is 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Why the row cannot be used, where it cannot. */
  readonly problem?: string | undefined;
}

/** A table of a file: its columns, and the rows below them, which can be read several times. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: () => AsyncIterable<TableRow>;
}

/** The most columns of a table. */
export const MOST_COLUMNS = 1000;

/** The longest name of a column, in characters. */
export const LONGEST_COLUMN = 200;
