import { flag, instantColumn, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** The processes that serve calls of connections, one row while the process runs. They serve every company. */
export const SERVING_PROCESS = {
  name: 'serving_process',
  columns: { id: uuid, seen_at: instantColumn, embedded: flag },
  primaryKey: ['id'],
} satisfies TableDefinition;
