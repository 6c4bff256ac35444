import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { Role } from './person.js';

/** People of the companies. The e-mail index is global: at sign-in the address is all that is known. */
export const PERSON: TableDefinition = {
  name: 'person',
  columns: {
    company_id: int, id: uuid, email: code(190), name: code(120), role: code(10), password_hash: nullable(code(200)), created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { person_email: ['email'] },
};

/** A row of {@link PERSON} without its password. */
export interface PersonRow {
  readonly company_id: number;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly created_at: Instant;
}

/** Tokens of people for `/graphql`: a visible prefix and a hash. The hash index is global: the token is all that is known. */
export const STAFF_TOKEN: TableDefinition = {
  name: 'staff_token',
  columns: { company_id: int, id: uuid, person_id: uuid, name: code(120), prefix: code(20), hash: code(64), created_at: instantColumn },
  primaryKey: ['company_id', 'id'],
  unique: { staff_token_hash: ['hash'] },
};
