import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, type TableDefinition } from '#subgraph-kit/columns.js';

/** Wrong credentials by surface and address; a caller who is not known yet has no company that could lead. */
export const LOCKOUT: TableDefinition = {
  name: 'lockout',
  columns: { surface: code(20), address: code(45), began_at: instantColumn, failures: int },
  primaryKey: ['surface', 'address'],
};

/** A row of {@link LOCKOUT}. */
export interface LockoutRow {
  /** The first failure of the window. */
  readonly began_at: Instant;
  readonly failures: number;
}
