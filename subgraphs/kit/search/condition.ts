import type { ColumnValue } from '../statement.js';

/** Part of a WHERE clause. */
export interface Condition {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
  /** It names the few records that fulfil it. */
  readonly isFew?: true;
}

/** The condition on values that a filter has; none where one of them is not given. */
export const ifGiven = (sql: string, ...values: readonly (ColumnValue | undefined)[]): Condition[] => {
  const parameters = values.flatMap((value) => (value == null ? [] : [value]));
  return parameters.length < values.length ? [] : [{ sql, parameters }];
};
