import { int, type TableDefinition } from '#subgraph-kit/columns.js';

/** Counts the changes of what delivery is planned by (locations, their calendars, routing rules, carriers, transit times, policies), which processes keep by this count. */
export const LOGISTICS_VERSION = {
  name: 'logistics_version',
  columns: { company_id: int, version: int },
  primaryKey: ['company_id'],
} satisfies TableDefinition;
