import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { AlertType } from './alert.js';

/** Alerts to the merchant's staff. */
export const ALERT = {
  name: 'alert',
  columns: { company_id: int, id: uuid, type: code<AlertType>(40), subject: nullable(uuid), message: text, raised_at: instantColumn, resolved_at: nullable(instantColumn), location_id: since(562, nullable(uuid)), dismissed: since(622, flag) }, // by staff: resolved by somebody who saw it
  primaryKey: ['company_id', 'id'],
  indexes: { alert_open: ['company_id', 'resolved_at', 'raised_at', 'id'], alert_subject: ['company_id', 'subject', 'raised_at'] },
} satisfies TableDefinition;

/** What is read of {@link ALERT}. */
export const ALERT_ROW = selection(ALERT.columns, 'company_id', 'dismissed');

/** A row of {@link ALERT_ROW}. */
export type AlertRow = SelectedRow<typeof ALERT_ROW>;
