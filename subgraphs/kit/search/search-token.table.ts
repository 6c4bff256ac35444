import { code, int, uuid } from '../columns.js';
import { LONGEST_WORD } from './words.js';

const LONGEST_TOKEN = LONGEST_WORD + 24;

/** The table of the tokens by which records are found: words of their texts, and facets such as `country=IT`. */
export const searchTokens = <Name extends string>(name: Name) => ({
  name,
  columns: { company_id: int, token: code(LONGEST_TOKEN), record: uuid },
  primaryKey: ['company_id', 'token', 'record'],
  withoutRowid: true,
  indexes: { [`${name}_record`]: ['company_id', 'record', 'token'] },
}) as const;

/** A table that {@link searchTokens} made. */
export type SearchTokens = ReturnType<typeof searchTokens>;
