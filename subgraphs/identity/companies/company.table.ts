import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, type TableDefinition } from '#subgraph-kit/columns.js';

/** The merchants themselves: the one table that is no company's data, so its own number leads. */
export const COMPANY: TableDefinition = {
  name: 'company',
  columns: { id: int, name: code(120), created_at: instantColumn },
  primaryKey: ['id'],
};

/** A row of {@link COMPANY}. */
export interface CompanyRow {
  readonly id: number;
  readonly name: string;
  readonly created_at: Instant;
}
