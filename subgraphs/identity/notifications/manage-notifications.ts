import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { isLanguage, LANGUAGES, type Language } from '#contract/languages.js';
import type { NotificationKind } from '#contract/notification-kind.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage, companyToRead } from '../people/access.js';
import { checkText, notificationOf, notificationsOf, type CustomerNotification, type NotificationChoices } from './notification.js';
import { deleteText, findChoices, saveChoice, saveText } from './notification.store.js';

/** Every notification of the company's customers; needs company.read. */
export async function listNotifications({ principal, identity: { database } }: IdentityContext): Promise<CustomerNotification[]> {
  return notificationsOf(await findChoices(database, companyToRead(principal)));
}

/** Switch a notification on or off; needs company.manage. */
export function switchNotification(context: IdentityContext, choice: { readonly kind: NotificationKind; readonly enabled: boolean }): Promise<CustomerNotification> {
  const companyId = companyToManage(context.principal);
  return changed(context, { companyId, kind: choice.kind }, (transaction) => saveChoice(transaction, companyId, choice));
}

/** A text that the merchant writes. */
export interface TextToSave {
  readonly kind: NotificationKind;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

/** Write a text of the company's own for a notification in a language; needs company.manage. Throws BAD_INPUT with every flaw. */
export function saveNotificationText(context: IdentityContext, { kind, language, subject, body }: TextToSave): Promise<CustomerNotification> {
  const companyId = companyToManage(context.principal);
  const text = { kind, language: knownLanguage(language), subject, body };
  checkText(kind, text);
  return changed(context, { companyId, kind }, (transaction) => saveText(transaction, companyId, { ...text, at: instant(context.identity.clock) }));
}

/** Return to the usual text of a notification in a language; needs company.manage. */
export function resetNotificationText(context: IdentityContext, { kind, language }: Pick<TextToSave, 'kind' | 'language'>): Promise<CustomerNotification> {
  const companyId = companyToManage(context.principal);
  const key = { kind, language: knownLanguage(language) };
  return changed(context, { companyId, kind }, (transaction) => deleteText(transaction, companyId, key));
}

function knownLanguage(language: string): Language {
  if (!isLanguage(language)) throw new Failure('BAD_INPUT', `Customers are written to in ${LANGUAGES.join(', ')}`, { language: [`is none of ${LANGUAGES.join(', ')}`] });
  return language;
}

/** Change what the company decided about a notification; answers the notification after it. */
function changed(context: IdentityContext, { companyId, kind }: { readonly companyId: number; readonly kind: NotificationKind }, work: (transaction: Transaction) => Promise<unknown>): Promise<CustomerNotification> {
  return context.identity.database.inTransaction(async (transaction) => {
    const before = stateOf(await findChoices(transaction, companyId), kind);
    await work(transaction);
    const choices = await findChoices(transaction, companyId);
    transaction.recordChange({ kind: 'notification', id: kind, before, after: stateOf(choices, kind) });
    return notificationOf(choices, kind);
  });
}

/** What of a notification is audited: whether it is sent, and the texts that are the company's own. */
const stateOf = (choices: NotificationChoices, kind: NotificationKind) =>
  ({ enabled: !choices.disabled.has(kind), texts: Object.fromEntries([...choices.texts].filter(([key]) => key.startsWith(`${kind} `))) });
