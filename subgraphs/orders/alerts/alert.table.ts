import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { AlertType } from './alert.js';

/** Alerts to the merchant's people. */
export const ALERT: TableDefinition = {
  name: 'alert',
  columns: { company_id: int, id: uuid, type: code(40), subject: nullable(uuid), message: text, raised_at: instantColumn, resolved_at: nullable(instantColumn) },
  primaryKey: ['company_id', 'id'],
  indexes: { alert_open: ['company_id', 'resolved_at', 'raised_at', 'id'], alert_subject: ['company_id', 'subject', 'raised_at'] },
};

/** A row of {@link ALERT}. */
export interface AlertRow {
  readonly id: string;
  readonly type: AlertType;
  readonly subject: string | null;
  readonly message: string;
  readonly raised_at: string;
  readonly resolved_at: string | null;
}
