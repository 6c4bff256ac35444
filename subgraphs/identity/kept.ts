import type { KeptPart } from '#subgraph-kit/keeping/kept-part.js';
import { FILE_MIGRATIONS } from './calls/unkeyed-calls.store.js';
import { identityMigrations } from './migrations.js';

/** What a backup must know of this subgraph's database. */
export const IDENTITY_KEPT: KeptPart = {
  migrations: identityMigrations,
  blobs: [],
  references: [
    { table: 'connection', column: 'company_id', of: 'company' },
    { table: 'person', column: 'company_id', of: 'company' },
    { table: 'person', column: 'account_id', of: 'account' },
    { table: 'credential', column: 'connection_id', of: 'connection' },
    { table: 'staff_token', column: 'company_id', of: 'company' },
    { table: 'delivery_attempt', column: 'delivery_id', of: 'delivery' },
  ],
};

/** The same of the file in which an embedded database keeps the calls without a key. */
export const CALLS_KEPT: KeptPart = { migrations: FILE_MIGRATIONS, blobs: [], references: [] };
