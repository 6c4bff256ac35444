import { code, instantColumn, int, nullable, type TableDefinition } from '#subgraph-kit/columns.js';
import type { EventKind } from '#contract/shopper-event.js';

/** For how long a company keeps events of a kind, and until when they were deleted already. */
export const EVENT_RETENTION = {
  name: 'event_retention',
  columns: { company_id: int, kind: code<EventKind>(20), days: nullable(int), purged_until: nullable(instantColumn) },
  primaryKey: ['company_id', 'kind'],
} satisfies TableDefinition;
