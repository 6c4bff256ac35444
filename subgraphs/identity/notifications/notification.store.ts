import type { Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { NotificationKind, ParcelNotificationKind, ReturnNotificationKind } from '#contract/notification-kind.js';
import type { NotificationText } from '#contract/notification-text.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { textKey, type NotificationChoices } from './notification.js';
import { NOTIFICATION, NOTIFICATION_CHOICE, NOTIFICATION_TEXT, RETURN_NOTIFICATION } from './notification.table.js';

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

/** The key of a notification of a shipment or return. */
export const queuedKey = (subjectId: string, kind: NotificationKind): string => `${subjectId} ${kind}`;

/** A notification that is queued. */
export interface QueuedNotification<Kind extends NotificationKind = NotificationKind> {
  /** The shipment or return. */
  readonly subjectId: string;
  readonly kind: Kind;
  readonly mailId: string;
}

/** Where is kept which notifications of shipments, or of returns, were queued. */
export interface QueuedStore<Kind extends NotificationKind> {
  /** The keys of those of some shipments or returns. */
  readonly find: (reader: Reader, companyId: number, subjectIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Record notifications with the mails that they are. */
  readonly insert: (transaction: Transaction, companyId: number, given: { readonly queued: readonly QueuedNotification<Kind>[]; readonly at: Instant }) => Promise<void>;
}

interface QueuedRow {
  readonly subject: string;
  readonly kind: NotificationKind;
}

const keysOf = (rows: readonly QueuedRow[]): ReadonlySet<string> => new Set(rows.map(({ subject, kind }) => queuedKey(subject, kind)));

/** Of shipments. */
export const QUEUED_OF_SHIPMENTS: QueuedStore<ParcelNotificationKind> = {
  find: async (reader, companyId, ids) => keysOf(await reader.query<QueuedRow>(`SELECT shipment_id AS subject, kind FROM notification WHERE company_id = ? AND shipment_id IN (${places(ids.length)})`, [companyId, ...ids])),
  insert: (transaction, companyId, { queued, at }) => transaction.insert(NOTIFICATION, queued.map(({ subjectId, kind, mailId }) => ({ company_id: companyId, shipment_id: subjectId, kind, mail_id: mailId, queued_at: at }))),
};

/** Of returns. */
export const QUEUED_OF_RETURNS: QueuedStore<ReturnNotificationKind> = {
  find: async (reader, companyId, ids) => keysOf(await reader.query<QueuedRow>(`SELECT return_id AS subject, kind FROM return_notification WHERE company_id = ? AND return_id IN (${places(ids.length)})`, [companyId, ...ids])),
  insert: (transaction, companyId, { queued, at }) => transaction.insert(RETURN_NOTIFICATION, queued.map(({ subjectId, kind, mailId }) => ({ company_id: companyId, return_id: subjectId, kind, mail_id: mailId, queued_at: at }))),
};
