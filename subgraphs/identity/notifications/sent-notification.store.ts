import type { Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { ParcelNotificationKind } from '#contract/notification-kind.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { MailState } from '../mails/mail.js';
import type { SentNotification } from './list-sent-notifications.js';

interface SentRow {
  readonly kind: ParcelNotificationKind;
  readonly queued_at: Instant;
  readonly language: Language | null;
  readonly state: MailState | null;
  readonly finished_at: Instant | null;
}

/** The mails of a shipment; there is at most one of each kind. */
export async function findSentNotifications(reader: Reader, companyId: number, shipmentId: string): Promise<SentNotification[]> {
  const rows = await reader.query<SentRow>(
    `SELECT n.kind, n.queued_at, m.language, m.state, m.finished_at FROM notification n LEFT JOIN mail m ON m.company_id = n.company_id AND m.id = n.mail_id
     WHERE n.company_id = ? AND n.shipment_id = ? ORDER BY n.queued_at, n.mail_id`, [companyId, shipmentId]);
  return rows.map(({ queued_at: queuedAt, finished_at: finishedAt, ...same }) => ({ ...same, queuedAt, finishedAt }));
}
