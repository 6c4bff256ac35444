import type { Instant } from '#kernel/clock.js';
import type { NotificationKind, NotificationText } from '#contract/customer-notification.js';
import type { Language } from '#contract/languages.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { textKey, type NotificationChoices } from './notification.js';
import { NOTIFICATION, NOTIFICATION_CHOICE, NOTIFICATION_TEXT } from './notification.table.js';

const CHOICE_ROW = selectionOf(NOTIFICATION_CHOICE.columns, 'kind', 'enabled');
const TEXT_ROW = selectionOf(NOTIFICATION_TEXT.columns, 'kind', 'language', 'subject', 'body');

/** What a company decided about its notifications. */
export async function findChoices(reader: Reader, companyId: number): Promise<NotificationChoices> {
  const [choices, texts] = await Promise.all([
    reader.query<SelectedRow<typeof CHOICE_ROW>>(`SELECT ${CHOICE_ROW.names} FROM notification_choice WHERE company_id = ?`, [companyId]),
    reader.query<SelectedRow<typeof TEXT_ROW>>(`SELECT ${TEXT_ROW.names} FROM notification_text WHERE company_id = ?`, [companyId]),
  ]);
  return {
    disabled: new Set(choices.flatMap(({ kind, enabled }) => (enabled === 0 ? [kind] : []))),
    texts: new Map(texts.map(({ kind, language, subject, body }) => [textKey(kind, language), { subject, body }])),
  };
}

/** Switch a notification on or off. */
export const saveChoice = (transaction: Transaction, companyId: number, { kind, enabled }: { readonly kind: NotificationKind; readonly enabled: boolean }): Promise<void> =>
  transaction.upsert(NOTIFICATION_CHOICE, [{ company_id: companyId, kind, enabled: enabled ? 1 : 0 }]);

/** A text in a language. */
export interface KeyedText extends NotificationText {
  readonly kind: NotificationKind;
  readonly language: Language;
}

/** Keep a text of the company's own. */
export const saveText = (transaction: Transaction, companyId: number, { at, ...text }: KeyedText & { readonly at: Instant }): Promise<void> =>
  transaction.upsert(NOTIFICATION_TEXT, [{ company_id: companyId, ...text, changed_at: at }]);

/** Return to the usual text. */
export const deleteText = (transaction: Transaction, companyId: number, { kind, language }: Pick<KeyedText, 'kind' | 'language'>): Promise<number> =>
  transaction.execute('DELETE FROM notification_text WHERE company_id = ? AND kind = ? AND language = ?', [companyId, kind, language]);

/** The keys (shipment and kind) of the notifications of shipments that were queued. */
export async function findQueued(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ shipment_id: string; kind: NotificationKind }>(
    `SELECT shipment_id, kind FROM notification WHERE company_id = ? AND shipment_id IN (${places(shipmentIds.length)})`, [companyId, ...shipmentIds]);
  return new Set(rows.map(({ shipment_id: shipmentId, kind }) => queuedKey(shipmentId, kind)));
}

/** The key of a notification of a shipment. */
export const queuedKey = (shipmentId: string, kind: NotificationKind): string => `${shipmentId} ${kind}`;

/** A notification that is queued. */
export interface QueuedNotification {
  readonly shipmentId: string;
  readonly kind: NotificationKind;
  readonly mailId: string;
}

/** Record notifications with the mails that they are. */
export const insertNotifications = (transaction: Transaction, companyId: number, { queued, at }: { readonly queued: readonly QueuedNotification[]; readonly at: Instant }): Promise<void> =>
  transaction.insert(NOTIFICATION, queued.map(({ shipmentId, kind, mailId }) => ({ company_id: companyId, shipment_id: shipmentId, kind, mail_id: mailId, queued_at: at })));
