import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Condition } from './condition.js';

/** A condition as it is stored. */
export const conditionText = (condition: Condition): string | null => condition && JSON.stringify(condition);

/** The condition of a column. */
export const storedCondition = (text: string | null, column: string, stored: Stored): Condition => (text === null ? null : stored.list(text, column));
