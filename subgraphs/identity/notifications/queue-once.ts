import { instant } from '#kernel/clock.js';
import { deliverableAddress, isAscii } from '#kernel/mail-address.js';
import type { MailTemplate } from '#contract/mail-data.js';
import type { NotificationKind } from '#contract/notification-kind.js';
import { requireScope } from '#contract/principal.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Brand } from '../companies/brand.js';
import { brandsByCompany } from '../companies/brand.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { noteUnsendableMail, queueMail, type MailToQueue } from '../mails/queue-mail.js';
import { knownCompany } from '../people/access.js';
import type { NotificationChoices } from './notification.js';
import { findChoices, queuedKey, type QueuedNotification, type QueuedStore } from './notification.store.js';

/** A notification that is due. */
export interface Due<Kind extends NotificationKind> {
  readonly kind: Kind;
  readonly email: string;
  /** The order's number. */
  readonly order: string;
}

/** Who mails customers, and how. */
export interface Sender {
  readonly companyId: number;
  readonly brand: Brand;
  readonly choices: NotificationChoices;
  readonly commerceUrl: string;
}

interface Queueing<D, Kind extends NotificationKind, T extends MailTemplate> {
  readonly store: QueuedStore<Kind>;
  /** The shipment or return that a notification is of. */
  readonly subjectOf: (one: D) => string;
  readonly mailOf: (one: D, sender: Sender) => MailToQueue<T>;
}

/** Queue the mails of notifications that were not queued yet, in one transaction with the record that they were; those that the merchant switched off are left out, and those that cannot be sent to their address are kept as mails that were given up. Answers how many were queued. */
export function queueOnce<Kind extends NotificationKind, D extends Due<Kind>, T extends MailTemplate>({ principal, identity }: IdentityContext, due: readonly D[], { store, subjectOf, mailOf }: Queueing<D, Kind, T>): Promise<number> {
  requireScope(principal, 'system');
  const companyId = knownCompany(principal.companyId);
  if (due.length === 0) return Promise.resolve(0);
  return identity.database.inTransaction(async (transaction) => {
    const [choices, brands, before] = await Promise.all([findChoices(transaction, companyId), brandsByCompany(transaction, [companyId]), store.find(transaction, companyId, due.map(subjectOf))]);
    const brand = brands.get(companyId);
    if (!brand) return 0;
    const sender: Sender = { companyId, brand, choices, commerceUrl: identity.commerceUrl };
    const keyOf = (one: D): string => queuedKey(subjectOf(one), one.kind);
    const fresh = [...new Map(due.map((one) => [keyOf(one), one])).values()].filter((one) => !before.has(keyOf(one)) && !choices.disabled.has(one.kind));
    const queued: QueuedNotification<Kind>[] = [];
    for (const one of fresh) queued.push({ subjectId: subjectOf(one), kind: one.kind, mailId: await queueNotification(identity, transaction, { one, mail: mailOf(one, sender) }) });
    if (queued.length > 0) await store.insert(transaction, companyId, { queued, at: instant(identity.clock) }).catch(duplicateAsConflict('The same notification was queued meanwhile'));
    return queued.length;
  });
}

/** The mail of a notification; one to an address to which none can be sent is given up at once, so that staff see it. */
function queueNotification<T extends MailTemplate>(identity: Identity, transaction: Transaction, { one: { email, order }, mail }: { readonly one: Pick<Due<NotificationKind>, 'email' | 'order'>; readonly mail: MailToQueue<T> }): Promise<string> {
  const to = deliverableAddress(email);
  if (to !== undefined) return queueMail(identity, transaction, { ...mail, to });
  const { companyId, template, language } = mail;
  return noteUnsendableMail(identity, transaction, { companyId, template, language, failure: `${isAscii(email) ? 'ADDRESS' : 'ADDRESS_NOT_ASCII'} ${order}` });
}

/** What every mail to a customer has beside its text and link: where they ask, and how the merchant shows itself. */
export const signatureOf = ({ supportEmail, supportUrl, name, accentColor }: Brand) => ({ support: supportEmail ?? supportUrl ?? '', sender: name, ...(accentColor !== null && { accentColor }) });
