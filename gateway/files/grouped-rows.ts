import { MOST_VARIANTS } from './file-product.js';
import type { TableRow } from './table.js';

/** The rows of one product: those that follow each other with the same key. */
export interface RowGroup {
  readonly key: string;
  readonly rows: readonly TableRow[];
  /** It has more rows than these. */
  readonly isCut: boolean;
}

/** The most rows of a product: each of its variants, and as many images. */
const MOST_ROWS = 2 * MOST_VARIANTS;

/** Rows by products. A row without a key, or with a problem, is a group of its own. */
export async function* groupedRows(rows: AsyncIterable<TableRow>, keyOf: (row: TableRow) => string): AsyncIterable<RowGroup> {
  let group: { key: string; rows: TableRow[]; isCut: boolean } | undefined;
  for await (const row of rows) {
    const key = row.problem === undefined ? keyOf(row) : '';
    if (group && key !== '' && group.key === key) add(group, row);
    else {
      if (group) yield group;
      group = { key, rows: [row], isCut: false };
    }
  }
  if (group) yield group;
}

/** A group keeps no more rows than a product may have, whatever the file has. */
function add(group: { readonly rows: TableRow[]; isCut: boolean }, row: TableRow): void {
  if (group.rows.length < MOST_ROWS) group.rows.push(row);
  else group.isCut = true;
}
