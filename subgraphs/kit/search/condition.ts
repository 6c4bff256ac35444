import type { ColumnValue } from '../statement.js';

/** Part of a WHERE clause. */
export interface Condition {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
}
