import { code, instantColumn, int, selection, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Wrong credentials by surface and address; a caller who is not known yet has no company that could lead. */
export const LOCKOUT = {
  name: 'lockout',
  columns: { surface: code(20), address: code(45), began_at: instantColumn, failures: int },
  primaryKey: ['surface', 'address'],
} satisfies TableDefinition;

/** What is read of {@link LOCKOUT}: the first failure of the window, and how many there were. */
export const LOCKOUT_ROW = selection(LOCKOUT.columns, 'surface', 'address');

/** A row of {@link LOCKOUT_ROW}. */
export type LockoutRow = SelectedRow<typeof LOCKOUT_ROW>;
