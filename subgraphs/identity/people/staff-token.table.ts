import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Tokens of people for `/graphql`: a visible prefix and a hash. The hash index is global: the token is all that is known. */
export const STAFF_TOKEN: TableDefinition = {
  name: 'staff_token',
  columns: { company_id: int, id: uuid, person_id: uuid, name: code(120), prefix: code(20), hash: code(64), created_at: instantColumn },
  primaryKey: ['company_id', 'id'],
  unique: { staff_token_hash: ['hash'] },
};

/** When a token ends; null for never, as tokens did before they had an end. */
export const STAFF_TOKEN_EXPIRY = { expires_at: nullable(instantColumn) };

/** When a token was last used, to the minute. */
export const STAFF_TOKEN_LAST_USE = { last_used_at: nullable(instantColumn) };

/** Finds the tokens of one person. */
export const STAFF_TOKEN_PERSON = ['staff_token_person', ['company_id', 'person_id', 'id']] as const;

/** A row of {@link STAFF_TOKEN}. */
export interface StaffTokenRow {
  readonly company_id: number;
  readonly id: string;
  readonly person_id: string;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: Instant;
  /** Added later, in {@link STAFF_TOKEN_EXPIRY} and {@link STAFF_TOKEN_LAST_USE}. */
  readonly expires_at: Instant | null;
  readonly last_used_at: Instant | null;
}
