import type { Language } from '#contract/languages.js';
import type { NotificationKind, ParcelNotificationKind, ReturnNotificationKind } from '#contract/notification-kind.js';
import { code, flag, instantColumn, int, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Which notifications of shipments were queued: the key keeps a second one out. */
export const NOTIFICATION = {
  name: 'notification',
  columns: { company_id: int, shipment_id: uuid, kind: code<ParcelNotificationKind>(20), mail_id: uuid, queued_at: instantColumn },
  primaryKey: ['company_id', 'shipment_id', 'kind'],
} satisfies TableDefinition;

/** Which notifications of returns were queued: the key keeps a second one out. */
export const RETURN_NOTIFICATION = {
  name: 'return_notification',
  columns: { company_id: int, return_id: uuid, kind: code<ReturnNotificationKind>(20), mail_id: uuid, queued_at: instantColumn },
  primaryKey: ['company_id', 'return_id', 'kind'],
} satisfies TableDefinition;

/** Whether a merchant's customers get a notification; they do where there is no row. */
export const NOTIFICATION_CHOICE = {
  name: 'notification_choice',
  columns: { company_id: int, kind: code<NotificationKind>(20), enabled: flag },
  primaryKey: ['company_id', 'kind'],
} satisfies TableDefinition;

/** A merchant's own text of a notification. */
export const NOTIFICATION_TEXT = {
  name: 'notification_text',
  columns: { company_id: int, kind: code<NotificationKind>(20), language: code<Language>(2), subject: code(200), body: text, changed_at: instantColumn },
  primaryKey: ['company_id', 'kind', 'language'],
} satisfies TableDefinition;
