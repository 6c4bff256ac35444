import { code, instantColumn, int, selection, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Wrong credentials by surface and address; keys do not begin with a company, since the caller is not authenticated yet. */
export const LOCKOUT = {
  name: 'lockout',
  columns: { surface: code(20), address: code(45), began_at: instantColumn, failures: int },
  primaryKey: ['surface', 'address'],
} satisfies TableDefinition;

/** The columns of {@link LOCKOUT}: the time of the window's first failure, and the number of failures. */
export const LOCKOUT_ROW = selection(LOCKOUT.columns, 'surface', 'address');

/** A row of {@link LOCKOUT_ROW}. */
export type LockoutRow = SelectedRow<typeof LOCKOUT_ROW>;
