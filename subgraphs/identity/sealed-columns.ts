import type { SealedColumn } from '#subgraph-kit/sealing-key.js';

/** The sealed columns of this subgraph. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'connection', column: 'webhook_secret' }, { table: 'credential', column: 'sealed' }, { table: 'destination', column: 'secret' },
  { table: 'deployment_task', column: 'sealed' }, { table: 'mail', column: 'sealed' }, { table: 'oauth_signing_key', column: 'sealed' },
];
