import type { ColumnValue } from '../statement.js';

/** Part of a WHERE clause. */
export interface Condition {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
  /** It names the few records that fulfil it. */
  readonly isFew?: true;
}
