import type { KeptPart } from '#subgraph-kit/keeping/kept-part.js';
import { contentMigrations } from './migrations.js';

/** What a backup must know of this subgraph's database. */
export const CONTENT_KEPT: KeptPart = {
  migrations: contentMigrations,
  blobs: [{ table: 'asset', column: 'content' }],
  references: [
    { table: 'site', column: 'workspace_id', of: 'workspace' },
    { table: 'document', column: 'site_id', of: 'site' },
    { table: 'translation', column: 'document_id', of: 'document' },
    { table: 'contact_key', column: 'contact_id', of: 'contact' },
  ],
};
