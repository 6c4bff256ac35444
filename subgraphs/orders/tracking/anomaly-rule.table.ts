import { code, flag, int, nullable, type TableDefinition } from '#subgraph-kit/columns.js';
import type { Anomaly } from './anomaly.js';

/** A company's own rules of anomalies; those that have no row are the usual ones. */
export const ANOMALY_RULE = {
  name: 'anomaly_rule',
  columns: { company_id: int, type: code<Anomaly>(30), enabled: flag, days: nullable(int) },
  primaryKey: ['company_id', 'type'],
} satisfies TableDefinition;
