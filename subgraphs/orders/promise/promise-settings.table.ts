import { code, flag, int, type TableDefinition } from '#subgraph-kit/columns.js';

/** How a company's promises are made, once it has changed the usual settings. */
export const PROMISE_SETTINGS = {
  name: 'promise_settings',
  columns: { company_id: int, default_channel: code(60), pickup: flag, cache_seconds: int },
  primaryKey: ['company_id'],
} satisfies TableDefinition;
